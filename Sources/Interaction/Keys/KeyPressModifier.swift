/// `onKeyPress`: takes keys while the focus is in the view.
struct KeyPressModifier: LayoutModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> KeyPressNode { KeyPressNode(self, owner) }

    @MainActor
    func update(_ wrapper: KeyPressNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

package final class KeyPressNode: LayoutNode, KeyPressHandling {
    var modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.matches(press) else {
            return .ignored
        }
        return modifier.action(press)
    }
}

extension View {
    /// Runs an action when a key goes down or repeats while the focus is in this view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
    }

    /// Runs an action for phases of a key while the focus is in this view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    /// Runs an action for phases of some keys while the focus is in this view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Runs an action for phases of keys that type certain characters while the focus is in this view.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                matches: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
                },
                action: action))
    }

    /// Runs an action for phases of any key while the focus is in this view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}
