/// The name of a device to preview on, as Xcode lists it: `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device by name; unknown ones are shown on the usual screen, and said to be unknown.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by name; unknown ones are shown on the usual screen, and said to be unknown.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The device's screen held upright, in points; nil for devices that are not known.
    ///
    /// Sizes are those of Apple's Human Interface Guidelines, "Layout", section "Specifications".
    package var screen: CGSize? {
        // Generations of one name share a screen: "iPad Air (5th generation)".
        let name = rawValue.split(separator: "(").first.map(String.init) ?? rawValue
        let words = name.split(separator: " ").joined(separator: " ")
        return Self.screens[rawValue] ?? Self.screens[words]
    }

    private static let screens: [String: CGSize] = {
        var screens: [String: CGSize] = [:]
        for (width, height, names) in table {
            for name in names { screens[name] = CGSize(width: width, height: height) }
        }
        return screens
    }()

    private static let table: [(width: CGFloat, height: CGFloat, names: [String])] = [
        (320, 568, ["iPhone SE (1st generation)", "iPhone 5s"]),
        (375, 667, ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s"]),
        (414, 736, ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"]),
        (375, 812, ["iPhone X", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
        (414, 896, ["iPhone Xʀ", "iPhone XR", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]),
        (390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
        (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        (402, 874, ["iPhone 16 Pro"]),
        (440, 956, ["iPhone 16 Pro Max"]),
        (744, 1133, ["iPad mini"]),
        (810, 1080, ["iPad", "iPad (9th generation)"]),
        (820, 1180, ["iPad (10th generation)", "iPad Air", "iPad Air 11-inch"]),
        (834, 1194, ["iPad Pro 11-inch", "iPad Pro (11-inch)"]),
        (1024, 1366, ["iPad Pro 12.9-inch", "iPad Pro (12.9-inch)", "iPad Air 13-inch"]),
    ]
}
