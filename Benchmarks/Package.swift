// swift-tools-version: 6.1
// What performance is measured with, apart from the library so that its users build none of it.
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Riffle")
let cardDecks = Target.Dependency.product(name: "CardDecks", package: "Riffle")
let swiftData = Target.Dependency.product(name: "SwiftData", package: "Riffle")
let testing = Target.Dependency.product(name: "SwiftUITesting", package: "Riffle")

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Riffle", path: "..")
    ],
    targets: [
        // The scene that all peers draw, as an app would write it.
        .target(name: "WalletScene", dependencies: [swiftUI]),
        // A link to the app's sources: its package has no product that holds the views without the program.
        .target(name: "WalletCards", dependencies: [cardDecks, swiftUI], resources: [.copy("Assets.xcassets")]),
        // Two cards of a deck of many.
        .target(name: "DeckScene", dependencies: [swiftUI]),
        // Many chips in lines.
        .target(name: "ChipScene", dependencies: [swiftUI]),
        // A list of many rows, and a form of many fields.
        .target(name: "ListScene", dependencies: [swiftUI]),
        .target(name: "FormScene", dependencies: [swiftUI]),
        // A number and a button, and an app of them.
        .target(name: "CounterScene", dependencies: [swiftUI]),
        .executableTarget(name: "TwoViews", dependencies: ["CounterScene", swiftUI]),
        .target(name: "SpringPeer"),
        // A table written and read by hand.
        .target(name: "SQLitePeer", linkerSettings: [.linkedLibrary("sqlite3")]),
        // A link to what the library's tests send in a page's place.
        .target(name: "PageRecords"),
        .systemLibrary(name: "CMalloc"),
        .executableTarget(name: "ColdStart", dependencies: ["WalletScene", swiftUI]),
        .executableTarget(name: "ServedWallet", dependencies: ["WalletCards", swiftUI]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CounterScene", "WalletScene", "WalletCards", "DeckScene", "ChipScene", "ListScene", "FormScene",
                "SpringPeer", "SQLitePeer",
                "PageRecords", "CMalloc",
                swiftUI, swiftData, testing,
            ], resources: [.copy("Peers/qtquick_lists.py")]),
    ],
    swiftLanguageModes: [.v6]
)
