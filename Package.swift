// swift-tools-version: 6.1
// The targets and their arrows are the layers of ARCHITECTURE.md; Tests/ArchitectureTests holds every import to them.
import PackageDescription

let package = Package(
    name: "Riffle",
    targets: [
        // Values: no views, no hosts.
        .target(name: "Geometry"),
        .target(name: "Painting", dependencies: ["Geometry"]),
        .target(name: "Layers", dependencies: ["Painting"]),

        // Image files, symbols, and the symbols generated for an asset catalog.
        .systemLibrary(
            name: "CPixbuf",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev", "librsvg2-dev"])]
        ),
        .target(name: "CPixbufShim", dependencies: ["CPixbuf"]),
        .target(name: "Assets", dependencies: ["CPixbufShim", "Geometry"]),
    ],
    swiftLanguageModes: [.v6]
)
