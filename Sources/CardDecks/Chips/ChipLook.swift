import SwiftUI

/// The look that all chips of a picker share.
struct ChipLook: Equatable {
    /// The radius of the corners, in points.
    static let cornerRadius: CGFloat = 10
    /// The opacity of the selected or unselected color that fills a chip.
    static let fillOpacity = 0.5
    /// The opacity of a chip that cannot be selected.
    static let dimmedOpacity = 0.4
    /// How far around a chip a finger meets it, in points.
    static let reach: CGFloat = 2.5
    /// The opacity of a chip under a finger.
    static let pressedOpacity = 0.6

    /// In points, already scaled to the type size of the environment.
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
