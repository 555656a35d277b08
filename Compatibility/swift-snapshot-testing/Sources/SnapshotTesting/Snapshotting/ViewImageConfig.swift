import SwiftUI

/// A screen on which views are drawn: its size, what it covers, and how things look there.
public struct ViewImageConfig: Sendable {
    /// How a device is held.
    public enum Orientation: Sendable {
        /// On its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// How wide a tablet's window is.
    public enum TabletOrientation: Sendable {
        /// How much of a screen on its side.
        public enum LandscapeSplits: Sendable {
            /// A third.
            case oneThird
            /// A half.
            case oneHalf
            /// Two thirds.
            case twoThirds
            /// All.
            case full
        }

        /// How much of an upright screen.
        public enum PortraitSplits: Sendable {
            /// A third.
            case oneThird
            /// Two thirds.
            case twoThirds
            /// All.
            case full
        }

        /// On its side.
        case landscape(splitView: LandscapeSplits)
        /// Upright.
        case portrait(splitView: PortraitSplits)
    }

    /// What is covered at the edges, in points.
    public var safeArea: UIEdgeInsets
    /// In points; nil for the size that a view wants to have.
    public var size: CGSize?
    /// How things look.
    public var traits: UITraitCollection

    /// A screen.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat, isWide: Bool = false,
        _ orientation: Orientation
    ) -> ViewImageConfig {
        let traits = [UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: .phone)]
        switch orientation {
        case .portrait:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height),
                traits: UITraitCollection(
                    traitsFrom: traits + [
                        UITraitCollection(horizontalSizeClass: .compact),
                        UITraitCollection(verticalSizeClass: .regular),
                    ]))
        case .landscape:
            let side = bottom > 0 ? top : 0
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? 21 : 0, right: side),
                size: CGSize(width: height, height: width),
                traits: UITraitCollection(
                    traitsFrom: traits + [
                        UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
                        UITraitCollection(verticalSizeClass: .compact),
                    ]))
        }
    }

    private static func pad(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ orientation: TabletOrientation
    ) -> ViewImageConfig {
        let (size, isWide): (CGSize, Bool)
        switch orientation {
        case .landscape(let split):
            // Beside another app: a third has the width of a phone, and a half is what remains of both.
            let part: (CGFloat, Bool) =
                switch split {
                case .oneThird: (height > 1300 ? 375 : 320, false)
                case .oneHalf: ((height - 10) / 2, height > 1300)
                case .twoThirds: (height - (height > 1300 ? 375 : 320) - 10, true)
                case .full: (height, true)
                }
            (size, isWide) = (CGSize(width: part.0, height: width), part.1)
        case .portrait(let split):
            let part: (CGFloat, Bool) =
                switch split {
                case .oneThird: (width > 1000 ? 375 : 320, false)
                case .twoThirds: (width - (width > 1000 ? 375 : 320) - 10, false)
                case .full: (width, true)
                }
            (size, isWide) = (CGSize(width: part.0, height: height), part.1)
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad),
                UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
                UITraitCollection(verticalSizeClass: .regular),
            ]))
    }

    /// An iPhone SE, upright.
    public static let iPhoneSe = iPhoneSe(.portrait)

    /// An iPhone SE.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, top: 20, bottom: 0, scale: 2, orientation)
    }

    /// An iPhone 8, upright.
    public static let iPhone8 = iPhone8(.portrait)

    /// An iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, top: 20, bottom: 0, scale: 2, orientation)
    }

    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = iPhone8Plus(.portrait)

    /// An iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, top: 20, bottom: 0, scale: 3, isWide: true, orientation)
    }

    /// An iPhone X, upright.
    public static let iPhoneX = iPhoneX(.portrait)

    /// An iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 44, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone XR, upright.
    public static let iPhoneXr = iPhoneXr(.portrait)

    /// An iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 48, bottom: 34, scale: 2, isWide: true, orientation)
    }

    /// An iPhone Xs Max, upright.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)

    /// An iPhone Xs Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, scale: 3, isWide: true, orientation)
    }

    /// An iPhone 12, upright.
    public static let iPhone12 = iPhone12(.portrait)

    /// An iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = iPhone12Pro(.portrait)

    /// An iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)

    /// An iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, scale: 3, isWide: true, orientation)
    }

    /// An iPhone 13, upright.
    public static let iPhone13 = iPhone13(.portrait)

    /// An iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone 13 mini, upright.
    public static let iPhone13Mini = iPhone13Mini(.portrait)

    /// An iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 50, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = iPhone13Pro(.portrait)

    /// An iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, scale: 3, orientation)
    }

    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    /// An iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, scale: 3, isWide: true, orientation)
    }
}

extension ViewImageConfig {
    /// Upright or on its side, all of the screen.
    private static func tablet(_ orientation: Orientation) -> TabletOrientation {
        orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }

    /// An iPad mini, on its side.
    public static let iPadMini = iPadMini(.landscape)

    /// An iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(tablet(orientation)) }

    /// A part of the screen of an iPad mini.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(768, 1024, top: 20, bottom: 0, orientation)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad with 9.7 inches, on its side.
    public static let iPad9_7 = iPad9_7(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad with 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(tablet(orientation)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A part of the screen of an iPad with 9.7 inches.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(768, 1024, top: 20, bottom: 0, orientation)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad with 10.2 inches, on its side.
    public static let iPad10_2 = iPad10_2(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad with 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(tablet(orientation)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A part of the screen of an iPad with 10.2 inches.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(810, 1080, top: 20, bottom: 0, orientation)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad Pro with 10.5 inches, on its side.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad Pro with 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(tablet(orientation)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A part of the screen of an iPad Pro with 10.5 inches.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1112, top: 20, bottom: 0, orientation)
    }

    /// An iPad Pro with 11 inches, on its side.
    public static let iPadPro11 = iPadPro11(.landscape)

    /// An iPad Pro with 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(tablet(orientation)) }

    /// A part of the screen of an iPad Pro with 11 inches.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1194, top: 24, bottom: 20, orientation)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad Pro with 12.9 inches, on its side.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An iPad Pro with 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(tablet(orientation)) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A part of the screen of an iPad Pro with 12.9 inches.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(1024, 1366, top: 24, bottom: 20, orientation)
    }
}
