/// Leads the stacks in a tab back to their roots.
@MainActor
package final class StackReturn: EntryRegister {
    /// Pops all that is on a stack; false where there is only the root.
    package typealias Entry = @MainActor () -> Bool

    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated package init() {}

    package func set(_ entry: @escaping Entry, of owner: ObjectIdentifier) { entries[owner] = entry }

    package func remove(_ owner: ObjectIdentifier) { entries[owner] = nil }

    /// Pops what is on the stacks; false where all show their roots.
    package func popToRoots() -> Bool { entries.values.map { $0() }.contains(true) }
}

private struct StackReturnKey: PlaceBoundKey {
    static var defaultValue: StackReturn? { nil }
}

extension EnvironmentValues {
    /// What leads the outermost stacks of the tab around back to their roots.
    package var stackReturn: StackReturn? {
        get { self[StackReturnKey.self] }
        set { self[StackReturnKey.self] = newValue }
    }
}

extension StackModel {
    /// Pops all screens in front of the root; false where there is none.
    func popToRoot() -> Bool {
        guard entries.entries.count > 1 else { return false }
        if !motion.isFollowing { pop(entries.entries[1].id) }
        return true
    }
}
