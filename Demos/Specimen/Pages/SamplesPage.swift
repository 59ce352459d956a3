import DemoSupport
import Knurl
import KnurlFonts

/// A sentence in each of ten scripts, shaped in fonts: files that are asked for, then those that the system has.
struct SamplesPage {
  private static let samples = [
    ("Latin", "Turn the office’s volume down to 3½ — naïve, Åsa?"),
    ("Greek", "Η ένταση του ήχου είναι στο μηδέν."),
    ("Cyrillic", "Громкость звука: 75 %, ещё тише"),
    ("Arabic", "مستوى الصوت 75 بالمئة"),
    ("Hebrew", "עוצמת הקול היא 75 אחוז (Volume)"),
    ("Devanagari", "ध्वनि की तीव्रता कम करें"),
    ("Thai", "ปรับระดับเสียงที่นี่"),
    ("Chinese", "音量调到七十五，请稍候。"),
    ("Japanese", "音量を「バランス」に合わせます。"),
    ("Korean", "소리 크기를 조절하세요"),
    ("Emoji", "Mute 🔇 low 🔈 high 🔊 👩‍🎤 🏳️‍🌈"),
  ]
  private static let languages = ["el", "ru", "ar", "he", "hi", "th", "zh-cn", "ja", "ko"]

  private static let pitch = 48.0

  private let engine: FontText
  private let complaints: [String]
  /// The families in the order in which they are asked for a character.
  let families: [String]

  init(fonts: [String]) {
    var faces: [FontFace] = [], complaints: [String] = []
    func take(_ open: () throws(FontError) -> FontFace) {
      do throws(FontError) {
        let face = try open()
        if !faces.contains(where: { $0.family == face.family && $0.style == face.style }) { faces.append(face) }
      } catch {
        if !complaints.contains(error.description) { complaints.append(error.description) }
      }
    }
    for file in fonts { take { () throws(FontError) in try FontFace(file: file) } }
    take { () throws(FontError) in try SystemFonts.face(family: "sans-serif") }
    for language in Self.languages { take { () throws(FontError) in try SystemFonts.face(language: language) } }
    take { () throws(FontError) in try SystemFonts.face(family: "emoji") }
    engine = FontText(faces)
    self.complaints = complaints
    families = faces.map(\.family)
  }

  func body(_ ui: UI) {
    for complaint in complaints { ui.label(complaint) }
    let width = PageFrame.content(ui).width - 64
    ui.drawing(Size(width: width, height: Double(Self.samples.count) * Self.pitch)) { canvas, _ in
      for (number, (script, text)) in Self.samples.enumerated() {
        let baseline = Double(number) * Self.pitch + 32
        canvas.text(script, at: Point(x: 0, y: baseline), size: 11, .color(ui.theme.dimText))
        // One line large, one as in a label.
        for (x, size) in [(100.0, 24.0), (700, 13)] {
          let layout = engine.layout(text, TextStyle(size: size))
          canvas.text(layout, at: Point(x: x, y: baseline), .color(ui.theme.text))
        }
      }
    }
  }
}
