/// What a touch anywhere in a row does: controls in the row say it, and the row asks.
///
/// The environment's `rowTarget` is there where a view stands in a row of its own: a row of a list or a form, which keeps
/// room above and below it, lines it up at its leading edge and shows when it is pressed. A control that makes the whole
/// row its own, as a button or a link does, says so with `rowAction(isHighlighted:perform:)`, shows no press itself, and
/// leaves the touch to the row. Where `rowTarget` is nil there is no such row, and the control handles touches itself; so
/// it is in a scroll view within a row, whose controls are apart from each other as they move.
@MainActor
package final class RowTarget: EntryRegister, LettingGo {
    package struct Action {
        /// Whether the row is to look pressed, as while what it led to is still shown.
        package var isHighlighted: Bool
        /// What the control leads to, where that is a value.
        package var value: AnyHashable?
        package var perform: @MainActor () -> Void
    }

    private var entries: [(owner: ObjectIdentifier, action: Action)] = []
    /// Told when another number of controls wants the row to look pressed, or there are others.
    package var changed: (@MainActor () -> Void)?

    private var knownBearers: BadgeBearers?
    /// What shows the row's badge as a part of a control.
    package var badgeBearers: BadgeBearers {
        let bearers = knownBearers ?? BadgeBearers(of: self)
        knownBearers = bearers
        return bearers
    }
    /// Whether a control shows the row's badge, so that the row does not.
    package var isBadgeTaken: Bool { knownBearers.map { !$0.isEmpty } ?? false }

    /// Whether it stands for all rows, where a list takes the bodies of views apart into rows and there are none yet.
    package nonisolated let isUnfolding: Bool

    package init(isUnfolding: Bool = false) { self.isUnfolding = isUnfolding }

    /// What the controls of the row do, in the order in which they came.
    package var actions: [Action] { entries.map(\.action) }

    /// Whether one of the controls wants the row to look pressed.
    package var isHighlighted: Bool { entries.contains { $0.action.isHighlighted } }

    /// What one of the controls leads to, where that is a value.
    package var value: AnyHashable? { entries.lazy.compactMap { $0.action.value }.first }

    package func letGo() {
        entries = []
        changed = nil
    }

    /// Does what all controls of the row do, as touches of a row with several buttons do on Apple's platforms.
    package func perform() { for action in actions { action.perform() } }

    package func set(_ action: Action, of owner: ObjectIdentifier) {
        let before = (entries.count, isHighlighted, value)
        if let index = entries.firstIndex(where: { $0.owner == owner }) {
            entries[index].action = action
        } else {
            entries.append((owner, action))
        }
        if before != (entries.count, isHighlighted, value) { changed?() }
    }

    package func remove(_ owner: ObjectIdentifier) {
        entries.removeAll { $0.owner == owner }
        changed?()
    }
}

private struct RowTargetKey: ScrollBoundKey, PlaceBoundKey {
    static var defaultValue: RowTarget? { nil }

    @MainActor static func leave(_ values: inout EnvironmentValues) { values.leaveRow() }
}

extension EnvironmentValues {
    /// The row of a list or a form that the view stands in; nil where it stands in none. See `RowTarget`.
    package var rowTarget: RowTarget? {
        get { self[RowTargetKey.self] }
        set { self[RowTargetKey.self] = newValue }
    }

    /// Whether each view of a view becomes a row of its own.
    package var isUnfoldedIntoRows: Bool { rowTarget?.isUnfolding ?? false }

    /// Takes what is shown out of the row that it was written in: controls handle touches themselves, and look as they do
    /// outside of rows where nobody asked for more.
    package mutating func leaveRow() {
        guard rowTarget != nil else { return }
        rowTarget = nil
        rowBadge = nil
        setAutomaticButtonStyle(DefaultButtonStyle())
        setAutomaticLabelStyle(DefaultLabelStyle())
    }
}

extension View {
    /// Has a touch anywhere in the row around do something; nothing where the view stands in no row.
    ///
    /// - Parameters:
    ///   - isHighlighted: whether the row looks pressed without a touch.
    ///   - value: what the view leads to, which the list around may select instead.
    nonisolated package func rowAction(
        isHighlighted: Bool = false, value: AnyHashable? = nil, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            RegisteringModifier<RowTarget>(
                RowTarget.Action(isHighlighted: isHighlighted, value: value, perform: action)
            ) {
                $0.isEnabled ? $0.rowTarget : nil
            })
    }
}

/// A button in a row: the row is what one touches, and what shows the press.
package struct RowButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundOverridesTint) private var foregroundOverridesTint

    nonisolated package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        RowControlLabel(configuration.label._content, mayHaveBadge: configuration.mayHaveBadge)
            .foregroundStyle(color(of: configuration.role))
            .rowAction(perform: configuration.action)
    }

    private func color(of role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(Press.disabledOpacity)) }
        if foregroundOverridesTint { return AnyShapeStyle(ForegroundStyle()) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}
