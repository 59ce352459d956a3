/// What a text field can be told beyond its text, placeholder and label.
public struct TextFieldOptions: Hashable, Sendable {
  /// What a text field is for.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case plain
    /// A search: with a lens, and a cross that clears it.
    case search
    /// A secret: shown as bullets, never copied and never told to nodes.
    case password
  }

  /// What the field is for.
  public var kind: Kind
  /// The characters that can be typed and pasted. The program's own text is not held to it.
  public var filter: CharacterFilter
  /// The most characters (grapheme clusters) that can be typed; nil: any number. Below zero counts as zero.
  public var maximumLength: Int?
  /// Whether the program's variable follows the typing; otherwise it is written once, at the commit.
  public var isContinuous: Bool
  /// Whether the text can be selected and copied, but not changed.
  public var isReadOnly: Bool
  /// Whether Enter also gives up the focus.
  public var leavesOnEnter: Bool

  /// Creates options.
  public init(
    kind: Kind = .plain, filter: CharacterFilter = .any, maximumLength: Int? = nil, isContinuous: Bool = true,
    isReadOnly: Bool = false, leavesOnEnter: Bool = false
  ) {
    (self.kind, self.filter, self.maximumLength) = (kind, filter, maximumLength)
    (self.isContinuous, self.isReadOnly, self.leavesOnEnter) = (isContinuous, isReadOnly, leavesOnEnter)
  }
}
