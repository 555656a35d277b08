import SwiftUICore

/// A presentation as what shows it is told of it: a sheet, an alert, a menu.
struct Presentation {
    private(set) var content: AnyView
    /// Whether it is to leave now.
    let isLeaving: Bool
    /// The view that presents.
    let anchor: FrameProbe
    fileprivate let memory: PresentationMemory

    @MainActor
    fileprivate var dismissTarget: DismissTarget { memory.dismissTarget }

    /// The presentation with its views kept by a holder, for surfaces of which one takes the place of another: the views go over to
    /// it with all that they have.
    func held(by holder: ViewHolder) -> Presentation {
        var presentation = self
        presentation.content = AnyView(HeldView(content, key: 0, of: holder, keeps: { true }))
        return presentation
    }

    /// Asks the app to take the presentation back.
    @MainActor
    func dismiss() { memory.withdraw() }

    /// Dismisses the presentation, also where the app goes on to want it: as the system's own do.
    @MainActor
    func end() { memory.end() }

    /// Does what a tap beside the presentation does: what cancels it, or else it is dismissed.
    @MainActor
    func cancel() {
        if let cancel = memory.onCancel { cancel() } else { memory.withdraw() }
    }

    /// The way out has come to its end.
    @MainActor
    func didLeave() { memory.didLeave() }

    /// Says what is done with keys that nothing else wants, and whether what is below the presentation can be reached.
    @MainActor
    func behave(isModal: Bool = true, onKey: ((KeyPress) -> Bool)?) { memory.behave(isModal: isModal, onKey: onKey) }

    /// The same, where the escape key is all there is.
    @MainActor
    func behave(isModal: Bool = true, onCancel: (() -> Void)?) {
        behave(isModal: isModal) { press in
            guard press.key == .escape, press.modifiers.isEmpty, let onCancel else { return false }
            onCancel()
            return true
        }
    }

    /// Tells of a mistake in what is presented.
    @MainActor
    func report(_ message: String) { memory.report(message) }

    @MainActor
    func didAppear() { memory.state.hasAppeared = true }
}

private struct PresentationControlKey: EnvironmentKey {
    static var defaultValue: PresentationMemory? { nil }
}

extension EnvironmentValues {
    /// The presentation that the view is in, for what it is made of; nil where it is in none.
    var presentationMemory: PresentationMemory? {
        get { self[PresentationControlKey.self] }
        set { self[PresentationControlKey.self] = newValue }
    }
}

/// What is presented, and what it is made of. Each evaluation of the presenter makes the next state from the last one.
@MainActor
private struct PresentationState {
    private(set) var lifecycle = PresentationLifecycle<AnyHashable>()
    /// The views of the app, as they were made last: what leaves keeps them.
    private(set) var content: VersionedContent?
    /// What was dismissed although the app wants it: it does not come again before it wanted something else, or nothing.
    var refused: AnyHashable?
    var hasAppeared = false
    private var last: PresentationRequest?
    /// Counts the contents that were made.
    private var version = 0

    nonisolated init() {}

    /// Follows what is wanted, and makes the views of what is shown.
    mutating func update(_ request: PresentationRequest?) {
        if request?.id != refused { refused = nil }
        let wanted = refused == nil ? request : nil
        // A presentation with data appears only once the data exists, and keeps showing it afterwards.
        let isMissing = wanted.map { $0.keepsData && $0.data == nil && lifecycle.phase != .present($0.id) } ?? false
        let request = isMissing ? nil : wanted
        lifecycle.want(request?.id)
        if lifecycle.isLeaving, !hasAppeared, lifecycle.left() { lifecycle.want(request?.id) }
        if var request, lifecycle.phase == .present(request.id) {
            if request.keepsData, let last { request.data = last.data }
            last = request
        }
        makeContent()
    }

    private mutating func makeContent() {
        guard lifecycle.shown != nil, let last, !lifecycle.isLeaving || content == nil else { return }
        version += 1
        content = VersionedContent(version: version, content: last.content(last.data))
    }

    /// What was leaving is gone.
    ///
    /// - Returns: whether something was leaving.
    mutating func left() -> Bool {
        guard lifecycle.left() else { return false }
        releaseContent()
        hasAppeared = false
        return true
    }

    mutating func releaseContent() {
        last = nil
        content = nil
    }
}

/// What a modifier gives its presentation, as of its last evaluation.
private struct Presenter {
    let source: PresentationSource
    let onDismiss: (() -> Void)?
    /// Has the body of the modifier evaluated again.
    let reevaluate: () -> Void
}

/// What a presentation remembers between two evaluations.
@MainActor
final class PresentationMemory: LettingGo {
    fileprivate var state = PresentationState()
    private var presenter: Presenter?
    /// Tells the views of the app that the presentation is on its way out.
    fileprivate private(set) var removal = ContentRemoval()
    /// What the app is told when the views of what has left are gone.
    private var onGone: (() -> Void)?
    fileprivate private(set) var onKey: ((KeyPress) -> Bool)?
    /// What a tap beside the presentation does.
    var onCancel: (() -> Void)?
    fileprivate private(set) var isModal = true
    /// What the views of the app prefer for their ground.
    fileprivate var preferredScheme: ColorScheme? {
        didSet { if preferredScheme != oldValue { presenter?.reevaluate() } }
    }
    fileprivate let anchor = FrameProbe()
    /// Counts the presentations, each of which has views of its own.
    fileprivate private(set) var number = 0

