/// Follows what is selected in a list, where that decides what is shown beside the list or instead of it.
@MainActor
package final class SelectionLead: LettingGo {
    /// Told whether anything is selected, when that changes and whenever a row is chosen.
    package var selected: (Bool) -> Void = { _ in }
    /// The lists that it follows. They all count: which of them was evaluated last does not.
    private var lists: [Followed] = []

    nonisolated package init() {}

    /// Leaves nothing selected in any list; does nothing to one without a selection, or with one that cannot be empty.
    package func deselect() {
        for followed in lists where followed.list?.lead === self { followed.list?.clearSelection() }
    }

    /// A list says whether it has selected anything.
    fileprivate func follow(_ list: ListModel, selecting isSelecting: Bool) {
        lists.removeAll { $0.list == nil || $0.list === list || $0.list?.lead !== self }
        lists.append(Followed(list: list, isSelecting: isSelecting))
        selected(lists.contains(where: \.isSelecting))
    }

    package func letGo() {
        selected = { _ in }
        lists = []
    }

    private struct Followed {
        weak var list: ListModel?
        let isSelecting: Bool
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
        content
            .onChange(of: selection?.selected(), initial: true) { _, values in
                if let values { lead?.follow(model, selecting: !values.isEmpty) }
            }
            // What is in a row does not follow lists inside of it.
            .environment(\.selectionLead, nil)
            .afterEvaluation {
                model.lead = selection == nil ? nil : lead
                model.clearSelection = selection?.clear ?? {}
            }
    }
}
