/// When a choice of what is searched is seen.
public struct SearchScopeActivation: Equatable, Sendable {
    /// Whether it waits for something to be typed or chosen.
    let waitsForText: Bool

    /// As the system has it: for as long as somebody searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(waitsForText: false) }
    /// Once something is typed.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForText: true) }
    /// For as long as somebody searches.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(waitsForText: false) }
}

/// What becomes of a bar while somebody searches.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    let keepsTitle: Bool

    /// As the system has it: the field takes the place of the title and the buttons.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsTitle: false) }
    /// The title and the buttons stay above the field.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsTitle: true) }
}

/// How bars show a search.
public struct SearchToolbarBehavior: Equatable, Sendable {
    private let name: String

    /// As the system has it: by a field below the bar.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
    /// By a button that becomes a field; ours is a field below the bar, as of iOS 18.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

private struct SearchKeepsTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the titles of screens stay while somebody searches with a field of a view inside.
    var searchKeepsTitle: Bool {
        get { self[SearchKeepsTitleKey.self] }
        set { self[SearchKeepsTitleKey.self] = newValue }
    }
}

extension View {
    /// Offers a choice of what is searched, below the field.
    @MainActor @preconcurrency
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Offers a choice of what is searched, below the field, which is seen when `activation` says.
    @MainActor @preconcurrency
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let choice = SearchScopesPreference(AnyView(ScopeBar(scope: scope, scopes: AnyView(scopes()))), activation)
        return preference(key: SearchScopesKey.self, value: choice).environment(\.outerSearchScopes, choice)
    }

    /// Says what becomes of the bar while somebody searches with the field of a view inside.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        environment(\.searchKeepsTitle, behavior.keepsTitle)
    }

    /// Says how bars show the search of a view inside. Ours have a field below them, as of iOS 18.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        withoutEffect("searchToolbarBehavior", because: "the field stands below the bar, as on iOS 18")
    }
}
