/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The reasons of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is shown only stands for content that is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may be looking: what `privacySensitive` marks is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private struct PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why texts and images are shown as blank shapes.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images show no more than how large they are.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }

    /// What the shapes of redacted texts and images are painted with.
    static let redactionOpacity = 0.16
}

extension View {
    /// Shows texts and images in this view as blank shapes, for a reason more than those around it have.
    ///
    /// Their size stays, and they are still read out.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(
            EnvironmentModifier(
                value: reason.rawValue, isSame: { ($0 as? Int) == reason.rawValue },
                apply: { $0.redactionReasons.formUnion(reason) }))
    }

    /// Shows texts and images in this view as they are.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks what others must not see: it is hidden where `redacted(reason: .privacy)` is set around it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Marks what a widget shows redacted while its data are out of date; there are no widgets.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        withoutEffect(
            "invalidatableContent", because: "content is invalidated in widgets only, and there are none")
    }
}
