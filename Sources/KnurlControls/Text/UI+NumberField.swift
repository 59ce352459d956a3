/// What a number field can be told beyond its value, bounds and step.
public struct NumberFieldOptions: Hashable, Sendable {
  /// How the number is written. Without a number of digits, and without a step, as many as it takes, up to six behind the
  /// point.
  public var format: ValueFormat
  /// Whether a pointer that goes sideways over the field takes the value along: a step for eight points, without steps the
  /// bounds' distance for 200. A click opens the field then.
  public var dragsValue: Bool
  /// The value for a double click, an Alt-click or Delete on a field that drags, and for Delete; nil: none.
  public var defaultValue: Double?
  /// When the wheel changes the value.
  public var wheel: WheelPolicy
  /// Whether the value is shown but can't be changed.
  public var isReadOnly: Bool

  /// Creates options.
  public init(
    format: ValueFormat = ValueFormat(), dragsValue: Bool = false, defaultValue: Double? = nil,
    wheel: WheelPolicy = .focused, isReadOnly: Bool = false
  ) {
    (self.format, self.dragsValue, self.defaultValue) = (format, dragsValue, defaultValue)
    (self.wheel, self.isReadOnly) = (wheel, isReadOnly)
  }

  var value: ValueOptions {
    ValueOptions(defaultValue: defaultValue, wheel: wheel, isReadOnly: isReadOnly, format: format)
  }
}

extension UI {
  /// A field for a floating-point number.
  ///
  /// What is typed may be an expression, such as `3*12.5` or `(20+4)/2`, with a decimal point or comma; units are passed
  /// over. It is written once, by Enter or when the focus goes: on a step, and at the nearer bound where it lies outside. A
  /// text that is no number, or none, changes nothing; Escape leaves the value alone. Arrow keys and the wheel go by steps.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - value: The number; written when it is committed, and while it is dragged.
  ///   - bounds: The smallest and the largest number; nil for any.
  ///   - step: The distance of numbers, counted from the lower bound; nil for any number: arrow keys go by one then, or by a
  ///     hundredth of the bounds' distance.
  ///   - label: The name shown above.
  ///   - options: All else.
  @discardableResult @inlinable
  public func numberField<V: BinaryFloatingPoint>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V>? = nil, step: V? = nil, label: String? = nil,
    options: NumberFieldOptions = NumberFieldOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let limits = RealBounds(
      start: bounds.map { Double($0.lowerBound) } ?? 0, end: bounds.map { Double($0.upperBound) } ?? 100,
      step: step.map { Double($0) }, significandBits: V.significandBitCount)
    let before = Double(value)
    var after = before
    let response = realNumberField(id, &after, limits, bounds != nil, label, options, file, line)
    if isWritten(after, before) { value = V(after) }
    return response
  }

  /// A field for an integer of up to 64 bits, exact to the last digit; without bounds, all of its type.
  @discardableResult @inlinable
  public func numberField<V: FixedWidthInteger>(
    id: ControlID, _ value: inout V, in bounds: ClosedRange<V>? = nil, step: V = 1, label: String? = nil,
    options: NumberFieldOptions = NumberFieldOptions(), file: StaticString = #fileID, line: Int = #line
  ) -> Response {
    let limits = WholeBounds(from: bounds?.lowerBound ?? V.min, to: bounds?.upperBound ?? V.max, step: step)
    let before = limits.offset(of: value)
    var after = before
    let response = wholeNumberField(id, &after, limits, label, options, file, line)
    if after != before { value = limits.value(at: after) }
    return response
  }

  @usableFromInline
  func realNumberField(
    _ id: ControlID, _ value: inout Double, _ bounds: RealBounds, _ isBounded: Bool, _ label: String?,
    _ options: NumberFieldOptions, _ file: StaticString, _ line: Int
  ) -> Response {
    let result = numberField(id, Numbers(first: .real(value)), .real(bounds), isBounded, label, options, file, line)
    if case .real(let written) = result.values.first { value = written }
    return result.response
  }

  @usableFromInline
  func wholeNumberField(
    _ id: ControlID, _ offset: inout UInt64, _ bounds: WholeBounds, _ label: String?, _ options: NumberFieldOptions,
    _ file: StaticString, _ line: Int
  ) -> Response {
    let result = numberField(id, Numbers(first: .whole(offset)), .whole(bounds), true, label, options, file, line)
    if case .whole(let written) = result.values.first { offset = written }
    return result.response
  }

  /// The work behind both forms.
  private func numberField(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ isBounded: Bool, _ label: String?,
    _ options: NumberFieldOptions, _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line), valueOptions = options.value
    // Of the options of ranges two stand for what is a number field's own.
    let kept = RangeOptions(value: valueOptions, dragsFill: options.dragsValue, singlePointer: isBounded)
    if let response = again(state, .number, values, bounds, .linear, label, kept) { return (response, values) }
    let limited = bounds.domain(.linear, nil), domain = isBounded ? limited : limited.withoutEnds
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    // Place.
    let style = theme.textField
    let natural = FieldLayout.naturalSize(
      style, width: theme.naturalWidth / 2, hasLabel: label != nil, hasError: false)
    let placement = place(natural)
    let start = mark, isMirrored = layoutDirection == .rightToLeft
    let layout = FieldLayout(
      placement.local, style, hasLabel: label != nil, hasError: false, kind: .plain, isMirrored: isMirrored)
    let box = layout.box.moved(by: placement.frame.origin - .zero)
    hit(state, box)
    focusStop(state, .body, [.arrows, .deletion], domain.pad(valueOptions))
    // Interact.
    state.readoutFrame = state.entry != nil || !options.dragsValue ? layout.box : nil
    let geometry = FieldGeometry(domain, isMirrored: isMirrored)
    var interaction = ValueInteraction(self, state, domain, valueOptions, geometry, values)
    interaction.opensByClick = true
    interaction.run()
    // Made once: a frame like the last one makes nothing.
    let field = state.field ?? FieldState()
    state.field = field
    // Text input is on as long as the field has the focus, so that any first character reaches it.
    state.takesText = state.takesEntry && state.isEnabled
    let response = respond(state, box, interaction.flags, clicks: interaction.clicks)
    allowWheel(options.wheel, domain, interaction.values)
    // Draw.
    let number = interaction.values.first
    let text = numberText(state, number, domain, options.format)
    paint(placement, isEnabled: state.isEnabled) { canvas, bounds in
      NumberLook(
        ui: self, state: state, field: field, layout: layout, style: style, isReadOnly: options.isReadOnly
      )

      .draw(canvas, bounds, text, label, response)
    }
    var node = NodeRecord(response, state, role: "numberField", label: label ?? "", frame: box)
    (node.value, node.text) = (domain.real(number), text)
    if !domain.isUnbounded { (node.minimum, node.maximum) = (domain.lower, domain.upper) }
    node.step = domain.step
    node.origin = placement.frame.origin - box.origin
    records.nodes.append(node)
    keep(
      state, placement, natural, response, since: start,
      StillCall(kind: .number, values: values, bounds: bounds, label: label, options: kept))
    return (response, interaction.written)
  }

  /// The number as the field shows it; written anew only when it changes.
  private func numberText(
    _ state: ControlState, _ number: Number, _ domain: ValueDomain, _ format: ValueFormat
  ) -> String {
    var format = format
    if format.decimals == nil, domain.step == nil, case .real(let value) = number {
      format.decimals = TypedNumber.digits(value * format.factor)
    }
    return text(state, .body, number, domain, format)
  }
}

