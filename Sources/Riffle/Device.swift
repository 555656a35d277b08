import SwiftUI

/// A device with a screen, as far as views on it can tell.
public struct Device: Hashable, Sendable {
    /// The device's name.
    public var name: String
    /// The screen held upright, in points; sides below 1 and those that are no numbers count as 1.
    public var screen: CGSize
    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat
    /// Whether the screen goes up to the device's edges, with the camera in an island and an indicator instead of a
    /// button below.
    public var hasIsland: Bool

    /// Describes a device.
    ///
    /// - Parameters:
    ///   - screen: held upright, in points; sides below 1 and those that are no numbers count as 1.
    ///   - cornerRadius: of the screen, in points; negative and non-finite radii count as 0.
    public init(name: String, screen: CGSize, cornerRadius: CGFloat, hasIsland: Bool) {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
        self.name = name
        self.screen = CGSize(width: side(screen.width), height: side(screen.height))
        self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
        self.hasIsland = hasIsland
    }

    /// An iPhone 15 or 16: 393 × 852 points.
    public static let phone = Device(
        name: "iPhone 16", screen: CGSize(width: 393, height: 852), cornerRadius: 55, hasIsland: true)
    /// An iPhone 16 Plus: 430 × 932 points.
    public static let largePhone = Device(
        name: "iPhone 16 Plus", screen: CGSize(width: 430, height: 932), cornerRadius: 55, hasIsland: true)
    /// An iPhone SE: 375 × 667 points, with a button below the screen.
    public static let smallPhone = Device(
        name: "iPhone SE", screen: CGSize(width: 375, height: 667), cornerRadius: 0, hasIsland: false)

    /// The screen in points, held in a way.
    public func screen(held orientation: InterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    }

    /// What the device covers of its screen, in points: the status bar, the island, the indicator at the bottom.
    ///
    /// The lengths are those that the devices report.
    public func safeAreaInsets(held orientation: InterfaceOrientation) -> EdgeInsets {
        switch (hasIsland, orientation.isLandscape) {
        case (true, false): EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        case (true, true): EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
        case (false, false): EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        case (false, true): EdgeInsets()
        }
    }

    /// The device's edge around its screen, in points.
    var bezel: EdgeInsets {
        hasIsland
            ? EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
            : EdgeInsets(top: 84, leading: 16, bottom: 92, trailing: 16)
    }

    /// The edge around the screen of the device held in a way.
    func bezel(held orientation: InterfaceOrientation) -> EdgeInsets {
        switch orientation {
        case .landscapeLeft:
            EdgeInsets(top: bezel.leading, leading: bezel.top, bottom: bezel.leading, trailing: bezel.bottom)
        case .landscapeRight:
            EdgeInsets(top: bezel.leading, leading: bezel.bottom, bottom: bezel.leading, trailing: bezel.top)
        default: bezel
        }
    }

    /// The radius of the device's own corners, in points.
    var outerRadius: CGFloat { hasIsland ? cornerRadius + bezel.top : 56 }
}
