import Foundation

/// The undo manager of a window, and the keys that reach it.
///
/// As on iPhones a text that is edited keeps its own edits; once it has none to undo, the keys are the window's.
@MainActor
final class WindowUndo: WindowPart {
    static var outlivesViews: Bool { true }

    private(set) var manager: UndoManager?

    init() {}

    /// The manager; from when it is first asked for, keys that nothing else wants undo and redo with it.
    fileprivate func manager(in graph: ViewGraph) -> UndoManager {
        if let manager { return manager }
        let manager = UndoManager()
        self.manager = manager
        graph.part(UnclaimedKeys.self).add { [weak self] press in
            guard let command = TextCommand(press) else { return false }
            return self?.perform(command) ?? false
        }
        return manager
    }

    /// - Returns: whether there was anything to do.
    @discardableResult
    func perform(_ command: TextCommand) -> Bool {
        switch command {
        case .undo where manager?.canUndo == true: manager?.undo()
        case .redo where manager?.canRedo == true: manager?.redo()
        default: return false
        }
        return true
    }
}

extension EnvironmentValues {
    /// What undoes and redoes the changes that views of the window register with it; nil outside of any window.
    ///
    /// Command-Z and Shift-Command-Z reach it, unless a text that is being edited has something to undo itself.
    public var undoManager: UndoManager? {
        // A task of the window may ask on another thread; undo managers belong to the main one.
        guard MainThread.isCurrent, let graph = WindowContext.current?.graph else { return nil }
        return MainActor.assumeIsolated { graph.part(WindowUndo.self).manager(in: graph) }
    }
}
