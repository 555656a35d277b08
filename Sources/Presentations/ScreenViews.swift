/// The views of a screen of its own: several stand one below the other, as at the root of a window.
nonisolated package struct ScreenViews<Content: View>: View {
    private let content: Content

    package init(_ content: Content) { self.content = content }

    @MainActor package var body: some View {
        if (Content._listShape.count ?? 1) > 1 { VStack { content } } else { content }
    }
}
