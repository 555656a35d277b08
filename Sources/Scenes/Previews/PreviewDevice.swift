/// The name of a device to preview on, as Xcode lists it: `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device by name; unknown ones are shown on the usual screen, and said to be unknown.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by name; unknown ones are shown on the usual screen, and said to be unknown.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The device's screen held upright; nil for devices that are not known.
    package var screen: PreviewDisplay? {
        // Generations of one name share a screen: "iPad Air (5th generation)".
        let name = rawValue.split(separator: "(").first.map(String.init) ?? rawValue
        let words = name.split(separator: " ").joined(separator: " ")
        return PreviewDisplay.all[rawValue] ?? PreviewDisplay.all[words]
    }
}
