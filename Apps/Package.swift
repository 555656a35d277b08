// swift-tools-version: 6.1
// The apps, apart from the library so that what they need is not needed by those who use it.
import PackageDescription

let package = Package(
    name: "Apps",
    dependencies: [
        .package(name: "Riffle", path: "..")
    ],
    targets: [
        .target(
            name: "WalletApp",
            dependencies: [
                .product(name: "CardDecks", package: "Riffle"), .product(name: "SwiftUI", package: "Riffle"),
            ],
            resources: [.copy("Assets.xcassets")]
        ),
        .executableTarget(
            name: "Wallet",
            dependencies: ["WalletApp", .product(name: "SwiftUI", package: "Riffle")]
        ),

        .target(
            name: "TripsApp",
            dependencies: [
                .product(name: "SwiftUI", package: "Riffle"), .product(name: "CardDecks", package: "Riffle"),
            ],
            resources: [.copy("Assets.xcassets")]
        ),
        .executableTarget(
            name: "Trips",
            dependencies: ["TripsApp", .product(name: "SwiftUI", package: "Riffle")]
        ),

        .target(
            name: "FlashcardsApp",
            dependencies: [
                .product(name: "SwiftUI", package: "Riffle"), .product(name: "CardDecks", package: "Riffle"),
            ],
            resources: [.copy("Assets.xcassets")]
        ),
        .executableTarget(
            name: "Flashcards",
            dependencies: ["FlashcardsApp", .product(name: "SwiftUI", package: "Riffle")]
        ),

        .target(
            name: "FiltersApp",
            dependencies: [
                .product(name: "SwiftUI", package: "Riffle"), .product(name: "CardDecks", package: "Riffle"),
            ],
            resources: [.copy("Assets.xcassets")]
        ),
        .executableTarget(
            name: "Filters",
            dependencies: ["FiltersApp", .product(name: "SwiftUI", package: "Riffle")]
        ),

        .target(
            name: "GalleryApp",
            dependencies: [
                "WalletApp", "TripsApp", "FlashcardsApp", "FiltersApp", .product(name: "SwiftUI", package: "Riffle"),
                .product(name: "Riffle", package: "Riffle"),
            ]
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: ["GalleryApp", .product(name: "SwiftUI", package: "Riffle")]
        ),

        // Draws the pictures in the catalogs; run by `make artwork`, not by the apps.
        .systemLibrary(
            name: "CPixbufWriter",
            pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
        ),
        .target(name: "CPhotograph", dependencies: ["CPixbufWriter"]),
        .target(name: "Photographs", dependencies: ["CPhotograph"]),
        .executableTarget(
            name: "Artwork",
            dependencies: [
                "Photographs",
                .product(name: "SwiftUI", package: "Riffle"),
                .product(name: "SwiftUITesting", package: "Riffle"),
            ]
        ),

        // Takes the pictures that the documentation shows; run by `make pictures`.
        .executableTarget(
            name: "Screenshots",
            dependencies: [
                "WalletApp", "TripsApp", "FlashcardsApp", "FiltersApp", "GalleryApp", "Photographs",
                .product(name: "SwiftUITesting", package: "Riffle"),
            ]
        ),

        .testTarget(
            name: "WalletAppTests",
            dependencies: ["WalletApp", .product(name: "SwiftUITesting", package: "Riffle")]
        ),
        .testTarget(
            name: "FiltersAppTests",
            dependencies: [
                "FiltersApp", .product(name: "CardDecks", package: "Riffle"),
                .product(name: "SwiftUITesting", package: "Riffle"),
            ]
        ),
        .testTarget(
            name: "TripsAppTests",
            dependencies: ["TripsApp", .product(name: "SwiftUITesting", package: "Riffle")]
        ),
        .testTarget(
            name: "FlashcardsAppTests",
            dependencies: ["FlashcardsApp", .product(name: "SwiftUITesting", package: "Riffle")]
        ),
        .testTarget(
            name: "GalleryAppTests",
            dependencies: ["GalleryApp", .product(name: "SwiftUITesting", package: "Riffle")]
        ),
        // Everything that fingers and keys can do, in no order.
        .testTarget(
            name: "RandomWalkTests",
            dependencies: [
                "WalletApp", "TripsApp", "FlashcardsApp", .product(name: "SwiftUITesting", package: "Riffle"),
            ]
        ),
        // Walks through the apps: each is written once, and goes through `ViewTester` and through Chromium.
        .testTarget(
            name: "AppWalkTests",
            dependencies: ["WalletApp", .product(name: "BrowserTesting", package: "Riffle")]
        ),
        // Code as tutorials write it, in the language mode they are written in.
        .testTarget(
            name: "TutorialTests",
            dependencies: [.product(name: "SwiftUITesting", package: "Riffle")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
