/// Which module may import which: the diagram of ARCHITECTURE.md, as data.
struct Layering {
    /// The modules right below each module. What is below those is allowed too, but for what `hidden` names.
    var arrows: [String: Set<String>]
    /// Modules that are below and must not be seen all the same.
    var hidden: [String: Set<String>] = [:]
    /// Modules of other packages, by who may import them.
    var external: [String: Set<String>]
    /// What tests of one module see beside it: other modules that give the same answers.
    var compared: [String: Set<String>] = [:]

    /// Modules of the system that anybody may import.
    static let system: Set<String> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Glibc", "Observation", "Swift", "Synchronization",
        "_Concurrency",
    ]

    /// The layers of this package.
    static let ours = Layering(
        arrows: [
            "Caching": [],
            "Geometry": [],
            "Motion": ["Geometry"],
            "Painting": ["Geometry"],
            "Layers": ["Painting"],
            "Semantics": ["Geometry"],
            "Gestures": ["Motion", "Geometry"],
            "TextLayout": ["CPango", "Caching", "Painting", "Geometry"],
            "Assets": ["CPixbufShim", "Caching", "Geometry"],
            "AssetSymbols": [],
            "SwiftUICore": [
                "Gestures", "Motion", "Semantics", "TextLayout", "Assets", "Layers", "Painting", "Geometry",
                "TypeDiscovery",
            ],
            "Containers": ["SwiftUICore"],
            "Interaction": ["SwiftUICore"],
            "Drawing": ["SwiftUICore"],
            "Quantities": ["CICU", "Caching"],
            "TextAndImages": ["Drawing", "Quantities"],
            "Canvases": ["TextAndImages"],
            "AccessibilityModifiers": ["Interaction", "TextAndImages"],
            "Appearances": ["TextAndImages"],
            "Scenes": ["TextAndImages"],
            "Storage": ["SwiftUICore"],
            "Animators": ["SwiftUICore"],
            "Controls": ["AccessibilityModifiers", "Animators", "Appearances"],
            "TextInput": ["Controls", "Containers"],
            "Presentations": ["Controls", "Containers"],
            "DragAndDrop": ["AccessibilityModifiers"],
            "NavigationStacks": ["Lists", "Sharing"],
            "Lists": ["Presentations", "TextInput", "DragAndDrop"],
            "Tabs": ["NavigationStacks"],
            "Pickers": ["NavigationStacks"],
            "Sharing": ["DragAndDrop", "Presentations", "Scenes"],
            "SymbolEffects": ["Animators", "TextAndImages"],
            "FoundationParity": ["Predicates", "TextAndImages"],
            "AbsentFrameworks": [],
            "UIKitViews": [
                "AbsentFrameworks", "Canvases", "FoundationParity", "Pickers", "SymbolEffects", "Tabs",
            ],
            "ContextCarrying": ["CCarriers", "CInterposition", "SwiftUICore"],
            "Hosting": ["ContextCarrying", "Storage", "TextAndImages"],
            "Rasterizer": ["CCairo", "CDeflate", "CRaster", "TextLayout", "Assets", "Layers"],
            "VirtualTime": ["CInterposition"],
            "HeadlessHost": ["Hosting", "Rasterizer", "VirtualTime"],
            "WebHost": [
                "CBrotli", "CDeflate", "CHarfBuzzSubset", "CHeap", "CSockets", "CWebClient", "CWebPicture", "CGLib",
                "Hosting",
            ],
            "WindowHost": ["CGTK", "Hosting", "Rasterizer"],
            "DriverMessages": [],
            "Predicates": [],
            "Driving": ["DriverMessages", "HeadlessHost", "Interaction", "Scenes"],
            "DriverClient": ["DriverMessages"],
            "XCUIAutomation": ["CoreLocation", "DriverClient", "Geometry", "Predicates", "TextAndImages"],
            "DrivenExample": ["SwiftUI"],
            "TypeDiscovery": ["CConformances"],
            "SwiftUIMacros": [],
            "SwiftUI": ["Driving", "WebHost", "WindowHost", "UIKitViews", "TypeDiscovery"],
            "Models": ["CSQLite"],
            "SwiftData": ["Models", "SwiftUI"],
            "TipKit": ["SwiftUI"],
            "CoreLocation": ["SwiftUICore"],
            "LocalAuthentication": [],
            "MessageUI": ["SwiftUI"],
            "Charts": ["SwiftUI"],
            "RiffleServer": ["CMainLoop", "SwiftUI", "WebHost"],
            "KilledStore": ["SwiftData"],
            "ExpenseTracker": ["SwiftData"],
            "ReadingList": ["SwiftData"],
            "HabitLog": ["SwiftData"],
            "SwiftUITesting": ["CDeflate", "Driving", "HeadlessHost", "SwiftUI"],
            "BrowserTesting": ["SwiftUITesting", "WebHost", "ChromiumDriver"],
            "ExampleProgram": ["SwiftUI", "Riffle", "SwiftUITesting"],
            "WalletProgram": ["SwiftUI", "WalletUnderTest"],
            "Soak": ["PageRecords", "SeededNumbers"],
            "PageRecords": [],
            "Facts": [],
            "Articles": [],
            "EngineTesting": ["TextAndImages", "Containers", "Interaction"],
            "RandomViews": ["Canvases", "Hosting", "Pickers", "Tabs", "SeededNumbers"],
            "Fuzz": ["RandomViews"],
            "CardDecks": ["SwiftUI"],
            "Riffle": ["SwiftUI"],
            "UIKit": ["SwiftUI"],
            "Combine": ["SwiftUI"],
            "ChromiumDriver": [],
            "GenerateAssetSymbols": [],
            "SourceRewriting": [],
            "RewriteSources": [],
        ],
        hidden: [
            // Decks are written as an app would write them.
            "CardDecks": Self.belowSwiftUI
        ],
        external: [
            "SwiftUICore": ["OpenCombine"],
            "FoundationParity": ["OpenCombine"],
            "WebHost": Self.swiftNIO,
            "WebHostTests": ["NIOEmbedded"],
            "RiffleServer": Self.swiftNIO.union(["CoreMetrics", "Logging", "ServiceLifecycle", "Tracing"]),
            "RiffleServerTests": ["InMemoryTracing", "Logging", "MetricsTestKit"],
            "ChromiumDriver": Self.swiftNIO,
            "SwiftUI": ["ArgumentParser", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "os"],
            "Facts": ["Testing"],
            "Articles": ["Testing"],
            "SwiftUITesting": ["Testing", "XCTest"],
            "XCUIAutomation": ["Testing", "XCTest"],
            "DrivenExampleUITests": ["XCTest"],
            "HabitLogUITests": ["XCTest"],
            "ExpenseTrackerUITests": ["XCTest"],
            "ReadingListUITests": ["XCTest"],
            "Fuzz": ["ArgumentParser"],
            "SwiftUIMacros": [
                "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
            ],
            "GenerateAssetSymbols": ["PackagePlugin"],
            "RewriteSources": ["PackagePlugin"],
        ],
        compared: [
            // The examples of all catalogs of documentation.
            "BrowserTestingTests": ["Riffle"],
            // Buttons are what tests of the keyboard, of accessibility and of counted work press.
            "SwiftUICoreTests": ["Animators", "Controls"],
            "ContainersTests": ["Controls"],
            "HostingTests": ["Interaction"],
            "InteractionTests": ["Controls"],
            // Views that are written as in an app.
            "AbsentFrameworksTests": ["CoreHaptics", "UserNotifications"],
            "UIKitViewsTests": ["PhotosUI", "StoreKit"],
            "NavigationStacksTests": ["SwiftUI"],
            "WindowHostTests": ["Interaction"],
            "DrivenExampleUITests": ["XCUIAutomation"],
            "HabitLogUITests": ["XCUIAutomation"],
            "ExpenseTrackerUITests": ["XCUIAutomation"],
            "ReadingListUITests": ["XCUIAutomation"],
            "DataAppsTests": ["ExpenseTracker", "HabitLog", "ReadingList", "SwiftData", "SwiftUI"],
            "DrivingTests": ["DriverClient", "DriverMessages"],
            "SwiftUITestingTests": ["WalletUnderTest"],
            "WebHostTests": ["HeadlessHost", "Rasterizer", "Riffle", "SwiftUI", "TextInput", "WalletUnderTest"],
        ]
    )

    private static let swiftNIO: Set<String> = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"]

    private static let belowSwiftUI: Set<String> = [
        "Caching", "Geometry", "Motion", "Painting", "Layers", "Semantics", "Gestures", "TextLayout", "Assets",
        "SwiftUICore", "Containers", "Interaction", "Drawing", "TextAndImages", "Canvases", "AccessibilityModifiers",
        "Appearances", "Scenes", "Storage", "Animators", "Controls", "TextInput", "Presentations", "DragAndDrop",
        "NavigationStacks", "Lists", "Tabs", "Pickers", "Sharing", "SymbolEffects", "FoundationParity",
        "AbsentFrameworks", "UIKitViews", "Hosting", "Rasterizer", "VirtualTime", "HeadlessHost", "Driving",
        "DriverMessages", "Predicates", "WebHost", "WindowHost", "TypeDiscovery",
    ]

    /// Modules that programs import by these names: Apple's, and the libraries of this package.
    static let importedNames: Set<String> = [
        "SwiftUI", "SwiftUICore", "SwiftUIMacros", "Combine", "UIKit", "os", "CoreGraphics", "CoreTransferable",
        "UniformTypeIdentifiers", "PhotosUI", "_PhotosUI_SwiftUI", "CoreHaptics", "UserNotifications", "StoreKit",
        "OSLog", "QuartzCore", "DeveloperToolsSupport", "SwiftUITesting", "XCUIAutomation", "BrowserTesting",
        "CardDecks", "Riffle", "RiffleServer", "SwiftData", "Charts", "TipKit", "CoreLocation", "LocalAuthentication",
        "MessageUI",
    ]

    /// What any tests may use.
    private static let tools: Set<String> = [
        "SwiftUITesting", "BrowserTesting", "ChromiumDriver", "EngineTesting", "Facts", "SeededNumbers",
        "PageRecords", "Articles",
    ]

    /// Why `module` must not import `imported`; nil when it may.
    func objection(to imported: String, in module: String) -> String? {
        if Self.system.contains(imported) || external[module]?.contains(imported) == true { return nil }
        if module.hasSuffix("Tests") { return objection(toTest: imported, of: module) }
        guard arrows[module] != nil else {
            return "\(module) is in no layer: name it and what it may import in Layering.swift and ARCHITECTURE.md"
        }
        if hidden[module]?.contains(imported) == true { return "\(module) must not know of \(imported)" }
        if below(module).contains(imported) { return nil }
        return arrows[imported] == nil
            ? "\(imported) is not among the modules of other packages that \(module) may import"
            : "\(imported) is not below \(module)"
    }

    /// Tests see their module and what that sees, and tools for testing.
    private func objection(toTest imported: String, of tests: String) -> String? {
        let module = String(tests.dropLast("Tests".count))
        if imported == "Testing" || imported == module { return nil }
        if below(module).contains(imported) || external[module]?.contains(imported) == true { return nil }
        if Self.tools.contains(imported) { return nil }
        if compared[tests]?.contains(imported) == true { return nil }
        return "\(imported) is not below \(module), which these tests are of"
    }

    /// Everything that can be reached along the arrows.
    func below(_ module: String) -> Set<String> {
        var found: Set<String> = []
        var pending = Array(arrows[module] ?? [])
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += arrows[next] ?? [] }
        }
        return found
    }
}
