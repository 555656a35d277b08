import Foundation
import RiffleGestures
import RiffleHosting
import RiffleLayers
import RiffleSemantics

/// An app's views, run by the engine.
@MainActor
package final class EngineContent: WebContent {
    /// For logs and tests.
    package let session: HostSession
    private var configuration: HostConfiguration
    private let environment: (inout EnvironmentValues) -> Void
    private var traits: PageTraits
    /// What the page's browser has asked for.
    private var request: PageRequestValue?
    /// What the document says of its language.
    private var language = PageLanguage.none
    /// How much the app is used.
    private var phase = ScenePhase.active
    /// What it goes on to with the next frame.
    private var nextPhase: ScenePhase?
    /// What frames have asked for that the page has not been told of.
    private var requests: [HostRequest] = []
    /// Whether all that happens is noted: a recording knows of no sleep.
    private let isRecorded: Bool
    /// Counts what the views do, while somebody looks.
    private var inspector: ViewInspector?

    /// - Parameters:
    ///   - recorder: notes all that happens.
    ///   - request: what the page's browser has asked for.
    ///   - environment: edits the root's environment, as for what the app stores.
    ///   - resources: what belongs to the page's window, where the code that made `root` has needed that.
    package init<Root: View>(
        _ root: Root, _ traits: PageTraits, recorder: SessionRecorder? = nil,
        resources: WindowResources? = nil, request: PageRequest? = nil,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        configuration = HostConfiguration()
        configuration.editsText = true
        self.environment = environment
        self.traits = traits
        isRecorded = recorder != nil
        self.request = request.map { PageRequestValue($0) }
        configuration.take(traits, phase, self.request, environment)
        language = PageLanguage(configuration.environmentValues)
        let window =
            resources ?? WindowResources(size: traits.size, scale: traits.scale, session: SessionKeeper())
        session = HostSession(root, configuration, recorder: recorder, resources: window)
    }

    package var onNeedsFrame: (() -> Void)? {
        get { session.onNeedsFrame }
        set { session.onNeedsFrame = newValue }
    }

    package func send(_ event: InputEvent) {
        inspector?.beginEvent()
        session.send(event)
    }

    package func loseInput(at time: Double) { session.loseInput(at: time) }

    package func frame(at time: Double) -> WebFrame {
        let frame = session.frame(at: time)
        inspector?.take(frame.changes)
        keep(frame)
        var shown = WebFrame(changes: frame.changes, isMoving: frame.isMoving, deadline: frame.deadline)
        shown.isDark = (frame.preferredColorScheme ?? configuration.colorScheme) == .dark
        shown.requests = requests
        shown.feedback = frame.feedback
        requests = []
        shown.takesPinches = frame.wishes.pinches
        shown.wantsHover = frame.wishes.hover
        shown.gaps = session.focusGaps
        shown.language = language
        if let nextPhase { goOn(to: nextPhase) }
        return shown
    }

    /// Keeps what a frame asks for until the page has one.
    private func keep(_ frame: Frame) { requests += frame.requests }

    package var layers: [LayerChange] { session.layers }

    package func apply(_ traits: PageTraits) {
        let wanted = traits.isHidden ? ScenePhase.background : .active
        // Nothing goes from one to the other at once: the frame between finds the app inactive.
        if wanted != phase { phase = phase == .inactive ? wanted : .inactive }
        nextPhase = wanted == phase ? nil : wanted
        self.traits = traits
        applyTraits()
    }

    package func apply(_ request: PageRequest) {
        self.request = PageRequestValue(request)
        applyTraits()
    }

    private func applyTraits() {
        configuration.take(traits, phase, request, environment)
        language = PageLanguage(configuration.environmentValues)
        session.apply(configuration)
    }

    private func goOn(to next: ScenePhase) {
        nextPhase = nil
        phase = next
        applyTraits()
        onNeedsFrame?()
    }

    package var semantics: SemanticsTree { session.semantics }

    package func rest() { session.forgetCaches() }

    package var scale: Double { traits.scale }

    package var isAsleep: Bool { session.isAsleep }

    package func sleep(at time: Double) -> Bool {
        guard !isRecorded, inspector == nil, !session.isAsleep, !session.staysAwake else { return false }
        // As an app is told that nobody sees it, one step in each frame.
        var time = time
        for next in [ScenePhase.inactive, .background] where phase != .background {
            nextPhase = nil
            phase = next
            applyTraits()
            keep(session.frame(at: time))
        }
        session.keepTrail()
        let end = time + WebLimits.settleSeconds
        while time < end, !session.isIdle {
            time += WebLimits.settleStep
            keep(session.frame(at: time))
        }
        session.sleep()
        return true
    }

    package func wake(at time: Double) {
        session.wake()
        keep(session.frame(at: time))
        if session.hasKeptTrail {
            session.restoreTrail()
            keep(session.frame(at: time))
        }
        session.endWaking()
    }

    package func focus(_ node: UInt32?, byKeyboard: Bool) {
        inspector?.beginEvent()
        session.focus(node, byKeyboard: byKeyboard)
    }

    package func takeTexts(isAll: Bool) -> [TextInputChange] {
        isAll ? session.allTextInputs() : session.takeTextInputs()
    }

    package func textInput(_ id: UInt32) -> TextInputState? { session.textInput(id) }

    package var state: Data? { session.state.flatMap { try? JSONEncoder().encode($0) } }

    package var losses: [SessionState.Loss] { session.losses }

    package var trail: [TrailStep] { session.trail }

    package func keepTrail() { session.keepTrail() }

    package var hasKeptTrail: Bool { session.hasKeptTrail }

    package func restoreTrail() { session.restoreTrail() }

    package var address: [String]? { session.address }

    package var addressDescription: String? { session.addressDescription }

    package func show(address: [String], at time: Double) -> Bool {
        session.show(address: address) { keep(session.frame(at: time)) }
    }

    package func firstFrame(at address: [String]) -> FirstFrame? {
        session.runsLifecycle = false
        _ = session.frame(at: 0)
        var first = FirstFrame()
        first.hasAddresses = session.address != nil
        first.isKnown = (show(address: address, at: 0) || address.isEmpty) && !session.isMissingAtAddress
        first.description = session.addressDescription
        first.language = language
        first.take(session.semantics)
        return first
    }

    package func open(_ address: URL) { session.open(address) }

    package func answer(_ id: UInt32, _ answer: HostAnswer) { session.answer(id, answer) }

    package func perform(_ action: SemanticsAction, on node: UInt32) {
        inspector?.beginEvent()
        session.perform(action, on: node)
    }

    package var inspects: Bool {
        get { inspector != nil }
        set { if newValue != inspects { inspector = newValue ? ViewInspector(session) : nil } }
    }

    package func inspect(_ place: PointedPlace) -> ViewInspection? {
        inspector?.view(at: CGPoint(x: place.x, y: place.y), lift: place.lift)
    }
}

extension HostConfiguration {
    fileprivate mutating func take(
        _ traits: PageTraits, _ phase: ScenePhase, _ request: PageRequestValue?,
        _ edit: @escaping (inout EnvironmentValues) -> Void
    ) {
        size = traits.size
        scale = traits.scale
        colorScheme = traits.isDark ? .dark : .light
        safeAreaInsets = traits.safeAreaInsets
        scenePhase = phase
        reducesMotion = traits.reducesMotion
        increasesContrast = traits.increasesContrast
        textSize = traits.textScale == 1 ? nil : DynamicTypeSize(textScale: traits.textScale)
        let region = traits.region.region(appLanguages: AppLanguages.all, usual: .usual)
        environment = { values in
            values.take(region, languages: traits.region.languages)
            traits.live?.apply(to: &values)
            if let request { values.pageRequest = request }
            edit(&values)
        }
    }
}
