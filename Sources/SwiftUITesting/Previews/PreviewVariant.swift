import Foundation

/// The surroundings in which a preview is looked at.
///
///     let small = PreviewVariant("small", device: "iPhone SE") { $0.dynamicTypeSize = .xxxLarge }
public struct PreviewVariant: Sendable, CustomStringConvertible {
    /// What it is called, in the names of references.
    public let name: String
    /// The device whose screen is used, for previews that fill one; nil for the preview's own.
    public var device: PreviewDevice?
    /// Whether the screen lies on its side; nil for what the preview says.
    public var isLandscape: Bool?
    /// Edits the environment.
    public var environment: @Sendable (inout EnvironmentValues) -> Void

    /// Surroundings with a name.
    public init(
        _ name: String, device: PreviewDevice? = nil, isLandscape: Bool? = nil,
        environment: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in }
    ) {
        (self.name, self.device, self.isLandscape, self.environment) = (name, device, isLandscape, environment)
    }

    /// What it is called.
    public var description: String { name }

    /// As the preview is.
    public static let standard = PreviewVariant("standard")
    /// In the dark.
    public static let dark = PreviewVariant("dark") { $0.colorScheme = .dark }
    /// With the largest of the usual text sizes.
    public static let largeText = PreviewVariant("large-text") { $0.dynamicTypeSize = .xxxLarge }
    /// With the largest text size for accessibility.
    public static let largestText = PreviewVariant("largest-text") { $0.dynamicTypeSize = .accessibility5 }
    /// From right to left.
    public static let rightToLeft = PreviewVariant("right-to-left") { $0.layoutDirection = .rightToLeft }
    /// On its side.
    public static let landscape = PreviewVariant("landscape", isLandscape: true)

    /// On a device, by the name that Xcode lists it by.
    public static func device(_ device: PreviewDevice) -> PreviewVariant {
        PreviewVariant(device.rawValue, device: device)
    }

    /// In a language, and in the direction in which that is written.
    ///
    /// - Parameter identifier: as in `de` or `ar_EG`.
    public static func locale(_ identifier: String) -> PreviewVariant {
        PreviewVariant(identifier) {
            $0.locale = Locale(identifier: identifier)
            let isRightToLeft = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Both, of which the other one counts where they contradict each other.
    public func and(_ other: PreviewVariant) -> PreviewVariant {
        var both = PreviewVariant("\(name)+\(other.name)")
        both.device = other.device ?? device
        both.isLandscape = other.isLandscape ?? isLandscape
        both.environment = { [environment] in
            environment(&$0)
            other.environment(&$0)
        }
        return both
    }
}
