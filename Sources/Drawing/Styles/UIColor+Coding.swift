extension UIColor: NSSecureCoding {
    /// Those of UIKit's archives.
    private enum Key {
        static let components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        static let systemName = "UISystemColorName"
        /// The name of the tint among the system's colors.
        static let tint = "tint"
    }

    /// Colors can be read from archives that name the classes they expect.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the gamma-encoded components of the color in light appearance, and the name of a color of the system or
    /// of the tint.
    ///
    /// Archives need keys; the color is not written to others.
    public func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for (key, component) in zip(Key.components, components) { coder.encode(Double(component), forKey: key) }
        switch color.storage {
        case .system(let system): coder.encode(NSString(string: system.rawValue), forKey: Key.systemName)
        case .accent: coder.encode(NSString(string: Key.tint), forKey: Key.systemName)
        default: break
        }
    }

    /// In extended sRGB where sRGB lacks the color. Others are not converted, so that they are read as they were.
    private var components: [Float] {
        if case .wide(let color) = color.storage { return [color.red, color.green, color.blue, color.opacity] }
        let color = color.resolvedColor(in: EnvironmentValues())
        return [color.red, color.green, color.blue, color.alpha]
    }

    /// Reads a color from an archive; nil where it has no color's components.
    ///
    /// A color of the system and the tint depend on the surroundings again; any other is the same everywhere.
    /// Components that are NaN or infinite are wrong, and those that are no numbers count as 0.
    public convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        let components = Key.components.compactMap { key -> Double? in
            guard coder.containsValue(forKey: key) else { return nil }
            let component = coder.decodeDouble(forKey: key)
            return component.isFinite ? component : nil
        }
        guard components.count == Key.components.count else { return nil }
        var name: String?
        // Asking for what an archive does not have is an error, and spoils all that is read from it.
        if coder.containsValue(forKey: Key.systemName) {
            name = coder.decodeObject(of: NSString.self, forKey: Key.systemName).map { String(describing: $0) }
        }
        if name == Key.tint {
            self.init(Color.accentColor)
        } else if let system = name.flatMap({ SystemColor(rawValue: $0) }) {
            self.init(Color(storage: .system(system)))
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
