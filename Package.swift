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

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies, swiftSettings: strict,
    linkerSettings: mathematics)
}

let package = Package(
  name: "knurl",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "KnurlRaster", targets: ["KnurlRaster"]),
    .library(name: "KnurlControls", targets: ["KnurlControls"]),
    .library(name: "KnurlText", targets: ["KnurlText"]),
    .library(name: "KnurlCapture", targets: ["KnurlCapture"]),
    .library(name: "KnurlTesting", targets: ["KnurlTesting"]),
  ],
  targets: [
    library("KnurlGeometry"),
    library("KnurlDrawing", ["KnurlGeometry"]),
    library("KnurlRaster", ["KnurlGeometry", "KnurlDrawing"]),
    library("KnurlControls", ["KnurlGeometry", "KnurlDrawing"]),
    library("KnurlText", ["KnurlGeometry", "KnurlDrawing"]),
    system("CKnurlPNG", pkgConfig: onMac("libpng"), apt: "libpng-dev", brew: "libpng"),
    library(
      "KnurlCapture", ["KnurlGeometry", "KnurlDrawing", "KnurlRaster", "KnurlControls", "KnurlText", "CKnurlPNG"]),
    library("KnurlTesting", ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlCapture"]),

    .target(name: "CKnurlAllocationCounter", path: "Tests/Support/CKnurlAllocationCounter"),
    .target(
      name: "AllocationCounting", dependencies: ["CKnurlAllocationCounter"], path: "Tests/Support/AllocationCounting",
      swiftSettings: strict),

    tests("KnurlGeometry"),
    tests("KnurlDrawing", ["KnurlGeometry"]),
    tests("KnurlRaster", ["KnurlGeometry", "KnurlDrawing"]),
    tests("KnurlText", ["KnurlGeometry", "KnurlDrawing"]),
    tests("KnurlCapture", ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlTesting", "AllocationCounting"]),
    tests("KnurlTesting", ["KnurlGeometry", "KnurlDrawing", "KnurlControls", "KnurlCapture"]),
  ]
)
