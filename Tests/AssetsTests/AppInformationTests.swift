import Foundation
import RiffleAssets
import Testing

@Suite struct AppInformationTests {
    private static func list(_ name: String, _ more: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>\(name)</string>\(more)</dict></plist>
            """.utf8)
    }

    private func information(_ folder: AssetFolder, bundles: [String], modules: [String]) -> AppInformation {
        AppInformation(
            modules: modules,
            places: [AssetPlace(folder: folder.url, isRecursive: false)]
                + bundles.map { AssetPlace(folder: folder.url.appendingPathComponent($0)) })
    }

    @Test("an app is called as the list in its own module's resources says, not as another program's")
    func list() throws {
        let folder = try AssetFolder()
        try folder.write("Shop_Other.resources/Other-Info.plist", Self.list("Other"))
        try folder.write("Shop_Till.resources/Till-Info.plist", Self.list("The Till"))
        let bundles = ["Shop_Other.resources", "Shop_Till.resources"]
        #expect(information(folder, bundles: bundles, modules: ["Till"]).displayName == "The Till")
        #expect(information(folder, bundles: bundles, modules: ["Barn"]).displayName == nil)
        // A list beside the program is the program's.
        try folder.write("Info.plist", Self.list("Beside"))
        #expect(information(folder, bundles: bundles, modules: ["Till"]).displayName == "Beside")
    }

    @Test("a list in the app's code counts before one in resources, and after one beside the program")
    func declared() throws {
        let folder = try AssetFolder()
        let bundle = "Shop_Till.resources"
        try folder.write(bundle + "/Till-Info.plist", Self.list("The Till"))
        let places = [
            AssetPlace(folder: folder.url, isRecursive: false),
            AssetPlace(folder: folder.url.appendingPathComponent(bundle)),
        ]
        let declared = String(decoding: Self.list("Declared"), as: UTF8.self)
        func name() -> String? {
            AppInformation(modules: ["Till"], declared: declared, places: places).displayName
        }
        #expect(name() == "Declared")
        try folder.write("Info.plist", Self.list("Beside"))
        #expect(name() == "Beside")
    }

    @Test("what Xcode would fill in is not there, and a broken list is none")
    func unusable() throws {
        let folder = try AssetFolder()
        try folder.write(
            "Shop_Till.resources/Till-Info.plist",
            Self.list("$(PRODUCT_NAME)", "<key>Shelves</key><integer>3</integer>"))
        let found = information(folder, bundles: ["Shop_Till.resources"], modules: ["Till"])
        #expect(found.displayName == nil)
        #expect(found.values["Shelves"] as? Int == 3)
        try folder.write("Shop_Till.resources/Till-Info.plist", Data("<plist><dict>".utf8))
        #expect(information(folder, bundles: ["Shop_Till.resources"], modules: ["Till"]).values.isEmpty)
    }

    @Test("the icon is the largest of the set that is for light surroundings, and a PNG file")
    func icon() throws {
        let folder = try AssetFolder()
        let set = "Shop_Till.resources/Assets.xcassets/AppIcon.appiconset/"
        try folder.write(
            set + "Contents.json",
            Data(
                """
                {"images": [
                  {"filename": "small.png", "idiom": "universal", "size": "20x20", "scale": "2x"},
                  {"filename": "large.png", "idiom": "universal", "size": "512x512"},
                  {"filename": "dark.png", "idiom": "universal", "size": "1024x1024",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "universal", "size": "1024x1024"}
                ]}
                """.utf8))
        for (name, side) in [("small", 40), ("large", 512), ("dark", 1024)] {
            try folder.write(set + "\(name).png", png(width: side, height: side))
        }
        let icon = information(folder, bundles: ["Shop_Till.resources"], modules: ["Till"]).icon
        #expect(icon?.size == 512)
        try folder.write(set + "large.png", Data("no picture".utf8))
        #expect(information(folder, bundles: ["Shop_Till.resources"], modules: ["Till"]).icon == nil)
    }
}
