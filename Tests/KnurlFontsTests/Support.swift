import KnurlFonts
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Font files of Debian's packages, which `make test` installs.
enum TestFont: String, CaseIterable {
  case sans = "truetype/dejavu/DejaVuSans.ttf"
  case sansBold = "truetype/dejavu/DejaVuSans-Bold.ttf"
  case noto = "truetype/noto/NotoSans-Regular.ttf"
  case arabic = "truetype/noto/NotoNaskhArabic-Regular.ttf"
  case hebrew = "truetype/noto/NotoSansHebrew-Regular.ttf"
  case devanagari = "truetype/noto/NotoSansDevanagari-Regular.ttf"
  case thai = "truetype/noto/NotoSansThai-Regular.ttf"
  case runic = "truetype/noto/NotoSansRunic-Regular.ttf"
  case cjk = "opentype/noto/NotoSansCJK-Regular.ttc"
  case emoji = "truetype/noto/NotoColorEmoji.ttf"

  /// Which faces of the CJK collection are whose.
  static let japanese = 0
  static let korean = 1
  static let simplifiedChinese = 2

  var path: String { "/usr/share/fonts/" + rawValue }

  func face(_ index: Int = 0) throws -> FontFace { try FontFace(file: path, index: index) }

  /// Whether tests run: on a server always, so that what is missing there fails.
  static var areThere: Bool {
    isServer || allCases.allSatisfy { isThere($0.path) }
  }

  static let howToInstall: Comment =
    "install fonts-dejavu-core fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji, or run: .ci/install test"
}

/// Programs and tables of Debian's packages.
enum TestTool {
  static let shape = "/usr/bin/hb-shape"
  static let unicode = "/usr/share/unicode/"

  static var shapeIsThere: Bool { isServer || isThere(shape) }
  static var unicodeIsThere: Bool { isServer || isThere(unicode + "auxiliary/WordBreakTest.txt") }
  static let howToInstallShape: Comment = "install libharfbuzz-bin, or run: .ci/install test"
  static let howToInstallUnicode: Comment = "install unicode-data, or run: .ci/install test"

  /// What a program prints.
  static func output(_ command: String) -> String {
    guard let pipe = unsafe popen(command, "r") else { return "" }
    defer { unsafe pclose(pipe) }
    return String(decoding: unsafe read(pipe), as: UTF8.self)
  }

  /// All bytes of a file; none where it can't be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { return [] }
    defer { unsafe fclose(file) }
    return unsafe read(file)
  }

  private static func read(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = [], piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      bytes += piece[..<count]
      if count < piece.count { return bytes }
    }
  }
}

private var isServer: Bool { unsafe getenv("CI") != nil }

private func isThere(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
