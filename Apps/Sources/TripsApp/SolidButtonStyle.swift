import SwiftUI

/// A solid button in the color of text, for the main action of a screen.
struct SolidButtonStyle: ButtonStyle {
    /// The space around the label, in points.
    var padding = EdgeInsets()
    /// The font of the label; nil for the font of the environment.
    var font: Font?

    @Environment(\.isEnabled) private var isEnabled

    private static let shape = RoundedRectangle(cornerRadius: 10, style: .circular)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .foregroundStyle(Color(UIColor.systemBackground))
            .padding(padding)
            .background(Color.primary, in: Self.shape)
            .opacity(configuration.isPressed ? 0.6 : isEnabled ? 1 : 0.4)
            .contentShape(Self.shape)
    }
}

extension EdgeInsets {
    /// Creates insets that are equal on both sides, and equal above and below, in points.
    init(sides: CGFloat, ends: CGFloat) { self.init(top: ends, leading: sides, bottom: ends, trailing: sides) }
}

extension Font {
    /// The rounded font of titles and buttons.
    static func trips(_ style: TextStyle, _ weight: Weight? = nil) -> Font {
        .system(style, design: .rounded, weight: weight)
    }
}
