import RiffleGestures
import RiffleHosting

/// The texts that a page edits, by what they are known as.
struct PageTexts {
    private var texts: [UInt32: PageText] = [:]
    /// The page has nothing yet.
    private var isFresh = true

    /// A page shows the session from now on.
    mutating func attach() {
        isFresh = true
        for id in texts.keys { texts[id]?.attach() }
    }

    /// The page has directed its keyboard to an element; 0 for none.
    mutating func pageFocused(_ element: UInt32) {
        for id in texts.keys { texts[id]?.pageFocused(id == element) }
    }

    /// What an event of the page's is to the app; nil for an edit of a text that is gone.
    ///
    /// - Parameter current: what the element is now that the page means: edits may have been on their way when the session woke.
    @MainActor
    mutating func take(
        _ event: InputEvent, in content: any WebContent, current: (UInt32) -> UInt32
    ) -> InputEvent? {
        guard case .text(var edit) = event, edit.target != 0 else { return event }
        let target = current(edit.target)
        let isFormer = target != edit.target
        edit.target = target
        guard let state = content.textInput(target) else { return nil }
        return .text(texts[target, default: PageText()].take(edit, on: state, isFormer: isFormer))
    }

    /// What the page has to be told.
    @MainActor
    mutating func messages(of content: any WebContent) -> [TextMessage] {
        let changes = content.takeTexts(isAll: isFresh)
        isFresh = false
        return changes.compactMap { change in
            defer { if change.state == nil { texts[change.id] = nil } }
            return texts[change.id, default: PageText()].message(for: change)
        }
    }
}
