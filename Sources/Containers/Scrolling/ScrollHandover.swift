/// Takes from the scroll views in a place what a finger's drag along the vertical axis has left over: a card that moves
/// once its content has been scrolled to the top.
@MainActor
package final class ScrollHandover: LettingGo {
    /// Given how far the finger has moved down since its drag began, and how far the content was scrolled then, both in
    /// points; returns how much of the way it takes.
    package var take: (_ way: CGFloat, _ scrolled: CGFloat) -> CGFloat = { _, _ in 0 }
    /// The finger is gone, with a speed in points per second; tells whether anything had been taken.
    package var release: (_ velocity: CGFloat) -> Bool = { _ in false }

    nonisolated package init() {}

    package func letGo() {
        take = { _, _ in 0 }
        release = { _ in false }
    }
}

private struct ScrollHandoverKey: PlaceBoundKey {
    static var defaultValue: ScrollHandover? { nil }
}

extension EnvironmentValues {
    /// What moves instead of the content of scroll views here; nil where nothing does.
    package var scrollHandover: ScrollHandover? {
        get { self[ScrollHandoverKey.self] }
        set { self[ScrollHandoverKey.self] = newValue }
    }
}
