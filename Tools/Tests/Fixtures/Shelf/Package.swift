// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ShelfKit",
    products: [
        .library(name: "ShelfKit", targets: ["Shelves"]),
        .library(name: "ShelfModel", targets: ["ShelfModel"]),
    ],
    dependencies: [.package(name: "Riffle", path: "../../../..")],
    targets: [
        .target(name: "ShelfModel"),
        .target(name: "Shelves", dependencies: ["ShelfModel", .product(name: "SwiftUI", package: "Riffle")]),
    ]
)
