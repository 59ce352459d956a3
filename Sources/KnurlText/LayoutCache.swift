import KnurlDrawing

/// Layouts by text and style, in two generations: when the newer one is full it becomes the older one, whose layouts are
/// dropped unless they were asked for meanwhile. So at most `2 * capacity` are kept, and those in use stay.
struct LayoutCache {
  struct Key: Hashable {
    var text: String
    var style: TextStyle

    /// Compares bytes: texts that Unicode calls equal may differ in length, and clusters count bytes.
    static func == (first: Key, second: Key) -> Bool {
      first.style == second.style && first.text.utf8.elementsEqual(second.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(style)
    }
  }

  static let capacity = 2048

  private var newer: [Key: TextLayout] = [:]
  private var older: [Key: TextLayout] = [:]

  var count: Int { newer.count + older.count }

  mutating func find(_ key: Key) -> TextLayout? {
    if let found = newer[key] { return found }
    guard let found = older.removeValue(forKey: key) else { return nil }
    add(found, for: key)
    return found
  }

  mutating func add(_ layout: TextLayout, for key: Key) {
    if newer.count >= Self.capacity {
      swap(&newer, &older)
      newer.removeAll(keepingCapacity: true)
    }
    newer[key] = layout
  }
}
