import RiffleAssets
import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// What an app's catalog says of its tint, with these tests as the app.
@MainActor
@Suite struct AppAccentTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("accent-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Riffle_SwiftUITestingTests.resources/A.xcassets/AccentColor.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = """
            {"colors": [
                {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
                {"appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0"}}}
            ]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }

    /// The color that a view which fills the window shows there.
    private func shown<Root: View>(_ root: Root, scheme: ColorScheme = .light) throws -> [UInt8] {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = AssetPlace(folder: folder.appendingPathComponent("Riffle_SwiftUITestingTests.resources"))
        let tester = ViewTester(root, size: CGSize(width: 20, height: 20)) {
            $0.assetLibrary = AssetLibrary(places: [place])
            $0.colorScheme = scheme
        }
        let pixel = try tester.snapshot()[20, 20]
        return [pixel.r, pixel.g, pixel.b]
    }

    @Test("AccentColor of the app's catalog is the tint, and without one the tint is blue")
    func tint() throws {
        #expect(try shown(TintedPage()) == [255, 0, 0])
        // The first picture took the catalog with it.
        #expect(try shown(TintedPage()) == [0, 136, 255])
    }

    @Test("in the dark it is the catalog's dark color")
    func dark() throws {
        #expect(try shown(TintedPage(), scheme: .dark) == [0, 255, 0])
    }

    @Test("Color.accentColor is the same color")
    func accentColor() throws {
        #expect(try shown(AccentPage()) == [255, 0, 0])
    }

    @Test("a tint that views set wins")
    func override() throws {
        #expect(try shown(TintedPage().tint(Color(red: 0, green: 0, blue: 1))) == [0, 0, 255])
    }

    @Test("tint(nil) is the app's accent color again")
    func noTint() throws {
        #expect(try shown(TintedPage().tint(nil as Color?).tint(.black)) == [255, 0, 0])
    }

    @Test("the modules of a root view are those that its type names, the app's before those of its windows")
    func modules() {
        #expect(appModules(of: TintedPage.self) == ["SwiftUITestingTests"])
        #expect(appModules(of: AppRoot<AccentApp>.self).first == "SwiftUITestingTests")
        #expect(appModules(of: AppRoot<AccentApp>.self).contains("RiffleScenes"))
        #expect(appModules(of: [Int].self) == ["Swift"])
        #expect(appModules(of: (Int, Text).self) == ["Swift", "RiffleTextAndImages"])
    }
}

private struct TintedPage: View {
    var body: some View { Rectangle().fill(.tint) }
}

private struct AccentPage: View {
    var body: some View { Color.accentColor }
}

private struct AccentApp: App {
    var body: some Scene {
        WindowGroup { TintedPage() }
    }
}
