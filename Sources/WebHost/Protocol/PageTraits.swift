import Foundation
import RiffleGeometry
import RiffleHosting

/// What a page says of itself: its size, its display, and what its user prefers.
package struct PageTraits: Hashable, Sendable {
    /// In points (CSS pixels), each side 0…`WebLimits.pageSide`.
    package var size: CGSize
    /// Pixels per point, above 0 and up to `WebLimits.scale`.
    package var scale: CGFloat
    /// What the device covers at the edges, in points.
    package var safeAreaInsets: EdgeInsets
    package var isDark: Bool
    package var reducesMotion: Bool
    package var increasesContrast: Bool
    /// Whether nobody sees the page: its tab or its window is behind others.
    package var isHidden: Bool
    /// The languages, region and time zone of who looks at it.
    package var region: UserRegion
    /// How much larger the browser's letters are than they usually are, above 0; 1 unless somebody has changed that.
    package var textScale: CGFloat
    /// What the page shows, where somebody works on the program.
    package var live: LivePlace?

    /// Numbers outside their ranges become the nearest inside; NaN becomes the least, and a scale that makes no sense 1.
    package init(
        size: CGSize, scale: CGFloat = 2, safeAreaInsets: EdgeInsets = EdgeInsets(), isDark: Bool = false,
        reducesMotion: Bool = false, increasesContrast: Bool = false, isHidden: Bool = false,
        region: UserRegion = UserRegion(), textScale: CGFloat = 1
    ) {
        func side(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, WebLimits.pageSide) : 0 }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.scale = scale > 0 ? min(max(scale, 0.1), WebLimits.scale) : 1
        self.safeAreaInsets = EdgeInsets(
            top: side(safeAreaInsets.top), leading: side(safeAreaInsets.leading),
            bottom: side(safeAreaInsets.bottom), trailing: side(safeAreaInsets.trailing))
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.increasesContrast = increasesContrast
        self.isHidden = isHidden
        self.region = region
        self.textScale = textScale > 0 ? min(max(textScale, 0.1), 10) : 1
    }
}
