import KnurlCapture

@testable import KnurlControls

/// A text field "name" at (400, 150), 160x30, and a button "go" far from it.
func fieldRig(
  _ text: String = "", placeholder: String = "", _ configure: (inout TextFieldOptions) -> Void = { _ in }
) -> Rig<String> {
  var options = TextFieldOptions()
  configure(&options)
  let fixed = options
  return Rig(text) { ui, state in
    ui.place(Rect(x: 400, y: 150, width: 160, height: 30)) {
      state.response = ui.textField(id: "name", &state.model, placeholder: placeholder, options: fixed)
    }
    ui.place(Rect(x: 40, y: 40, width: 80, height: 30)) { ui.button(id: "go", "Go") }
  }
}

extension Rig where Model == String {
  /// The place before a character of the field's text, in the middle of the line.
  func before(_ count: Int, size: Double = 14) -> Point {
    let style = TextStyle(size: size), text = String(model.prefix(count))
    return Point(x: 411 + harness.ui.engine.layout(text, style).width, y: 165)
  }

  /// Gives the field the focus with the caret at the end.
  func focus() {
    harness.click("name")
    press(.end)
    step()
  }

  func type(_ text: String) {
    harness.keyboard.type(text)
    step()
  }

  var texts: [String] {
    state.edits.map { edit in
      guard case .text(let old) = edit.oldValue, case .text(let new) = edit.newValue else { return "?" }
      return "\(edit.phase) \(old)>\(new)"
    }
  }
}
