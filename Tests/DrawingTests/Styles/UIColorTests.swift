import Facts
import RiffleLayers
import RiffleDrawing
import Testing

struct UIColorTests {
    private func described(_ color: UIColor, isDark: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        return Color(color).resolvedColor(in: environment).description
    }

    @Test("grays, grounds and labels have UIKit's values in both appearances", .fact("color.labels"))
    func system() {
        #expect(described(.systemGray5) == "#E5E5EA")
        #expect(described(.systemGray5, isDark: true) == "#2C2C2E")
        #expect(described(.systemGray6) == "#F2F2F7")
        #expect(described(.systemGroupedBackground) == "#F2F2F7")
        #expect(described(.systemGroupedBackground, isDark: true) == "#000000")
        #expect(described(.secondarySystemGroupedBackground, isDark: true) == "#1C1C1E")
        #expect(described(.label, isDark: true) == "#FFFFFF")
        #expect(described(.secondaryLabel) == "#3C3C43@60%")
        #expect(described(.tertiarySystemFill) == "#767680@12%")
        #expect(described(.systemRed) == "#FF383C")
    }

    @Test("fixed colors are pure and the same in both appearances")
    func fixed() {
        #expect(described(.red) == "#FF0000")
        #expect(described(.red, isDark: true) == "#FF0000")
        #expect(described(.lightGray) == "#AAAAAA")
        #expect(described(.clear) == "#000000@0%")
    }

    @Test("components go in and come out")
    func components() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect((red, green, blue, alpha) == (0.25, 0.5, 0.75, 0.5))
        #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
        #expect(described(UIColor(Color.red).withAlphaComponent(0.5), isDark: true) == "#FF4245@50%")
    }

    @Test("colors come back from archives; those of the system and the tint depend on the surroundings again")
    func archives() throws {
        func read(_ color: UIColor) throws -> UIColor? {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        }
        let colors: [UIColor] = [
            .systemRed, .red, .clear, .tintColor, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
            UIColor(Color.primary),
        ]
        for color in colors {
            let back = try read(color)
            #expect(back == color && back?.hash == color.hash)
        }
        #expect(try read(UIColor { _ in .green }) == .green)
        #expect(try read(UIColor.systemRed.withAlphaComponent(0.5)).map { described($0) } == "#FF383C@50%")
        let wide = Color(try #require(try read(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))))
        #expect(wide.resolve(in: EnvironmentValues()).linearRed > 1.2)
    }

    @Test("archives without the components of a color give none", arguments: ["missing", "infinite", "unknown name"])
    func wrongArchives(_ fault: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let red: Double = fault == "infinite" ? .infinity : 1
        archiver.encode(red, forKey: "UIRed")
        for key in ["UIGreen", "UIBlue"] { archiver.encode(0.0, forKey: key) }
        if fault != "missing" { archiver.encode(1.0, forKey: "UIAlpha") }
        archiver.encode(NSString("no color"), forKey: "UISystemColorName")
        let color = UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
        #expect(color == (fault == "unknown name" ? .red : nil))
    }

    @Test("lists of colors are made of UIKit's by the name of the initializer alone")
    func initializerReferences() {
        let colors: [UIColor] = [.red, .systemBlue]
        #expect(colors.map(Color.init) == [Color(uiColor: .red), Color(uiColor: .systemBlue)])
        #expect(colors.map(Color.init(_:)) == colors.map(Color.init(uiColor:)))
        #expect(["a": UIColor.red].mapValues(Color.init)["a"] == Color(UIColor.red))
        #expect(colors.first.map(Color.init) ?? .clear == Color(UIColor.red))
        #expect(Gradient(colors: [UIColor.red, .green].map(Color.init)).stops.count == 2)
        #expect(["#ff0000", "#00ff00"].map(Color.init).count == 2)
        #expect([0xff0000 as UInt].map(Color.init) == [Color(rgb: 0xff0000)])
    }
}

/// What apps add to colors, which has to stay the one that takes such values.
extension Color {
    fileprivate init(hex: String) { self = .red }
    fileprivate init(rgb: UInt) { self = .blue }
}
