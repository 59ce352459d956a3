import CKnurlFriBidi

/// The Unicode bidirectional algorithm, as FriBidi does it.
enum Bidi {
  /// The levels of a line's characters: odd ones are read from right to left; and the level of the line as a whole.
  static func levels(
    of scalars: [Unicode.Scalar], _ direction: FontOptions.Direction
  ) -> (levels: [Int], base: Int) {
    let codes = scalars.map { FriBidiChar($0.value) }
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: codes.count)
    unsafe fribidi_get_bidi_types(codes, FriBidiStrIndex(codes.count), &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: codes.count)
    unsafe fribidi_get_bracket_types(codes, FriBidiStrIndex(codes.count), types, &brackets)
    return levels(types, brackets, direction)
  }

  static func levels(
    _ types: [FriBidiCharType], _ brackets: [FriBidiBracketType], _ direction: FontOptions.Direction
  ) -> (levels: [Int], base: Int) {
    var base =
      switch direction {
      case .automatic: knurl_base_automatic
      case .leftToRight: knurl_base_left
      case .rightToLeft: knurl_base_right
      }
    var levels = [FriBidiLevel](repeating: 0, count: types.count)
    let isDone = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(types.count), &base, &levels)
    let level = isRight(base) ? 1 : 0
    // Text that is nested too deeply for the memory at hand is left as it is.
    guard isDone != 0 else { return ([Int](repeating: level, count: types.count), level) }
    // White space at the end of the line is read as the line is.
    var end = types.count
    while end > 0, knurl_is_trailing(types[end - 1]) != 0 {
      end -= 1
      levels[end] = FriBidiLevel(level)
    }
    return (levels.map { Int($0) }, level)
  }

  /// A base direction's lowest bit, as FriBidi has it.
  private static func isRight(_ base: FriBidiParType) -> Bool { base.rawValue & 1 == 1 }

  /// Whether a line may need the algorithm: everything below the Hebrew block runs from left to right.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590, 0x0900...0x200D, 0x2010...0x2029, 0x202F...0x2065, 0x2070...0xD7FF, 0xF900...0xFB1C,
      0xFE00...0xFE6F,
      0xFF00...0xFFFF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The order in which parts of a line stand from left to right, by their levels.
  static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
