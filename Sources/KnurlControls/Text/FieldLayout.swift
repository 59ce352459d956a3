/// Where the parts of a text field stand in its own coordinates.
struct FieldLayout {
  /// The field itself.
  let box: Rect
  /// The room for its text.
  let text: Rect
  let hasHead: Bool
  let hasFoot: Bool
  /// The lens of a search.
  let lens: Rect?
  /// The cross that clears a search, as large as its target.
  let cross: Rect?

  /// The distance of many lines from the window's top and bottom.
  static let areaPadding = 8.0

  static func naturalSize(_ style: TextFieldStyle, width: Double, hasLabel: Bool, hasError: Bool) -> NaturalSize {
    let head = hasLabel ? TextFieldStyle.headHeight : 0, foot = hasError ? TextFieldStyle.footHeight : 0
    return NaturalSize(width: width, height: style.height + head + foot, fills: true)
  }

  /// Label and error give way where the field itself would not have half of its height.
  init(
    _ bounds: Rect, _ style: TextFieldStyle, hasLabel: Bool, hasError: Bool, kind: TextFieldOptions.Kind,
    isMirrored: Bool
  ) {
    let least = style.height / 2
    hasHead = hasLabel && bounds.height - TextFieldStyle.headHeight >= least
    let head = hasHead ? TextFieldStyle.headHeight : 0
    hasFoot = hasError && bounds.height - head - TextFieldStyle.footHeight >= least
    let foot = hasFoot ? TextFieldStyle.footHeight : 0
    box = Rect(x: 0, y: head, width: bounds.width, height: max(0, bounds.height - head - foot))
    let side = box.height
    let left = Rect(x: 0, y: box.minY, width: side, height: side)
    let right = Rect(x: box.maxX - side, y: box.minY, width: side, height: side)
    let isSearch = kind == .search && box.width >= 3 * side
    lens = isSearch ? (isMirrored ? right : left) : nil
    cross = isSearch ? (isMirrored ? left : right) : nil
    let padding = min(style.padding, box.width / 4), inset = isSearch ? side - 2 : padding
    text = Rect(
      x: inset, y: box.minY, width: max(0, box.width - 2 * inset), height: box.height)
  }
}
