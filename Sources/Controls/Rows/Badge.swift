/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let rawValue: UInt8

    /// Less than by default.
    public static let decreased = BadgeProminence(rawValue: 0)
    /// As by default.
    public static let standard = BadgeProminence(rawValue: 1)
    /// White on red.
    public static let increased = BadgeProminence(rawValue: 2)
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

private struct BadgeKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}

private struct RowBadgeKey: PlaceBoundKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge of the row that the view stands in, which a control that makes the whole row its own shows.
    package var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

extension ContainerValues {
    /// What `badge` says of the view, for lists and tabs.
    package var badge: Text? { self[BadgeKey.self] }
}

extension View {
    /// Shows a number at the end of the row or on the tab; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

    /// Shows a text at the end of the row or on the tab; nil shows none.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(ContainerValueModifier { $0[BadgeKey.self] = label })
    }

    /// Shows a text at the end of the row or on the tab; nil shows none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text at the end of the row or on the tab; nil shows none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Says how much badges stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// A badge at the end of a row.
package struct RowBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    package init(text: Text) { self.text = text }

    package var body: some View {
        switch prominence {
        case .increased:
            text.font(.subheadline).foregroundStyle(.white)
                .padding(.horizontal, 7)
                .frame(minWidth: 20, minHeight: 20)
                .background(Color.red, in: Capsule())
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(.secondary)
        }
    }
}
