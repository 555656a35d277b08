import SwiftUI

/// Chips in lines, of which some can be chosen.
///
///     @State private var colors = ["Crimson", "Teal", "Ochre"].map { ColorChip(displayedName: $0) }
///
///     FlexiblePicker($colors, selectedColor: .orange)
///
/// A chip is as wide as its text, the padding on both sides and the border on both sides, which is drawn inside; one
/// that would be wider than the picker truncates its text. Chips are `spacing` apart, to the side and down, and wrap by
/// ``FlowLayout``. The picker takes the width it is offered, and exactly the height of its lines.
///
/// Chips are told apart by id: they keep their identity, and so move to their new places, when names change, chips come
/// and go, or the width is another. The movement is animated when the change is, as by `withAnimation` or
/// `$colors.animation()`. Equal ids are reported; every chip still works.
///
/// The font follows the user's type size. Every chip is a button for assistive technology, with the selected trait when
/// it is chosen; the keyboard reaches it with Tab and arrow keys, and Space or Return choose it. A picker whose chips are
/// not selectable shows them as text.
///
/// Of 10,000 chips in a scroll view those out of sight are neither painted nor sent to a host. When one is chosen,
/// the bodies of that one run and no other's; the rest costs a comparison for each.
public struct FlexiblePicker<Chip: Selectable>: View {
    @Binding private var chips: [Chip]
    private let selection: ChipSelection
    private let spacing: CGFloat
    private let alignment: HorizontalAlignment
    private var look: ChipLook
    @ScaledMetric private var fontSize: CGFloat
    @State private var taps = ChipTaps<Chip>()

    /// Chips for the elements of an array.
    ///
    /// - Parameters:
    ///   - chips: what there is to choose from; choosing writes `isSelected`.
    ///   - selection: how many can be chosen at a time.
    ///   - fontSize: of the text at the default type size, in points.
    ///   - weight: of the text.
    ///   - textColor: of the text.
    ///   - textPadding: around the text on every side, in points; negative and not finite count as 0.
    ///   - spacing: between chips, to the side and between lines, in points; not finite counts as 0.
    ///   - alignment: which side lines keep to: `leading`, `center` or `trailing`.
    ///   - borderColor: of the border.
    ///   - borderWidth: of the border, inside the chip, in points; negative and not finite count as 0.
    ///   - selectedColor: fills chosen chips, at half its opacity.
    ///   - unselectedColor: fills the others, at half its opacity.
    ///   - isSelectable: whether chips can be chosen, rather than only shown.
    public init(
        _ chips: Binding<[Chip]>, selection: ChipSelection = .multiple,
        fontSize: CGFloat = 16, weight: Font.Weight = .regular, textColor: Color = .black, textPadding: CGFloat = 8,
        spacing: CGFloat = 12, alignment: HorizontalAlignment = .leading,
        borderColor: Color = .blue, borderWidth: CGFloat = 2,
        selectedColor: Color = .blue, unselectedColor: Color = .clear, isSelectable: Bool = true
    ) {
        _chips = chips
        self.selection = selection
        self.spacing = spacing
        self.alignment = alignment
        _fontSize = ScaledMetric(wrappedValue: fontSize, relativeTo: .body)
        look = ChipLook(
            fontSize: fontSize, weight: weight, textColor: textColor, textPadding: Self.length(textPadding),
            borderColor: borderColor, borderWidth: Self.length(borderWidth), selectedColor: selectedColor,
            unselectedColor: unselectedColor, isSelectable: isSelectable)
    }

    /// The chips in their lines.
    public var body: some View {
        let chips = chips
        let look = scaledLook
        let isFull = selection.isFull(chips.count { $0.isSelected })
        let _ = taps.update($chips, selection)
        FlowLayout(alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing) {
            ForEach(NumberedElement.all(of: chips)) { chip in
                ChipView(
                    chip: chip.element, index: chip.index, look: look,
                    isDimmed: isFull && !chip.element.isSelected && look.isSelectable, taps: taps
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
        let id = UUID()
        var displayedName: String
        var isSelected = false

        init(displayedName: String) { self.displayedName = displayedName }
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
