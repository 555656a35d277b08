/// `searchable`: offers a search to the bar of the screen around, or to those of stacks inside.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    /// Those that were given along with the field.
    let suggestions: SearchSuggestions?
    var tokens: (() -> [AnyView])?
    var removeLastToken: (() -> Void)?
    var removeAllTokens: (() -> Void)?
    var addToken: ((Any) -> Void)?
    @StateObject private var model = SearchModel()
    @State private var found: SearchSuggestions?
    @State private var scopes: SearchScopesPreference?
    /// Whether a stack inside shows the field.
    @State private var isTaken = false
    @Environment(\.self) private var environment
    @Environment(\.submitActions) private var submit
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchKeepsTitle) private var keepsTitle
    @Environment(\.outerSearchSuggestions) private var outerSuggestions
    @Environment(\.outerSearchScopes) private var outerScopes

    init(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
        suggestions: SearchSuggestions? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        let setup = setup
        content
            .environment(\.isSearching, model.isActive)
            .environment(\.searchModel, model)
            .environment(\.offeredSearch, model)
            .environment(\.outerSearchSuggestions, nil)
            .environment(\.outerSearchScopes, nil)
            .onPreferenceChange(SearchSuggestionsKey.self) { found = $0 }
            .onPreferenceChange(SearchScopesKey.self) { scopes = $0 }
            .onPreferenceChange(SearchTakenKey.self) { isTaken = $0 }
            .transformPreference(SearchTakenKey.self) { $0 = false }
            .preference(
                key: SearchRequestKey.self, value: isTaken ? nil : SearchRequest(model: model, setup: setup)
            )
            .onChange(of: isTaken ? setup.version : 0) { model.offers.objectWillChange.send() }
            .onChange(of: isPresented?.wrappedValue ?? model.isActive, initial: true) { _, isWanted in
                if isPresented != nil { model.setActive(isWanted) }
            }
            .afterEvaluation { model.setup = setup }
    }

    @MainActor private var setup: SearchSetup {
        var setup = SearchSetup(text: text, isPresented: isPresented, prompt: prompt)
        setup.staysWhileScrolling = placement.staysWhileScrolling
        setup.tokens = tokens?() ?? []
        setup.removeLastToken = removeLastToken
        setup.removeAllTokens = removeAllTokens
        setup.addToken = addToken
        setup.scopes = (scopes ?? outerScopes).map { SearchScopes(titles: $0.content, activation: $0.activation) }
        setup.keepsTitle = keepsTitle
        setup.submit = submit
        setup.focus = focus
        setup.suggestions = (suggestions ?? found ?? outerSuggestions).map { ($0, environment) }
        setup.version = model.setup.version + 1
        return setup
    }
}

/// What is suggested to search for; another object stands for newer views.
struct SearchSuggestions: Equatable {
    final class Token: Sendable {}

    let content: AnyView
    private let token = Token()

    init(_ content: some View) { self.content = AnyView(content) }

    static func == (first: SearchSuggestions, second: SearchSuggestions) -> Bool { first.token === second.token }
}

// What is said of a search inside the view that offers it comes by preferences, and what is said around it by the environment.

struct SearchSuggestionsKey: PreferenceKey {
    static var defaultValue: SearchSuggestions? { nil }

    static func reduce(value: inout SearchSuggestions?, nextValue: () -> SearchSuggestions?) {
        value = value ?? nextValue()
    }
}

private struct OuterSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

private struct OuterScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopesPreference? { nil }
}

extension EnvironmentValues {
    /// What is suggested by a modifier around the view that offers the search.
    var outerSearchSuggestions: SearchSuggestions? {
        get { self[OuterSuggestionsKey.self] }
        set { self[OuterSuggestionsKey.self] = newValue }
    }

    /// The choice of what is searched by a modifier around the view that offers the search.
    var outerSearchScopes: SearchScopesPreference? {
        get { self[OuterScopesKey.self] }
        set { self[OuterScopesKey.self] = newValue }
    }
}

/// A choice of what is searched; another object stands for newer views.
struct SearchScopesPreference: Equatable {
    let content: AnyView
    let activation: SearchScopeActivation
    private let token = SearchSuggestions.Token()

    init(_ content: AnyView, _ activation: SearchScopeActivation) {
        self.content = content
        self.activation = activation
    }

    static func == (first: SearchScopesPreference, second: SearchScopesPreference) -> Bool {
        first.token === second.token
    }
}

struct SearchScopesKey: PreferenceKey {
    static var defaultValue: SearchScopesPreference? { nil }

    static func reduce(value: inout SearchScopesPreference?, nextValue: () -> SearchScopesPreference?) {
        value = value ?? nextValue()
    }
}

/// Puts a completion into the field when its row is tapped.
nonisolated struct SearchCompletionModifier: ViewModifier {
    let complete: @MainActor (SearchModel) -> Void
    @Environment(\.searchModel) private var model

    init(complete: @escaping @MainActor (SearchModel) -> Void) { self.complete = complete }

    @MainActor func body(content: Content) -> some View {
        let action: @MainActor () -> Void = { if let model { complete(model) } }
        return
            content
            .contentShape(Rectangle())
            .rowAction(perform: action)
            .modifier(ElementModifier(role: .button, activate: action))
    }
}

extension View {
    /// Offers a search with a field in the bar of the screen that the view is on.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Offers a search with a field in the bar of the screen that the view is on.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Offers a search with a field in the bar of the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Offers a search that is on while a binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Offers a search that is on while a binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Offers a search that is on while a binding is true.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Offers a search with suggestions, which are shown in place of the view while somebody searches.
    @MainActor @preconcurrency
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, placement: placement, prompt: prompt,
                suggestions: SearchSuggestions(suggestions())))
    }

    /// Suggests something to search for, in place of the view while somebody searches.
    @MainActor @preconcurrency
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = SearchSuggestions(suggestions())
        return preference(key: SearchSuggestionsKey.self, value: suggestions)
            .environment(\.outerSearchSuggestions, suggestions)
    }

    /// Puts a text into the field when this suggestion is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(
            SearchCompletionModifier { model in
                model.setup.text.wrappedValue = completion
                model.setup.submit?.run()
            })
    }
}
