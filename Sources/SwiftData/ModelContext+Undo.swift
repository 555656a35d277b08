import SwiftUI

extension ModelContext {
    /// Undoes and redoes what is done to the context's models; nil where nothing is undone.
    ///
    /// All that one event changes is undone together. What has been saved is undone as well, and saved again. Going back by
    /// `rollback()` forgets what could be undone.
    public var undoManager: UndoManager? {
        get { _undoManager as? UndoManager }
        set {
            guard newValue !== undoManager else { return }
            undoManager?.removeAllActions(withTarget: self)
            _undoManager = newValue
            guard newValue != nil else {
                (_registerUndo, _forgetUndo) = (nil, nil)
                return
            }
            _registerUndo = { [weak self] undo in
                guard let self else { return }
                undoManager?.registerUndo(withTarget: self) { _ in undo() }
            }
            _forgetUndo = { [weak self] in
                guard let self else { return }
                undoManager?.removeAllActions(withTarget: self)
            }
        }
    }
}
