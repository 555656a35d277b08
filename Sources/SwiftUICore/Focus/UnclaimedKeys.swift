/// Who takes keys that go down with a modifier, which neither a view, nor a text that is edited, nor a shortcut wants.
@MainActor
package final class UnclaimedKeys: WindowPart {
    private var takers: [(KeyPress) -> Bool] = []

    package init() {}

    /// Offers such keys to somebody for as long as the window is there; who comes first is asked first.
    package func add(_ taker: @escaping (KeyPress) -> Bool) { takers.append(taker) }

    /// - Returns: whether somebody took the key.
    @discardableResult
    func offer(_ press: KeyPress) -> Bool { takers.contains { $0(press) } }
}
