// What views say about an element that are read but never shown.

extension View {
    /// Names the view by what the texts of other views say, one after the other.
    ///
    /// - Parameter content: makes the views, from one that stands for what the view is called otherwise:
    ///   `.accessibilityLabel { label in if isNew { Text("New") }; label }`.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = content(PlaceholderContentView())
        return elementPart(.label, FormerLabel().modifier(LabelContent(label: label)))
    }

    /// Lays views behind this one that nobody sees or touches, and has the element of this one take up what they say.
    nonisolated package func elementPart<Part: View>(_ part: ElementPart, _ view: Part) -> some View {
        background {
            view.fixedSize().accessibilityEdit { $0.part = part }.mask(Color.clear).allowsHitTesting(false)
        }
        .accessibilityEdit { $0.gathersParts = true }
    }
}

// Labels beside controls.
extension View {
    /// Has the controls beside this view be called by it, in a view that says `labeledControls()`.
    nonisolated package func labelsControls() -> some View { accessibilityEdit { $0.part = .controlLabel } }

    /// Makes one element of a label and what is beside it, but not where that is several controls.
    nonisolated package func combinedLabel() -> some View { accessibilityEdit { $0.combinesLabel = true } }

    /// Makes one element of each control in the view and of its label.
    nonisolated package func labeledControls() -> some View { accessibilityEdit { $0.labelsControls = true } }
}

/// Stands for what a view is called otherwise.
private struct FormerLabel: View {
    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityElement().accessibilityEdit { $0.part = .formerLabel }
    }
}

/// Shows the label; the content comes where its placeholder stands.
nonisolated private struct LabelContent<Label: View>: ViewModifier {
    let label: Label

    init(label: Label) { self.label = label }

    @MainActor func body(content: Content) -> some View { label }
}

// What is said only under a condition.
extension View {
    /// Names the view where `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityEdit { if isEnabled { $0.label = label } }
    }

    /// Names the view where `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Names the view where `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Says what the view is set to where `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibilityEdit { if isEnabled { $0.value = value } }
    }

    /// Says what the view is set to where `isEnabled` is true.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Says what the view is set to where `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Says what activating the view does where `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityEdit { if isEnabled { $0.hint = hint } }
    }

    /// Says what activating the view does where `isEnabled` is true.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Says what activating the view does where `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Leaves the view out of what assistive technology reads, where both are true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Names the view for tests where `isEnabled` is true; never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityEdit { if isEnabled { $0.identifier = identifier } }
    }
}
