/// How often a property is tried: as often as is said in a release build, less often in a debug build, which is ten to twenty
/// times slower.
public func rounds(_ count: Int, debug: Int) -> Int {
  #if DEBUG
  debug
  #else
  count
  #endif
}
