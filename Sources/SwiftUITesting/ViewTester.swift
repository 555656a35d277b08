import RiffleDriving
import RiffleHeadlessHost
import RiffleRasterizer
import RiffleSemantics
@_exported import SwiftUI

/// Runs a view on a virtual clock: touches it, lets time pass, and looks at what came of it.
///
///     @Test @MainActor func counts() async throws {
///         let tester = ViewTester(CounterView())
///         await tester.tap(try tester.find(.label("Add")))
///         _ = try tester.find(.text("1"))
///     }
///
/// Time stands still except in the functions that are `async`. Those give way to the main actor before each frame, so
/// that the tested view's tasks run. Two runs of one test do the same to the byte.
@MainActor
public final class ViewTester {
    let host: HeadlessScreen
    private let lines: RecordedLines?
    private var lastTouchID = 0
    /// What the root's environment is, apart from what comes and goes.
    let environment: (inout EnvironmentValues) -> Void
    /// Where the fingers are that are down, by the ids of their touches.
    var fingers: [Int: CGPoint] = [:]

    /// Shows a view's first frame, at time 0.
    ///
    /// - Parameters:
    ///   - root: the view. It is made in the tester's time, so that dates in its initial values are the tester's.
    ///   - size: of the window, in points; an iPhone 15's by default.
    ///   - scale: pixels per point.
    ///   - startDate: the date at time 0, for all that reads a clock; now by default, so that a test that looks at dates
    ///     passes one.
    ///   - records: whether to note all that happens, for `recording`.
    ///   - usesThreads: whether what the view does away from the main actor runs on other threads, as in a running app. Such
    ///     a test finds code that changes on the wrong thread what views read: see `issues`. Each frame waits until that
    ///     work has ended or waits itself. In which order threads do something is up to them; without them, two runs of a
    ///     test do the same.
    ///   - environment: edits the root's environment.
    public init(
        _ root: @autoclosure () throws -> some View, size: CGSize = CGSize(width: 393, height: 852),
        scale: CGFloat = 2, startDate: Date = Date(), records: Bool = false, usesThreads: Bool = false,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) rethrows {
        var configuration = HostConfiguration(size: size, scale: scale, startDate: startDate)
        let usual = configuration.environmentValues
        var values = usual
        environment(&values)
        // The window's own background goes with the appearance.
        configuration.colorScheme = values.colorScheme
        // How much room there is goes with the size, unless the test says it.
        let hasOwnWidth = values.horizontalSizeClass != usual.horizontalSizeClass
        let hasOwnHeight = values.verticalSizeClass != usual.verticalSizeClass
        // So does what else a host knows of the window and of the person at it, and may say anew.
        configuration.scenePhase = values.scenePhase
        configuration.reducesMotion = values.accessibilityReduceMotion
        configuration.increasesContrast = values.colorSchemeContrast == .increased
        configuration.textSize = values.dynamicTypeSize
        configuration.environment = { [values] known in
            let host = known
            known = values
            if !hasOwnWidth { known.horizontalSizeClass = host.horizontalSizeClass }
            if !hasOwnHeight { known.verticalSizeClass = host.verticalSizeClass }
            known.takePerson(host)
        }
        self.environment = configuration.environment
        let lines = records ? RecordedLines() : nil
        self.lines = lines
        host = try HeadlessScreen(
            try root(), configuration,
            recorder: lines.map { lines in SessionRecorder(notesOutside: false) { lines.text += $0 } },
            answersQuestions: true, usesThreads: usesThreads)
    }

    /// All that happened so far and what was shown, as text that `replay(_:of:)` and an app's `--replay FILE` play again.
    ///
    /// Empty unless the tester was made to record. What was pasted, or typed into a secure field, is not in it.
    public var recording: String { lines?.text ?? "" }

