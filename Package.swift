// swift-tools-version: 6.2
import PackageDescription

/// One settings array for every target: the strictest that the language offers without unsafe flags.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Targets that round must name the mathematics library on Linux, or a bare package fails to link in debug.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: mathematics)
}

/// System libraries; plain names in their headers' folders, so that no pkg-config is needed on Linux.
func system(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A pkg-config name where the system's compiler needs one to find headers; on Linux it only brings warnings.
func onMac(_ name: String) -> String? {
  #if os(macOS)
  return name
  #else
  return nil
  #endif
}

/// What a program that imports Knurl is built from. The umbrella only re-exports, so it stays the same when a module below it
/// changes: a build that is told of both does not leave a program behind.
let knurl: [Target.Dependency] = [
  "Knurl", "KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "KnurlSDL",
]

func demo(
  _ name: String, path: String? = nil, isProgram: Bool = true, _ dependencies: [Target.Dependency],
  without: [String] = []
) -> Target {
  let path = "Demos/" + (path ?? name)
  return isProgram
    ? .executableTarget(
      name: name, dependencies: dependencies, path: path, exclude: without, swiftSettings: strict,
      linkerSettings: mathematics)
    : .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict, linkerSettings: mathematics)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, swiftSettings: strict,
    linkerSettings: mathematics)
}

