import RiffleAssets
import Foundation
import Testing

@Suite struct ColorSetTests {
    private func color(_ json: String, isDark: Bool = false) throws -> (color: AssetColor?, issues: [AssetIssue]) {
        let folder = try AssetFolder()
        try folder.colorSet("A.xcassets/brand", [json])
        let issues = Issues()
        let library = AssetLibrary(places: [folder.place], onIssue: issues.receive)
        return (library.color(named: "brand", isDark: isDark), issues.all)
    }

    private func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
        """
        {"idiom": "universal", "color": {"color-space": "\(space)", "components":
        {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "1.000"}}}
        """
    }

    @Test("Components are read as fractions, as numbers up to 255 and in hexadecimal")
    func spellings() throws {
        let fraction = try color(components("\"0.500\"", "\"1.0\"", "\"0.0\"")).color
        #expect(fraction == AssetColor(red: 0.5, green: 1, blue: 0))
        let number = try color(components("\"51\"", "\"255\"", "\"1\"")).color
        #expect(number == AssetColor(red: 0.2, green: 1, blue: 1.0 / 255))
        let hexadecimal = try color(components("\"0x33\"", "\"0xFF\"", "\"0X00\"")).color
        #expect(hexadecimal == AssetColor(red: 0.2, green: 1, blue: 0))
        let plain = try color(components("0.25", "1", "255")).color
        #expect(plain == AssetColor(red: 0.25, green: 1, blue: 1))
    }

    @Test("Display P3 becomes sRGB, clamped")
    func wideGamut() throws {
        // Reference: P3 (0.5, 0.4, 0.3) is sRGB (0.5208, 0.3945, 0.2817) by CSS Color 4's sample code.
        let muted = try #require(try color(components("\"0.5\"", "\"0.4\"", "\"0.3\"", space: "display-p3")).color)
        #expect(abs(muted.red - 0.5187) < 0.005)
        #expect(abs(muted.green - 0.3955) < 0.005)
        #expect(abs(muted.blue - 0.2822) < 0.005)
        let red = try color(components("\"1.0\"", "\"0.0\"", "\"0.0\"", space: "display-p3")).color
        #expect(red == AssetColor(red: 1, green: 0, blue: 0))
    }

    @Test("Gray colors have one component")
    func gray() throws {
        let json =
            "{\"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.4\", \"alpha\": \"0.5\"}}}"
        #expect(try color(json).color == AssetColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5))
    }

    @Test("Dark and light have their own colors")
    func appearances() throws {
        let folder = try AssetFolder()
        let dark = """
            {"appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}
            """
        try folder.colorSet("A.xcassets/brand", [components("\"0\"", "\"0\"", "\"0\""), dark])
        let library = AssetLibrary(places: [folder.place])
        #expect(library.color(named: "brand", isDark: false) == AssetColor(red: 0, green: 0, blue: 0))
        #expect(library.color(named: "brand", isDark: true) == AssetColor(red: 1, green: 1, blue: 1))
    }

    @Test(
        "A color that cannot be used says why",
        arguments: [
            ("{\"color\": {\"reference\": \"labelColor\", \"platform\": \"ios\"}}", "labelColor"),
            ("{\"color\": {\"components\": {\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\"}}}", "\"red\""),
            ("{\"color\": {\"components\": {\"red\": \"1\"}}}", "neither"),
            ("{\"color\": {\"color-space\": \"lab\", \"components\": {\"red\": 1, \"green\": 1, \"blue\": 1}}}", "lab"),
            ("{\"color\": {}}", "no components"),
        ])
    func broken(json: String, reason: String) throws {
        let result = try color(json)
        #expect(result.color == nil)
        #expect(result.issues.first?.kind == .brokenCatalog)
        #expect(result.issues.first?.message.contains(reason) == true)
    }
}
