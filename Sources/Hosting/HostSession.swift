import RiffleContextCarrying
import RiffleGestures
import RiffleLayers
import RiffleSemantics
@_exported import RiffleTextAndImages
@_exported import RiffleStorage
@_exported import SwiftUICore

/// One running user interface as a host sees it: events and times go in, layers and semantics come out.
///
/// A host never sees a view, and the engine never sees a host: this type is all they share. It lives on the main
/// actor; what a host does with what comes out (painting, encoding, sending) need not.
@MainActor
package final class HostSession {
    /// The views; those that have ended while the session is asleep. Hosts see none of it; tests and drivers do (`SessionInspection`).
    private(set) var graph: ViewGraph
    /// What the views had when the session fell asleep; nil while it is awake.
    private var former: FormerViews?
    private let makeGraph: @MainActor (HostConfiguration, EnvironmentValues, FormerViews) -> ViewGraph
    private var configuration: HostConfiguration
    /// Called when a frame is due although none was asked for, so that a sleeping host knows to wake up.
    package var onNeedsFrame: (() -> Void)?
    private let recorder: SessionRecorder?
    /// Whether a host's call is under way: what changes meanwhile came of it.
    private var isInside = false

    /// How much the window is used, as the views know.
    private var phase = ScenePhase.active
    private var keyboard = KeyboardHeight()
    private let faults = AssetFaultReport()
    /// Where the app keeps what it stores, where the host says nothing: as long as the session.
    private let stores = AppStores(own: KeyValueStore(), shared: SharedStores())
    /// Whose catalogs are the app's own.
    private let modules: [String]

    /// - Parameters:
    ///   - recorder: notes all that happens.
    ///   - resources: what belongs to the window, where the code that made `root` has needed that.
    package init<Root: View>(
        _ root: Root, _ configuration: HostConfiguration, recorder: SessionRecorder? = nil,
        resources: WindowResources? = nil
    ) {
        StoreDefaults.standInForStandard
        ContextCarriers.install()
        self.recorder = recorder
        // A preview's root does not say whose it is.
        modules = appModules(of: Root.self) + AppInformation.current.modules
        let values = Self.environment(configuration, faults, stores, modules)
        _ = keyboard.take(bottom: values.safeAreaInsets.bottom, isEditing: false)
        let graph = ViewGraph(
            root, size: configuration.size, scale: configuration.scale, environment: values, resources: resources)
        self.graph = graph
        self.configuration = configuration
        makeGraph = { [resources = graph.window.resources] configuration, values, former in
            ViewGraph(
                root, size: configuration.size, scale: configuration.scale, environment: values,
                resources: resources, prepare: { $0.takeUp(former) })
        }
        recorder?.begin(RecordingHeader(configuration, program: "\(Root.self)"))
        connect()
    }

    private func connect() {
        graph.textInputs.areEditedByHost = configuration.editsText
        faults.tell(graph)
        graph.onNeedsFrame = { [weak self] in self?.frameIsNeeded() }
    }

    // MARK: Sleep

    /// Whether there are no views for the time being.
    package var isAsleep: Bool { former != nil }

    /// Lets go of the views, with their layers, texts and layouts; what they have in their state stays as it is, objects
    /// included. The host says before what that means for `scenePhase`, and gives what moves the time to come to rest.
    ///
    /// Views disappear, and their tasks are asked to stop. Meanwhile frames are empty, and events reach nobody.
    ///
    /// - Complexity: O(n) in views.
    package func sleep() {
        guard former == nil else { return }
        let graph = graph
        former = inside { graph.sleep() }
    }

    /// Makes the views again, with the state they had. They appear, and their tasks run.
    ///
    /// No layer and no element has an id that one before had. `endWaking()` is due once all is there that was shown.
    package func wake() {
        guard let former else { return }
        self.former = nil
        let values = Self.environment(configuration, faults, stores, modules)
        graph = inside { makeGraph(configuration, values, former) }
        connect()
    }

    /// All that was shown before is there again.
    package func endWaking() { graph.updates.endWaking() }

    /// Whether an event types into a text that is not shown, or into one that nobody knows any more.
    private func isSecret(_ event: InputEvent) -> Bool {
        switch event {
        case .text(let event) where event.target != 0:
            graph.textInputs.state(of: event.target)?.traits.isSecure ?? true
        case .key, .text: graph.textInputs.focused?.textInput.traits.isSecure == true
        case .pointer, .wheel, .hover, .secondaryPress: false
        }
    }

    private func frameIsNeeded() {
        if !isInside { recorder?.changedFromOutside() }
        onNeedsFrame?()
    }

    /// Does what a host asks for.
    private func inside<Result>(_ body: () -> Result) -> Result {
        let wasInside = isInside
        isInside = true
        defer { isInside = wasInside }
        return body()
    }

    /// Ends the views: their tasks are asked to stop, and what still runs finds nobody to tell.
    isolated deinit { graph.end() }

    /// Takes an event at once; the next frame shows what came of it.
    package func send(_ event: InputEvent) {
        if let recorder {
            inside { graph.input.prepare(for: event) }
            recorder.note(.input(RecordedInput(event, isSecret: isSecret(event))))
        }
        inside { graph.input.send(event) }
    }

    /// Gives the views an address that somebody opened with the app.
    package func open(_ url: URL) {
        recorder?.note(.open(url: url.absoluteString))
        _ = inside { graph.window.open(url) }
    }

    /// Answers what a view has asked, under the number of the request.
    package func answer(_ id: UInt32, _ answer: HostAnswer) {
        recorder?.note(.answered)
        graph.window.answer(id, answer)
    }

    /// Cancels every touch, as when the pointer's window or connection is lost.
    package func loseInput(at time: Double) {
        recorder?.note(.lost(time: time))
        inside { graph.input.cancelPointers(at: time) }
    }

    /// Performs an accessibility action of an element.
    package func perform(_ action: SemanticsAction, on element: UInt32) {
        recorder?.note(.perform(action: action.name, element: element))
        inside { graph.elements.perform(action, on: element) }
    }

    /// Directs the keyboard to an element, or to none.
    ///
    /// - Parameter byKeyboard: whether a key or assistive technology did that, rather than a finger or the mouse.
    package func focus(_ element: UInt32?, byKeyboard: Bool = true) {
        recorder?.note(.focus(element: element, isTouched: byKeyboard ? nil : true))
        inside { graph.focus.focusElement(element, byKeyboard: byKeyboard) }
    }

    /// Runs a frame at a time in seconds, which never runs backwards.
    package func frame(at time: Double) -> Frame {
        let frame = inside { graph.frame(at: time) }
        faults.tell(graph)
        recorder?.note(frame, at: time) { graph.elements.tree }
        return frame
    }

    /// The elements of the last frame.
    package var semantics: SemanticsTree {
        recorder?.note(.elements)
        return inside { graph.elements.tree }
    }

    /// All layers as of the last frame, for a host that has none of them: an insertion each.
    package var layers: [LayerChange] {
        var layers: [LayerChange] = []
        graph.window.rootLayout?.layer?.appendShown(to: &layers)
        return layers
    }

    /// Whether the next frame will be the same as the last unless something comes in.
    package var isIdle: Bool { graph.isIdle }

    /// When something wants to be told the time although nothing comes in, in seconds.
    package var deadline: Double? { graph.alarms.deadline }

    /// Takes over what the user or the system changed about the window.
    package func apply(_ configuration: HostConfiguration) {
        recorder?.note(.window(RecordedWindow(configuration)))
        self.configuration = configuration
        guard !isAsleep else { return phase = configuration.environmentValues.scenePhase }
        let wasUpright = graph.window.size.width <= graph.window.size.height
        inside {
            graph.window.resize(to: configuration.size, scale: configuration.scale)
            var values = Self.environment(configuration, faults, stores, modules)
            let change = keyboard.take(
                bottom: values.safeAreaInsets.bottom, isEditing: graph.textInputs.focused != nil)
            values.keyboardCover = keyboard.cover
            graph.window.setEnvironment(values)
            if wasUpright != (configuration.size.width <= configuration.size.height) { graph.window.noteOrientation() }
            let new = values.scenePhase
            graph.window.notePhase(from: phase, to: new)
            phase = new
            if let (old, height) = change { graph.window.noteKeyboard(from: old, to: height) }
        }
    }

    private static func environment(
        _ configuration: HostConfiguration, _ faults: AssetFaultReport, _ stores: AppStores, _ modules: [String]
    ) -> EnvironmentValues {
        var values = configuration.environmentValues
        values.assetFaultReport = faults
        values.appModules = modules
        if values.appStore == nil { values.appStore = stores.own }
        if values.sharedStores == nil { values.sharedStores = stores.shared }
        return values
    }
}
