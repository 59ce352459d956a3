extension ValueDomain {
  /// The stop nearest to a position 0...1; half way the higher one.
  func stop(at position: Double) -> Number {
    var low = 0, high = stops.count - 1
    while low < high {
      let middle = (low + high) / 2
      let boundary = (self.position(of: stops[middle]) + self.position(of: stops[middle + 1])) / 2
      // A hair is rounding: half way is half way.
      if position < boundary - 1e-12 { high = middle } else { low = middle + 1 }
    }
    return stops[low]
  }

  /// The stop nearest to a value; half way the higher one.
  func nearestStop(to number: Number) -> Number {
    let above = firstStop(notBelow: number)
    if above == 0 || stops[above] == number { return stops[above] }
    return isNearer(number, stops[above - 1], than: stops[above]) ? stops[above - 1] : stops[above]
  }

  /// The stop some stops away; from a value between two, the first one leads to the next in its direction.
  func stop(from number: Number, by count: Double) -> Number {
    let size = Int(min(max(1, count.magnitude.rounded(.toNearestOrAwayFromZero)), 1e9))
    let above = firstStop(notBelow: number)
    let isStop = stops[above] == number
    let index = count > 0 ? above + (isStop ? size : size - 1) : above - size
    return stops[max(0, min(stops.count - 1, index))]
  }

  /// The index of the first stop that is not below a value; the last one where there is none.
  private func firstStop(notBelow number: Number) -> Int {
    var low = 0, high = stops.count - 1
    while low < high {
      let middle = (low + high) / 2
      if stops[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isNearer(_ number: Number, _ low: Number, than high: Number) -> Bool {
    switch (number, low, high) {
    case (.whole(let number), .whole(let low), .whole(let high)): number - low < high - number
    default: real(number) - real(low) < real(high) - real(number)
    }
  }
}
