import SwiftUICore

/// A menu that is open, as the rows in it know it.
@MainActor
final class MenuContext: LettingGo {
    /// A row that a finger may choose.
    private struct Row {
        let id: Int
        let probe: FrameProbe
        let setHighlighted: (Bool) -> Void
        let trigger: () -> Void
    }

    /// The menu that this one was opened from.
    weak var outer: MenuContext?
    /// Closes this menu.
    var close: (() -> Void)?
    private var rows: [Row] = []
    private var lastID = 0
    private var highlighted: Int?

    /// Around what rows do that close the menu.
    nonisolated let closing = ActionWrapper()
    /// Around what rows do that leave the menu open.
    private nonisolated let keeping = ActionWrapper()

    nonisolated init() {}

    /// What is around what the rows do that have a behavior.
    nonisolated func wrapper(for behavior: MenuActionDismissBehavior) -> ActionWrapper {
        behavior == .disabled ? keeping : closing
    }

    func letGo() {
        closing.letGo()
        close = nil
        rows = []
    }

    /// Closes with what shows the menu, which the escape key takes back.
    func follow(_ presentation: Presentation) {
        presentation.behave(onCancel: { presentation.dismiss() })
        close = { presentation.dismiss() }
    }

    /// Closes the menu together with those that it was opened from.
    func closeAll() {
        close?()
        outer?.closeAll()
    }

    /// Adds a row, or gives it newer closures.
    ///
    /// - Parameter id: of a row that is there already.
    /// - Returns: the id to remove it by.
    func add(
        _ id: Int?, _ probe: FrameProbe, setHighlighted: @escaping (Bool) -> Void, trigger: @escaping () -> Void
    ) -> Int {
        let id = id ?? nextID()
        let row = Row(id: id, probe: probe, setHighlighted: setHighlighted, trigger: trigger)
        if let index = rows.firstIndex(where: { $0.id == id }) { rows[index] = row } else { rows.append(row) }
        return id
    }

    func remove(_ id: Int) {
        rows.removeAll { $0.id == id }
        if highlighted == id { highlighted = nil }
    }

    private func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// A finger that is down is at a point of the window.
    func touch(at point: CGPoint) {
        let row = rows.first { $0.probe.contains(point) }
        guard row?.id != highlighted else { return }
        rows.first { $0.id == highlighted }?.setHighlighted(false)
        row?.setHighlighted(true)
        highlighted = row?.id
    }

    /// The finger was lifted: the row under it is chosen.
    func lift() {
        let row = rows.first { $0.id == highlighted }
        cancel()
        row?.trigger()
    }

    /// The finger is gone without having chosen anything.
    func cancel() {
        rows.first { $0.id == highlighted }?.setHighlighted(false)
        highlighted = nil
    }
}

private struct MenuContextKey: EnvironmentKey {
    static var defaultValue: MenuContext? { nil }
}

private struct MenuMarksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The menu that the view is a row of; nil where it is in none.
    var menuContext: MenuContext? {
        get { self[MenuContextKey.self] }
        set { self[MenuContextKey.self] = newValue }
    }

    /// Whether rows keep room for a check mark.
    var menuHasMarks: Bool {
        get { self[MenuMarksKey.self] }
        set { self[MenuMarksKey.self] = newValue }
    }

    /// Whether the view is a row of an open menu.
    package var isInMenu: Bool { menuContext != nil }
}

/// Whether a menu has rows with check marks.
struct MenuMarksPreference: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
