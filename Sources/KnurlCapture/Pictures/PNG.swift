import CKnurlPNG
public import KnurlDrawing

/// Pictures as PNG files, through libpng's simplified interface.
///
/// A file holds 8 bits a channel in sRGB, with straight alpha unless every pixel is opaque. Every premultiplied pixel comes
/// back as it was; a pixel with a colour above its alpha, which no renderer makes, comes back with the colour cut to alpha.
public enum PNG {
  /// The largest number of pixels that is decoded: a small file can claim a huge picture.
  public static let maximumPixels = 1 << 26

  /// The most bytes of a file that are read.
  public static let maximumFileBytes = 1 << 28

  /// Encodes a picture; equal pictures give equal bytes with one version of libpng and zlib.
  public static func encode(_ pixmap: Pixmap) throws(CaptureError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .emptyPicture(width: width, height: height) }
    return try encode(pixmap, hasAlpha: !pixmap.isOpaque)
  }

  /// As `encode`, with an alpha channel or without, whatever the pixels say.
  static func encode(_ pixmap: Pixmap, hasAlpha: Bool) throws(CaptureError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    var image = unsafe Self.image(width: width, height: height, hasAlpha: hasAlpha)
    let source = bytes(of: pixmap, hasAlpha: hasAlpha)
    // More than deflate can add: 1/8 and a few bytes, and 12 bytes for every 8192.
    var count = source.count + source.count / 4 + 1024
    var output = [UInt8](repeating: 0, count: count)
    let isDone = unsafe png_image_write_to_memory(&image, &output, &count, 0, source, 0, nil)
    guard isDone != 0 else { throw unsafe .cannotEncode(width: width, height: height, reason: message(of: image)) }
    output.removeSubrange(count...)
    return output
  }

  /// Decodes a picture of any kind of PNG to 8 bits a channel.
  /// - Parameters:
  ///   - bytes: The contents of a PNG file.
  ///   - name: What an error calls them.
  public static func decode(_ bytes: [UInt8], named name: String = "The picture") throws(CaptureError) -> Pixmap {
    if bytes.isEmpty { throw .notAPNG(path: name, reason: "it is empty") }
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    // libpng keeps the address until the picture is finished, so both calls happen while the bytes are lent.
    let result: Result<Pixmap, CaptureError> = unsafe bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress, unsafe png_image_begin_read_from_memory(&image, base, source.count) != 0
      else {
        return .failure(.notAPNG(path: name, reason: unsafe message(of: image)))
      }
      return unsafe finish(&image, name)
    }
    return try result.get()
  }

  /// Reads a picture from a file.
  public static func read(_ path: String) throws(CaptureError) -> Pixmap {
    try decode(Files.read(path, limit: maximumFileBytes), named: path)
  }

  /// Writes a picture to a file, whole or not at all; `makesFolders` makes the folders above it where they are missing.
  public static func write(_ pixmap: Pixmap, to path: String, makesFolders: Bool = false) throws(CaptureError) {
    try Files.write(encode(pixmap), to: path, makesFolders: makesFolders)
  }

  // MARK: libpng

  private static let rgb = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  private static let rgba = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  private static func image(width: Int, height: Int, hasAlpha: Bool) -> png_image {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = hasAlpha ? rgba : rgb
    return unsafe image
  }

  private static func finish(_ image: inout png_image, _ name: String) -> Result<Pixmap, CaptureError> {
    let width = unsafe Int(image.width), height = unsafe Int(image.height)
    let isFitting = max(width, height) <= Pixmap.maximumSide && width * height <= maximumPixels
    guard isFitting else {
      return .failure(.tooLarge(path: name, width: width, height: height))
    }
    unsafe image.format = rgba
    var target = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(&image, nil, &target, 0, nil) != 0 else {
      return .failure(.notAPNG(path: name, reason: unsafe message(of: image)))
    }
    return .success(pixmap(of: target, width: width, height: height))
  }

  private static func message(of image: png_image) -> String {
    let text = unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "libpng does not say why" : text
  }

  // MARK: Pixels

  private static func bytes(of pixmap: Pixmap, hasAlpha: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixmap.width * pixmap.height * (hasAlpha ? 4 : 3))
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let pixel = pixmap[x, y]
        let alpha = pixel >> 24
        for shift: UInt32 in [16, 8, 0] {
          bytes.append(UInt8(StraightAlpha.straight(pixel >> shift & 255, alpha: alpha)))
        }
        if hasAlpha { bytes.append(UInt8(alpha)) }
      }
    }
    return bytes
  }

  private static func pixmap(of bytes: [UInt8], width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    let stride = pixmap.stride
    unsafe pixmap.withUnsafePixels { pixels in
      var index = 0
      for y in 0..<height {
        for x in 0..<width {
          let alpha = UInt32(bytes[index + 3])
          var pixel = alpha
          for channel in bytes[index..<index + 3] {
            pixel = pixel << 8 | StraightAlpha.premultiplied(UInt32(channel), alpha: alpha)
          }
          unsafe pixels[y * stride + x] = pixel
          index += 4
        }
      }
    }
    return pixmap
  }
}
