/// What the modifier of a search says of it.
struct SearchSetup {
    /// What the app keeps of it.
    var text: Binding<String> = .constant("")
    var isPresented: Binding<Bool>?
    var prompt: Text?
    var staysWhileScrolling = false
    /// What has been chosen to search by, in front of the text.
    var tokens: [AnyView] = []
    /// Takes the last of them away.
    var removeLastToken: (() -> Void)?
    var removeAllTokens: (() -> Void)?
    /// Puts something that was suggested behind the tokens, in place of what was typed.
    var addToken: ((Any) -> Void)?
    var scopes: SearchScopes?
    /// Whether the bar's title stays while somebody searches.
    var keepsTitle = false
    var submit: SubmitActions?
    /// Connects the field with a focus state of the app's.
    var focus: SearchFocus?
    /// What is suggested, and the environment of the view that is searched.
    var suggestions: (offered: SearchSuggestions, environment: EnvironmentValues)?
    /// Grows with each evaluation of the modifier.
    var version = 0

    /// The choice of what is searched that is seen while somebody searches.
    @MainActor fileprivate var shownScopes: SearchScopes? {
        guard let scopes else { return nil }
        return scopes.activation.waitsForText && text.wrappedValue.isEmpty && tokens.isEmpty ? nil : scopes
    }
}

/// A search that a view offers: what was typed, and whether somebody is searching.
@MainActor
final class SearchModel: ObservableObject, LettingGo, SessionObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private(set) var isActive = false
    var setup = SearchSetup()
    /// Whether the keyboard is directed to the field.
    private var hasKeyboard = false
    /// Whether the field is in sight wherever content is scrolled to.
    var stays: Bool { stays(setup) }
    /// Tells stacks inside the searched view, which show the field, of what the modifier has said anew.
    let offers = BarViews()
    /// The screens that show the field, notified in its animation when the search begins or ends.
    private var followers: [Follower] = []

    nonisolated init() {}

    func setActive(_ new: Bool) {
        guard new != isActive else { return }
        withAnimation(.easeInOut(duration: 0.3)) {
            objectWillChange.send()
            isActive = new
            for follower in followers { follower.screen?.searchChanged() }
        }
        if setup.isPresented?.wrappedValue == !new { setup.isPresented?.wrappedValue = new }
    }

    func setKeyboard(_ new: Bool) {
        guard new != hasKeyboard else { return }
        withAnimation(.easeInOut(duration: 0.2)) {
            objectWillChange.send()
            hasKeyboard = new
            if !isActive { for follower in followers { follower.screen?.searchChanged() } }
        }
    }

    private struct Follower {
        weak var screen: ScreenRecord?
    }

    /// Notifies a screen when the search begins or ends, or does so no longer.
    func notify(_ screen: ScreenRecord, _ isNotified: Bool) {
        followers.removeAll { $0.screen == nil || $0.screen === screen }
        if isNotified { followers.append(Follower(screen: screen)) }
    }

    /// Whether somebody searches; where the app says that, it says so again.
    func sessionData(onLoss: (String) -> Void) -> Data? { isActive ? Data() : nil }

    func restoreSession(_ data: Data) { isActive = true }

    func letGo() {
        setup.suggestions = nil
        setup.removeLastToken = nil
        setup.removeAllTokens = nil
        setup.addToken = nil
        setup.focus = nil
        setup.tokens = []
        setup.scopes = nil
    }

    /// Ends the search: what was typed and chosen goes.
    func cancel() {
        if !setup.text.wrappedValue.isEmpty { setup.text.wrappedValue = "" }
        setup.removeAllTokens?()
        setActive(false)
    }
}

/// A choice of what is searched, below the field.
struct SearchScopes {
    let titles: AnyView
    let activation: SearchScopeActivation
}

extension SearchModel {
    /// The choice of what is searched, while it is seen.
    var shownScopes: SearchScopes? { shownScopes(setup) }

    fileprivate func shownScopes(_ setup: SearchSetup) -> SearchScopes? { isActive ? setup.shownScopes : nil }

    fileprivate func stays(_ setup: SearchSetup) -> Bool { setup.staysWhileScrolling || hasKeyboard }
}

/// The search of a screen, for its bar; the version grows with what the modifier says.
struct SearchRequest: Equatable {
    let model: SearchModel
    let version: Int
    /// What of it the bar is arranged by.
    let form: Form

    /// - Parameter setup: what the modifier says now, which the model may not have yet.
    @MainActor
    init(model: SearchModel, setup: SearchSetup) {
        self.model = model
        version = setup.version
        form = Form(
            isActive: model.isActive, hasScopes: model.shownScopes(setup) != nil, stays: model.stays(setup),
            keepsTitle: setup.keepsTitle)
    }

    struct Form: Equatable {
        let isActive: Bool
        let hasScopes: Bool
        let stays: Bool
        let keepsTitle: Bool
    }

    nonisolated static func == (first: SearchRequest, second: SearchRequest) -> Bool {
        first.model === second.model && first.version == second.version
    }
}

struct SearchRequestKey: PreferenceKey {
    static var defaultValue: SearchRequest? { nil }

    static func reduce(value: inout SearchRequest?, nextValue: () -> SearchRequest?) { value = value ?? nextValue() }
}

/// Ends a search: `@Environment(\.dismissSearch) var dismissSearch`, then `dismissSearch()`.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let model: SearchModel?

    nonisolated init(model: SearchModel?) { self.model = model }

    /// Clears what was typed and ends the search around; nothing happens where there is none.
    public func callAsFunction() { MainThread.run { [model] in model?.cancel() } }
}

private struct SearchModelKey: EnvironmentKey {
    static var defaultValue: SearchModel? { nil }
}

private struct SearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var searchModel: SearchModel? {
        get { self[SearchModelKey.self] }
        set { self[SearchModelKey.self] = newValue }
    }

    /// Whether somebody searches with the field of a view around.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// Ends the search with the field of a view around.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }
}
