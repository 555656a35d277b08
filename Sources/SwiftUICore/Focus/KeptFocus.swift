import Foundation

/// Where the keyboard was in the views before these, which have ended: in a window that has slept, or in another process.
struct KeptFocus: Codable {
    var node: FocusAddress?
    var isByKeyboard = false
    var isPassing = false
    /// What something covered, the last one last.
    var covered: [FocusAddress] = []

    /// How many frames have looked for the views. What is presented or pushed comes with a later one than the first.
    private(set) var attempts = 0

    private static let mostAttempts = 10

    private enum CodingKeys: CodingKey { case node, isByKeyboard, isPassing, covered }

    @MainActor
    init?(of focusing: FocusingState) {
        guard focusing.target.node != nil || !focusing.covered.isEmpty else { return nil }
        let addresses = FocusAddresses(focusing)
        node = focusing.target.node.flatMap { addresses.address(of: $0) }
        isByKeyboard = focusing.target.isByKeyboard
        isPassing = focusing.target.isPassing
        covered = focusing.covered.compactMap { $0.node.flatMap { addresses.address(of: $0) } }
    }

    fileprivate var isLastAttempt: Bool { attempts == Self.mostAttempts - 1 }

    /// Nil once nothing is left that is worth looking for.
    fileprivate var afterAttempt: KeptFocus? {
        var next = self
        next.attempts += 1
        return next.attempts == Self.mostAttempts || (node == nil && covered.isEmpty) ? nil : next
    }
}

extension FocusingState {
    /// Somebody does something: where the keyboard was before counts no more.
    func forgetKeptPlace() { kept?.node = nil }
}

extension FocusingState {
    /// Directs the keyboard to where it was in the views before these, as soon as that is there, and finds what was covered then.
    ///
    /// Views that ask for it as they come, as a message with a field does, have had it by then.
    ///
    /// - Returns: whether the keyboard goes elsewhere.
    func takeUpFocus() -> Bool {
        guard var kept else { return false }
        let addresses = FocusAddresses(self)
        let isWhole = !kept.isLastAttempt
        kept.covered.removeAll { address in
            guard let node = addresses.node(at: address, isWhole: isWhole) else { return false }
            covered.append(FocusPlace(node))
            return true
        }
        let node = kept.node.flatMap { addresses.node(at: $0, isWhole: true) }.flatMap { $0.isReachable ? $0 : nil }
        if node != nil { kept.node = nil }
        self.kept = kept.afterAttempt
        guard let node, node !== target.node else { return false }
        setFocus(node, byKeyboard: kept.isByKeyboard, isPassing: kept.isPassing)
        return true
    }
}
