import SwiftUICore

/// The buttons of an alert or a dialog, as far as they are known.
struct DialogButtons: Equatable {
    /// Those of the app, once they are known.
    var own: [DialogAction]?
    /// Those that it has by itself.
    var automatic: [DialogAction] = []

    var all: [DialogAction] { (own ?? []) + automatic }

    /// The views of a dialog with a button that cancels.
    var cancelling: Set<Subview.ID> {
        Set((own ?? []).filter { $0.role == .cancel }.compactMap(\.place))
    }

    /// Takes up the app's, and reports it where several of them cancel.
    @MainActor
    mutating func take(_ actions: [DialogAction], _ memory: PresentationMemory?) {
        own = actions
        listen(memory)
        if actions.filter({ $0.role == .cancel }).count > 1 {
            memory?.report(
                "an alert or a dialog has two buttons with the role of cancelling. The escape key triggers the first: "
                    + "give the role to one only.")
        }
    }

    /// Gives keys that nothing else wants to the buttons.
    @MainActor
    func listen(_ memory: PresentationMemory?) {
        let all = all
        memory?.behave { press in MainActor.assumeIsolated { all.handle(press) } }
    }
}
