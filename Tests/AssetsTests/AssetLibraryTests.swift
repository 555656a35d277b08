import RiffleAssets
import Foundation
import Testing

@Suite struct AssetLibraryTests {
    @Test("The file for the display's scale is chosen, else the next larger, else the largest")
    func scales() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "A.xcassets/card",
            [("1.png", "\"scale\": \"1x\"", 10), ("2.png", "\"scale\": \"2x\"", 20)])
        let library = AssetLibrary(places: [folder.place])
        #expect(library.image(named: "card", scale: 1, isDark: false)?.pixelWidth == 10)
        #expect(library.image(named: "card", scale: 1.5, isDark: false)?.pixelWidth == 20)
        let three = try #require(library.image(named: "card", scale: 3, isDark: false))
        #expect(three.pixelWidth == 20)
        #expect(three.pointSize == CGSize(width: 10, height: 10))
    }

    @Test("An entry without a scale has as many points as pixels")
    func singleScale() throws {
        let folder = try AssetFolder()
        try folder.imageSet("A.xcassets/card", [("1.png", "", 12)])
        let library = AssetLibrary(places: [folder.place])
        #expect(library.image(named: "card", scale: 3, isDark: false)?.pointSize == CGSize(width: 12, height: 12))
    }

    @Test("Dark entries are used in the dark, and the others where there is none")
    func appearances() throws {
        let folder = try AssetFolder()
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
        try folder.imageSet("A.xcassets/card", [("a.png", "", 1), ("b.png", dark, 2), ("c.png", contrast, 3)])
        try folder.imageSet("A.xcassets/plain", [("a.png", "", 4)])
        let library = AssetLibrary(places: [folder.place])
        #expect(library.image(named: "card", scale: 1, isDark: false)?.pixelWidth == 1)
        #expect(library.image(named: "card", scale: 1, isDark: true)?.pixelWidth == 2)
        #expect(library.image(named: "plain", scale: 1, isDark: true)?.pixelWidth == 4)
    }

    @Test("Folders group, and prefix names only where they provide a namespace")
    func namespaces() throws {
        let folder = try AssetFolder()
        try folder.imageSet("A.xcassets/Group/plain", [("a.png", "", 1)])
        try folder.imageSet("A.xcassets/Icons/back", [("a.png", "", 1)])
        try folder.write(
            "A.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try folder.write("A.xcassets/AppIcon.appiconset/Contents.json", "{")
        let issues = Issues()
        let library = AssetLibrary(places: [folder.place], onIssue: issues.receive)
        #expect(library.imageNames == ["Icons/back", "plain"])
        #expect(issues.all.isEmpty)
    }

    @Test("The set's rendering intent, vector flag and cap insets, in points, are on the asset")
    func properties() throws {
        let folder = try AssetFolder()
        let resizing = "\"scale\": \"2x\", \"resizing\": {\"cap-insets\": {\"top\": 4, \"left\": 6, \"right\": 8}}"
        try folder.imageSet(
            "A.xcassets/card", [("a.png", resizing, 20)],
            properties: "{\"template-rendering-intent\": \"template\", \"preserves-vector-representation\": true}")
        let asset = try #require(
            AssetLibrary(places: [folder.place]).image(named: "card", scale: 2, isDark: false))
        #expect(asset.renderingIntent == .template)
        #expect(asset.preservesVector)
        #expect(asset.capInsets?.top == 2)
        #expect(asset.capInsets?.leading == 3)
        #expect(asset.capInsets?.trailing == 4)
        #expect(asset.capInsets?.bottom == 0)
    }

    @Test("Loose files are found with and without their ending, and by their path in a folder")
    func looseFiles() throws {
        let folder = try AssetFolder()
        try folder.write("photo.png", png(width: 4, height: 4))
        try folder.write("photo@2x.png", png(width: 8, height: 8))
        try folder.write("Inner/deep.png", png(width: 2, height: 2))
        let library = AssetLibrary(places: [folder.place])
        for name in ["photo", "photo.png"] {
            let asset = try #require(library.image(named: name, scale: 2, isDark: false))
            #expect(asset.pixelWidth == 8)
            #expect(asset.pointSize.width == 4)
        }
        #expect(library.image(named: "Inner/deep", scale: 1, isDark: false)?.pixelWidth == 2)
        let shallow = AssetLibrary(places: [AssetPlace(folder: folder.url, isRecursive: false)])
        #expect(shallow.imageNames == ["photo", "photo.png"])
    }

    @Test("The folder searched first wins, and a catalog wins over a loose file")
    func order() throws {
        let (first, second) = (try AssetFolder(), try AssetFolder())
        try first.write("card.png", png(width: 1, height: 1))
        try first.imageSet("A.xcassets/card", [("a.png", "", 2)])
        try second.imageSet("A.xcassets/card", [("a.png", "", 3)])
        let library = AssetLibrary(places: [first.place, second.place])
        #expect(library.image(named: "card", scale: 1, isDark: false)?.pixelWidth == 2)
    }

    @Test("A bundle's own picture is preferred for a generated name")
    func bundle() throws {
        let (first, second) = (try AssetFolder(), try AssetFolder())
        try first.imageSet("A.xcassets/card", [("a.png", "", 2)])
        try second.imageSet("A.xcassets/card", [("a.png", "", 3)])
        let bundle = try #require(Bundle(path: second.url.path))
        let library = AssetLibrary(places: [first.place, second.place])
        let resource = ImageResource(name: "card", bundle: bundle)
        #expect(library.image(resource, scale: 1, isDark: false)?.pixelWidth == 3)
    }

    @Test("A missing name is reported once, with the places searched")
    func missing() throws {
        let folder = try AssetFolder()
        let issues = Issues()
        let library = AssetLibrary(places: [folder.place], onIssue: issues.receive)
        for _ in 0..<3 { #expect(library.image(named: "nothing", scale: 2, isDark: false) == nil) }
        #expect(library.image(named: "nothing", scale: 1, isDark: true) == nil)
        #expect(library.color(named: "nothing", isDark: false) == nil)
        #expect(library.symbol(named: "no.such.symbol") == nil)
        #expect(issues.all.map(\.kind) == [.missingImage, .missingColor, .missingSymbol])
        #expect(issues.all[0].message.contains(folder.place.folder.path))
    }

    @Test("A name or file name that climbs out of its folder reaches nothing")
    func traversal() throws {
        let folder = try AssetFolder()
        try folder.write("secret.png", png(width: 1, height: 1))
        let json = "{\"images\": [{\"filename\": \"../../secret.png\", \"idiom\": \"universal\"}]}"
        try folder.write("Sub/A.xcassets/card.imageset/Contents.json", json)
        let issues = Issues()
        let inner = AssetPlace(folder: folder.url.appendingPathComponent("Sub"))
        let library = AssetLibrary(places: [inner], onIssue: issues.receive)
        #expect(library.image(named: "card", scale: 1, isDark: false) == nil)
        #expect(library.image(named: "../secret", scale: 1, isDark: false) == nil)
        #expect(library.image(named: folder.url.path + "/secret.png", scale: 1, isDark: false) == nil)
        #expect(issues.all.first?.kind == .brokenCatalog)
        #expect(issues.all.first?.message.contains("outside") == true)
    }

    @Test("Broken files are reported by path, once, and the rest of the catalog works")
    func broken() throws {
        let folder = try AssetFolder()
        try folder.imageSet("A.xcassets/good", [("a.png", "", 1)])
        try folder.write("A.xcassets/json.imageset/Contents.json", "{ \"images\": [")
        try folder.write("A.xcassets/type.imageset/Contents.json", "{\"images\": {\"filename\": 3}}")
        try folder.write("A.xcassets/absent.imageset/Other.json", "{}")
        try folder.write("empty.png", Data())
        try folder.write("text.png", "hello")
        try folder.imageSet("A.xcassets/gone", [("a.png", "", 1)])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("A.xcassets/gone.imageset/a.png"))
        let issues = Issues()
        let library = AssetLibrary(places: [folder.place], onIssue: issues.receive)
        #expect(library.image(named: "good", scale: 1, isDark: false) != nil)
        #expect(issues.all.filter { $0.kind == .brokenCatalog }.count == 3)
        for name in ["empty", "text", "gone"] {
            #expect(library.image(named: name, scale: 1, isDark: false) == nil)
            #expect(library.image(named: name + ".png", scale: 1, isDark: true) == nil || name == "gone")
        }
        let unreadable = issues.all.filter { $0.kind == .unreadableImage }
        #expect(unreadable.count == 3)
        #expect(unreadable[0].message.contains("0 bytes"))
    }

    @Test("An image set without a file says so")
    func emptySet() throws {
        let folder = try AssetFolder()
        try folder.write(
            "A.xcassets/card.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"2x\"}]}")
        let issues = Issues()
        let library = AssetLibrary(places: [folder.place], onIssue: issues.receive)
        #expect(library.image(named: "card", scale: 2, isDark: false) == nil)
        #expect(issues.all.first?.message.contains("has no file") == true)
    }
}