/// Draws a number field.
struct NumberLook {
  let ui: UI
  let state: ControlState
  let field: FieldState
  let layout: FieldLayout
  let style: TextFieldStyle
  let isReadOnly: Bool

  func draw(_ canvas: Canvas, _ bounds: Rect, _ text: String, _ label: String?, _ response: Response) {
    let lettering = Lettering(ui), isMirrored = ui.layoutDirection == .rightToLeft
    if layout.hasHead, let label {
      lettering.draw(
        canvas, label, TextStyle(size: ui.theme.textSize), at: isMirrored ? bounds.width : 0, baseline: 14,
        ui.theme.text, isMirrored ? .trailing : .leading, within: bounds.width)
    }
    let look = FieldLook(
      ui: ui, field: field, style: style, isEditing: state.entry != nil,
      isEnabled: state.isEnabled, isReadOnly: isReadOnly)
    look.drawBox(canvas, layout.box, isHot: response.isHot, hasRing: ui.showsFocus && response.isFocused)
    if state.entry != nil { return look.drawText(canvas, layout.text, placeholder: "") }
    let style = TextStyle(size: self.style.textSize)
    let baseline = layout.text.center.y + ui.engine.metrics(style).capHeight / 2
    let shown = ui.engine.layout(ui.fitted(text, style, width: layout.text.width), style)
    canvas.text(
      shown, at: Point(x: isMirrored ? layout.text.maxX - shown.width : layout.text.minX, y: baseline),
      .color(look.textColor))
  }
}
