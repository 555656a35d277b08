// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "VoyagerKit",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "VoyagerKit", targets: ["VoyagerKit"])
    ],
    targets: [
        .target(name: "VoyagerKit"),
        .testTarget(name: "VoyagerKitTests", dependencies: ["VoyagerKit"]),
    ]
)
