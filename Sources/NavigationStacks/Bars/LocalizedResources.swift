// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension View {
    /// Puts a line below the title of the screen that the view is on; the title is a resource.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Offers a search by text and by things that were chosen before it; the prompt is a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which is on while a binding is true; the
    /// prompt is a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested; the prompt is a
    /// resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Offers a search by text and by things that were chosen before it, of which some are suggested; it is on while a
    /// binding is true; the prompt is a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers a search by text and by things that were chosen before it, which can be changed where they stand; the
    /// prompt is a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Offers a search with a field in the bar of the screen that the view is on; the prompt is a resource.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Offers a search that is on while a binding is true; the prompt is a resource.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title, to views that are made when they are shown; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .views(destination), label: Text(titleResource))
    }
}

extension NavigationLink where Destination == Never {
    /// A link with a title that puts a value on the stack's path; nil disables it; the title is a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(target: .value(value), label: Text(titleResource))
    }
}
