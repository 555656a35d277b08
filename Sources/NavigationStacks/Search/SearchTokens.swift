/// What a search has of things that were chosen before the text.
@MainActor
private struct SearchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection>
where Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>

    /// Shows them, takes the last or all of them away, and takes in others that are chosen in place of the text.
    func connect(
        _ modifier: SearchableModifier, _ views: @escaping (Binding<Tokens>) -> [AnyView]
    ) -> SearchableModifier {
        var modifier = modifier
        let (tokens, text) = (tokens, modifier.text)
        modifier.tokens = { views(tokens) }
        modifier.removeLastToken = {
            guard !tokens.wrappedValue.isEmpty else { return }
            tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
        }
        modifier.removeAllTokens = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = Tokens() } }
        modifier.addToken = { new in
            guard let new = new as? Tokens.Element else { return }
            tokens.wrappedValue.append(new)
            text.wrappedValue = ""
        }
        return modifier
    }
}

extension View {
    @MainActor
    private func searchable<C, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, suggested: C? = nil, isPresented: Binding<Bool>? = nil,
        _ placement: SearchFieldPlacement, _ prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        var suggestions: SearchSuggestions?
        if let suggested, !suggested.isEmpty {
            suggestions = SearchSuggestions(ForEach(Array(suggested)) { token($0).searchCompletion($0) })
        }
        return modifier(
            SearchTokens(tokens: tokens).connect(
                SearchableModifier(
                    text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                    suggestions: suggestions)
            ) { $0.wrappedValue.map { AnyView(token($0)) } })
    }

    @MainActor
    private func searchable<C, T: View>(
        _ text: Binding<String>, editable tokens: Binding<C>, _ placement: SearchFieldPlacement, _ prompt: Text?,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchTokens(tokens: tokens).connect(
                SearchableModifier(text: text, placement: placement, prompt: prompt)
            ) { tokens in tokens.map { AnyView(token($0)) } })
    }

    /// Puts something before the text, and takes the text away, when this suggestion is chosen: one of what the search has
    /// tokens of.
    @MainActor @preconcurrency
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier { $0.setup.addToken?(token) })
    }

    /// Offers a search by text and by things that were chosen before it.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, placement, prompt, token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which is on while a binding is true.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, isPresented: isPresented, placement, prompt, token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: suggestedTokens.wrappedValue, placement, prompt, token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested; it is on while a
    /// binding is true.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, tokens, suggested: suggestedTokens.wrappedValue, isPresented: isPresented, placement, prompt,
            token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which can be changed where they stand.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, editable: editableTokens, placement, prompt, token: token)
    }

    /// Offers a search by text and by things that were chosen before it.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which is on while a binding is true.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, isPresented: isPresented, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: suggestedTokens.wrappedValue, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested; it is on while a
    /// binding is true.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, tokens, suggested: suggestedTokens.wrappedValue, isPresented: isPresented, placement, Text(prompt),
            token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which can be changed where they stand.
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, editable: editableTokens, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which is on while a binding is true.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, isPresented: isPresented, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, tokens, suggested: suggestedTokens.wrappedValue, placement, Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested; it is on while a
    /// binding is true.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text, tokens, suggested: suggestedTokens.wrappedValue, isPresented: isPresented, placement, Text(prompt),
            token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which can be changed where they stand.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text, editable: editableTokens, placement, Text(prompt), token: token)
    }
}