let package = Package(
  name: "knurl",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Knurl", targets: ["Knurl"]),
    .library(name: "KnurlRaster", targets: ["KnurlRaster"]),
    .library(name: "KnurlControls", targets: ["KnurlControls"]),
    .library(name: "KnurlText", targets: ["KnurlText"]),
    .library(name: "KnurlFonts", targets: ["KnurlFonts"]),
    .library(name: "KnurlCapture", targets: ["KnurlCapture"]),
    .library(name: "KnurlTesting", targets: ["KnurlTesting"]),
    .library(name: "CKnurlSDL2", targets: ["CKnurlSDL2"]),
    .executable(name: "knurl", targets: ["KnurlTool"]),
  ],
  targets: [
    library("KnurlGeometry"),
    library("KnurlDrawing", ["KnurlGeometry"]),
    library("KnurlRaster", ["KnurlGeometry", "KnurlDrawing"]),
    library("KnurlControls", ["KnurlGeometry", "KnurlDrawing"]),
    library("KnurlText", ["KnurlGeometry", "KnurlDrawing"]),

    // Only what asks for KnurlFonts needs these. FreeType's headers find each other by pkg-config alone.
    system("CKnurlFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("CKnurlHarfBuzz", pkgConfig: onMac("harfbuzz"), apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CKnurlFriBidi", pkgConfig: onMac("fribidi"), apt: "libfribidi-dev", brew: "fribidi"),
    library(
      "KnurlFonts", ["KnurlGeometry", "KnurlDrawing", "KnurlText", "CKnurlFreeType", "CKnurlHarfBuzz", "CKnurlFriBidi"]),

    system("CKnurlPNG", pkgConfig: onMac("libpng"), apt: "libpng-dev", brew: "libpng"),
    library(
      "KnurlCapture", ["KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "CKnurlPNG"]),
    library("KnurlTesting", ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlCapture"]),

    .target(name: "CKnurlAllocationCounter", path: "Tests/Support/CKnurlAllocationCounter"),
    .target(
      name: "AllocationCounting", dependencies: ["CKnurlAllocationCounter"], path: "Tests/Support/AllocationCounting",
      swiftSettings: strict),
    system("CKnurlSDL2", pkgConfig: onMac("sdl2"), apt: "libsdl2-dev", brew: "sdl2"),
    library("KnurlSDL", ["KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "CKnurlSDL2"]),
    library("Knurl", ["KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "KnurlSDL"]),

    // The product is called knurl; a target of that name would collide with Knurl where file systems ignore case.
    .executableTarget(
      name: "KnurlTool", dependencies: ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlCapture", "KnurlSDL"],
      swiftSettings: strict, linkerSettings: mathematics),

    demo(
      "DemoSupport", path: "Support", isProgram: false, ["KnurlGeometry", "KnurlControls", "KnurlCapture", "KnurlSDL"]),
    demo("Minimal", knurl),
    demo("PriceShop", path: "PriceFilter/Shop", isProgram: false, knurl + ["DemoSupport"]),
    demo("PriceFilter", knurl + ["DemoSupport", "PriceShop"], without: ["Shop"]),
    demo("SeedPages", path: "Seeds/Pages", isProgram: false, knurl + ["DemoSupport"]),
    demo("Seeds", knurl + ["DemoSupport", "SeedPages"], without: ["Pages"]),
    demo("KnobPages", path: "Knobs/Pages", isProgram: false, knurl + ["DemoSupport"]),
    demo("Knobs", knurl + ["DemoSupport", "KnobPages"], without: ["Pages"]),
    demo("EntryPages", path: "Entry/Pages", isProgram: false, knurl + ["DemoSupport"]),
    demo("Entry", knurl + ["DemoSupport", "EntryPages"], without: ["Pages"]),
    demo("ListPages", path: "Lists/Pages", isProgram: false, knurl + ["DemoSupport"]),
    demo("Lists", knurl + ["DemoSupport", "ListPages"], without: ["Pages"]),
    demo("LayerPages", path: "Layers/Pages", isProgram: false, knurl + ["DemoSupport"]),
    demo("Layers", knurl + ["DemoSupport", "LayerPages"], without: ["Pages"]),
    demo("MixerDesk", path: "Mixer/Desk", isProgram: false, knurl + ["DemoSupport"]),
    demo("Mixer", knurl + ["DemoSupport", "MixerDesk"], without: ["Desk"]),
    demo("SpecimenPages", path: "Specimen/Pages", isProgram: false, knurl + ["DemoSupport", "KnurlFonts"]),
    demo("Specimen", knurl + ["DemoSupport", "SpecimenPages"], without: ["Pages"]),
    demo(
      "Bench", knurl + ["KnurlCapture", "KnurlFonts", "CKnurlSDL2", "PriceShop", "MixerDesk", "AllocationCounting"],
      without: ["Cairo"]),
    demo("Asteroids", knurl + ["KnurlCapture", "CKnurlSDL2", "DemoSupport"]),

    .executableTarget(
      name: "HostTrials", dependencies: ["DemoSupport", "KnurlCapture"] + knurl, path: "Tests/EndToEnd/HostTrials",
      swiftSettings: strict, linkerSettings: mathematics),
    .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: strict),

    tests("KnurlGeometry", ["TestSupport"]),
    tests("KnurlDrawing", ["TestSupport", "KnurlGeometry"]),
    tests("KnurlRaster", ["TestSupport", "AllocationCounting", "KnurlGeometry", "KnurlDrawing"]),
    tests(
      "KnurlControls",
      ["KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlText", "KnurlCapture", "KnurlTesting", "TestSupport"]),
    tests("KnurlText", ["KnurlGeometry", "KnurlDrawing", "AllocationCounting"]),
    tests(
      "KnurlFonts",
      [
        "KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "KnurlCapture", "KnurlTesting",
        "CKnurlFriBidi", "TestSupport", "AllocationCounting",
      ]),
    tests(
      "KnurlCapture",
      [
        "KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "KnurlTesting", "TestSupport",
        "AllocationCounting",
      ]),
    tests("KnurlTool", ["KnurlGeometry", "KnurlRaster", "KnurlDrawing", "KnurlControls", "KnurlCapture"]),
    tests("KnurlTesting", ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlCapture"]),
    tests(
      "KnurlSDL",
      [
        "KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "CKnurlSDL2", "TestSupport",
        "AllocationCounting",
      ]),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "Knurl", "KnurlCapture", "KnurlTesting", "KnurlControls", "KnurlDrawing", "KnurlGeometry", "KnurlRaster",
        "KnurlText", "DemoSupport", "PriceShop", "SeedPages", "KnobPages", "ListPages", "EntryPages", "MixerDesk",
        "SpecimenPages", "LayerPages",
        "Asteroids",
      ],
      swiftSettings: strict, linkerSettings: mathematics),
  ]
)
