// swift-tools-version: 6.1
// The targets and their arrows are the layers of ARCHITECTURE.md; Tests/ArchitectureTests holds every import to them.
import CompilerPluginSupport
import PackageDescription

let swiftNIO: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
    .product(name: $0, package: "swift-nio")
}

// The scripts of this repository build the plugin for macros apart, when they build a release, and set this variable:
// scripts/macros.sh says why. The others who build the package leave it to Swift.
let macros: [Target.Dependency] = Context.environment["RIFFLE_MACROS"] == "built" ? [] : ["SwiftUIMacros"]

let package = Package(
    name: "Riffle",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
        .library(name: "Riffle", targets: ["Riffle"]),
        .library(name: "CardDecks", targets: ["CardDecks"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "BrowserTesting", targets: ["BrowserTesting"]),
        .plugin(name: "GenerateAssetSymbols", targets: ["GenerateAssetSymbols"]),
    ],
    traits: [
        .trait(name: "Web", description: "Programs can serve themselves to browsers."),
        .trait(name: "Window", description: "Programs can show themselves in a window of the desktop, by GTK 4."),
        .default(enabledTraits: ["Web"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // The release that goes with Swift 6.3: toolchains know prebuilt libraries of exactly that one.
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Values: no views, no hosts.
        .target(name: "Caching"),
        .target(name: "Geometry"),
        .target(name: "Motion", dependencies: ["Geometry"]),
        .target(name: "Painting", dependencies: ["Geometry"]),
        .target(name: "Layers", dependencies: ["Painting"]),
        .target(name: "Semantics", dependencies: ["Geometry"]),
        .target(name: "Gestures", dependencies: ["Motion", "Geometry"]),

        // Text, image files, symbols, and the symbols generated for an asset catalog.
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "TextLayout", dependencies: ["CPango", "Caching", "Painting", "Geometry"]),
        .systemLibrary(
            name: "CPixbuf",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev", "librsvg2-dev"])]
        ),
        .target(name: "CPixbufShim", dependencies: ["CPixbuf"]),
        .target(name: "Assets", dependencies: ["CPixbufShim", "Caching", "Geometry"]),
        .executableTarget(name: "AssetSymbols"),
        .plugin(name: "GenerateAssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbols"]),

        // The engine.
        .target(
            name: "SwiftUICore",
            dependencies: [
                "Gestures", "Motion", "Semantics", "TextLayout", "Assets", "Layers", "Painting", "Geometry",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        // Whose code runs, handed on where Swift does not.
        .target(name: "CInterposition"),
        .target(name: "CCarriers"),
        .target(name: "ContextCarrying", dependencies: ["CCarriers", "CInterposition", "SwiftUICore"]),
        .target(name: "Hosting", dependencies: ["ContextCarrying", "Storage", "Texts"]),

        // Features: targets above the engine, of which it knows nothing.
        .target(name: "Containers", dependencies: ["SwiftUICore"]),
        .target(name: "Interaction", dependencies: ["SwiftUICore"]),
        .target(name: "Drawing", dependencies: ["SwiftUICore"]),
        .target(name: "Texts", dependencies: ["Drawing"]),
        .target(name: "Canvases", dependencies: ["Texts"]),
        .target(name: "AccessibilityModifiers", dependencies: ["Interaction", "Texts"]),
        .target(name: "Appearances", dependencies: ["Texts"]),
        .target(name: "Scenes", dependencies: ["Texts"]),
        .target(name: "Storage", dependencies: ["SwiftUICore"]),
        .target(name: "Animators", dependencies: ["SwiftUICore"]),
        .target(name: "Controls", dependencies: ["AccessibilityModifiers", "Animators", "Appearances"]),
        .target(name: "TextInput", dependencies: ["Controls", "Containers"]),
        .target(name: "Presentations", dependencies: ["Controls", "Containers"]),
        .target(name: "DragAndDrop", dependencies: ["AccessibilityModifiers"]),
        .target(name: "NavigationStacks", dependencies: ["Lists"]),
        .target(name: "Lists", dependencies: ["Presentations", "TextInput", "DragAndDrop"]),
        .target(name: "Choices", dependencies: ["NavigationStacks", "Canvases", "Scenes"]),

        // Pixels.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CRaster", dependencies: ["CFreeType"]),
        .target(name: "Rasterizer", dependencies: ["CCairo", "CDeflate", "CRaster", "TextLayout", "Assets", "Layers"]),
        .target(name: "VirtualTime", dependencies: ["CInterposition"]),
        .target(name: "HeadlessHost", dependencies: ["Hosting", "Rasterizer", "VirtualTime"]),

        // Windows of the desktop. What needs GTK stands inside `#if Window`.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "WindowHost",
            dependencies: ["Hosting", "Rasterizer", .target(name: "CGTK", condition: .when(traits: ["Window"]))]
        ),

        // Browsers, and one that tests drive.
        .systemLibrary(
            name: "CHarfBuzzSubset",
            pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"])]
        ),
        .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CHeap"),
        .target(name: "CWebClient", exclude: ["Resources"]),
        .target(name: "CSockets"),
        .target(
            name: "WebHost",
            dependencies: ["CHeap", "CSockets", "CWebClient", "CDeflate", "CHarfBuzzSubset", "CGLib", "Hosting"]
                + swiftNIO
        ),
        .target(name: "ChromiumDriver", dependencies: swiftNIO),

        // What apps and their tests import.
        .target(name: "CConformances"),
        .target(name: "PreviewDiscovery", dependencies: ["CConformances"]),
        .macro(
            name: "SwiftUIMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ]
        ),
        // Names that Apple's code imports; what belongs to them comes with SwiftUI.
        .systemLibrary(name: "os"),
        .systemLibrary(name: "CoreGraphics"),
        .systemLibrary(name: "CoreTransferable"),
        .systemLibrary(name: "UniformTypeIdentifiers"),
        .systemLibrary(name: "PhotosUI"),
        .systemLibrary(name: "_PhotosUI_SwiftUI"),
        .systemLibrary(name: "CoreHaptics"),
        .systemLibrary(name: "UserNotifications"),
        .systemLibrary(name: "StoreKit"),
        .systemLibrary(name: "OSLog"),
        .systemLibrary(name: "QuartzCore"),
        .systemLibrary(name: "DeveloperToolsSupport"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "os", "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "PhotosUI", "_PhotosUI_SwiftUI",
                "CoreHaptics", "UserNotifications", "StoreKit", "OSLog", "QuartzCore", "DeveloperToolsSupport",
                "HeadlessHost", "Choices",
                "Storage", "SwiftUICore", "PreviewDiscovery",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .target(name: "WebHost", condition: .when(traits: ["Web"])),
                .target(name: "WindowHost", condition: .when(traits: ["Window"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + macros
        ),
        .target(name: "SwiftUITesting", dependencies: ["HeadlessHost", "SwiftUI"]),
        .target(name: "BrowserTesting", dependencies: ["SwiftUITesting", "WebHost", "ChromiumDriver"]),
        // What Apple's SwiftUI has not.
        .target(name: "Riffle", dependencies: ["SwiftUI"]),

        // For code that imports these names beside SwiftUI, which brings along what there is of them. Nothing depends on
        // them: to a dependency that could import them the platform would be Apple's.
        .target(name: "Combine", dependencies: ["SwiftUI"]),
        .target(name: "UIKit", dependencies: ["SwiftUI"]),

        // Decks and chips as an app would write them: they see what apps see.
        .target(name: "CardDecks", dependencies: ["SwiftUI"], packageAccess: false),

        // The wallet's own sources: browsers are tested with an app, and the apps' package is none of this one's.
        .target(
            name: "WalletUnderTest",
            dependencies: ["CardDecks", "SwiftUI"],
            path: "Apps/Sources/WalletCards",
            resources: [.copy("Assets.xcassets")]
        ),

        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "ScriptsTests"),
        // Random cases that a seed brings back.
        .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
        // Views on a virtual clock, without a host.
        .target(
            name: "EngineTesting", dependencies: ["Texts", "Containers", "Interaction"], path: "Tests/EngineTesting"),
        // What is known of Apple's SwiftUI, named by the tests that hold it.
        .target(name: "Facts", path: "Tests/Facts"),
        .testTarget(
            name: "FidelityTests", dependencies: ["Facts", "SwiftUITesting", "SeededNumbers"], exclude: ["facts.txt"]),
        // Random interfaces, and frames held against frames made from nothing.
        .target(
            name: "RandomViews", dependencies: ["Choices", "Hosting", "Layers", "SeededNumbers"],
            path: "Tests/RandomViews"),
        .testTarget(name: "RandomViewsTests", dependencies: ["RandomViews"], exclude: ["Kept"]),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["RandomViews", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/Fuzz"
        ),
        // What a page sends, as bytes.
        .target(name: "PageRecords", path: "Tests/PageRecords"),
        // Hostile messages, and walks at random, to served programs.
        .executableTarget(name: "Soak", dependencies: ["PageRecords", "SeededNumbers"], path: "Tests/Soak"),
        .testTarget(name: "CachingTests", dependencies: ["Caching"]),
        .testTarget(name: "GeometryTests", dependencies: ["Facts", "Geometry", "SeededNumbers"]),
        .testTarget(name: "MotionTests", dependencies: ["Facts", "Motion", "SeededNumbers"], exclude: ["Oracle"]),
        .testTarget(name: "PaintingTests", dependencies: ["Facts", "Painting"]),
        .testTarget(name: "LayersTests", dependencies: ["Layers", "SeededNumbers"]),
        .testTarget(name: "SemanticsTests", dependencies: ["Semantics", "SeededNumbers"]),
        .testTarget(name: "GesturesTests", dependencies: ["Facts", "Gestures", "SeededNumbers"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["Facts", "TextLayout"]),
        .testTarget(name: "AssetsTests", dependencies: ["Assets", "SeededNumbers"]),
        .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: [
                "Facts", "EngineTesting", "Controls", "SeededNumbers",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .testTarget(
            name: "ContainersTests", dependencies: ["Facts", "EngineTesting", "Controls", "SeededNumbers"]),
        .testTarget(
            name: "InteractionTests", dependencies: ["Facts", "EngineTesting", "Controls", "SeededNumbers"]),
        .testTarget(name: "DrawingTests", dependencies: ["Facts", "Drawing", "EngineTesting", "SeededNumbers"]),
        .testTarget(name: "TextsTests", dependencies: ["Facts", "Texts", "EngineTesting", "SeededNumbers"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "EngineTesting"]),
        .testTarget(name: "AnimatorsTests", dependencies: ["Facts", "Animators", "EngineTesting", "SeededNumbers"]),
        .testTarget(name: "StorageTests", dependencies: ["Facts", "Storage", "EngineTesting"]),
        .testTarget(name: "ControlsTests", dependencies: ["Facts", "Controls", "EngineTesting", "SeededNumbers"]),
        .testTarget(name: "TextInputTests", dependencies: ["TextInput", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "DragAndDropTests", dependencies: ["DragAndDrop", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "PresentationsTests", dependencies: ["Presentations", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(
            name: "NavigationStacksTests", dependencies: ["NavigationStacks", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "ListsTests", dependencies: ["Lists", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "ChoicesTests", dependencies: ["Choices", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "SeededNumbers"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["Facts", "Rasterizer", "SeededNumbers"], exclude: ["Goldens"]),
        .testTarget(name: "HostingTests", dependencies: ["Hosting", "Interaction"]),
        .testTarget(name: "HeadlessHostTests", dependencies: ["HeadlessHost"]),
        .testTarget(name: "WindowHostTests", dependencies: ["WindowHost", "Interaction"]),
        .testTarget(name: "SwiftUITestingTests", dependencies: ["SwiftUITesting", "HeadlessHost", "ExampleProgram"]),
        // A program for tests to start: flags, previews and determinism are those of whole processes.
        .executableTarget(
            name: "ExampleProgram",
            dependencies: ["SwiftUI", "SwiftUITesting"],
            path: "Tests/ExampleProgram"
        ),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "ExampleProgram"],
            exclude: ["apple-names.txt"]
        ),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                "WebHost", "BrowserTesting", "HeadlessHost", "SwiftUI", "TextInput", "WalletUnderTest", "PageRecords",
                "SeededNumbers", "ExampleProgram",
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ] + swiftNIO
        ),
        .testTarget(name: "CardDecksTests", dependencies: ["CardDecks", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "BrowserTestingTests", dependencies: ["BrowserTesting"]),
        .testTarget(name: "RiffleTests", dependencies: ["Riffle", "SwiftUITesting"]),
        .testTarget(name: "PreviewDiscoveryTests", dependencies: ["PreviewDiscovery"]),
        // They run the compiler with the plugin: programs that link macros, and all in them, are built a second time.
        .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)

// Swift builds a target anew when a module that the target names has changed, and only then. Modules hand on what is
// below them, so that a change there would leave stale objects, which crash: targets and products name all that they show.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

@MainActor func named(by target: Target) -> [Target] {
    target.dependencies.compactMap {
        switch $0 {
        case .byNameItem(let name, _), .targetItem(let name, _): targets[name]
        default: nil
        }
    }
}

/// The modules that targets show, themselves included. SwiftUI shows none of the hosts.
@MainActor func modules(shownBy shown: [Target]) -> Set<String> {
    var names: Set<String> = []
    for target in shown where target.type == .regular && names.insert(target.name).inserted {
        names.formUnion(
            modules(
                shownBy: target.name == "SwiftUI" ? ["Choices", "Storage"].map { targets[$0]! } : named(by: target)))
    }
    return names
}

let unnamed = package.targets.map { modules(shownBy: named(by: $0)).subtracting(named(by: $0).map(\.name)).sorted() }
for (target, names) in zip(package.targets, unnamed) { target.dependencies += names.map { .target(name: $0) } }
package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    return .library(name: library.name, targets: modules(shownBy: library.targets.map { targets[$0]! }).sorted())
}
