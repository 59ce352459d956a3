public import KnurlControls
import KnurlGeometry

/// The semantic tree of a frame as JSON: what stands beside its picture.
public enum SemanticTree {
  /// The tree of the last frame of an interface; the same frame gives the same text.
  ///
  /// A node has `path`, `role`, `label`, `text`, `value`, `minimum`, `maximum`, `step`, `frame` (x, y, width, height in
  /// window points), `state` (hot, active, focused, disabled), `actions`, `focus` (its place among the stops of the Tab
  /// key) and `parts`; what is empty or unknown is left out.
  public static func text(of ui: UI) -> String {
    JSON.object([
      (key: "size", value: .array([.number(ui.size.width), .number(ui.size.height)])),
      (key: "nodes", value: .array(ui.nodes.map(value))),
    ]).lines
  }

  static func value(_ node: Node) -> JSON {
    var members: [(key: String, value: JSON)] = []
    func add(_ key: String, _ text: String) {
      if !text.isEmpty { members.append((key, .string(text))) }
    }
    func add(_ key: String, _ number: Double?) {
      if let number { members.append((key, .number(number))) }
    }
    func add(_ key: String, _ items: [JSON]) {
      if !items.isEmpty { members.append((key, .array(items))) }
    }
    add("path", node.path)
    add("role", node.role)
    add("label", node.label)
    add("text", node.text)
    add("value", node.value)
    add("minimum", node.minimum)
    add("maximum", node.maximum)
    add("step", node.step)
    let frame = node.frame
    add("frame", [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
    add("state", states(node).map { .string($0) })
    add("actions", node.actions.map { .string($0.rawValue) })
    if let index = node.focusIndex { members.append(("focus", .integer(index))) }
    add("parts", node.children.map(value))
    return .object(members)
  }

  private static func states(_ node: Node) -> [String] {
    [(node.isHot, "hot"), (node.isActive, "active"), (node.isFocused, "focused"), (!node.isEnabled, "disabled")]
      .filter(\.0).map(\.1)
  }
}

extension Harness {
  /// The semantic tree of the last frame as JSON; see ``SemanticTree``.
  public var tree: String { SemanticTree.text(of: ui) }
}
