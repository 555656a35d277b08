import SwiftUICore

extension View {
    /// Shows views below a text field that complete what is typed.
    @available(*, unavailable, message: "It is macOS's own; use searchable with searchSuggestions.")
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// What a suggestion completes the text to.
    @available(*, unavailable, message: "It is macOS's own; use searchable with searchSuggestions.")
    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}
