/// The views of a screen of its own: several stand one below the other, as at the root of a window.
nonisolated package struct ScreenViews<Content: View>: View {
    private let content: Content

    package init(_ content: Content) { self.content = content }

    @MainActor package var body: some View {
        if Content._listShape.mayBeSeveral { VStack { content } } else { content }
    }
}

extension _ListShape {
    /// Whether there may be more than one view. Where the number changes, as with an `if`, they stand in a stack while there
    /// is one, too: a view keeps its state when another comes. A view whose type is hidden counts as one.
    fileprivate var mayBeSeveral: Bool { count.map { $0 > 1 } ?? (isSequence || !isBounded && !isErased) }
}
