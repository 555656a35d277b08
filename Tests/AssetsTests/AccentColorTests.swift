import RiffleAssets
import Testing

@Suite struct AccentColorTests {
    private static let red = #"{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#
    private static let darkBlue = """
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}
        """

    /// A build folder with what is in it: the main bundle, and a place for every resource bundle.
    private func library(_ folder: AssetFolder, bundles: [String]) -> AssetLibrary {
        AssetLibrary(
            places: [AssetPlace(folder: folder.url, isRecursive: false)]
                + bundles.map { AssetPlace(folder: folder.url.appendingPathComponent($0)) })
    }

    @Test("The accent color is that of the app's own module, light and dark, not of another program's bundle")
    func ownBundle() throws {
        let folder = try AssetFolder()
        try folder.colorSet("Shop_Other.resources/Assets.xcassets/AccentColor", [Self.darkBlue])
        try folder.colorSet("Shop_Till.resources/Assets.xcassets/AccentColor", [Self.red, Self.darkBlue])
        let library = library(folder, bundles: ["Shop_Other.resources", "Shop_Till.resources"])
        #expect(library.accentColor(ofModules: ["Till"], isDark: false) == AssetColor(red: 1, green: 0, blue: 0))
        #expect(library.accentColor(ofModules: ["Till"], isDark: true) == AssetColor(red: 0, green: 0, blue: 1))
        #expect(library.accentColor(ofModules: ["ill"], isDark: false) == nil)
        #expect(library.accentColor(ofModules: [], isDark: false) == nil)
    }

    @Test("Of several modules the first with an accent color gives it")
    func order() throws {
        let folder = try AssetFolder()
        try folder.colorSet("Shop_Views.resources/Assets.xcassets/AccentColor", [Self.red])
        try folder.colorSet("Shop_Extras.resources/Assets.xcassets/AccentColor", [Self.darkBlue])
        let library = library(folder, bundles: ["Shop_Extras.resources", "Shop_Views.resources"])
        let color = library.accentColor(ofModules: ["Main", "Views", "Extras"], isDark: false)
        #expect(color == AssetColor(red: 1, green: 0, blue: 0))
    }

    @Test("A catalog in the main bundle comes before those of modules")
    func mainBundle() throws {
        let folder = try AssetFolder()
        try folder.colorSet("Assets.xcassets/AccentColor", [Self.red])
        try folder.colorSet("Shop_Till.resources/Assets.xcassets/AccentColor", [Self.darkBlue])
        let library = library(folder, bundles: ["Shop_Till.resources"])
        #expect(library.accentColor(ofModules: ["Till"], isDark: true) == AssetColor(red: 1, green: 0, blue: 0))
    }

    @Test("A target's name that is no identifier finds its bundle")
    func mangledNames() throws {
        let folder = try AssetFolder()
        try folder.colorSet("my-shop_the-till.resources/Assets.xcassets/AccentColor", [Self.red])
        let library = library(folder, bundles: ["my-shop_the-till.resources"])
        #expect(library.accentColor(ofModules: ["the_till"], isDark: false) == AssetColor(red: 1, green: 0, blue: 0))
    }

    @Test("An app whose settings give its accent color another name has that one")
    func named() throws {
        let folder = try AssetFolder()
        try folder.colorSet("Shop_Till.resources/Assets.xcassets/AccentColor", [Self.darkBlue])
        try folder.colorSet("Shop_Till.resources/Assets.xcassets/Brand", [Self.red])
        let library = library(folder, bundles: ["Shop_Till.resources"])
        let color = library.accentColor(ofModules: ["Till"], isDark: true, named: "Brand")
        #expect(color == AssetColor(red: 1, green: 0, blue: 0))
    }

    @Test("The empty accent color of Xcode's template is none, and no mistake")
    func template() throws {
        let folder = try AssetFolder()
        try folder.colorSet("Shop_Till.resources/Assets.xcassets/AccentColor", [#"{"idiom": "universal"}"#])
        let issues = Issues()
        let place = AssetPlace(folder: folder.url.appendingPathComponent("Shop_Till.resources"))
        let library = AssetLibrary(places: [place], onIssue: issues.receive)
        #expect(library.accentColor(ofModules: ["Till"], isDark: false) == nil)
        #expect(library.accentColor(ofModules: ["Missing"], isDark: false) == nil)
        #expect(issues.all.isEmpty)
    }
}
