import RiffleTextLayout

/// What a font is like, for code that asks for a font like another one in some respect.
public final class UIFontDescriptor: NSObject, Sendable {
    let style: RiffleTextLayout.TextStyle

    init(_ style: RiffleTextLayout.TextStyle) {
        self.style = style
        super.init()
    }

    /// The font of a name, such as `Inter-Bold`, in a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        let face = NamedFace(fontName)
        self.init(
            RiffleTextLayout.TextStyle(design: face.design, size: size, weight: face.weight, isItalic: face.isItalic))
    }

    /// The font of a text style at the default type size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(style.role.style())
    }

    /// What the font looks like in general.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// All characters as wide as each other.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    /// A family of typefaces of the system.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// A design by name; one that is not known is none.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// That of all the system's text.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters as wide as each other.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        fileprivate var design: RiffleTextLayout.TextStyle.Design? {
            switch self {
            case .default: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// In points.
    public var pointSize: CGFloat { style.size }

    /// What the font looks like in general: weights from semibold on are bold.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if style.isItalic { traits.insert(.traitItalic) }
        if style.weight >= 600 { traits.insert(.traitBold) }
        if style.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same in a design of the system; nil for a design that is not known, and for a font that is none of the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .custom = style.design { return nil }
        return design.design.map { new in changed { $0.design = new } }
    }

    /// The same with exactly the traits that are given: without `traitBold` it is regular, a weight that is bold stays.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
                $0.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
            }
            if symbolicTraits.contains(.traitMonoSpace) {
                $0.design = .monospaced
            } else if $0.design == .monospaced {
                $0.design = .default
            }
        }
    }

    /// The same in another size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }

    private func changed(_ edit: (inout RiffleTextLayout.TextStyle) -> Void) -> UIFontDescriptor {
        var style = style
        edit(&style)
        return UIFontDescriptor(style)
    }

    /// Whether another object describes the same font.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.style == style }

    /// Equal for equal fonts.
    public override var hash: Int { style.hashValue }
}

extension UIFont {
    /// The font that is described, in a size in points; 0 is the size that the description says.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var style = descriptor.style
        if pointSize != 0 { style.size = pointSize }
        self.init(style)
    }

    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(style) }

    /// The name of the family that the font is taken from.
    public var familyName: String { FontCatalog.familyName(of: style.design) }

    /// The name of the font, as `init(name:size:)` and `Font.custom` take it.
    public var fontName: String {
        let names = [
            "UltraLight", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        let weight = names[min(max(style.weight / 100 - 1, 0), 8)]
        let slant = style.isItalic ? "Italic" : ""
        return "\(familyName)-" + (weight == "Regular" && style.isItalic ? slant : weight + slant)
    }
}
