import KnurlControls
import Testing

@Suite struct ControlIDTests {
  @Test("literal, interpolation, text and number of the same characters are one id")
  func sameText() {
    let seven = 7
    #expect(ControlID(stringLiteral: "7") == 7 && ControlID("\(seven)") == 7 && ControlID(Substring("7")) == 7)
    #expect(ControlID("track \(seven)") == "track 7" && ControlID("track \(seven)").text == "track 7")
    #expect("7" as ControlID != "07")
  }

  @Test("every integer is the id of its decimal text", arguments: [Int.min, -10, -1, 0, 9, 10, 99, 100, .max])
  func numbers(_ number: Int) {
    #expect(ControlID(number) == ControlID(String(number)) && ControlID(number).text == String(number))
  }

  @Test("integers of all widths make ids")
  func widths() {
    #expect(ControlID(UInt64.max).text == "18446744073709551615")
    #expect(ControlID(Int8.min) == "-128")
    #expect(ControlID(Int128.max).text == String(Int128.max) && ControlID(Int128.min).text == String(Int128.min))
  }

  @Test("texts of all lengths round the 31 bytes in place keep every byte")
  func lengths() {
    for count in 0...80 {
      let text = String(repeating: "ä", count: count / 2) + String(repeating: "x", count: count % 2 + count / 5)
      let id = ControlID("\(text)")
      #expect(id.text == text && id == ControlID(text), "length \(text.utf8.count)")
      let parts = ControlID("\(text)-\(count)-\(text)")
      #expect(parts.text == "\(text)-\(count)-\(text)" && parts == ControlID("\(text)-\(count)-\(text)" as String))
    }
  }

  @Test("the third control with one id gets a path of its own, also beside an id that looks like one")
  func threeTimes() {
    var values = [0.1, 0.2, 0.3, 0.4, 0.5]
    let ui = UI(text: EngineForTests())
    func frame(_ ids: [ControlID]) {
      ui.frame(size: Size(width: 400, height: 800), time: 0) { ui in
        for index in ids.indices { ui.knob(id: ids[index], &values[index]) }
      }
    }
    frame(["a", "a", "a"])
    #expect(ui.nodes.map(\.path) == ["a", "a#2", "a#3"] && ui.problems.count == 2)
    for ids in [["a#2", "a", "a", "a", "b"], ["a", "a", "a#2", "a", "b"], ["a", "a#2", "a", "a#2", "a"]]
      as [[ControlID]]
    {
      frame(ids)
      #expect(Set(ui.nodes.map(\.path)).count == 5, "\(ui.nodes.map(\.path))")
      #expect(ui.nodes.compactMap(\.value) == values)
    }
  }

  @Test("an id that holds a slash or names a part works and is reported, in a scope's name too")
  func reserved() {
    let ui = UI(text: EngineForTests())
    for id in ["a/b", "lower", "upper", "thumb", "track"] as [ControlID] {
      ui.frame(size: Size(width: 400, height: 300), time: 0) { $0.button(id: id, "Go") }
      #expect(ui.problems.count == 1 && ui.problems[0].contains(id.text) && ui.nodes.count == 1)
      ui.frame(size: Size(width: 400, height: 300), time: 0) { ui in ui.scope(id) { ui.button(id: "go", "Go") } }
      #expect(ui.problems.count == 1 && ui.node(id.text + "/go") != nil)
    }
  }

  @Test("scopes by text, number and id nest into paths, and equal names in different scopes are different controls")
  func scopes() {
    let ui = UI(text: EngineForTests())
    let name = "left"
    ui.frame(size: Size(width: 400, height: 300), time: 0) { ui in
      for channel in 0..<2 {
        ui.scope("mixer") { ui.scope(channel) { ui.scope(name) { ui.button(id: "mute", "M") } } }
      }
      ui.button(id: "mute", "M")
    }
    #expect(ui.nodes.map(\.path) == ["mixer/0/left/mute", "mixer/1/left/mute", "mute"] && ui.problems.isEmpty)
  }
}
