/// What a screen's search suggests while somebody searches: the rows of a plain list over the whole screen, below its bar.
/// Without rows there is no list, and the screen stays as it is.
struct SuggestionLayer: View {
    let record: ScreenRecord
    let covered: EdgeInsets
    /// The place in the stack that links among the suggestions lead on from.
    let place: NavigationContext
    /// Whether there is a list over the screen.
    @Binding var isShown: Bool
    @ObservedObject private var views: BarViews

    init(record: ScreenRecord, covered: EdgeInsets, place: NavigationContext, isShown: Binding<Bool>) {
        self.record = record
        self.covered = covered
        self.place = place
        _isShown = isShown
        views = record.barViews
    }

    var body: some View {
        if let model = record.search?.model, model.isActive, let suggestions = model.setup.suggestions {
            let content = suggestions.offered.content
            Group(subviews: content) { rows in
                let shown = rows.filter { !$0.containerValues[HiddenSuggestionKey.self] }
                if !shown.isEmpty {
                    CoveredArea(covered: covered) {
                        // As they are written where none is hidden, with their sections.
                        List { if shown.count == rows.count { content } else { ForEach(shown) { $0 } } }
                            .listStyle(.plain)
                    }
                    .onAppear { isShown = true }
                    .onDisappear { isShown = false }
                }
            }
            .environment(\.self, suggestions.environment.ofSuggestions(of: model, at: place))
        }
    }
}

extension EnvironmentValues {
    /// The environment of a view that is searched, as it is for suggestions, which stand elsewhere: on the screen that has
    /// the field.
    @MainActor
    fileprivate func ofSuggestions(of model: SearchModel, at place: NavigationContext) -> EnvironmentValues {
        var values = self
        values.leavePlace()
        values.dismissTarget = place.presentation
        values.navigationContext = place
        values.sidebarToggle = nil
        values.scrollLead = 0
        values.searchModel = model
        values.isSearching = true
        return values
    }
}
