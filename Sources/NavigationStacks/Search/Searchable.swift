/// `searchable`: offers a search to the bar of the screen around, and shows suggestions in place of the view.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    /// Those that were given along with the field.
    let suggestions: SearchSuggestions?
    var tokens: (() -> [AnyView])?
    var removeLastToken: (() -> Void)?
    @StateObject private var model = SearchModel()
    @State private var found: SearchSuggestions?
    @State private var scopes: SearchScopesPreference?
    @Environment(\.submitActions) private var submit
    @Environment(\.searchFocus) private var focus

    init(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
        suggestions: SearchSuggestions? = nil, tokens: (() -> [AnyView])? = nil, removeLastToken: (() -> Void)? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.suggestions = suggestions
        self.tokens = tokens
        self.removeLastToken = removeLastToken
    }

    @MainActor func body(content: Content) -> some View {
        let shown = model.isActive ? suggestions ?? found : nil
        model.focus = focus
        let version = model.take(self, submit: submit, scopes: scopes)
        return
            content
            .environment(\.isSearching, model.isActive)
            .environment(\.searchModel, model)
            .onPreferenceChange(SearchSuggestionsKey.self) { found = $0 }
            .onPreferenceChange(SearchScopesKey.self) { scopes = $0 }
            .overlay { if let shown { SuggestionList(content: shown.content, model: model) } }
            .preference(key: SearchRequestKey.self, value: SearchRequest(model: model, version: version))
            .onChange(of: isPresented?.wrappedValue ?? model.isActive, initial: true) { _, isWanted in
                if isPresented != nil { model.setActive(isWanted) }
            }
    }
}

extension SearchModel {
    /// Takes up what the newest modifier says, while its body runs.
    fileprivate func take(
        _ modifier: SearchableModifier, submit: SubmitActions, scopes: SearchScopesPreference?
    ) -> Int {
        text = modifier.text
        isPresented = modifier.isPresented
        prompt = modifier.prompt
        staysWhileScrolling = modifier.placement.staysWhileScrolling
        self.submit = submit
        setTokens(modifier.tokens?() ?? [])
        removeLastToken = modifier.removeLastToken
        setScopes(scopes.map { SearchScopes(titles: $0.content) })
        return nextVersion()
    }
}

/// What is suggested to search for; another object stands for newer views.
struct SearchSuggestions: Equatable {
    final class Token: Sendable {}

    let content: AnyView
    private let token = Token()

    init(_ content: AnyView) { self.content = content }

    static func == (first: SearchSuggestions, second: SearchSuggestions) -> Bool { first.token === second.token }
}

struct SearchSuggestionsKey: PreferenceKey {
    static var defaultValue: SearchSuggestions? { nil }

    static func reduce(value: inout SearchSuggestions?, nextValue: () -> SearchSuggestions?) {
        value = value ?? nextValue()
    }
}

/// A choice of what is searched; another object stands for newer views.
struct SearchScopesPreference: Equatable {
    let content: AnyView
    private let token = SearchSuggestions.Token()

    init(_ content: AnyView) { self.content = content }

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

/// Suggestions as the rows of a plain list, in front of the view that is searched.
struct SuggestionList: View {
    let content: AnyView
    let model: SearchModel

    init(content: AnyView, model: SearchModel) {
        self.content = content
        self.model = model
    }

    var body: some View {
        List { content }
            .listStyle(.plain)
            .environment(\.searchModel, model)
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
                suggestions: SearchSuggestions(AnyView(suggestions()))))
    }

    /// Offers a search by text and by things that were chosen before it.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, placement: placement, prompt: prompt,
                tokens: { tokens.wrappedValue.map { AnyView(token($0)) } },
                removeLastToken: {
                    if !tokens.wrappedValue.isEmpty {
                        tokens.wrappedValue.remove(
                            at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
                    }
                }))
    }

    /// Offers a search by text and by things that were chosen before it.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Suggests something to search for, in place of the view while somebody searches.
    @MainActor @preconcurrency
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        preference(key: SearchSuggestionsKey.self, value: SearchSuggestions(AnyView(suggestions())))
    }

    /// Puts a text into the field when this suggestion is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(
            SearchCompletionModifier { model in
                model.text.wrappedValue = completion
                model.submit?.run()
            })
    }

    /// Offers a choice of what is searched, below the field.
    @MainActor @preconcurrency
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        preference(
            key: SearchScopesKey.self,
            value: SearchScopesPreference(AnyView(ScopeBar(scope: scope, scopes: AnyView(scopes())))))
    }
}
