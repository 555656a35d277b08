import SwiftUI

/// A picker that shows its elements as chips, in as many lines as they need.
///
///     @State private var colors = ["Crimson", "Teal", "Ochre"].map { ColorChip(displayedName: $0) }
///
///     FlexiblePicker($colors, selectedColor: .orange)
///
/// The width of a chip is that of its text plus the padding and the border on both sides; the border is drawn inside. A
/// chip that would be wider than the picker truncates its text. Chips are `spacing` apart in both directions and wrap as
/// in ``FlowLayout``. The picker takes the proposed width, and exactly the height of its lines.
///
/// Chips are identified by their ids. They keep their identity when names change, when chips come and go, and when the
/// width changes, so they move to their new places instead of being replaced. The movement is animated if the change is,
/// for example by `withAnimation` or `$colors.animation()`. Duplicate ids are reported as an issue; every chip still
/// works.
///
/// The font follows the type size that the user has set. For assistive technology, every chip is a button, which has the
/// selected trait if it is selected. On a keyboard, Tab and the arrow keys move between chips, and Space or Return
/// selects one. If chips are not selectable, they are plain text.
///
/// In a scroll view with 10,000 chips, those out of sight are neither painted nor sent to a host. When a chip is tapped,
/// only its own body runs; each of the others costs one comparison.
public struct FlexiblePicker<Chip: Selectable>: View {
    private let source: TappedChips<Chip>
    private let spacing: CGFloat
    private let alignment: HorizontalAlignment
    private var look: ChipLook
    @ScaledMetric private var fontSize: CGFloat

    /// Creates a picker for the elements of an array.
    ///
    /// - Parameters:
    ///   - chips: the elements. Tapping a chip changes `isSelected` of its element.
    ///   - selection: how many chips can be selected at the same time.
    ///   - fontSize: the size of the text at the default type size, in points.
    ///   - weight: the weight of the text.
    ///   - textColor: the color of the text.
    ///   - textPadding: the space around the text, in points. Negative and not finite count as 0.
    ///   - spacing: the space between chips and between lines, in points. Not finite counts as 0.
    ///   - alignment: how shorter lines are aligned: `leading`, `center` or `trailing`.
    ///   - borderColor: the color of the border.
    ///   - borderWidth: the width of the border, which is inside the chip, in points. Negative and not finite count as 0.
    ///   - selectedColor: fills selected chips, at half its opacity.
    ///   - unselectedColor: fills the other chips, at half its opacity.
    ///   - isSelectable: whether chips can be selected, or are only shown.
    public init(
        _ chips: Binding<[Chip]>, selection: ChipSelection = .multiple,
        fontSize: CGFloat = 16, weight: Font.Weight = .regular, textColor: Color = .black, textPadding: CGFloat = 8,
        spacing: CGFloat = 12, alignment: HorizontalAlignment = .leading,
        borderColor: Color = .blue, borderWidth: CGFloat = 2,
        selectedColor: Color = .blue, unselectedColor: Color = .clear, isSelectable: Bool = true
    ) {
        source = TappedChips(chips, selection)
        self.spacing = spacing
        self.alignment = alignment
        _fontSize = ScaledMetric(wrappedValue: fontSize, relativeTo: .body)
        look = ChipLook(
            fontSize: fontSize, weight: weight, textColor: textColor, textPadding: Self.length(textPadding),
            borderColor: borderColor, borderWidth: Self.length(borderWidth), selectedColor: selectedColor,
            unselectedColor: unselectedColor, isSelectable: isSelectable)
    }

    /// The lines of chips.
    public var body: some View {
        let chips = source.chips
        let look = scaledLook
        let isFull = source.selection.isFull(chips.count { $0.isSelected })
        FlowLayout(alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing) {
            ForEach(NumberedElement.all(of: chips)) { chip in
                ChipView(
                    chip: chip.element, index: chip.index, look: look,
                    isDimmed: isFull && !chip.element.isSelected && look.isSelectable, taps: source.taps
                )
            }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }

    private var scaledLook: ChipLook {
        var look = look
        look.fontSize = fontSize
        return look
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}

#if DEBUG
    private struct PreviewChip: Selectable {
        var isSelected = false
        let displayedName: String
        var id: String { displayedName }

        init(displayedName name: String) { displayedName = name }
    }

    private struct FlexiblePickerPreview: View {
        @State private var chips = ["Crimson", "Ultramarine", "Ochre", "Emerald", "Burnt Sienna", "Ivory"]
            .map { PreviewChip(displayedName: $0) }

        var body: some View {
            FlexiblePicker($chips.animation(), selection: .limited(to: 3), selectedColor: .orange)
                .padding()
        }
    }

    #Preview("Picker") { FlexiblePickerPreview() }
#endif
