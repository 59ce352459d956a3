import Knurl

/// Numbers round dials, rings of light, and a thumb that is a picture.
struct NumbersPage {
  /// The value of the slider of stops.
  var stop = 30
  /// The value of the brightest ring.
  var light = 300.0
  private var drive = 6.2, cutoff = 440.0, mode = 4, level = -6.0
  private var band = 25.0...70, heading = 225.0, ember = 65.0
  private let thumb = StopThumb.picture

  mutating func body(_ ui: UI) {
    ui.panel("NUMBERS") {
      ui.styled({ $0.fit(knobs: 34, tickCount: 11) }) { dials(ui) }
    }
    ui.row(.share(3), .share(2), alignment: .leading) {
      ui.panel("LIGHT") { lights(ui) }
      ui.panel("A PICTURE FOR A THUMB") { stops(ui) }
    }
  }

  private mutating func dials(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), .share(1), .share(1), alignment: .trailing) {
      ui.cell { ui.knob(id: "drive", &drive, in: 0...10, label: "Drive", options: ValueOptions(tickCount: 11)) }
      ui.cell {
        let options = ValueOptions(
          format: ValueFormat(decimals: 0, suffix: " Hz"), marks: [20, 50, 100, 200, 500, 1000, 2000])
        ui.knob(id: "cutoff", &cutoff, in: 20...2000, scale: .logarithmic, label: "Cutoff", options: options)
      }
      ui.cell {
        ui.styled({ $0.knob.look = .chickenHead }) {
          ui.knob(id: "mode", &mode, in: 1...8, label: "Mode", options: ValueOptions(tickCount: 8))
        }
      }
      ui.cell {
        let options = ValueOptions(format: .decibels, marks: [-60, -40, -20, -10, -5, 0, 5, 10])
        ui.knob(id: "level", &level, in: -60...10, scale: .decibels, label: "Level", options: options)
      }
      ui.cell {
        var options = RangeOptions()
        (options.value.tickCount, options.value.format.decimals) = (5, 0)
        ui.rangeKnob(id: "band", &band, in: 0...100, label: "Band", options: options)
      }
    }
  }

  private mutating func lights(_ ui: UI) {
    ui.row(.share(1), .share(1), .share(1), alignment: .leading) {
      ui.cell {
        ui.styled({ Self.glass(&$0.ringSlider) }) {
          ui.ringSlider(id: "light", &light, label: "Light", options: ValueOptions(format: ValueFormat(decimals: 0)))
        }
      }
      ui.cell {
        ui.styled({
          ($0.ringSlider.radius, $0.ringSlider.startAngle, $0.ringSlider.sweep) = (62, .degrees(135), .degrees(270))
          ($0.ringSlider.color, $0.ringSlider.endColor) = (Color(hex: 0xffb340), Color(hex: 0xff3b5c))
          ($0.ringSlider.glowColor, $0.ringSlider.blur) = (Color(hex: 0xff5a3c), 14)
        }) {
          let options = ValueOptions(format: ValueFormat(decimals: 0), tickCount: 11)
          ui.ringSlider(id: "ember", &ember, in: 0...100, label: "Ember", options: options)
        }
      }
      ui.cell {
        ui.styled({ ($0.ringSlider.radius, $0.ringSlider.startAngle) = (62, .degrees(-90)) }) {
          let options = ValueOptions(turning: .wrap, format: ValueFormat(decimals: 0, suffix: "°"), tickCount: 9)
          ui.ringSlider(id: "heading", &heading, in: 0...360, label: "Heading", options: options)
        }
      }
    }
  }

  /// A broad ring of blue and violet light whose edge grows softer with the value.
  private static func glass(_ style: inout RingSliderStyle) {
    style.look = .glass
    (style.radius, style.lineWidth, style.blur) = (88, 22, 18)
    (style.thumbRadius, style.trackWidth, style.readoutSize) = (nil, nil, 40)
    (style.color, style.bottomColor) = (Color(hex: 0x1e6bff), Color(hex: 0xb93be6))
    (style.trackColor, style.endColor) = (Color(white: 0.045), nil)
  }

  private mutating func stops(_ ui: UI) {
    ui.space(8)
    ui.styled({
      ($0.stopSlider.thumbPicture, $0.stopSlider.thumbRadius, $0.stopSlider.sideInset) = (thumb, 24, 20)
      ($0.stopSlider.nameSize, $0.stopSlider.alignsNames) = (13, true)
    }) {
      let options = ValueOptions(following: .hop)
      ui.stopSlider(
        id: "size", &stop, stops: [1, 10, 30, 40], names: ["Single", "Ten", "Thirty", "Forty"],
        label: "Pieces", options: options)
    }
    ui.space(12)
  }
}
