import CKnurlFreeType
import KnurlDrawing
import KnurlGeometry

/// A face as FreeType sees it: outlines and coloured pictures of its glyphs. All of it is asked for under a lock, since a
/// face has one place for the glyph that is being looked at.
@safe
final class FaceOutlines: @unchecked Sendable {
  /// An outline that reaches farther than so many ems is none: the memory for its pixels would know no bounds.
  private static let farthest = 16.0

  private let library: FT_Library
  private let face: FT_Face
  private let bytes: FontBytes
  private let lock = Lock()
  /// Nil for a face of pictures alone.
  let unitsPerEm: Int?
  let glyphCount: Int
  let hasPictures: Bool
  /// How far glyphs reach above and below their origins, in ems, as the face tells.
  let reach: (above: Double, below: Double)
  let family: String
  let style: String
  let axes: [FontAxis]

  /// How many faces there are.
  static func count(_ bytes: FontBytes) throws(FontError) -> Int {
    let library = try unsafe Self.library()
    defer { unsafe FT_Done_FreeType(library) }
    let face = try unsafe open(library, bytes, -1)
    defer { unsafe FT_Done_Face(face) }
    return unsafe max(0, face.pointee.num_faces)
  }

  init(_ bytes: FontBytes, index: Int) throws(FontError) {
    let library = try unsafe Self.library()
    let face: FT_Face
    do throws(FontError) { unsafe face = try Self.open(library, bytes, index) } catch {
      unsafe FT_Done_FreeType(library)
      throw error
    }
    self.bytes = bytes
    unsafe (self.library, self.face) = (library, face)
    hasPictures = unsafe knurl_has_color(face) != 0 && face.pointee.num_fixed_sizes > 0
    let isScalable = unsafe knurl_is_scalable(face) != 0
    unitsPerEm = isScalable ? unsafe Int(face.pointee.units_per_EM) : nil
    glyphCount = unsafe face.pointee.num_glyphs
    let box = unsafe face.pointee.bbox, em = Double(max(1, unitsPerEm ?? 1))
    reach = (min(max(0, Double(box.yMax) / em), 4), min(max(0, -Double(box.yMin) / em), 4))
    family = unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? ""
    style = unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? ""
    axes = unsafe Self.axes(library, face)
    if !isScalable && !hasPictures {
      throw .broken(path: bytes.name, reason: "it has neither outlines nor coloured pictures")
    }
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  private static func library() throws(FontError) -> FT_Library {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .broken(path: "FreeType", reason: "it does not start; there may be no memory left")
    }
    return unsafe library
  }

  private static func open(_ library: FT_Library, _ bytes: FontBytes, _ index: Int) throws(FontError) -> FT_Face {
    var face: FT_Face?
    let base = unsafe bytes.memory.bindMemory(to: FT_Byte.self).baseAddress
    let error = unsafe FT_New_Memory_Face(library, base, bytes.memory.count, index, &face)
    guard error == 0, let face = unsafe face else {
      throw .broken(path: bytes.name, reason: "FreeType's error \(error)")
    }
    return unsafe face
  }

  // MARK: Axes

  private static func axes(_ library: FT_Library, _ face: FT_Face) -> [FontAxis] {
    var found: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe knurl_has_axes(face) != 0, unsafe FT_Get_MM_Var(face, &found) == 0, let list = unsafe found else {
      return []
    }
    defer { unsafe FT_Done_MM_Var(library, list) }
    return unsafe (0..<Int(list.pointee.num_axis)).map { index in
      let axis = unsafe list.pointee.axis[index]
      let least = unsafe Double(axis.minimum) / 65536
      let most = unsafe max(least, Double(axis.maximum) / 65536)
      let tag = unsafe FontTag(value: UInt32(truncatingIfNeeded: axis.tag)).text
      let middle = unsafe Double(axis.def) / 65536
      return FontAxis(tag: tag, bounds: least...most, defaultValue: min(max(middle, least), most))
    }
  }

  /// Goes to a place on all axes.
  func vary(_ values: [Double]) {
    var coordinates = values.map { FT_Fixed(($0 * 65536).rounded()) }
    _ = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  // MARK: Glyphs

  /// The shape of a glyph in ems; empty for one that there is not, that has none, or that is damaged.
  func outline(of glyph: UInt32) -> Path {
    lock.withLock {
      guard let unitsPerEm, unsafe FT_Load_Glyph(face, glyph, knurl_load_outline) == 0,
        unsafe knurl_is_outline(face.pointee.glyph) != 0
      else { return Path() }
      return unsafe path(face.pointee.glyph, unitsPerEm)
    }
  }

  private func path(_ slot: FT_GlyphSlot, _ unitsPerEm: Int) -> Path {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let farthest = Int(Self.farthest * Double(unitsPerEm))
    let reach = max(-box.xMin, box.xMax, 2 * max(-box.yMin, box.yMax))
    if reach > farthest { return Path() }
    var tracer = OutlineTracer(scale: 1 / Double(unitsPerEm))
    unsafe withUnsafeMutablePointer(to: &tracer) { tracer in
      var functions = OutlineTracer.functions
      _ = unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, tracer)
    }
    return tracer.closed
  }

  /// The coloured picture of a glyph; nil where it has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures else { return nil }
    return lock.withLock {
      guard unsafe FT_Select_Size(face, 0) == 0, unsafe FT_Load_Glyph(face, glyph, knurl_load_color) == 0,
        unsafe knurl_is_color_picture(face.pointee.glyph) != 0
      else { return nil }
      let pixelsPerEm = unsafe face.pointee.available_sizes[0].y_ppem
      return unsafe GlyphPicture(face.pointee.glyph, pixelsPerEm: Double(pixelsPerEm) / 64)
    }
  }
}
