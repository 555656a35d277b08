import SwiftUI

extension View {
    /// Keeps the views of a served page, and their tasks, while nobody sees the page: one that plays music, counts down, or
    /// shows in its title what has come.
    ///
    /// A page that is hidden, or whose browser is away, lets go of its views after half a minute otherwise. Their state stays,
    /// objects included; tasks are cancelled and views disappear, and both begin again when somebody looks. Elsewhere than
    /// in served pages this means nothing.
    ///
    /// - Parameter isAwake: Whether it does so while the view is shown.
    public func staysAwake(_ isAwake: Bool = true) -> some View { modifier(StaysAwakeModifier(isAwake: isAwake)) }
}

private struct StaysAwakeModifier: ViewModifier {
    let isAwake: Bool
    @State private var counts = false

    func body(content: Content) -> some View {
        content
            .onAppear { count(isAwake) }
            .onChange(of: isAwake) { count(isAwake) }
            .onDisappear { count(false) }
    }

    private func count(_ counts: Bool) {
        guard counts != self.counts else { return }
        self.counts = counts
        WindowContext.current?.window.addWakefulViews(counts ? 1 : -1)
    }
}
