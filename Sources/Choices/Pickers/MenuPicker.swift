import Presentations
import SwiftUICore

/// A button that shows the chosen option, and opens a menu of all.
struct MenuPicker: View {
    let choice: PickerChoice
    @State private var isOpen = false
    @Environment(\.rowTarget) private var rowTarget

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        if rowTarget == nil {
            button.foregroundStyle(.tint)
        } else {
            HStack(spacing: 8) {
                choice.label.frame(maxWidth: .infinity, alignment: .leading)
                button.foregroundStyle(.secondary)
            }
        }
    }

    private var button: some View {
        Button {
            isOpen = true
        } label: {
            PickerValue(choice: choice)
        }
        .confirmationDialog("", isPresented: $isOpen) {
            ForEach(choice.options) { option in
                Button(action: option.choose) { option.view }
            }
        }
    }
}

/// What a picker that is closed shows.
struct PickerValue: View {
    let choice: PickerChoice

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        HStack(spacing: 5) {
            if let label = choice.currentValueLabel {
                label
            } else {
                choice.selected.map(\.view)
            }
            Image(decorativeSymbol: "chevron.up.chevron.down").font(.system(size: 12, weight: .medium))
        }
    }
}

/// A link to a screen with all options.
struct LinkPicker: View {
    let choice: PickerChoice

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View { MenuPicker(choice: choice) }
}
