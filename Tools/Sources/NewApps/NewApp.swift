import Foundation

/// A first app: a package with a view, an asset catalog, a preview and a test.
package struct NewApp {
    /// Of the package, its program and its module.
    package let name: String
    /// The folder that is made.
    package let folder: URL
    /// Whether the app keeps models with SwiftData.
    package let keepsData: Bool

    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    /// Names that modules of Riffle or of Swift have.
    private static let taken: Set<String> = [
        "SwiftUI", "SwiftUICore", "SwiftUITesting", "Riffle", "CardDecks", "Combine", "UIKit", "BrowserTesting",
        "SwiftData", "Charts", "TipKit", "CoreLocation", "LocalAuthentication", "MessageUI", "Foundation", "Swift",
        "Testing", "XCTest", "Observation", "os",
    ]

    /// - Parameter parent: where the folder is made.
    package init(_ name: String, in parent: URL, keepsData: Bool = false) throws {
        self.keepsData = keepsData
        guard let first = name.unicodeScalars.first, Self.isLetter(first),
            name.unicodeScalars.allSatisfy({ Self.isLetter($0) || ("0"..."9").contains($0) || $0 == "_" })
        else {
            throw Refusal(
                description:
                    "\"\(name)\" cannot be the name of a Swift module: use letters, digits and _, such as MyApp.")
        }
        guard !Self.taken.contains(name) else {
            throw Refusal(description: "\(name) is the name of a module that apps import. Choose another one.")
        }
        self.name = name
        folder = parent.appending(path: name)
        if let content = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
            guard content.isEmpty else {
                throw Refusal(
                    description: "\(folder.path(percentEncoded: false)) is there already, and has files. Choose "
                        + "another name, or remove it.")
            }
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    /// The files by their paths in the folder, in order.
    ///
    /// - Parameter library: the path of Riffle's checkout, as the manifest has it.
    package func files(library: String) -> [(path: String, text: String)] {
        let sources = "Sources/\(name)"
        return [
            ("Package.swift", manifest(library)),
            ("\(sources)/\(name)App.swift", keepsData ? dataApp : app),
            ("\(sources)/ContentView.swift", keepsData ? Self.dataView : Self.view),
            ("\(sources)/Assets.xcassets/Contents.json", Self.catalog),
            ("\(sources)/Assets.xcassets/AccentColor.colorset/Contents.json", Self.accentColor),
            ("\(sources)/Assets.xcassets/badge.imageset/Contents.json", Self.imageSet),
            ("\(sources)/Assets.xcassets/badge.imageset/badge.svg", Self.picture),
            ("Tests/\(name)Tests/ContentViewTests.swift", keepsData ? dataTest : test),
            (".gitignore", ".build/\n"),
        ] + (keepsData ? [("\(sources)/Item.swift", Self.dataModel)] : [])
    }

    /// Writes the files.
    package func write(library: String) throws {
        for (path, text) in files(library: library) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    private func manifest(_ library: String) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(name)",
            traits: [
                // Without it, as by swift test --disable-default-traits, less is compiled.
                .trait(name: "Web", description: "The app can serve itself to browsers."),
                .default(enabledTraits: ["Web"]),
            ],
            dependencies: [
                .package(
                    name: "Riffle", path: "\(library.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))",
                    traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [\(products)],
                    resources: [.copy("Assets.xcassets")],
                    plugins: [.plugin(name: "GenerateAssetSymbols", package: "Riffle")]
                ),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)", .product(name: "SwiftUITesting", package: "Riffle")]
                ),
            ]
        )

        """
    }

    private var products: String {
        (keepsData ? ["SwiftUI", "SwiftData"] : ["SwiftUI"]).map { ".product(name: \"\($0)\", package: \"Riffle\")" }
            .joined(separator: ", ")
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
            }
        }

        """
    }

    private static let view = """
        import SwiftUI

        struct ContentView: View {
            @State private var taps = 0

            var body: some View {
                VStack(spacing: 24) {
                    Image(.badge)
                        .rotationEffect(.degrees(Double(taps) * 30))
                    Text("Tapped \\(taps) times")
                        .font(.title)
                    Button("Tap") {
                        withAnimation(.easeOut(duration: 0.4)) { taps += 1 }
                    }
                    .buttonStyle(.borderedProminent)
                }
            }
        }

        #Preview {
            ContentView()
        }

        """

    private static let catalog = """
        {
          "info": { "author": "xcode", "version": 1 }
        }

        """

    private static let accentColor = """
        {
          "colors": [
            {
              "idiom": "universal",
              "color": {
                "color-space": "srgb",
                "components": { "red": "0.890", "green": "0.380", "blue": "0.100", "alpha": "1.000" }
              }
            },
            {
              "idiom": "universal",
              "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": {
                "color-space": "srgb",
                "components": { "red": "1.000", "green": "0.600", "blue": "0.300", "alpha": "1.000" }
              }
            }
          ],
          "info": { "author": "xcode", "version": 1 }
        }

        """

    private static let imageSet = """
        {
          "images": [{ "idiom": "universal", "filename": "badge.svg" }],
          "info": { "author": "xcode", "version": 1 }
        }

        """

    private static let picture = """
        <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
          <circle cx="48" cy="48" r="46" fill="#2E6F57"/>
          <path d="M48 14 L76 66 H20 Z" fill="#F4EBD9"/>
        </svg>

        """

    private var test: String {
        """
        import SwiftUI
        import SwiftUITesting
        import Testing

        @testable import \(name)

        @MainActor struct ContentViewTests {
            @Test func turnsTheBadgeWithEachTap() async throws {
                let tester = ViewTester(ContentView())
                let button = try tester.find(.label("Tap"))
                await tester.tap(button)
                _ = try tester.find(.text("Tapped 1 times"))

                await tester.advance(by: 0.1)  // a quarter of the animation, in virtual time
                let turning = try tester.find(.label("badge")).transform
                #expect(turning.b > 0 && turning.b < 0.5)
                try await tester.settle()  // until nothing moves any more
                #expect(abs(try tester.find(.label("badge")).transform.b - 0.5) < 0.001)  // the sine of 30 degrees

                let picture = try tester.snapshot()  // `picture.pngData` is a PNG file
                let pixel = picture[Int(button.frame.minX * 2) + 12, Int(button.frame.midY * 2)]
                #expect(pixel.r > 200 && pixel.b < 50)  // the button has the accent color of the catalog
                #expect(tester.issues.isEmpty)  // nothing is missing
            }
        }

        """
    }
}
