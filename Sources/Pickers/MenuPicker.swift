import RiffleLists
import RiffleNavigationStacks
import RifflePresentations
import SwiftUICore

/// A button that shows the chosen option, and opens a menu of all. In a menu: the options themselves.
struct MenuPicker: View {
    let choice: PickerChoice
    /// Whether somebody asked for a menu, rather than for what the place has.
    let isExplicit: Bool
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInBar) private var isInBar
    @Environment(\.rowTarget) private var rowTarget
    @Environment(\.hidesLabels) private var hidesLabel

    init(choice: PickerChoice, isExplicit: Bool) {
        self.choice = choice
        self.isExplicit = isExplicit
    }

    /// Around the chosen option where the picker is a button by itself, as in UIKit's plain buttons, in points.
    private var room: CGSize {
        !isInBar && (rowTarget == nil || hidesLabel) ? CGSize(width: 12, height: 7) : .zero
    }

    var body: some View {
        if !isInMenu {
            PickerRow(choice: choice) {
                menu {
                    PickerValue(choice: choice, symbol: "chevron.up.chevron.down")
                        .padding(.horizontal, room.width)
                        .padding(.vertical, room.height)
                }
            }
        } else if isExplicit {
            menu { choice.label }
        } else if choice.sections.count > 1 {
            PickerMenuRows(choice: choice)
        } else {
            // Set off from the rows around.
            Section { PickerMenuRows(choice: choice) }
        }
    }

    private func menu(@ViewBuilder label: () -> some View) -> some View {
        Menu(content: { PickerMenuRows(choice: choice) }, label: label)
    }
}

/// The options as rows of a menu, with a check mark at the chosen one.
struct PickerMenuRows: View {
    let choice: PickerChoice

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        ForEach(choice.sections) { section in
            if choice.sections.count > 1 {
                Section {
                    rows(section)
                } header: {
                    section.header
                }
            } else {
                rows(section)
            }
        }
    }

    private func rows(_ section: PickerChoice.Section) -> some View {
        ForEach(section.options) { option in
            Toggle(isOn: Binding(get: { option.isSelected }, set: { _ in option.choose() })) { option.view }
        }
    }
}

/// The label at the start of a row of a list and the control at its end; elsewhere the control alone, as on iOS.
private struct PickerRow<Control: View>: View {
    let choice: PickerChoice
    let control: Control
    @Environment(\.rowTarget) private var rowTarget
    @Environment(\.hidesLabels) private var hidesLabel

    init(choice: PickerChoice, @ViewBuilder control: () -> Control) {
        self.choice = choice
        self.control = control()
    }

    var body: some View {
        if rowTarget == nil || hidesLabel {
            ZStack {
                HiddenLabel(label: choice.label).labelsControls()
                control
            }
            .labeledControls()
        } else {
            HStack(spacing: 8) {
                ControlLabel(choice.label).frame(maxWidth: .infinity, alignment: .leading).labelsControls()
                control.foregroundStyle(.secondary)
            }
            .labeledControls()
        }
    }
}

/// What a picker that is closed shows.
private struct PickerValue: View {
    let choice: PickerChoice
    let symbol: String?

    init(choice: PickerChoice, symbol: String?) {
        self.choice = choice
        self.symbol = symbol
    }

    var body: some View {
        HStack(spacing: 5) {
            if let label = choice.currentValueLabel {
                label
            } else {
                choice.selected.map(\.view)
            }
            if let symbol { Image(decorativeSymbol: symbol).font(.system(size: 12, weight: .medium)) }
        }
    }
}

/// A link with the chosen option, to a screen with all of them, which a choice leaves again.
struct LinkPicker: View {
    let choice: PickerChoice

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        NavigationLink {
            PickerScreen(choice: choice)
        } label: {
            HStack(spacing: 8) {
                ControlLabel(choice.label).frame(maxWidth: .infinity, alignment: .leading)
                PickerValue(choice: choice, symbol: nil).foregroundStyle(.secondary)
            }
        }
    }
}

private struct PickerScreen: View {
    let choice: PickerChoice
    @Environment(\.dismiss) private var dismiss

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        List {
            ForEach(choice.sections) { section in
                Section {
                    ForEach(section.options) { option in PickerOptionRow(option: option, then: { dismiss() }) }
                } header: {
                    section.header
                }
            }
        }
    }
}
