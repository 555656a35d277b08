// swift-tools-version: 6.2
// Riffle in the router of a Hummingbird server. A package of its own, so that nobody else builds Hummingbird.
import PackageDescription

let package = Package(
    name: "RiffleHummingbird",
    products: [.library(name: "RiffleHummingbird", targets: ["RiffleHummingbird"])],
    dependencies: [
        .package(name: "Riffle", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    ],
    targets: [
        .target(
            name: "RiffleHummingbird",
            dependencies: [
                .product(name: "RiffleServer", package: "Riffle"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        // A shop with a login, pages of its own, and an interface for those who work there.
        .executableTarget(
            name: "Bookshop",
            dependencies: [
                "RiffleHummingbird", .product(name: "SwiftUI", package: "Riffle"),
                .product(name: "Riffle", package: "Riffle"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
