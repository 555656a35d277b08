import Foundation
@_exported import RiffleHosting
import RiffleLayers
import RiffleRasterizer
import RiffleSemantics
import RiffleVirtualTime

/// Runs a user interface without a window, on a clock that only the caller moves, and paints it on request.
@MainActor
package final class HeadlessScreen {
    package let session: HostSession
    package private(set) var configuration: HostConfiguration
    /// The layers as a host with a screen would have them.
    package private(set) var layers = LayerTree()
    package private(set) var lastFrame: Frame
    /// What could have been felt since the first frame, in order.
    package private(set) var feedback: [SensoryFeedback] = []
    /// What the views wanted done outside of their window since the first frame, in order.
    package private(set) var requests: [HostRequest] = []
    /// Called after every frame.
    package var onFrame: (() -> Void)?
    /// What the views have asked, wait for and nobody has answered, in order.
    package var openQuestions: [(id: UInt32, question: HostQuestion)] {
        askedQuestions.filter { OpenQuestion.isAwaited($0.id) }
    }
    private var askedQuestions: [(id: UInt32, question: HostQuestion)] = []
    let whereabouts = Whereabouts()
    private let usesThreads: Bool
    /// Whether there is somebody to answer questions.
    private let answersQuestions: Bool
    /// What the views wait for: what they start belongs to it.
    private let clock: VirtualClock
    private let images = AssetImageSource()
    private var rasterizer: LayerRasterizer
    private var undecodableImages: [(id: String, message: String)] = []
    /// What changed since the last picture; nil once painting everything anew is less work.
    package private(set) var unpainted: [LayerChange]? = []

    /// Shows the first frame.
    ///
    /// - Parameters:
    ///   - root: made in the views' own time.
    ///   - firstFrame: its time, in seconds.
    ///   - recorder: notes all that happens.
    ///   - answersQuestions: whether there is somebody to answer what views ask; else they are told that there is nobody.
    ///   - usesThreads: whether what views do away from the main actor runs on other threads, as in a running app, or on the
    ///     main one, so that two runs do the same.
    package init<Root: View>(
        _ root: @autoclosure () throws -> Root, _ configuration: HostConfiguration = HostConfiguration(),
        firstFrame: Double = 0, recorder: SessionRecorder? = nil, answersQuestions: Bool = false,
        usesThreads: Bool = false
    ) rethrows {
        clock = VirtualClock(date: configuration.startDate, usesThreads: usesThreads)
        self.usesThreads = usesThreads
        self.configuration = configuration
        self.answersQuestions = answersQuestions
        rasterizer = LayerRasterizer(images: images)
        session = try clock.whileCurrent { HostSession(try root(), configuration, recorder: recorder) }
        session.nameTasks(on: VirtualClock.areTasksVirtual || usesThreads ? nil : MainQueueExecutor.shared)
        lastFrame = clock.whileCurrent(at: firstFrame) { [session] in session.frame(at: firstFrame) }
        take(lastFrame)
        images.onFailure = { [weak self] id, message in
            MainActor.assumeIsolated { self?.undecodableImages.append((id, message)) }
        }
    }

    /// Tasks that outlive the views go on in the machine's time; what else waits is dropped.
    isolated deinit { clock.end() }

    /// The files of the pictures that were decoded so far for what was painted, each once, in that order.
    package var decodedFiles: [URL] { images.files }

    /// The size a view takes when it is offered none, in points; a point where it takes none.
    package static func idealSize<Root: View>(of root: Root) -> CGSize {
        let size = HeadlessScreen(root).size(offered: .unspecified)
        return CGSize(width: max(size.width.rounded(.up), 1), height: max(size.height.rounded(.up), 1))
    }

    /// The size that the root views take together when they are offered one, in points.
    package func size(offered: ProposedViewSize) -> CGSize {
        session.size(offered: offered)
    }

    /// The time of the last frame, in seconds since the first.
    package var now: Double { session.now }

    /// The elements of the last frame.
    package var semantics: SemanticsTree {
        let elements = whileCurrent { session.semantics }
        askedElements = elements
        return elements
    }

    /// What the elements were when somebody asked last: asking gives new ones their numbers, which layers know.
    private(set) var askedElements: SemanticsTree?

    /// Does something that runs code of the views: it belongs to their time.
    func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result { try clock.whileCurrent(body) }

    /// Gives the views an address that somebody opened with the app.
    package func open(_ url: URL) { clock.whileCurrent { session.open(url) } }

    /// Takes an event at once, after all that waits for a time before it; the next frame shows what came of it.
    package func send(_ event: InputEvent) {
        if event.time > clockTime { clock.advance(to: event.time) }
        clock.whileCurrent { session.send(event) }
    }

    /// Performs an accessibility action.
    package func perform(_ action: SemanticsAction, on element: UInt32) {
        clock.whileCurrent { session.perform(action, on: element) }
    }

    /// Runs one frame, without what waits for its time.
    package func frame(at time: Double) {
        lastFrame = clock.whileCurrent(at: time) { session.frame(at: time) }
        take(lastFrame)
    }

    /// Runs all that waits for a time up to that of a frame, in order, then the frame, then what that started.
    ///
    /// - Parameter goesOn: whether the next frame follows at once, as of a finger on its way: see `letTasksRun`.
    package func frameLettingTasksRun(at time: Double, goesOn: Bool = false) async {
        await letTasksRun(isLast: !goesOn)
        await frameAfterWaits(at: time)
        await letTasksRun(isLast: !goesOn)
    }

    /// Runs all that waits for a time up to that of a frame, in order, then the frame.
    func frameAfterTasks(at time: Double) async {
        await letTasksRun()
        await frameAfterWaits(at: time)
    }

    private func frameAfterWaits(at time: Double) async {
        await advanceClock(to: time)
        frame(at: time)
    }

    /// The time that the views' work waits by, in seconds: between two frames' while something waits for that.
    package var clockTime: Double { clock.now }

    /// When the views' work that waits goes on, in seconds; nil when none does, or only what repeats.
    package var nextDeadline: Double? { clock.nextDeadline }

    /// What of the views' work waits, and until when; without what repeats.
    package var waiting: [String] { clock.waiting }

    /// Runs all frames at 60 Hz from now until `time`, the last exactly then.
    package func advance(to time: Double) {
        for frameTime in frameTimes(until: time) { frame(at: frameTime) }
    }

    /// Runs all frames at 60 Hz from now until `time`, the last exactly then, and between them what waits for its time.
    package func advanceLettingTasksRun(to time: Double) async {
        let times = frameTimes(until: time)
        if !times.isEmpty { await letTasksRun() }
        for frameTime in times {
            await frameAfterWaits(at: frameTime)
            await letTasksRun(isLast: frameTime == times.last)
        }
    }

    /// Runs frames until nothing moves and nothing waits for a time, and in between what waits.
    ///
    /// While nothing moves, there are no frames until the next wait ends.
    ///
    /// - Parameter limit: how many seconds that may take.
    /// - Returns: whether it took no more.
    package func settle(limit: Double) async -> Bool {
        let start = now
        await frameLettingTasksRun(at: now)
        while true {
            let isMoving = !session.isIdle
            let deadline = nextDeadline
            guard isMoving || deadline != nil else { return true }
            guard now - start < limit else { return false }
            let frames = isMoving ? 1 : max((((deadline ?? now) - now) * 60 - 1e-6).rounded(.up), 1)
            await frameAfterWaits(at: now + min(frames / 60, max(start + limit - now, 1.0 / 60)))
            await letTasksRun(isLast: session.isIdle && nextDeadline == nil)
        }
    }

    private func frameTimes(until time: Double) -> [Double] {
        guard time.isFinite else { return [] }
        var times: [Double] = []
        while now + Double(times.count + 1) / 60 < time - 1e-9 { times.append(now + Double(times.count + 1) / 60) }
        return times + [time]
    }

    /// Runs what the views started and what became ready by that, and gives way to what comes from elsewhere.
    ///
    /// - Parameter isLast: whether that may come from other threads. Between two frames of many only the main queue has its
    ///   turn, as `Task.yield()` wakes another thread and waits for it, which takes longer than most frames.
    package func letTasksRun(isLast: Bool = true) async {
        await advanceClock(to: now)
        guard VirtualClock.areTasksVirtual else { return await giveWay() }
        for _ in 0..<16 {
            if isLast || usesThreads { await Task.yield() } else { await VirtualClock.giveWayToMainQueue() }
            guard clock.hasReadyWork else { return }
            clock.runReady()
        }
    }

    private func advanceClock(to time: Double) async {
        if usesThreads { await clock.advanceOnAllThreads(to: time) } else { clock.advance(to: time) }
    }

    /// Gives way until a task that waited has run, and what it woke, and what that woke.
    ///
    /// A task that goes from actor to actor needs a turn for each step, so that there are more turns where views have
    /// work under way.
    private func giveWay() async {
        for _ in 0..<(session.runningTasks > 0 ? 16 : 3) {
            await Task.yield()
            clock.runReady()
        }
    }

    /// Gives the window another size, scale or appearance, and shows a frame.
    package func reconfigure(_ change: (inout HostConfiguration) -> Void) {
        apply(change)
        frame(at: now)
    }

    /// Gives the window another size, scale or appearance; the next frame shows it.
    package func apply(_ change: (inout HostConfiguration) -> Void) {
        change(&configuration)
        clock.whileCurrent { session.apply(configuration) }
    }

    /// Directs the keyboard to an element, or to none.
    package func focus(_ element: UInt32?, byKeyboard: Bool = true) {
        clock.whileCurrent { session.focus(element, byKeyboard: byKeyboard) }
    }

    /// Loses every finger.
    package func loseInput(at time: Double) { clock.whileCurrent { session.loseInput(at: time) } }

    private func take(_ frame: Frame) {
        layers.apply(frame.changes)
        feedback += frame.feedback
        requests += frame.requests
        take(questions: frame.requests)
        unpainted?.append(contentsOf: frame.changes)
        if let count = unpainted?.count, count > max(1024, 2 * layers.count) { unpainted = nil }
        onFrame?()
    }

    private func take(questions requests: [HostRequest]) {
        for case .ask(let id, let question) in requests {
            if case .locate(let awaited, _) = question {
                whereabouts.ask(id, awaited)
                answerWhereaboutsSoon()
            } else if answersQuestions {
                askedQuestions = openQuestions + [(id, question)]
            } else {
                session.answer(id, .failed(NobodyToAsk()))
            }
        }
    }

    /// Answers a question that is open; the next frame shows what came of it.
    package func answer(_ id: UInt32, _ answer: HostAnswer) {
        askedQuestions.removeAll { $0.id == id }
        clock.whileCurrent { session.answer(id, answer) }
    }

    /// Paints the last frame over the system's background, or over a color.
    ///
    /// The buffer is painted into again by the next call; copy it to keep it.
    package func render(background: ResolvedColor? = nil) throws -> PixelBuffer {
        try clock.whileCurrent { try paint(background) }
    }

    private func paint(_ background: ResolvedColor?) throws -> PixelBuffer {
        if unpainted == nil { rasterizer = LayerRasterizer(images: images) }
        rasterizer.apply(unpainted ?? LayerTree().changes(to: layers))
        unpainted = []
        let scheme = lastFrame.preferredColorScheme ?? configuration.colorScheme
        let system: ResolvedColor = scheme == .dark ? .black : .white
        let pixels = try rasterizer.render(
            size: configuration.size, scale: configuration.scale, background: background ?? system)
        for (id, message) in undecodableImages { session.report(undecodableImage: id, message) }
        undecodableImages = []
        return pixels
    }
}

/// A view has asked for something that only a person can give.
package struct NobodyToAsk: LocalizedError, CustomStringConvertible {
    package var description: String {
        "Nobody is there to choose, to keep or to paste anything: the app is only being painted. Serve it with --web, or "
            + "test it with ViewTester, which answers by chooseFiles(_:) and saveFiles()."
    }
    package var errorDescription: String? { description }
}
