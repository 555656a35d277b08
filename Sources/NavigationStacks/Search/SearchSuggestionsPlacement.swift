/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case content
        case menu
    }

    let kind: Kind

    /// As the platform has it: in place of the view.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
    /// In place of the view, as on a phone.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }
    /// In a menu below the field, as on a Mac.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }

    /// Several placements.
    public struct Set: OptionSet, Sendable {
        /// The placements as bits.
        public var rawValue: Int

        /// Placements of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In place of the view.
        public static var content: Set { Set(rawValue: 1) }
        /// In a menu below the field.
        public static var menu: Set { Set(rawValue: 2) }
    }
}

extension EnvironmentValues {
    /// Where suggestions are shown: in place of the view.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

/// Whether a suggestion is hidden where suggestions are shown.
struct HiddenSuggestionKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Says whether these suggestions of a search are shown in some placements. Ours show suggestions in place of the view,
    /// and in no menu.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(
            ContainerValueModifier {
                if placements.contains(.content) { $0[HiddenSuggestionKey.self] = visibility == .hidden }
            })
    }
}
