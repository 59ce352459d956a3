/// The seeds of property tests.
let seeds: [UInt64] = [1, 2, 3, 5, 8]
