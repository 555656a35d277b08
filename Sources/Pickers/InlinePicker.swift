import RiffleLists
import RifflePresentations
import SwiftUICore

/// In a list the label and the options below each other, each a row of its own, with a check mark at the chosen one. In
/// a menu: a part of it, below the label. Elsewhere a wheel, as on iPhones.
struct InlinePicker: View {
    let choice: PickerChoice
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isUnfoldedIntoRows) private var isUnfolded
    @Environment(\.hidesLabels) private var hidesLabel

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        if isInMenu {
            Section {
                PickerMenuRows(choice: choice)
            } header: {
                choice.label
            }
        } else if isUnfolded {
            rows
        } else {
            WheelPicker(choice: choice)
        }
    }

    @ViewBuilder private var rows: some View {
        if !hidesLabel { choice.label }
        ForEach(choice.sections) { section in
            if let header = section.header, !header.isEmpty {
                header
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(section.options) { option in PickerOptionRow(option: option) }
        }
    }
}

/// An option, and a check mark where it is chosen.
struct PickerOptionRow: View {
    let option: PickerChoice.Option
    /// What else is done when it is chosen.
    var then: @MainActor () -> Void = {}

    var body: some View {
        Button {
            option.choose()
            then()
        } label: {
            HStack(spacing: 8) {
                option.view.frame(maxWidth: .infinity, alignment: .leading)
                Image(decorativeSymbol: "checkmark")
                    .font(.body.weight(.semibold))
                    .foregroundStyle(.tint)
                    .opacity(option.isSelected ? 1 : 0)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.isSelected ? .isSelected : AccessibilityTraits())
    }
}

extension Image {
    /// A symbol that says nothing besides what stands next to it.
    init(decorativeSymbol name: String) { self = Image(systemName: name).decorative() }
}
