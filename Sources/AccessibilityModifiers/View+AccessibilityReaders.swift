/// How a part of a pair stands to the other: what names something, and what is named.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// What names the other.
    case label
    /// What the other names.
    case content
}

extension View {
    /// Gives the view elements for assistive technology that nobody sees, as a drawing has for what it shows.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        overlay(children().mask(Color.clear).allowsHitTesting(false)).accessibilityElement(children: .contain)
    }

    /// Says where a reader activates the view; browsers do so by its element.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        withoutEffect("accessibilityActivationPoint", because: "browsers activate an element as a whole")
    }

    /// Says where a reader activates the view; browsers do so by its element.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        withoutEffect("accessibilityActivationPoint", because: "browsers activate an element as a whole")
    }

    /// Has touches reach the view while a reader is on, as browsers do with all that nobody reads.
    nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        withoutEffect(
            "accessibilityDirectTouch",
            because: "the reader that is on decides which touches reach the page")
    }

    /// Pairs the view with what names it, or what it names; browsers know both by their own labels.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        withoutEffect("accessibilityLabeledPair", because: "browsers know both views by labels of their own")
    }

    /// Has readers go from one view of a group to the next; browsers go through the page in its order.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        withoutEffect("accessibilityLinkedGroup", because: "browsers go through the elements in their order")
    }

    /// Has texts read out letter by letter; browsers read as their users want.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect("speechSpellsOutCharacters", because: "the readers of browsers read as their users have set them")
    }

    /// Has texts read out higher or lower; browsers read as their users want.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect("speechAdjustedPitch", because: "the readers of browsers read as their users have set them")
    }

    /// Has marks between words read out; browsers read as their users want.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect(
            "speechAlwaysIncludesPunctuation", because: "the readers of browsers read as their users have set them")
    }

    /// Has texts read out after what is being read; browsers read as their users want.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        withoutEffect("speechAnnouncementsQueued", because: "the readers of browsers read as their users have set them")
    }
}
