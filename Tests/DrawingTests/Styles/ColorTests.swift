import Facts
import RiffleAssets
import Foundation
import RiffleLayers
import RiffleDrawing
import Testing

struct ColorTests {
    private let light = EnvironmentValues()
    private let dark = EnvironmentValues.dark

    @Test("a color that sRGB has not keeps its components, and is clamped only where it is painted")
    func wideColors() throws {
        let wide = Color(red: 1.5, green: -0.5, blue: 0)
        let resolved = wide.opacity(0.5).resolve(in: light)
        #expect(abs(resolved.red - 1.5) < 1e-4 && abs(resolved.green + 0.5) < 1e-4 && resolved.opacity == 0.5)
        #expect(wide.resolvedColor(in: light) == ResolvedColor(red: 1, green: 0, blue: 0))
        #expect(wide != Color(red: 1, green: 0, blue: 0) && wide.cgColor != nil && wide.description == "#FF0000FF")
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light).red > 1.05)
        #expect(Color(wide.resolve(in: light)).resolve(in: dark) == wide.resolve(in: light))
    }

    @Test(
        "system colors are those of iOS 26 in both appearances", .fact("color.system"),
        arguments: [
            (Color.red, (255, 56, 60), (255, 66, 69)), (.orange, (255, 141, 40), (255, 146, 48)),
            (.yellow, (255, 204, 0), (255, 214, 0)), (.green, (52, 199, 89), (48, 209, 88)),
            (.mint, (0, 200, 179), (0, 218, 195)), (.teal, (0, 195, 208), (0, 210, 224)),
            (.cyan, (0, 192, 232), (60, 211, 254)), (.blue, (0, 136, 255), (0, 145, 255)),
            (.accentColor, (0, 136, 255), (0, 145, 255)), (.indigo, (97, 85, 245), (107, 93, 255)),
            (.purple, (203, 48, 224), (219, 52, 242)), (.pink, (255, 45, 85), (255, 55, 95)),
            (.brown, (172, 127, 94), (183, 138, 102)), (.gray, (142, 142, 147), (142, 142, 147)),
            (.black, (0, 0, 0), (0, 0, 0)), (.white, (255, 255, 255), (255, 255, 255)),
            (.primary, (0, 0, 0), (255, 255, 255)),
        ] as [(Color, (Int, Int, Int), (Int, Int, Int))])
    func system(color: Color, lightBytes: (Int, Int, Int), darkBytes: (Int, Int, Int)) {
        #expect(
            color.resolvedColor(in: light) == ResolvedColor(bytes: lightBytes.0, lightBytes.1, lightBytes.2))
        #expect(color.resolvedColor(in: dark) == ResolvedColor(bytes: darkBytes.0, darkBytes.1, darkBytes.2))
    }

    @Test("secondary is the secondary label color and clear is transparent")
    func labels() {
        #expect(Color.secondary.resolvedColor(in: light) == ResolvedColor(bytes: 60, 60, 67, alpha: 0.6))
        #expect(Color.secondary.resolvedColor(in: dark) == ResolvedColor(bytes: 235, 235, 245, alpha: 0.6))
        #expect(Color.clear.resolvedColor(in: light).alpha == 0)
    }

    @Test("components are kept in sRGB and converted from the other spaces")
    func components() {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
        #expect(
            color.resolvedColor(in: light) == ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        let linear = Color(.sRGBLinear, white: 0.5).resolvedColor(in: light)
        #expect(abs(linear.red - 0.7354) < 0.0001)
        // Display P3 red lies outside sRGB; its white is sRGB's.
        #expect(
            Color(.displayP3, red: 1, green: 0, blue: 0).resolvedColor(in: light)
                == ResolvedColor(red: 1, green: 0, blue: 0))
        let white = Color(.displayP3, white: 1).resolvedColor(in: light)
        #expect(white.description == "#FFFFFF")
        #expect(Color(white: .nan).resolvedColor(in: light) == .black)
    }

    @Test("hue, saturation and brightness give the colors of the circle")
    func hue() {
        func color(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> String {
            Color(hue: hue, saturation: saturation, brightness: brightness).resolvedColor(in: light).description
        }
        #expect(color(0) == "#FF0000")
        #expect(color(1) == "#FF0000")
        #expect(color(1.0 / 3) == "#00FF00")
        #expect(color(0.5) == "#00FFFF")
        #expect(color(2.0 / 3) == "#0000FF")
        #expect(color(0.3, 0, 0.5) == "#808080")
        #expect(color(1.0 / 12, 0.5, 0.8) == "#CC9966")
    }

    @Test("opacity multiplies, once more and once more", .fact("color.opacity"))
    func opacity() {
        #expect(Color.black.opacity(0.5).resolvedColor(in: light).alpha == 0.5)
        #expect(Color.black.opacity(0.5).opacity(0.5).resolvedColor(in: light).alpha == 0.25)
        #expect(Color.secondary.opacity(0.5).resolvedColor(in: light).alpha == 0.3)
        #expect(Color.black.opacity(7).resolvedColor(in: light).alpha == 1)
        #expect(Color.black.opacity(-1).resolvedColor(in: light).alpha == 0)
        #expect(Color.black.opacity(.nan) == Color.black)
    }

    @Test("colors mix perceptually, or by component when asked")
    func mix() {
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(red.mix(with: blue, by: 0.5, in: .device).resolvedColor(in: light).description == "#800080")
        #expect(red.mix(with: blue, by: 0.5).resolvedColor(in: light).description == "#8C53A2")
        #expect(red.mix(with: blue, by: -3).resolvedColor(in: light).description == "#FF0000")
        // Mixing keeps what depends on the environment.
        #expect(Color.primary.mix(with: .black, by: 0).resolvedColor(in: dark) == .white)
    }

    @Test("a resolved color reads and writes gamma-encoded components over linear ones")
    func resolved() {
        var resolved = Color(red: 0.5, green: 1, blue: 0).resolve(in: light)
        #expect(abs(resolved.linearRed - 0.2140) < 0.0001)
        #expect(abs(resolved.red - 0.5) < 0.0001)
        resolved.red = 1
        #expect(resolved.linearRed == 1)
        #expect(Color(resolved).resolvedColor(in: light).description == "#FFFF00")
        #expect(resolved.description == "#FFFF00FF")
    }

    @Test("full and no components come back exactly")
    func exactEnds() {
        for color in [Color.white, Color(white: 1), Color(red: 1, green: 1, blue: 1)] {
            let resolved = color.resolve(in: light)
            #expect(resolved.red == 1 && resolved.green == 1 && resolved.blue == 1)
            #expect(resolved.linearRed == 1 && resolved.linearGreen == 1 && resolved.linearBlue == 1)
        }
        #expect(Color.black.resolve(in: light).red == 0)
        #expect(Color.Resolved(red: -1, green: 1, blue: 0).red == -1)
    }

    @Test("a resolved color prints what iOS 18 prints, whose single precision does not bring every component back")
    func printed() {
        func printed(_ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float)
            -> String
        {
            Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity).description
        }
        #expect(Color.Resolved(red: 0.3, green: 0.3, blue: 0.3).red == 0.299_999_98)
        #expect(printed(.sRGB, 0.3, 0.3, 0.3, 0.3) == "#4C4C4C4D")
        #expect(printed(.sRGB, 0.01, 0.02, 0.03, 0.04) == "#0305080A")
        #expect(printed(.sRGBLinear, 0.3, 0.3, 0.3, 0.3) == "#9595954D")
        #expect(printed(.displayP3, 0.3, 0.3, 0.3, 0.3) == "#4D4C4C4D")
        #expect(printed(.displayP3, 0.412, 0.508, 0.69, 0.748) == "#6382B4BF")
        #expect(printed(.displayP3, 1, 1, 1, 1) == "#FFFFFFFF")
    }

    @Test("equal values are equal and describe themselves")
    func values() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color(uiColor: .red))
        #expect(Color(red: 1, green: 0, blue: 0) == Color(UIColor.red))
        #expect(Set([Color.red, .red, .blue]).count == 2)
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.red.opacity(0.5).description == "50% red")
        #expect(Color.red.opacity(0.5).opacity(0.25).description == "25% 50% red")
        #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.25)
    }

    @Test("a color of a catalog is looked up for the appearance, and a missing one is reported and seen")
    func catalog() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "riffle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Colors.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func entry(_ red: String, _ appearance: String) -> String {
            """
            {"idiom": "universal", \(appearance) "color": {"color-space": "srgb", "components":
            {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}
            """
        }
        let contents = """
            {"colors": [\(entry("0xFF", "")),
            \(entry("0x80", #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#))],
            "info": {"author": "xcode", "version": 1}}
            """
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        let issues = IssueList()
        let library = AssetLibrary(places: [AssetPlace(folder: folder)]) { issues.append($0) }
        var light = light
        light.assetLibrary = library
        var dark = dark
        dark.assetLibrary = library
        #expect(Color("Brand").resolvedColor(in: light).description == "#FF0000")
        #expect(Color("Brand").resolvedColor(in: dark).description == "#800000")
        #expect(
            Color(ColorResource(name: "Brand", bundle: .main)).opacity(0.5).resolvedColor(in: light).alpha == 0.5)
        #expect(issues.all.isEmpty)
        #expect(Color("Nowhere").resolvedColor(in: light).description == "#FF00FF")
        _ = Color("Nowhere").resolvedColor(in: light)
        #expect(issues.all.map(\.subject) == ["Nowhere"])
    }
}

/// Issues that a library reported, from whatever thread.
private final class IssueList: @unchecked Sendable {
    private let lock = NSLock()
    private var issues: [AssetIssue] = []

    var all: [AssetIssue] { lock.withLock { issues } }
    func append(_ issue: AssetIssue) { lock.withLock { issues.append(issue) } }
}
