import Foundation
import SwiftUI

/// How much room there is along an axis, as UIKit has it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little.
    case compact
    /// Enough.
    case regular
}

/// The direction of a layout, as UIKit has it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// How strongly things stand out from each other, as UIKit has it.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case normal
    /// More than usual.
    case high
}

/// A size of texts, as UIKit has it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit has for it.
    public let rawValue: String

    /// A size by the name that UIKit has for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual one.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the usual ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of those for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Larger.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Larger.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Larger.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    var dynamicTypeSize: DynamicTypeSize? {
        let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
            .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .xLarge,
            .extraExtraLarge: .xxLarge, .extraExtraExtraLarge: .xxxLarge, .accessibilityMedium: .accessibility1,
            .accessibilityLarge: .accessibility2, .accessibilityExtraLarge: .accessibility3,
            .accessibilityExtraExtraLarge: .accessibility4, .accessibilityExtraExtraExtraLarge: .accessibility5,
        ]
        return sizes[self]
    }
}

/// What a collection of traits says beyond what Riffle's own does.
struct SaidTraits {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var idiom = UIUserInterfaceIdiom.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var category = UIContentSizeCategory.unspecified

    /// Takes what others say.
    mutating func take(_ other: SaidTraits) {
        if other.style != .unspecified { style = other.style }
        if other.scale > 0 { scale = other.scale }
        if other.idiom != .unspecified { idiom = other.idiom }
        if other.horizontal != .unspecified { horizontal = other.horizontal }
        if other.vertical != .unspecified { vertical = other.vertical }
        if other.direction != .unspecified { direction = other.direction }
        if other.contrast != .unspecified { contrast = other.contrast }
        if other.category != .unspecified { category = other.category }
    }

    func edit(_ values: inout EnvironmentValues) {
        func sizeClass(_ known: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
            known == .unspecified ? nil : known == .compact ? .compact : .regular
        }
        if let scheme = ColorScheme(style) { values.colorScheme = scheme }
        if let horizontal = sizeClass(horizontal) { values.horizontalSizeClass = horizontal }
        if let vertical = sizeClass(vertical) { values.verticalSizeClass = vertical }
        if direction != .unspecified {
            values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let size = category.dynamicTypeSize { values.dynamicTypeSize = size }
    }

    /// Riffle's collections have room for few traits: what else was said stands here, with the collections, which stay.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [ObjectIdentifier: (UITraitCollection, SaidTraits)] = [:]

    static func of(_ traits: UITraitCollection) -> SaidTraits {
        lock.withLock { kept[ObjectIdentifier(traits)]?.1 }
            ?? SaidTraits(
                style: traits.userInterfaceStyle, scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
    }

    static func keep(_ said: SaidTraits, for traits: UITraitCollection) {
        lock.withLock { kept[ObjectIdentifier(traits)] = (traits, said) }
    }
}

extension UITraitCollection {
    private convenience init(_ said: SaidTraits) {
        self.init(userInterfaceStyle: said.style)
        SaidTraits.keep(said, for: self)
    }

    /// Nothing is said.
    public convenience init() { self.init(SaidTraits()) }
    /// Pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(SaidTraits(scale: scale)) }
    /// The kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(SaidTraits(idiom: idiom)) }
    /// How much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(SaidTraits(horizontal: horizontalSizeClass))
    }
    /// How much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(SaidTraits(vertical: verticalSizeClass))
    }
    /// The direction of layouts.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(SaidTraits(direction: layoutDirection))
    }
    /// How strongly things stand out; the environment's contrast cannot be set, so that nothing changes.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(SaidTraits(contrast: accessibilityContrast))
    }
    /// The size of texts.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(SaidTraits(category: preferredContentSizeCategory))
    }
    /// What several collections say; of two that contradict each other, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var said = SaidTraits()
        for traits in traitCollections { said.take(.of(traits)) }
        self.init(said)
    }
}
