/// The context menu of what is selected in a list, as its rows know it.
struct SelectionMenu {
    /// The menu of a row's value, or of all that is selected if the value is among it; nil for values of other types.
    let items: @MainActor (_ value: AnyHashable, _ selected: Set<AnyHashable>) -> AnyView?
    /// What a touch of a row does, outside of edit mode; nil where it selects.
    let primary: @MainActor (_ value: AnyHashable) -> (() -> Void)?
}

private struct SelectionMenuKey: PlaceBoundKey {
    static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Gives the rows of a list with a selection a menu, which a long press or the mouse's other button opens.
    ///
    /// - Parameters:
    ///   - itemType: the type of what the list selects.
    ///   - menu: makes the menu of some rows: of all that are selected where the pressed one is among them, else of that
    ///     one alone.
    ///   - primaryAction: what a tap on a row does outside of edit mode, instead of selecting it.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        // They run on the main actor, as all of an environment's closures for rows do.
        nonisolated(unsafe) let menu = menu
        nonisolated(unsafe) let primaryAction = primaryAction
        return transformEnvironment(\.selectionMenu) { outer in
            let outside = outer
            outer = SelectionMenu(
                items: { value, selected in
                    guard let item = value.base as? I else { return outside?.items(value, selected) }
                    let items = selected.contains(value) ? Set(selected.compactMap { $0.base as? I }) : [item]
                    return AnyView(menu(items))
                },
                primary: { value in
                    guard let item = value.base as? I else { return outside?.primary(value) }
                    return primaryAction.map { action in { action([item]) } }
                })
        }
    }
}

/// Gives a row the menu of the list's selection.
struct SelectionMenuOfRow: ViewModifier {
    let menu: SelectionMenu?
    let row: RowDescription

    func body(content: Content) -> some View {
        if let menu {
            let items = row.selectionValue.flatMap { menu.items($0, row.selection?.selected() ?? []) }
            content.modifier(ContextMenuModifier(items: items, preview: nil, isFallback: true))
        } else {
            content
        }
    }
}
