import Foundation

/// Tells a keyboard on the screen from what else covers the lower end of a window: it comes while a text is edited, and is
/// higher than bars are.
package struct KeyboardHeight {
    /// No keyboard is lower, in points; bars of browsers and home indicators are.
    private static let least: CGFloat = 120

    /// What is covered without a keyboard, in points.
    private var base: CGFloat = 0
    /// In points of the window; 0 while there is none.
    package private(set) var height: CGFloat = 0

    /// What it covers more than would be covered without it, in points.
    package var cover: CGFloat { height > 0 ? height - base : 0 }

    package init() {}

    /// Takes what is covered now.
    ///
    /// - Returns: the heights before and now, where they differ.
    package mutating func take(bottom: CGFloat, isEditing: Bool) -> (old: CGFloat, new: CGFloat)? {
        let old = height
        if bottom >= base + Self.least, isEditing || height > 0 {
            height = bottom
        } else {
            height = 0
            base = bottom
        }
        return old == height ? nil : (old, height)
    }
}
