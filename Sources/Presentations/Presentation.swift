import SwiftUICore

/// What a view wants to be presented.
struct PresentationRequest {
    /// Another id is another presentation.
    let id: AnyHashable
    /// What is presented. Where `keepsData` is true, it is what it was when the presentation came.
    var data: Any?
    var keepsData = false
    let content: (Any?) -> AnyView
}

/// Something that is worked out in the body that asks for it, so that this body depends on what it reads.
struct Deferred<Value> {
    let value: () -> Value?

    nonisolated init(_ value: @escaping () -> Value?) { self.value = value }
}

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
    func dismiss() { memory.withdraw?() }

    /// Dismisses the presentation, also where the app goes on to want it: as the system's own do.
    @MainActor
    func end() { memory.end() }

    /// Does what a tap beside the presentation does: what cancels it, or else it is dismissed.
    @MainActor
    func cancel() {
        if let cancel = memory.onCancel { cancel() } else { memory.withdraw?() }
    }

    /// The way out has come to its end.
    @MainActor
    func didLeave() { memory.didLeave?() }

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
    func didAppear() { memory.hasAppeared = true }
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

/// What a presentation remembers between two evaluations.
@MainActor
final class PresentationMemory: LettingGo {
    fileprivate var lifecycle = PresentationLifecycle<AnyHashable>()
    fileprivate var last: PresentationRequest?
    /// The views of the app, as they were made last: what leaves keeps them.
    fileprivate var content: VersionedContent?
    /// Tells those views that the presentation is on its way out.
    fileprivate var removal = ContentRemoval()
    fileprivate var withdraw: (() -> Void)?
    /// What the app wants, asked outside of a body.
    fileprivate var wanted: (() -> AnyHashable?)?
    /// Has the presenter's body evaluated again.
    fileprivate var askAgain: (() -> Void)?
    /// What was dismissed although the app wants it: it does not come again before it wanted something else, or nothing.
    private var refused: AnyHashable?
    fileprivate var didLeave: (() -> Void)?
    /// What the app is told when the views of what has left are gone.
    private var onGone: (() -> Void)?
    fileprivate var hasAppeared = false
    fileprivate var onKey: ((KeyPress) -> Bool)?
    /// What a tap beside the presentation does.
    var onCancel: (() -> Void)?
    fileprivate var isModal = true
    fileprivate var onModalityChange: (() -> Void)?
    fileprivate let anchor = FrameProbe()
    /// Counts the evaluations of the presenter, each of which may have made other content.
    fileprivate var version = 0
    /// Counts the presentations, each of which has views of its own.
    fileprivate var number = 0

    fileprivate private(set) lazy var dismissTarget = DismissTarget { [weak self] in self?.withdraw?() }

    nonisolated init() {}

    /// Takes up what is wanted.
    fileprivate func update(_ request: PresentationRequest?) {
        if request?.id != refused { refused = nil }
        let wanted = refused == nil ? request : nil
        // What is about something comes only when that is there, and stays when that goes.
        let isMissing = wanted.map { $0.keepsData && $0.data == nil && lifecycle.phase != .present($0.id) } ?? false
        let request = isMissing ? nil : wanted
        lifecycle.want(request?.id)
        if lifecycle.isLeaving, !hasAppeared, lifecycle.left() { lifecycle.want(request?.id) }
        guard var request, lifecycle.phase == .present(request.id) else { return }
        if request.keepsData, let last { request.data = last.data }
        last = request
    }

    func end() {
        withdraw?()
        // A binding may take no value, or nobody may look at where it leads.
        if let id = wanted?(), lifecycle.phase == .present(id) { refused = id }
        askAgain?()
    }

    func letGo() {
        last = nil
        content = nil
        withdraw = nil
        wanted = nil
        askAgain = nil
        didLeave = nil
        onGone = nil
        onKey = nil
        onCancel = nil
        onModalityChange = nil
    }

    func behave(isModal: Bool = true, onKey: ((KeyPress) -> Bool)?) {
        self.onKey = onKey
        guard isModal != self.isModal else { return }
        self.isModal = isModal
        onModalityChange?()
    }

    /// Tells of a mistake in what is presented.
    func report(_ message: String) { anchor.report(message) }

    /// The views of the app: made anew with each evaluation of the presenter, until they are to leave.
    fileprivate func content(of request: PresentationRequest, isLeaving: Bool) -> VersionedContent {
        removal.set(isLeaving)
        if isLeaving, let content { return content }
        version += 1
        let new = VersionedContent(version: version, content: request.content(request.data))
        content = new
        return new
    }

    /// - Parameter onGone: called when the views have disappeared.
    fileprivate func leave(_ onGone: (() -> Void)?) -> Bool {
        guard lifecycle.left() else { return false }
        self.onGone = onGone
        number += 1
        last = nil
        content = nil
        removal = ContentRemoval()
        hasAppeared = false
        onKey = nil
        onCancel = nil
        isModal = true
        return true
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
    let request: Deferred<PresentationRequest>
    /// Whether it waits for others, and others for it.
    var isExclusive = true
    /// Whether the views inside are on a surface above the ground.
    var isElevated = true
    /// Makes the app want it no more.
    let withdraw: () -> Void
    var onDismiss: (() -> Void)?
    let surface: (Presentation) -> Surface

    @State private var memory = PresentationMemory()
    @State private var changes = 0
    @State private var preferredScheme: ColorScheme?

    @MainActor func body(content: Content) -> some View {
        let _ = changes
        let _ = memory.update(request.value())
        content
            .probed(by: memory.anchor)
            .windowLayer(layer)
    }

    @MainActor private var layer: WindowLayer? {
        guard memory.lifecycle.shown != nil, let last = memory.last else { return nil }
        let memory = memory
        memory.withdraw = withdraw
        memory.wanted = { request.value()?.id }
        memory.askAgain = { changes += 1 }
        memory.onModalityChange = { changes += 1 }
        memory.didLeave = {
            guard memory.leave(onDismiss) else { return }
            preferredScheme = nil
            changes += 1
        }
        let isLeaving = memory.lifecycle.isLeaving
        let content = memory.content(of: last, isLeaving: isLeaving)
        return WindowLayer(
            isModal: memory.isModal, isExclusive: isExclusive, isLeaving: isLeaving,
            onKey: { memory.onKey?($0) ?? false },
            onPreferredColorScheme: { preferredScheme = $0 }
        ) {
            PresentationRoot(
                isScreen: isExclusive,
                presentation: Presentation(
                    content: AnyView(content.equatable().removable(by: memory.removal)), isLeaving: isLeaving,
                    anchor: memory.anchor, memory: memory),
                scheme: preferredScheme, isElevated: isElevated, surface: surface
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
