// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "LanternKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LanternKit", targets: ["LanternKit"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "600.0.0")
    ],
    targets: [
        .target(
            name: "LanternKit", dependencies: ["LanternMacros", "Wick"], plugins: ["WriteFlames"]),
        .macro(
            name: "LanternMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
        .plugin(name: "WriteFlames", capability: .buildTool(), dependencies: ["flame-writer"]),
        .plugin(
            name: "ShowFlames",
            capability: .command(intent: .custom(verb: "show-flames", description: "Shows all flames."))),
        .executableTarget(name: "flame-writer"),
        .binaryTarget(name: "Wick", path: "Wick.xcframework"),
    ]
)
