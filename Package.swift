// swift-tools-version: 6.1
// The targets and their arrows are the layers of ARCHITECTURE.md; Tests/ArchitectureTests holds every import to them.
import PackageDescription

let package = Package(
    name: "Riffle",
    targets: [
        // Values: no views, no hosts.
        .target(name: "Geometry"),
        .target(name: "Motion", dependencies: ["Geometry"]),
        .target(name: "Painting", dependencies: ["Geometry"]),
        .target(name: "Layers", dependencies: ["Painting"]),
        .target(name: "Semantics", dependencies: ["Geometry"]),
        .target(name: "Gestures", dependencies: ["Motion", "Geometry"]),

        // Text, image files, symbols, and the symbols generated for an asset catalog.
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "TextLayout", dependencies: ["CPango", "Painting", "Geometry"]),
        .systemLibrary(
            name: "CPixbuf",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev", "librsvg2-dev"])]
        ),
        .target(name: "CPixbufShim", dependencies: ["CPixbuf"]),
        .target(name: "Assets", dependencies: ["CPixbufShim", "Geometry"]),

        // The engine.
        .target(
            name: "SwiftUICore",
            dependencies: [
                "Gestures", "Motion", "Semantics", "TextLayout", "Assets", "Layers", "Painting", "Geometry",
            ]
        ),

        // Pixels.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .target(name: "CRaster", dependencies: ["CFreeType"]),
        .target(name: "Rasterizer", dependencies: ["CCairo", "CRaster", "TextLayout", "Assets", "Layers"]),

        .testTarget(name: "GesturesTests", dependencies: ["Gestures"]),
        .testTarget(name: "SemanticsTests", dependencies: ["Semantics"]),
    ],
    swiftLanguageModes: [.v6]
)
