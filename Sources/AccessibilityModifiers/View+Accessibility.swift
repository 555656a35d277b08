import RiffleSemantics

/// What an accessibility action is called.
extension AccessibilityActionKind {
    /// An action by name.
    public init(named name: Text) { self.init(named: name as any SpokenText) }
}

extension View {
    /// Names the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityEdit { $0.label = label }
    }

    /// Names the view.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Names the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view is set to.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityEdit { $0.value = value }
    }

    /// Says what the view is set to.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Says what the view is set to.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what activating the view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityEdit { $0.hint = hint }
    }

    /// Says what activating the view does.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Says what activating the view does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Names the view for tests; never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityEdit { $0.identifier = identifier }
    }

    /// Adds traits.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEdit {
            $0.addedTraits = traits.traits
            $0.role = traits.roles.role
        }
    }

    /// Takes traits away.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEdit {
            $0.removedTraits = traits.traits
            $0.removedRoles = traits.roles
        }
    }

    /// Leaves the view out of what assistive technology reads; it stays on the screen.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityEdit { $0.isHidden = hidden }
    }

    /// Makes the view one element.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityEdit { $0.children = children.children }
    }

    /// Reads the view before its siblings of lower priority.
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
        accessibilityEdit { $0.sortPriority = priority }
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(
        named key: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(key), handler)
    }

    /// Offers an action by name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Says what steps up and down do.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityEdit(handlers: [{ handler(.increment) }, { handler(.decrement) }]) {
            $0.role = .adjustable
            $0.actions = [.increment, .decrement]
        }
    }

    /// Offers an action; `.default` is what activating the view does.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityEdit(handlers: [handler]) { $0.actions = [actionKind] }
    }
}
