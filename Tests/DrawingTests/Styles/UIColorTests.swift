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
