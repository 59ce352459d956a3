public import KnurlControls

extension UI {
  /// A row of buttons, one of which is chosen: it has the accent's colour.
  /// - Parameters:
  ///   - id: The scope of the buttons, whose names in it are their titles.
  ///   - choices: What can be chosen.
  ///   - chosen: What is chosen; written at a click.
  ///   - title: What a choice is called.
  public func choice<Choice: Equatable>(
    id: ControlID, _ choices: [Choice], _ chosen: inout Choice, title: (Choice) -> String
  ) {
    scope(id) {
      row(spacing: 6) {
        for choice in choices {
          let isChosen = choice == chosen, title = title(choice)
          styled({ if isChosen { $0.button.fill = $0.accent } }) {
            if button(id: ControlID(title), title).wasClicked { chosen = choice }
          }
        }
      }
    }
  }
}
