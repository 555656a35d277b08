import SwiftUICore

/// Something that a rotor of VoiceOver's goes to.
@available(
    *, unavailable,
    message: "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
)
public struct AccessibilityRotorEntry<ID: Hashable>: View {
    /// There is nothing to show.
    public typealias Body = Never

    /// Something with an id.
    public init(_ label: Text, id: ID) {}

    /// Something with an id.
    public init(_ labelKey: LocalizedStringKey, id: ID) {}

    /// Something with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID) {}

    /// Something with an id in a namespace.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
}

/// A rotor that VoiceOver has.
@available(
    *, unavailable,
    message: "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
)
public struct AccessibilitySystemRotor: Sendable {
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Text that has been marked.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor(
        _ label: LocalizedStringKey, @ViewBuilder entries: () -> some View
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Lets VoiceOver go through parts of the view.
    @available(
        *, unavailable,
        message:
            "Browsers have no rotors; mark headings by accessibilityAddTraits(.isHeader), which readers go through."
    )
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
}
