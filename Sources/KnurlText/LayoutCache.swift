package import KnurlDrawing

/// Layouts by text and style, in two generations: when the newer one is full it becomes the older one, whose layouts are
/// dropped unless they were asked for meanwhile. So at most `2 * capacity` are kept, and those in use stay.
package struct LayoutCache {
  package struct Key: Hashable {
    package var text: String
    package var style: TextStyle

    package init(text: String, style: TextStyle) {
      self.text = text
      self.style = style
    }

    /// Compares bytes: texts that Unicode calls equal may differ in length, and clusters count bytes.
    package static func == (first: Key, second: Key) -> Bool {
      first.style == second.style && first.text.utf8.elementsEqual(second.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(style)
    }
  }

  package static let capacity = 2048

  private var newer: [Key: TextLayout] = [:]
  private var older: [Key: TextLayout] = [:]

  package init() {}

  package var count: Int { newer.count + older.count }

  package mutating func find(_ key: Key) -> TextLayout? {
    if let found = newer[key] { return found }
    guard let found = older.removeValue(forKey: key) else { return nil }
    add(found, for: key)
    return found
  }

  package mutating func add(_ layout: TextLayout, for key: Key) {
    if newer.count >= Self.capacity {
      swap(&newer, &older)
      newer.removeAll(keepingCapacity: true)
    }
    newer[key] = layout
  }
}
