// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TableItems",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17)],
  products: [
    .library(name: "TableItems", targets: ["TableItems"]),
    .library(name: "TableItemsView", targets: ["TableItemsView"]),
    .library(name: "TableItemsJSON", targets: ["TableItemsJSON"]),
    .executable(name: "Example", targets: ["Example"]),
  ],
  targets: [
    // Libraries
    .target(name: "TableItems"),
    .target(name: "TableItemsView", dependencies: ["TableItems"]),
    .target(
      name: "TableItemsJSON", dependencies: ["TableItems"],
      resources: [.embedInCode("table.schema.json")]),
    .target(name: "TableItemsTerminal", dependencies: ["TableItemsView"]),

    // Examples
    .target(name: "CLibrary", path: "Example/CLibrary"),
    .executableTarget(
      name: "Example", dependencies: ["CLibrary", "TableItemsJSON", "TableItemsView"],
      path: "Example/Example"),
    .executableTarget(
      name: "Fruit", dependencies: ["TableItemsView"], path: "Example/Fruit"),

    // Tests
    .target(name: "TestSupport", dependencies: ["TableItemsView"], path: "Tests/TestSupport"),
    .testTarget(name: "TableItemsTests", dependencies: ["TableItemsView", "TestSupport"]),
    .testTarget(name: "TableItemsViewTests", dependencies: ["TableItemsView", "TestSupport"]),
    .testTarget(
      name: "TableItemsJSONTests",
      dependencies: ["TableItemsJSON", "TableItemsView", "TestSupport"]),
    .testTarget(
      name: "TableItemsTerminalTests", dependencies: ["TableItemsTerminal", "TestSupport"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["CLibrary", "Example", "Fruit", "TableItemsJSON", "TableItemsView"]),
    .testTarget(
      name: "MainActorClientTests", dependencies: ["TableItemsView"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Measurements
    .executableTarget(
      name: "Benchmarks", dependencies: ["CLibrary", "TableItemsView", "TestSupport"],
      path: "Tests/Benchmarks"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .treatAllWarnings(as: .error),
    ]
}
