// swift-tools-version: 6.1
// The modules of pointfreeco/swift-snapshot-testing for Riffle. A root package that depends on this folder by its path
// has it in the place of the published package, for the packages that it depends on, too: both have the folder's name.
import PackageDescription

let package = Package(
    name: "swift-snapshot-testing",
    products: [
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
    ],
    dependencies: [
        .package(name: "Riffle", path: "../..")
    ],
    targets: [
        .target(
            name: "SnapshotTesting",
            dependencies: [
                .product(name: "SwiftUI", package: "Riffle"), .product(name: "SwiftUITesting", package: "Riffle"),
                .product(name: "XCUIAutomation", package: "Riffle"),
            ]),
        .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
        .target(name: "SnapshotTestingCustomDump", dependencies: ["SnapshotTesting"]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: ["InlineSnapshotTesting", "SnapshotTesting", "SnapshotTestingCustomDump"],
            exclude: ["__Snapshots__"]),
    ],
    // As the published one: so that strategies may be kept in variables, in code of either language mode.
    swiftLanguageModes: [.v5]
)
