/// Names the search of a view around, which stacks inside show in their bars. What is shown above the window is no part of
/// the view that is searched.
private struct OfferedSearchKey: PlaceBoundKey {
    static var defaultValue: SearchModel? { nil }
}

extension EnvironmentValues {
    /// The search that a view around offers, for the root of the next stack inside.
    var offeredSearch: SearchModel? {
        get { self[OfferedSearchKey.self] }
        set { self[OfferedSearchKey.self] = newValue }
    }
}

/// Whether a stack shows the field of the search that a view around offers.
struct SearchTakenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Has the screen of a view show the search that is offered from outside of its stack, where the view offers none itself
/// and no stack inside shows it.
struct OfferedSearchModifier: ViewModifier {
    @Environment(\.offeredSearch) private var offered

    nonisolated init() {}

    func body(content: Content) -> some View {
        content.modifier(TakenSearchModifier(offered: offered))
    }
}

private struct TakenSearchModifier: ViewModifier {
    let offered: SearchModel?
    @ObservedObject private var offers: BarViews
    @State private var isTakenInside = false

    private static let none = BarViews()

    init(offered: SearchModel?) {
        self.offered = offered
        offers = offered?.offers ?? Self.none
    }

    func body(content: Content) -> some View {
        let request = offered.map { SearchRequest(model: $0, setup: $0.setup) }
        content
            .onPreferenceChange(SearchTakenKey.self) { isTakenInside = $0 }
            .transformPreference(SearchRequestKey.self) { [isTakenInside] in
                if $0 == nil, !isTakenInside { $0 = request }
            }
            .transformPreference(SearchTakenKey.self) { $0 = $0 || request != nil }
    }
}
