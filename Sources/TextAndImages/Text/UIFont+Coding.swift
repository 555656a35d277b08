import RiffleTextLayout

/// Fonts and their descriptions are kept as what is asked of a font, not as the file that it is set in.
extension RiffleTextLayout.TextStyle {
    private enum Key {
        /// UIKit's.
        static let size = "UIFontPointSize"
        static let design = "RiffleFontDesign"
        static let family = "RiffleFontFamily"
        static let weight = "RiffleFontWeight"
        static let isItalic = "RiffleFontIsItalic"
        static let features = "RiffleFontFeatures"
    }

    private static let designs: [(String, Design)] = [
        ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
    ]

    fileprivate func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(Double(size), forKey: Key.size)
        coder.encode(Int32(clamping: weight), forKey: Key.weight)
        coder.encode(isItalic, forKey: Key.isItalic)
        coder.encode(Int32(features.rawValue), forKey: Key.features)
        if case .custom(let family) = design {
            coder.encode(NSString(string: family), forKey: Key.family)
        } else if let name = Self.designs.first(where: { $0.1 == design })?.0 {
            coder.encode(NSString(string: name), forKey: Key.design)
        }
    }

    fileprivate init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.size) else { return nil }
        let size = coder.decodeDouble(forKey: Key.size)
        guard size.isFinite else { return nil }
        self.init(size: size)
        // Asking for what an archive does not have is an error, and spoils all that is read from it.
        func text(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
        }
        if let family = text(Key.family) {
            design = .custom(family)
        } else if let name = text(Key.design), let known = Self.designs.first(where: { $0.0 == name }) {
            design = known.1
        }
        if coder.containsValue(forKey: Key.weight) {
            weight = min(max(Int(coder.decodeInt32(forKey: Key.weight)), 100), 900)
        }
        if coder.containsValue(forKey: Key.isItalic) { isItalic = coder.decodeBool(forKey: Key.isItalic) }
        if coder.containsValue(forKey: Key.features) {
            features = Features(rawValue: UInt8(truncatingIfNeeded: coder.decodeInt32(forKey: Key.features)))
        }
    }
}

extension UIFont: NSSecureCoding {
    /// Fonts can be read from archives that name the classes they expect.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the design or the family, the size, the weight and the slant.
    ///
    /// Archives need keys; the font is not written to others.
    public func encode(with coder: NSCoder) { style.encode(with: coder) }

    /// Reads a font from an archive; nil where it has no finite size.
    ///
    /// A family that is not installed here is set in the system's font, as with `Font.custom`.
    public convenience init?(coder: NSCoder) {
        guard let style = RiffleTextLayout.TextStyle(coder: coder) else { return nil }
        self.init(style)
    }
}

extension UIFontDescriptor: NSSecureCoding {
    /// Descriptions can be read from archives that name the classes they expect.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the design or the family, the size, the weight and the slant.
    ///
    /// Archives need keys; the description is not written to others.
    public func encode(with coder: NSCoder) { style.encode(with: coder) }

    /// Reads a description of a font from an archive; nil where it has no finite size.
    public convenience init?(coder: NSCoder) {
        guard let style = RiffleTextLayout.TextStyle(coder: coder) else { return nil }
        self.init(style)
    }
}
