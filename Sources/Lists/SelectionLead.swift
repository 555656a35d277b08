/// Follows what is selected in a list, where that decides what is shown beside the list or instead of it.
@MainActor
package final class SelectionLead: LettingGo {
    /// Told whether anything is selected, when that changes and whenever a row is chosen.
    package var selected: (Bool) -> Void = { _ in }
    /// Leaves nothing selected; does nothing where the list has no selection, or one that cannot be empty.
    package fileprivate(set) var deselect: () -> Void = {}

    nonisolated package init() {}

    package func letGo() {
        selected = { _ in }
        deselect = {}
    }
}

private struct SelectionLeadKey: PlaceBoundKey {
    static var defaultValue: SelectionLead? { nil }
}

extension EnvironmentValues {
    /// What follows the selections of lists here; nil where nothing does.
    package var selectionLead: SelectionLead? {
        get { self[SelectionLeadKey.self] }
        set { self[SelectionLeadKey.self] = newValue }
    }
}

/// Tells what follows a list's selection of it.
struct SelectionLeading: ViewModifier {
    let selection: ListSelection?
    let model: ListModel
    @Environment(\.selectionLead) private var lead

    func body(content: Content) -> some View {
        let selection = selection.flatMap { $0.isMultiple ? nil : $0 }
        model.lead = selection == nil ? nil : lead
        if let selection { lead?.deselect = selection.clear }
        return
            content
            .onChange(of: selection?.selected(), initial: true) { _, values in
                if let values { lead?.selected(!values.isEmpty) }
            }
            // What is in a row does not follow lists inside of it.
            .environment(\.selectionLead, nil)
    }
}
