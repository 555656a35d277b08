import SwiftUICore

extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// It rises from the lower edge of the window and leaves a strip of what presents it in sight, unless
    /// `presentationDetents` gives it other heights; in a large window it is a card in the middle. A drag down, a tap
    /// beside it and the escape key dismiss it and set the binding to false; `interactiveDismissDisabled()` on the
    /// content keeps them from doing so. Views of the sheet dismiss it with `dismiss` of the environment. Of several
    /// presentations from one window or sheet one is shown at a time; others wait until it is dismissed.
    ///
    ///     Button("Add a card") { isAdding.wrappedValue = true }
    ///         .sheet(isPresented: isAdding) {
    ///             Text("Front and back")
    ///                 .presentationDetents([.medium, .large])
    ///         }
    ///
    /// - Parameters:
    ///   - isPresented: whether the sheet is shown.
    ///   - onDismiss: called when the sheet has left.
    ///   - content: makes the views of the sheet. It is called again when what it reads changes.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileTrue(isPresented) { ScreenViews(content()) }, onDismiss: onDismiss,
                surface: { SheetSurface(presentation: $0) }))
    }

    /// Presents a sheet for an item while there is one. An item with another id has the sheet go, and another come.
    ///
    /// - Parameter onDismiss: called when the sheet has left.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileThere(item) { ScreenViews(content($0)) }, onDismiss: onDismiss,
                surface: { SheetSurface(presentation: $0) }))
    }

    /// Covers the window with views while a binding is true.
    ///
    /// - Parameter onDismiss: called when the cover has left.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileTrue(isPresented) { ScreenViews(content()) }, isElevated: false, onDismiss: onDismiss,
                surface: { CoverSurface(presentation: $0) }))
    }

    /// Covers the window with views for an item while there is one.
    ///
    /// - Parameter onDismiss: called when the cover has left.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileThere(item) { ScreenViews(content($0)) }, isElevated: false, onDismiss: onDismiss,
                surface: { CoverSurface(presentation: $0) }))
    }
}
