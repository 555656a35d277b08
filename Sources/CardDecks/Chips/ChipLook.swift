import SwiftUI

/// How the chips of a picker look; the same for all of them.
struct ChipLook: Equatable {
    /// Of the corners, in points.
    static let cornerRadius: CGFloat = 10
    /// How much of the selected or unselected color fills a chip.
    static let fillOpacity = 0.5
    /// How much is left of a chip that cannot be chosen.
    static let dimmedOpacity = 0.4
    /// How much is left of a chip under a finger.
    static let pressedOpacity = 0.6

    /// At the type size of the environment, in points.
    var fontSize: CGFloat
    var weight: Font.Weight
    var textColor: Color
    var textPadding: CGFloat
    var borderColor: Color
    var borderWidth: CGFloat
    var selectedColor: Color
    var unselectedColor: Color
    var isSelectable: Bool

    var font: Font { .system(size: fontSize, weight: weight) }
}
