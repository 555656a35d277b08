import SwiftUI

/// A chip of a picker. Equal chips look and behave the same, whatever their position.
struct ChipView<Chip: Selectable>: View {
    let id: Chip.ID
    let name: String
    let spokenName: String
    let spokenValue: String?
    let isSelected: Bool
    let index: Int
    let look: ChipLook
    let isDimmed: Bool
    let taps: ChipTaps<Chip>

    init(chip: Chip, index: Int, look: ChipLook, isDimmed: Bool, taps: ChipTaps<Chip>) {
        id = chip.id
        name = chip.displayedName
        spokenName = chip.spokenName
        spokenValue = chip.spokenValue
        isSelected = chip.isSelected
        self.index = index
        self.look = look
        self.isDimmed = isDimmed
        self.taps = taps
    }

    var body: some View {
        if look.isSelectable {
            Button {
                taps.toggle(id, near: index)
            } label: {
                face
            }
            .buttonStyle(ChipButtonStyle())
            .disabled(isDimmed)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        } else {
            face.accessibilityAddTraits(isSelected ? .isSelected : [])
        }
    }

    private var face: some View {
        // With an empty name, the chip has no text width but the height of all others.
        Text(name.isEmpty ? "\u{200B}" : name)
            .font(look.font)
            .foregroundColor(look.textColor)
            .lineLimit(...1)
            .padding(look.textPadding + look.borderWidth)
            .background(
                (isSelected ? look.selectedColor : look.unselectedColor).opacity(ChipLook.fillOpacity),
                in: RoundedRectangle(cornerRadius: ChipLook.cornerRadius)
            )
            .overlay {
                RoundedRectangle(cornerRadius: ChipLook.cornerRadius)
                    .strokeBorder(look.borderColor, lineWidth: look.borderWidth)
            }
            .accessibilityLabel(spokenName)
            .accessibilityValue(spokenValue ?? "")
    }
}

extension ChipView: @preconcurrency Equatable {
    static func == (first: ChipView, second: ChipView) -> Bool {
        first.id == second.id && first.isSelected == second.isSelected && first.isDimmed == second.isDimmed
            && first.name == second.name && first.spokenName == second.spokenName
            && first.spokenValue == second.spokenValue && first.taps === second.taps && first.look == second.look
    }
}

/// Fades a chip while it is pressed or disabled, and changes nothing else.
struct ChipButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? (configuration.isPressed ? ChipLook.pressedOpacity : 1) : ChipLook.dimmedOpacity)
            // A clear color does not receive touches. Fingers need some more than a line of small text is high.
            .contentShape(RoundedRectangle(cornerRadius: ChipLook.cornerRadius).inset(by: -ChipLook.reach))
    }
}
