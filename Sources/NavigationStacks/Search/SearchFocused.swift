/// `searchFocused`: what connects a focus state of the app's with the field of a search inside.
struct SearchFocus {
    let connect: @MainActor (AnyView) -> AnyView
}

private struct SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds whether the keyboard is directed to the field of the search in this view.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }

    /// Binds whether the keyboard is directed to the field of the search in this view, which has a value of its own among
    /// what may have the focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        nonisolated(unsafe) let (binding, value) = (binding, value)
        return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }
}
