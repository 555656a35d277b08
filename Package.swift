// swift-tools-version: 6.1
// The targets and their arrows are the layers of ARCHITECTURE.md; Tests/ArchitectureTests holds every import to them.
//
// No two targets of all packages that a program is made of may have the same name. Those of the library begin with Riffle,
// but for the modules that programs import, and for those that have the names of Apple's.
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
        .library(name: "RiffleServer", targets: ["RiffleServer"]),
        .library(name: "CardDecks", targets: ["CardDecks"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "BrowserTesting", targets: ["BrowserTesting"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        .plugin(name: "GenerateAssetSymbols", targets: ["RiffleGenerateAssetSymbols"]),
        .plugin(name: "RewriteSources", targets: ["RiffleRewriteSources"]),
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
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.2.0"),
        // The release that goes with Swift 6.3: toolchains know prebuilt libraries of exactly that one.
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Values: no views, no hosts.
        .target(name: "RifflePredicates", path: "Sources/Predicates"),
        .target(name: "RiffleCaching", path: "Sources/Caching"),
        .target(name: "CRiffleConformances", path: "Sources/CConformances"),
        .target(name: "RiffleTypeDiscovery", dependencies: ["CRiffleConformances"], path: "Sources/TypeDiscovery"),
        .target(name: "RiffleGeometry", path: "Sources/Geometry"),
        .target(name: "RiffleMotion", dependencies: ["RiffleGeometry"], path: "Sources/Motion"),
        .target(name: "RifflePainting", dependencies: ["RiffleGeometry"], path: "Sources/Painting"),
        .target(name: "RiffleLayers", dependencies: ["RifflePainting"], path: "Sources/Layers"),
        .target(name: "RiffleSemantics", dependencies: ["RiffleGeometry"], path: "Sources/Semantics"),
        .target(name: "RiffleGestures", dependencies: ["RiffleMotion", "RiffleGeometry"], path: "Sources/Gestures"),

        // Text, image files, symbols, and the symbols generated for an asset catalog.
        .systemLibrary(
            name: "CRifflePango", path: "Sources/CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "RiffleTextLayout",
            dependencies: ["CRifflePango", "RiffleCaching", "RifflePainting", "RiffleGeometry"],
            path: "Sources/TextLayout"),
        .systemLibrary(
            name: "CRifflePixbuf", path: "Sources/CPixbuf",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev", "librsvg2-dev"])]
        ),
        .target(name: "CRifflePixbufShim", dependencies: ["CRifflePixbuf"], path: "Sources/CPixbufShim"),
        .target(
            name: "RiffleAssets", dependencies: ["CRifflePixbufShim", "RiffleCaching", "RiffleGeometry"],
            path: "Sources/Assets"),
        .executableTarget(name: "RiffleAssetSymbols", path: "Sources/AssetSymbols"),
        .plugin(
            name: "RiffleGenerateAssetSymbols", capability: .buildTool(), dependencies: ["RiffleAssetSymbols"],
            path: "Plugins/GenerateAssetSymbols"),

        // Copies of sources for iOS that are compiled in their place, for packages that `riffle import` writes.
        .executableTarget(name: "RiffleSourceRewriting", path: "Sources/SourceRewriting"),
        .plugin(
            name: "RiffleRewriteSources", capability: .buildTool(), dependencies: ["RiffleSourceRewriting"],
            path: "Plugins/RewriteSources"),

        // The engine.
        .target(
            name: "SwiftUICore",
            dependencies: [
                "RiffleGestures", "RiffleMotion", "RiffleSemantics", "RiffleTextLayout", "RiffleAssets", "RiffleLayers",
                "RifflePainting", "RiffleGeometry", "RiffleTypeDiscovery",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        // Whose code runs, handed on where Swift does not.
        .target(name: "CRiffleInterposition", path: "Sources/CInterposition"),
        .target(name: "CRiffleCarriers", path: "Sources/CCarriers"),
        .target(
            name: "RiffleContextCarrying",
            dependencies: ["CRiffleCarriers", "CRiffleInterposition", "RiffleAssets", "SwiftUICore"],
            path: "Sources/ContextCarrying"),
        .target(
            name: "RiffleHosting", dependencies: ["RiffleContextCarrying", "RiffleStorage", "RiffleTextAndImages"],
            path: "Sources/Hosting"),

        // Features: targets above the engine, of which it knows nothing.
        .target(name: "RiffleContainers", dependencies: ["SwiftUICore"], path: "Sources/Containers"),
        .target(name: "RiffleInteraction", dependencies: ["SwiftUICore"], path: "Sources/Interaction"),
        .target(name: "RiffleDrawing", dependencies: ["SwiftUICore"], path: "Sources/Drawing"),
        // Numbers with their units, by the ICU of Foundation.
        .systemLibrary(name: "CRiffleICU", path: "Sources/CICU"),
        .target(
            name: "RiffleQuantities", dependencies: ["CRiffleICU", "RiffleCaching"], path: "Sources/Quantities"),
        .target(
            name: "RiffleTextAndImages", dependencies: ["RiffleDrawing", "RiffleQuantities"],
            path: "Sources/TextAndImages"),
        .target(name: "RiffleCanvases", dependencies: ["RiffleTextAndImages"], path: "Sources/Canvases"),
        .target(
            name: "RiffleAccessibilityModifiers", dependencies: ["RiffleInteraction", "RiffleTextAndImages"],
            path: "Sources/AccessibilityModifiers"),
        .target(name: "RiffleAppearances", dependencies: ["RiffleTextAndImages"], path: "Sources/Appearances"),
        .target(name: "RiffleScenes", dependencies: ["RiffleTextAndImages"], path: "Sources/Scenes"),
        .target(name: "RiffleStorage", dependencies: ["SwiftUICore"], path: "Sources/Storage"),
        .target(name: "RiffleAnimators", dependencies: ["SwiftUICore"], path: "Sources/Animators"),
        .target(
            name: "RiffleControls",
            dependencies: ["RiffleAccessibilityModifiers", "RiffleAnimators", "RiffleAppearances"],
            path: "Sources/Controls"),
        .target(
            name: "RiffleTextInput", dependencies: ["RiffleControls", "RiffleContainers"], path: "Sources/TextInput"),
        .target(
            name: "RifflePresentations", dependencies: ["RiffleControls", "RiffleContainers"],
            path: "Sources/Presentations"),
        .target(name: "RiffleDragAndDrop", dependencies: ["RiffleAccessibilityModifiers"], path: "Sources/DragAndDrop"),
        .target(
            name: "RiffleNavigationStacks", dependencies: ["RiffleLists", "RiffleSharing"],
            path: "Sources/NavigationStacks"),
        .target(
            name: "RiffleLists", dependencies: ["RifflePresentations", "RiffleTextInput", "RiffleDragAndDrop"],
            path: "Sources/Lists"),
        .target(name: "RiffleTabs", dependencies: ["RiffleNavigationStacks"], path: "Sources/Tabs"),
        .target(name: "RifflePickers", dependencies: ["RiffleNavigationStacks"], path: "Sources/Pickers"),
        .target(
            name: "RiffleSharing", dependencies: ["RiffleDragAndDrop", "RifflePresentations", "RiffleScenes"],
            path: "Sources/Sharing"),
        .target(
            name: "RiffleSymbolEffects", dependencies: ["RiffleAnimators", "RiffleTextAndImages"],
            path: "Sources/SymbolEffects"),
        // What Apple's platforms have beside SwiftUI: of Foundation and Combine, frameworks without an effect here, UIKit.
        .target(
            name: "RiffleFoundationParity",
            dependencies: [
                "RifflePredicates", "RiffleTextAndImages", .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Sources/FoundationParity"),
        .target(name: "RiffleAbsentFrameworks", path: "Sources/AbsentFrameworks"),
        .target(
            name: "RiffleUIKitViews",
            dependencies: [
                "RiffleAbsentFrameworks", "RiffleCanvases", "RiffleFoundationParity", "RifflePickers",
                "RiffleSymbolEffects", "RiffleTabs",
            ],
            path: "Sources/UIKitViews"),

        // Pixels.
        .systemLibrary(
            name: "CRiffleCairo", path: "Sources/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CRiffleFreeType", path: "Sources/CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(
            name: "CRiffleDeflate", path: "Sources/CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CRiffleRaster", dependencies: ["CRiffleFreeType"], path: "Sources/CRaster"),
        .target(
            name: "RiffleRasterizer",
            dependencies: [
                "CRiffleCairo", "CRiffleDeflate", "CRiffleRaster", "RiffleTextLayout", "RiffleAssets", "RiffleLayers",
            ], path: "Sources/Rasterizer"),
        .target(name: "RiffleVirtualTime", dependencies: ["CRiffleInterposition"], path: "Sources/VirtualTime"),
        .target(
            name: "RiffleHeadlessHost", dependencies: ["RiffleHosting", "RiffleRasterizer", "RiffleVirtualTime"],
            path: "Sources/HeadlessHost"),

        // Apps that are operated from outside: what is said, who listens, and who speaks.
        .target(name: "RiffleDriverMessages", path: "Sources/DriverMessages"),
        .target(
            name: "RiffleDriving",
            dependencies: [
                "RiffleContextCarrying", "RiffleDriverMessages", "RiffleHeadlessHost", "RiffleInteraction",
                "RiffleScenes", "RiffleVirtualTime",
            ],
            path: "Sources/Driving"),
        .target(name: "RiffleDriverClient", dependencies: ["RiffleDriverMessages"], path: "Sources/DriverClient"),
        .target(
            name: "XCUIAutomation",
            dependencies: [
                "CoreLocation", "RiffleDriverClient", "RiffleGeometry", "RifflePredicates", "RiffleTextAndImages",
            ]),

        // Windows of the desktop. What needs GTK stands inside `#if Window`.
        .systemLibrary(
            name: "CRiffleGTK", path: "Sources/CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "RiffleWindowHost",
            dependencies: [
                "RiffleHosting", "RiffleRasterizer", .target(name: "CRiffleGTK", condition: .when(traits: ["Window"])),
            ],
            path: "Sources/WindowHost"
        ),

        // Browsers, and one that tests drive.
        .systemLibrary(
            name: "CRiffleHarfBuzzSubset", path: "Sources/CHarfBuzzSubset",
            pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"])]
        ),
        .systemLibrary(
            name: "CRiffleGLib", path: "Sources/CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CRiffleHeap", path: "Sources/CHeap"),
        .systemLibrary(
            name: "CRiffleBrotli", path: "Sources/CBrotli", pkgConfig: "libbrotlienc",
            providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(
            name: "CRiffleWebP", path: "Sources/CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CRiffleWebPicture", dependencies: ["CRiffleWebP"], path: "Sources/CWebPicture"),
        .target(name: "CRiffleWebClient", path: "Sources/CWebClient", exclude: ["Resources"]),
        .target(name: "CRiffleSockets", path: "Sources/CSockets"),
        .target(
            name: "RiffleWebHost",
            dependencies: [
                "CRiffleHeap", "CRiffleSockets", "CRiffleWebClient", "CRiffleWebPicture", "CRiffleBrotli",
                "CRiffleDeflate",
                "CRiffleHarfBuzzSubset", "CRiffleGLib", "RiffleHosting",
            ]
                + swiftNIO,
            path: "Sources/WebHost"
        ),
        .target(name: "RiffleChromiumDriver", dependencies: swiftNIO, path: "Sources/ChromiumDriver"),

        // What apps and their tests import.
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
                "RiffleAssets", "RiffleContextCarrying", "RiffleHeadlessHost", "RiffleUIKitViews",
                "RiffleDriverMessages", "RiffleDriving", "RiffleStorage", "SwiftUICore", "RiffleTypeDiscovery",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .target(name: "RiffleWebHost", condition: .when(traits: ["Web"])),
                .target(name: "RiffleWindowHost", condition: .when(traits: ["Window"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + macros
        ),
        .target(
            name: "SwiftUITesting",
            dependencies: ["CRiffleDeflate", "RiffleDriving", "RiffleHeadlessHost", "SwiftUI"]),
        .target(name: "BrowserTesting", dependencies: ["SwiftUITesting", "RiffleWebHost", "RiffleChromiumDriver"]),
        // What Apple's SwiftUI has not.
        .target(name: "Riffle", dependencies: ["SwiftUI"]),

        // Views in somebody's server.
        .target(name: "CRiffleMainLoop", path: "Sources/CMainLoop"),
        .target(
            name: "RiffleServer",
            dependencies: [
                "CRiffleMainLoop", "RiffleHosting", "RiffleWebHost", "SwiftUI",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ] + swiftNIO),

        // What apps keep in a database: models without views, and the views above.
        .systemLibrary(
            name: "CRiffleSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "RiffleModels", dependencies: ["CRiffleSQLite"] + macros, path: "Sources/Models"),
        .target(name: "SwiftData", dependencies: ["RiffleModels", "SwiftUI"]),
        .target(name: "TipKit", dependencies: ["SwiftUI"] + macros),

        // Frameworks around SwiftUI.
        .target(name: "CoreLocation", dependencies: ["SwiftUICore"]),
        .target(name: "LocalAuthentication"),
        .target(name: "MessageUI", dependencies: ["SwiftUI"]),

        // Charts: shapes and layouts above what apps see, and a few of the engine's own measures.
        .target(name: "Charts", dependencies: ["SwiftUI"]),

        // For code that imports these names beside SwiftUI, which brings along what there is of them. Nothing depends on
        // them: to a dependency that could import them the platform would be Apple's.
        .target(name: "Combine", dependencies: ["SwiftUI"]),
        .systemLibrary(name: "CRiffleUIKit", path: "Sources/CUIKit"),
        .target(name: "UIKit", dependencies: ["CRiffleUIKit", "SwiftUI"]),

        // Decks and chips as an app would write them: they see what apps see.
        .target(name: "CardDecks", dependencies: ["SwiftUI"], packageAccess: false),

        // The wallet's own sources: browsers are tested with an app, and the apps' package is none of this one's.
        .target(
            name: "WalletUnderTest",
            dependencies: ["CardDecks", "SwiftUI"],
            path: "Apps/Sources/WalletCards",
            // Tests here are in English.
            exclude: ["Localizable.xcstrings"],
            resources: [.copy("Assets.xcassets")]
        ),

        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "ScriptsTests"),
        // Random cases that a seed brings back.
        .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
        // Views on a virtual clock, without a host.
        .target(
            name: "EngineTesting", dependencies: ["RiffleTextAndImages", "RiffleContainers", "RiffleInteraction"],
            path: "Tests/EngineTesting"),
        // Articles of documentation catalogs, whose examples tests compile.
        .target(name: "Articles", path: "Tests/Articles"),
        // What is known of Apple's SwiftUI, named by the tests that hold it.
        .target(name: "Facts", path: "Tests/Facts"),
        .testTarget(
            name: "FidelityTests", dependencies: ["Facts", "SwiftUITesting", "SeededNumbers"], exclude: ["facts.txt"]),
        // Random interfaces, and frames held against frames made from nothing.
        .target(
            name: "RandomViews",
            dependencies: [
                "RiffleCanvases", "RiffleHosting", "RiffleLayers", "RifflePickers", "RiffleTabs", "SeededNumbers",
            ],
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
        .testTarget(name: "CachingTests", dependencies: ["RiffleCaching"]),
        .testTarget(name: "PredicatesTests", dependencies: ["RifflePredicates"]),
        .testTarget(name: "GeometryTests", dependencies: ["Facts", "RiffleGeometry", "SeededNumbers"]),
        .testTarget(
            name: "MotionTests", dependencies: ["Facts", "RiffleMotion", "SeededNumbers"], exclude: ["Oracle"]),
        .testTarget(name: "PaintingTests", dependencies: ["Facts", "RifflePainting"]),
        .testTarget(name: "LayersTests", dependencies: ["RiffleLayers", "SeededNumbers"]),
        .testTarget(name: "SemanticsTests", dependencies: ["RiffleSemantics", "SeededNumbers"]),
        .testTarget(name: "GesturesTests", dependencies: ["Facts", "RiffleGestures", "SeededNumbers"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["Facts", "RiffleTextLayout"]),
        .testTarget(name: "AssetsTests", dependencies: ["RiffleAssets", "SeededNumbers"]),
        .testTarget(name: "AssetSymbolsTests", dependencies: ["RiffleAssetSymbols"]),
        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: [
                "Facts", "EngineTesting", "RiffleControls", "SeededNumbers",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]
        ),
        .testTarget(
            name: "ContainersTests", dependencies: ["Facts", "EngineTesting", "RiffleControls", "SeededNumbers"]),
        .testTarget(
            name: "InteractionTests", dependencies: ["Facts", "EngineTesting", "RiffleControls", "SeededNumbers"]),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["Facts", "RiffleDrawing", "EngineTesting", "SeededNumbers", "SwiftUITesting"]),
        .testTarget(
            name: "TextAndImagesTests",
            dependencies: ["Facts", "RiffleTextAndImages", "EngineTesting", "SeededNumbers", "SwiftUITesting"]),
        .testTarget(name: "ScenesTests", dependencies: ["RiffleScenes", "EngineTesting", "SwiftUITesting"]),
        .testTarget(
            name: "AnimatorsTests", dependencies: ["Facts", "RiffleAnimators", "EngineTesting", "SeededNumbers"]),
        .testTarget(name: "StorageTests", dependencies: ["Facts", "RiffleStorage", "EngineTesting"]),
        .testTarget(
            name: "ControlsTests",
            dependencies: ["Facts", "RiffleControls", "EngineTesting", "SeededNumbers", "SwiftUITesting"]),
        .testTarget(name: "TextInputTests", dependencies: ["RiffleTextInput", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "DragAndDropTests", dependencies: ["RiffleDragAndDrop", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(
            name: "PresentationsTests", dependencies: ["RifflePresentations", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(
            name: "NavigationStacksTests", dependencies: ["RiffleNavigationStacks", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "ListsTests", dependencies: ["RiffleLists", "SwiftUITesting", "SeededNumbers"]),
        .testTarget(name: "CanvasesTests", dependencies: ["RiffleCanvases", "SwiftUITesting"]),
        .testTarget(name: "PickersTests", dependencies: ["RifflePickers", "SwiftUITesting"]),
        .testTarget(name: "TabsTests", dependencies: ["RiffleTabs", "SwiftUITesting"]),
        .testTarget(name: "SharingTests", dependencies: ["RiffleSharing", "SwiftUITesting"]),
        .testTarget(name: "SymbolEffectsTests", dependencies: ["RiffleSymbolEffects", "SwiftUITesting"]),
        .testTarget(name: "FoundationParityTests", dependencies: ["RiffleFoundationParity", "SwiftUITesting"]),
        .testTarget(name: "AbsentFrameworksTests", dependencies: ["RiffleAbsentFrameworks", "SwiftUITesting"]),
        .testTarget(name: "UIKitViewsTests", dependencies: ["RiffleUIKitViews", "SwiftUITesting"]),
        .testTarget(name: "VirtualTimeTests", dependencies: ["RiffleVirtualTime", "SeededNumbers"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["Facts", "RiffleRasterizer", "SeededNumbers"], exclude: ["Goldens"]),
        .testTarget(name: "HostingTests", dependencies: ["RiffleHosting", "RiffleInteraction"]),
        .testTarget(name: "HeadlessHostTests", dependencies: ["RiffleHeadlessHost"]),
        .testTarget(name: "WindowHostTests", dependencies: ["RiffleWindowHost", "RiffleInteraction"]),
        .testTarget(
            name: "SwiftUITestingTests",
            dependencies: ["SwiftUITesting", "RiffleHeadlessHost", "ExampleProgram", "WalletUnderTest"],
            exclude: ["Snapshots/__Snapshots__"]),
        // A program for tests to start: flags, previews and determinism are those of whole processes.
        .executableTarget(
            name: "ExampleProgram",
            dependencies: ["SwiftUI", "Riffle", "SwiftUITesting"],
            path: "Tests/ExampleProgram"
        ),
        // The wallet by itself, for the test of windows.
        .executableTarget(
            name: "WalletProgram", dependencies: ["SwiftUI", "WalletUnderTest"], path: "Tests/WalletProgram"),
        // An app as others write them, with UI tests as others write them.
        .executableTarget(name: "DrivenExample", dependencies: ["SwiftUI"], path: "Tests/DrivenExample"),
        .testTarget(name: "DrivenExampleUITests", dependencies: ["DrivenExample", "XCUIAutomation"]),
        .testTarget(name: "DrivingTests", dependencies: ["DrivenExample", "RiffleDriverClient"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "ExampleProgram"],
            exclude: ["apple-names.txt", "framework-names.txt"]
        ),
        .testTarget(
            name: "WebHostTests",
            dependencies: [
                "RiffleWebHost", "BrowserTesting", "RiffleHeadlessHost", "SwiftUI", "Riffle", "RiffleTextInput",
                "WalletUnderTest", "PageRecords",
                "SeededNumbers", "ExampleProgram",
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ] + swiftNIO
        ),
        .testTarget(
            name: "RiffleServerTests",
            dependencies: [
                "RiffleServer", "BrowserTesting", "PageRecords",
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ] + swiftNIO),
        .testTarget(
            name: "CardDecksTests", dependencies: ["Articles", "CardDecks", "SwiftUITesting", "SeededNumbers"]),
        // A program that saves models until its test kills it.
        .executableTarget(name: "KilledStore", dependencies: ["SwiftData"], path: "Tests/KilledStore"),
        .testTarget(
            name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUITesting", "SeededNumbers", "KilledStore"]),
        .testTarget(
            name: "TipKitTests", dependencies: ["TipKit", "SwiftUITesting"], exclude: ["tipkit-names.txt"]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "BrowserTesting"]),
        .testTarget(name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication"]),
        .testTarget(name: "MessageUITests", dependencies: ["MessageUI", "SwiftUITesting"]),
        .testTarget(
            name: "ChartsTests", dependencies: ["Charts", "SwiftUITesting"], exclude: ["charts-names.txt"]),
        // Apps that keep models, as others write them, in the language mode of most existing code.
        .executableTarget(
            name: "ExpenseTracker", dependencies: ["SwiftData", "SwiftUI"], path: "Tests/ExpenseTracker",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ReadingList", dependencies: ["SwiftData", "SwiftUI"], path: "Tests/ReadingList",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "HabitLog", dependencies: ["SwiftData", "SwiftUI"], path: "Tests/HabitLog",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "DataAppsTests", dependencies: ["ExpenseTracker", "ReadingList", "HabitLog", "BrowserTesting"]),
        .testTarget(name: "HabitLogUITests", dependencies: ["HabitLog", "XCUIAutomation"]),
        .testTarget(name: "ExpenseTrackerUITests", dependencies: ["ExpenseTracker", "XCUIAutomation"]),
        .testTarget(name: "ReadingListUITests", dependencies: ["ReadingList", "XCUIAutomation"]),
        .testTarget(name: "BrowserTestingTests", dependencies: ["Articles", "BrowserTesting", "Riffle"]),
        .testTarget(name: "RiffleTests", dependencies: ["Riffle", "SwiftUITesting"]),
        .testTarget(name: "TypeDiscoveryTests", dependencies: ["RiffleTypeDiscovery"]),
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
                shownBy: target.name == "SwiftUI"
                    ? ["RiffleUIKitViews", "RiffleStorage"].map { targets[$0]! } : named(by: target)))
    }
    return names
}

let unnamed = package.targets.map { modules(shownBy: named(by: $0)).subtracting(named(by: $0).map(\.name)).sorted() }
for (target, names) in zip(package.targets, unnamed) { target.dependencies += names.map { .target(name: $0) } }
package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    return .library(name: library.name, targets: modules(shownBy: library.targets.map { targets[$0]! }).sorted())
}
