/// The screen of a device as far as a preview on it can tell.
package struct PreviewDisplay: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// What the system covers at the edges, in points.
    package var safeAreaInsets: EdgeInsets

    /// A screen held upright.
    private init(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) {
        size = CGSize(width: width, height: height)
        safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }

    /// The upright screen on its side.
    ///
    /// A tablet covers the same edges. A phone hides its status bar; if it has a camera in its screen, both sides keep
    /// clear of it, and the indicator at the bottom is lower.
    package var onItsSide: PreviewDisplay {
        var turned = self
        turned.size = CGSize(width: size.height, height: size.width)
        let isPhone = size.width < 700
        let hasCamera = safeAreaInsets.bottom > 0
        if isPhone {
            let side = hasCamera ? safeAreaInsets.top : 0
            turned.safeAreaInsets = EdgeInsets(top: 0, leading: side, bottom: hasCamera ? 21 : 0, trailing: side)
        }
        return turned
    }

    /// The upright screen of the first device, by name, whose screen has a size; nil where no known device has.
    package init?(size: CGSize) {
        guard let name = Self.all.filter({ $0.value.size == size }).keys.min() else { return nil }
        self = Self.all[name]!
    }

    /// Upright screens by the names of devices.
    static let all: [String: PreviewDisplay] = {
        var screens: [String: PreviewDisplay] = [:]
        for (width, height, top, bottom, names) in table {
            for name in names { screens[name] = PreviewDisplay(width, height, top: top, bottom: bottom) }
        }
        return screens
    }()

    /// Width, height, and what is covered at the top and at the bottom.
    private typealias Row = (width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, names: [String])

    /// Sizes are those of Apple's Human Interface Guidelines, "Layout", section "Specifications"; the covered edges
    /// are those that the devices report.
    private static let table: [Row] = [
        (320, 568, 20, 0, ["iPhone SE (1st generation)", "iPhone 5s"]),
        (375, 667, 20, 0, ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s"]),
        (414, 736, 20, 0, ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"]),
        (375, 812, 44, 34, ["iPhone X", "iPhone Xs", "iPhone 11 Pro"]),
        (375, 812, 50, 34, ["iPhone 12 mini", "iPhone 13 mini"]),
        (414, 896, 48, 34, ["iPhone Xʀ", "iPhone XR", "iPhone 11"]),
        (414, 896, 44, 34, ["iPhone Xs Max", "iPhone 11 Pro Max"]),
        (390, 844, 47, 34, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
        (428, 926, 47, 34, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, 59, 34, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (430, 932, 59, 34, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        (402, 874, 62, 34, ["iPhone 16 Pro"]),
        (440, 956, 62, 34, ["iPhone 16 Pro Max"]),
        (744, 1133, 24, 20, ["iPad mini"]),
        (810, 1080, 20, 0, ["iPad", "iPad (9th generation)"]),
        (820, 1180, 24, 20, ["iPad (10th generation)", "iPad Air", "iPad Air 11-inch"]),
        (834, 1194, 24, 20, ["iPad Pro 11-inch", "iPad Pro (11-inch)"]),
        (1024, 1366, 24, 20, ["iPad Pro 12.9-inch", "iPad Pro (12.9-inch)", "iPad Air 13-inch"]),
    ]
}