    fileprivate private(set) lazy var dismissTarget = DismissTarget { [weak self] in self?.withdraw() }

    nonisolated init() {}

    /// Takes up what an evaluation of the presenter has made, before the views in it are updated.
    fileprivate func take(_ state: PresentationState, of presenter: Presenter) {
        self.state = state
        self.presenter = presenter
        removal.set(state.lifecycle.isLeaving)
    }

    fileprivate func withdraw() { presenter?.source.withdraw() }

    fileprivate func end() {
        guard let presenter else { return }
        presenter.source.withdraw()
        // A binding may take no value, or nobody may look at where it leads.
        if let id = presenter.source.request()?.id, state.lifecycle.phase == .present(id) { state.refused = id }
        presenter.reevaluate()
    }

    func letGo() {
        state.releaseContent()
        presenter = nil
        onGone = nil
        onKey = nil
        onCancel = nil
    }

    func behave(isModal: Bool = true, onKey: ((KeyPress) -> Bool)?) {
        self.onKey = onKey
        guard isModal != self.isModal else { return }
        self.isModal = isModal
        presenter?.reevaluate()
    }

    /// Tells of a mistake in what is presented.
    func report(_ message: String) { anchor.report(message) }

    fileprivate func didLeave() {
        guard let presenter, state.left() else { return }
        onGone = presenter.onDismiss
        number += 1
        removal = ContentRemoval()
        onKey = nil
        onCancel = nil
        isModal = true
        preferredScheme = nil
        presenter.reevaluate()
    }

    /// The views have disappeared: because what they were in has left, or because their presenter is no more.
    fileprivate func viewsDisappeared() {
        let told = onGone
        onGone = nil
        told?()
    }
}

/// Presents views from another while that asks for it.
nonisolated struct PresentationModifier<Surface: View>: ViewModifier, EvaluatedOnce {
    let source: PresentationSource
    /// Whether it waits for others, and others for it.
    var isExclusive = true
    /// Whether the views inside are on a surface above the ground.
    var isElevated = true
    var onDismiss: (() -> Void)?
    let surface: (Presentation) -> Surface

    @State private var memory = PresentationMemory()
    /// Counts what has changed in the memory outside of a body.
    @State private var changes = 0

    @MainActor func body(content: Content) -> some View {
        let state = nextState
        let presenter = Presenter(source: source, onDismiss: onDismiss, reevaluate: { changes += 1 })
        content
            .probed(by: memory.anchor)
            .windowLayer(layer(showing: state))
            .afterEvaluation { memory.take(state, of: presenter) }
    }

    /// What the memory is to become, which the layer of this evaluation shows already.
    @MainActor private var nextState: PresentationState {
        // The body depends on it.
        _ = changes
        var state = memory.state
        state.update(source.request())
        return state
    }

    @MainActor private func layer(showing state: PresentationState) -> WindowLayer? {
        guard state.lifecycle.shown != nil, let content = state.content else { return nil }
        let memory = memory
        let isLeaving = state.lifecycle.isLeaving
        return WindowLayer(
            isModal: memory.isModal, isExclusive: isExclusive, isLeaving: isLeaving,
            onKey: { memory.onKey?($0) ?? false },
            onPreferredColorScheme: { memory.preferredScheme = $0 }
        ) {
            PresentationRoot(
                isScreen: isExclusive,
                presentation: Presentation(
                    content: AnyView(content.equatable().removable(by: memory.removal)), isLeaving: isLeaving,
                    anchor: memory.anchor, memory: memory),
                scheme: memory.preferredScheme, isElevated: isElevated, surface: surface
            )
            // UIKit, too, says that something is dismissed after its views have disappeared.
            .onDisappear { memory.viewsDisappeared() }
            // What goes is gone before another comes.
            .transition(.identity)
            .id(memory.number)
        }
    }
}

/// Content that is made anew with its presenter only: what its surface does is no concern of it.
fileprivate struct VersionedContent: View, Equatable {
    let version: Int
    let content: AnyView

    var body: some View { content.hosted() }

    nonisolated static func == (first: VersionedContent, second: VersionedContent) -> Bool {
        first.version == second.version
    }
}

/// Gives what is presented its environment.
private struct PresentationRoot<Surface: View>: View {
    /// Whether `dismiss` ends it: it means what a menu was opened from in a menu, whose links lead on from there.
    let isScreen: Bool
    let presentation: Presentation
    let scheme: ColorScheme?
    let isElevated: Bool
    let surface: (Presentation) -> Surface

    var body: some View {
        surface(presentation)
            .transformEnvironment(\.dismissTarget) { if isScreen { $0 = presentation.dismissTarget } }
            .environment(\.presentationMemory, presentation.memory)
            .environment(\.isElevated, isElevated)
            .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
