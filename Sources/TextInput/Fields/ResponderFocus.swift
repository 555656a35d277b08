/// The keyboard's focus of a view of UIKit's whose text SwiftUI edits.
@MainActor
package final class ResponderFocus {
    /// Whether the view has the focus.
    package private(set) var isIn = false
    /// What was asked for by `becomeFirstResponder()` and `resignFirstResponder()`, until it is done.
    fileprivate private(set) var wish: Bool?
    fileprivate let changes: ViewChanges

    /// - Parameter changes: those of the view.
    package init(_ changes: ViewChanges) { self.changes = changes }

    /// Asks for the focus, or gives it back.
    package func ask(for wish: Bool) {
        guard wish != self.wish else { return }
        self.wish = wish
        changes.note()
    }

    /// What was asked for is about to be done.
    fileprivate func takeWish() -> Bool? {
        defer { wish = nil }
        return wish
    }

    /// - Returns: whether that is news.
    fileprivate func move(isIn: Bool) -> Bool {
        guard isIn != self.isIn else { return false }
        self.isIn = isIn
        changes.note()
        return true
    }
}

/// Has a field take and give back the focus as its view of UIKit's is asked to, and tells the view where the focus goes.
package struct FollowingResponder: ViewModifier {
    private let focus: ResponderFocus
    private let moved: (_ isIn: Bool) -> Void
    @FocusState private var isFocused: Bool

    /// - Parameter moved: called when the focus has come or gone.
    package init(_ focus: ResponderFocus, moved: @escaping (_ isIn: Bool) -> Void) {
        self.focus = focus
        self.moved = moved
    }

    package func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onChange(of: isFocused) { if focus.move(isIn: isFocused) { moved(isFocused) } }
            .onChange(of: focus.wish, initial: true) { if let wish = focus.takeWish() { isFocused = wish } }
            .dependent(on: focus.changes)
    }
}
