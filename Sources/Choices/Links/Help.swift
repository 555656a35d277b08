import SwiftUICore

extension View {
    /// Says what the view is for: as on phones, assistive technology reads it out as a hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Says what the view is for: as on phones, assistive technology reads it out as a hint.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Says what the view is for: as on phones, assistive technology reads it out as a hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