    /// Plays a recording to a view, and compares every frame with what was shown when the recording was made.
    ///
    /// - Parameters:
    ///   - recording: what `recording` gave, or what an app wrote with `--record FILE`.
    ///   - environment: edits the root's environment; recordings know the locale, the time zone, the direction, the
    ///     text size and the appearance, and nothing else of it.
    /// - Returns: the number of frames that showed the same layers and elements, byte for byte.
    /// - Throws: an error that names the first frame that shows something else; one that names the line where the recording
    ///   cannot be read.
    @discardableResult
    public static func replay(
        _ recording: String, of root: @autoclosure () throws -> some View,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws -> Int {
        var configuration = HostConfiguration()
        var values = configuration.environmentValues
        environment(&values)
        configuration.environment = { [values] known in
            let host = known
            known = values
            // These follow the recorded window.
            known.colorScheme = host.colorScheme
            known.displayScale = host.displayScale
            known.safeAreaInsets = host.safeAreaInsets
            known.startDate = host.startDate
            known.horizontalSizeClass = host.horizontalSizeClass
            known.verticalSizeClass = host.verticalSizeClass
            known.takePerson(host)
        }
        let replay = try await HeadlessScreen.replay(
            SessionRecording(text: recording), to: try root(), configuration)
        return replay.frameCount
    }

    /// The names of the picture files that had to be decoded for the snapshots taken so far, each once, in that order.
    public var decodedImages: [String] { host.decodedFiles.map(\.lastPathComponent) }

    /// Seconds since the first frame.
    public var now: Double { host.now }

    /// The time that the view's work waits by; between two frames while such work runs.
    package var clockTime: Double { host.clockTime }

    var graph: ViewGraph { SessionInspection(host.session).graph }

    /// All elements, in reading order.
    package var elements: [SemanticsNode] { host.semantics.elements }

    /// Runs one frame, a time later, and before it all that the view waited for in that time, in order.
    ///
    /// - Parameter seconds: how much later; negative and NaN count as 0.
    public func pump(by seconds: Double = 1.0 / 60) async {
        await host.pump(by: seconds)
    }

    /// Runs all frames at 60 Hz in a span of time, the last at its end, and between them all that the view waited for.
    public func advance(by seconds: Double) async {
        await host.advance(by: seconds)
    }

    /// Runs frames until nothing moves and nothing waits for a time.
    ///
    /// A task that sleeps and a block that is delayed are waited for. A timer that repeats is not: it would never end.
    /// While nothing moves, there are no frames until the next wait ends.
    ///
    /// - Throws: `NotSettled` after `limit` seconds, with the views that still move and what still waits.
    public func settle(limit: Double = 10, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await settle(limit: limit, at: CallSite(file, line))
    }

    package func settle(limit: Double = 10, at callSite: CallSite) async throws {
        guard await !host.settle(limit: limit) else { return }
        let isMoving = !host.session.isIdle
        throw NotSettled(
            limit: limit, moving: isMoving ? graph.motion.movingViews : [], waiting: host.waiting, callSite: callSite)
    }

    /// Has the window be used more or less, as by somebody who looks at another one, and shows a frame.
    public func enter(_ phase: ScenePhase) async {
        await reconfigure { $0.scenePhase = phase }
    }

    /// Sizes the window anew, in points, and optionally its pixels per point.
    public func resize(to size: CGSize, scale: CGFloat? = nil) async {
        await reconfigure {
            $0.size = size
            if let scale { $0.scale = scale }
        }
    }

    /// Changes the window, and shows a frame.
    func reconfigure(_ change: (inout HostConfiguration) -> Void) async {
        await host.change(change)
    }

    /// What the last frame cost.
    public var statistics: FrameStatistics { FrameStatistics(host.lastFrame.statistics) }

    /// The mistakes found in the tested view, which an app would have logged.
    public var issues: [RuntimeIssue] { graph.issues.map { RuntimeIssue($0) } }

    /// What a person would have felt since the first frame: `sensoryFeedback` and feedback generators, in order.
    public var feedback: [SensoryFeedback] { host.feedback }

    /// The addresses that links and `openURL` left to the system since the first frame, in order.
    public var openedURLs: [URL] {
        host.requests.compactMap { if case .open(let url) = $0 { url } else { nil } }
    }

    /// What a screen reader was told to say since the first frame, in order.
    public var announcements: [String] {
        host.requests.compactMap { if case .announce(let text) = $0 { text } else { nil } }
    }

    /// The label of the element that the view led a screen reader to last; nil where it has not, or the element is gone.
    public var attendedElement: String? {
        let ids = host.requests.compactMap { if case .attend(let id) = $0 { id } else { nil } }
        guard let last = ids.last else { return nil }
        return last == 0 ? host.semantics.elements.first?.label : host.semantics[last]?.label
    }

    /// Brings a screen reader, or the keyboard, to an element, as its user does, and shows a frame.
    public func attend(_ element: Element) async {
        host.focus(element.node.id)
        await pump(by: 0)
    }

    /// The texts and addresses that share links offered to other programs since the first frame, in order.
    public var sharedItems: [String] {
        host.requests.flatMap { request -> [String] in if case .share(let items, _) = request { items } else { [] } }
    }

    /// Opens an address with the app, as somebody who taps a link to it elsewhere, and shows a frame.
    public func open(_ url: URL) async {
        host.open(url)
        await pump(by: 0)
    }

    /// The elements there are, as assistive technology sees them, a line each.
    public var semanticsDescription: String { host.semantics.description }

    /// The layers of the last frame, a line each.
    public var layersDescription: String { host.layers.description }

    /// Paints the last frame.
    ///
    /// - Parameter background: what is behind the views; nil for the system's background.
    public func snapshot(background: Color? = nil) throws -> Snapshot {
        Snapshot(try host.render(background: background?.resolvedColor(in: EnvironmentValues())).copy())
    }

    func nextTouchID() -> Int {
        lastTouchID += 1
        return lastTouchID
    }
}

/// What a tester has recorded.
@MainActor
private final class RecordedLines {
    var text = ""
}

/// Something still moved when `settle(limit:)` gave up.
public struct NotSettled: Error, CustomStringConvertible {
    /// The time waited, in seconds.
    public let limit: Double
    /// The paths of the views that moved.
    public let moving: [String]
    /// What waited, such as a task that slept, and until when, in the tester's seconds.
    public let waiting: [String]
    /// Where `settle` was called.
    public let callSite: CallSite

    /// Where it was called, what moved and what waited, and what to do.
    public var description: String {
        var lines: [String] = []
        if !moving.isEmpty || waiting.isEmpty {
            lines += ["Still moving:"] + (moving.isEmpty ? ["something without a view"] : moving).map { "  " + $0 }
            lines.append("An animation that repeats forever never settles: use advance(by:) with it.")
        }
        if !waiting.isEmpty {
            lines += ["Still waiting:"] + waiting.map { "  " + $0 }
            lines.append(
                "What waits longer than the limit, or again and again, never settles: use advance(by:) with it, or "
                    + "pass a higher limit.")
        }
        return "\(callSite): Not settled after \(limit) s. " + lines.joined(separator: "\n")
    }
}

extension EnvironmentValues {
    /// Takes over what a host knows of how the window is used, and of the person at it.
    fileprivate mutating func takePerson(_ host: EnvironmentValues) {
        scenePhase = host.scenePhase
        accessibilityReduceMotion = host.accessibilityReduceMotion
        _colorSchemeContrast = host.colorSchemeContrast
        dynamicTypeSize = host.dynamicTypeSize
    }
}
