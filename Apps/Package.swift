// swift-tools-version: 6.1
// The apps, apart from the library so that what they need is not needed by those who use it.
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Riffle")
let cardDecks = Target.Dependency.product(name: "CardDecks", package: "Riffle")
let testing = Target.Dependency.product(name: "SwiftUITesting", package: "Riffle")
let automation = Target.Dependency.product(name: "XCUIAutomation", package: "Riffle")

/// An app as a library, so that others can hold it, and as a program.
func app(_ name: String, _ target: Target) -> [Target] {
    [target, .executableTarget(name: name, dependencies: [.byName(name: target.name), swiftUI])]
}

/// What an app says in other languages.
let translations = Resource.copy("Localizable.xcstrings")

/// An app with pictures, made of decks.
func deckApp(_ name: String) -> [Target] {
    app(
        name,
        .target(
            name: name + "App", dependencies: [cardDecks, swiftUI] + (libraries[name] ?? []),
            // The wallet's pictures are with its cards.
            resources: name == "Wallet" ? [] : [.copy("Assets.xcassets"), translations]))
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

/// What not all of the apps need.
let libraries: [String: [Target.Dependency]] = [
    "Wallet": ["AppData", "WalletCards", grdb],
    "Trips": ["AppData", grdb],
    "Filters": ["AppData", grdb],
    // Reads the fields of decks that are imported.
    "Flashcards": ["AppData", grdb, .product(name: "SwiftCSV", package: "SwiftCSV")],
]

let deckApps = ["Wallet", "Trips", "Flashcards", "Filters"]
let deckAppLibraries = deckApps.map { Target.Dependency.byName(name: $0 + "App") }

let package = Package(
    name: "Apps",
    traits: [
        .trait(name: "Web", description: "The apps can serve themselves to browsers."),
        .trait(name: "Window", description: "The apps can show themselves in a window of the desktop."),
        .default(enabledTraits: ["Web"]),
    ],
    dependencies: [
        .package(
            name: "Riffle", path: "..",
            traits: [
                .trait(name: "Web", condition: .when(traits: ["Web"])),
                .trait(name: "Window", condition: .when(traits: ["Window"])),
            ]),
        // SQLite with migrations and observation: what an app on Apple's platforms would take.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
    ],
    targets: deckApps.flatMap(deckApp)
        + app(
            "Gallery",
            .target(
                name: "GalleryApp",
                dependencies: deckAppLibraries + [
                    "ControlsApp", "AppData", cardDecks, swiftUI, .product(name: "Riffle", package: "Riffle"),
                ],
                resources: [translations]
            )
        ) + [
            // What a person keeps with the apps.
            .target(
                name: "AppData", dependencies: [grdb, .product(name: "Riffle", package: "Riffle"), swiftUI],
                resources: [translations]),
            .testTarget(name: "AppDataTests", dependencies: ["AppData", grdb, testing]),
            // The wallet without its data, which the library's own tests and benchmarks show, too.
            .target(
                name: "WalletCards", dependencies: [cardDecks, swiftUI],
                resources: [.copy("Assets.xcassets"), translations]),

            // Every family of controls, a page each.
            .target(name: "ControlsApp", dependencies: [swiftUI], resources: [translations]),

            // Draws the pictures in the catalogs; run by `make artwork`, not by the apps.
            .systemLibrary(
                name: "CPixbufWriter",
                pkgConfig: "gdk-pixbuf-2.0",
                providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
            ),
            .target(name: "CPhotograph", dependencies: ["CPixbufWriter"]),
            .target(name: "Photographs", dependencies: ["CPhotograph"]),
            .executableTarget(name: "Artwork", dependencies: ["Photographs", swiftUI, testing]),

            // Takes the pictures that the documentation shows; run by `make pictures`.
            .executableTarget(
                name: "Screenshots",
                dependencies: deckAppLibraries + ["ControlsApp", "GalleryApp", "Photographs", testing]
            ),

            // A wallet that its test kills.
            .executableTarget(
                name: "KilledWallet", dependencies: ["WalletApp", "WalletCards", "AppData", swiftUI, testing],
                path: "Tests/KilledWallet"),
            .testTarget(
                name: "WalletAppTests",
                dependencies: ["WalletApp", "WalletCards", "KilledWallet", "AppData", grdb, testing]),
            .testTarget(name: "TripsAppTests", dependencies: ["TripsApp", testing]),
            .testTarget(name: "FlashcardsAppTests", dependencies: ["FlashcardsApp", testing]),
            .testTarget(name: "FiltersAppTests", dependencies: ["FiltersApp", cardDecks, testing]),
            .testTarget(name: "GalleryAppTests", dependencies: ["ControlsApp", "GalleryApp", testing]),
            // The programs, each in a process of its own, by UI tests as people write them.
            .testTarget(name: "WalletUITests", dependencies: ["Wallet", automation]),
            .testTarget(name: "TripsUITests", dependencies: ["Trips", automation]),
            .testTarget(name: "FlashcardsUITests", dependencies: ["Flashcards", automation]),
            .testTarget(name: "FiltersUITests", dependencies: ["Filters", automation]),
            // Everything that fingers and keys can do, in no order.
            .testTarget(name: "RandomWalkTests", dependencies: deckAppLibraries + ["GalleryApp", "AppData", testing]),
            // Walks through the apps: each is written once, and goes through `ViewTester` and through Chromium.
            .testTarget(
                name: "AppWalkTests",
                dependencies: deckAppLibraries + [.product(name: "BrowserTesting", package: "Riffle")]
            ),
            // Small apps, each in a file of its own with its tests, in the language mode of most existing code.
            .testTarget(
                name: "SketchTests",
                dependencies: [testing],
                swiftSettings: [.swiftLanguageMode(.v5)]
            ),
            // Ten apps of the kind that people publish, and the pages of controls, each walked through on every host.
            .testTarget(
                name: "FieldTests",
                dependencies: ["ControlsApp", .product(name: "BrowserTesting", package: "Riffle")],
                swiftSettings: [.swiftLanguageMode(.v5)]
            ),
            // Links to these ten, in one program, and UI tests as people write them.
            .executableTarget(
                name: "FieldApps", dependencies: [swiftUI], path: "Tests/FieldApps",
                swiftSettings: [.swiftLanguageMode(.v5)]),
            .testTarget(
                name: "FieldAppsUITests", dependencies: ["FieldApps", automation],
                swiftSettings: [.swiftLanguageMode(.v5)]),
            // Every preview of the apps, in the surroundings that people have.
            .testTarget(
                name: "PreviewTests",
                dependencies: deckAppLibraries + ["ControlsApp", "GalleryApp", "WalletCards", testing],
                exclude: ["__Snapshots__"]),
        ],
    swiftLanguageModes: [.v6]
)
