/// A colour in sRGB with straight alpha. A component outside 0...1 is clamped, NaN counts as 0.
public struct Color: Hashable, Sendable {
  /// The red component, 0...1.
  public var red: Double { didSet { red = Self.component(red) } }
  /// The green component, 0...1.
  public var green: Double { didSet { green = Self.component(green) } }
  /// The blue component, 0...1.
  public var blue: Double { didSet { blue = Self.component(blue) } }
  /// The opacity: 0 invisible, 1 opaque.
  public var alpha: Double { didSet { alpha = Self.component(alpha) } }

  /// Nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Creates a colour from its components, each 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.component(red)
    self.green = Self.component(green)
    self.blue = Self.component(blue)
    self.alpha = Self.component(alpha)
  }

  /// Creates a grey from black, 0, to white, 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque colour from the digits 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255)
  }

  /// The colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * Interpolation.clamp(factor, 0, 1))
  }

  /// The colour `fraction` of the way to another, straight component by straight component.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let t = Interpolation.clamp(fraction, 0, 1)
    return Color(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// The colour with each component times `factor` plus `offset`, clamped; alpha stays.
  public func adjusted(by factor: Double, plus offset: Double = 0) -> Color {
    Color(
      red: red * factor + offset, green: green * factor + offset, blue: blue * factor + offset, alpha: alpha)
  }

  /// The premultiplied pixel 0xAARRGGBB, each channel rounded to nearest; no colour channel exceeds alpha.
  public var premultiplied: UInt32 {
    let scale = alpha * 255
    let a = UInt32(scale + 0.5), r = UInt32(red * scale + 0.5)
    let g = UInt32(green * scale + 0.5), b = UInt32(blue * scale + 0.5)
    return a << 24 | r << 16 | g << 8 | b
  }

  private static func component(_ number: Double) -> Double { Interpolation.clamp(number, 0, 1) }
}
