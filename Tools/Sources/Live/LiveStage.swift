import Foundation

/// What pages have said, until somebody asks.
final class LiveMessages: @unchecked Sendable {
    private struct Message: Decodable {
        var shown: Bool?
        var restart: Bool?
    }

    private let lock = NSLock()
    private var isRestart = false
    private let shown = DispatchSemaphore(value: 0)
    private var awaitsShown = false

    func take(_ bytes: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else { return }
        lock.withLock {
            if message.restart == true { isRestart = true }
            if message.shown == true, awaitsShown {
                awaitsShown = false
                shown.signal()
            }
        }
    }

    func takeRestart() -> Bool {
        lock.withLock {
            defer { isRestart = false }
            return isRestart
        }
    }

    /// From now on the first frame of a page counts.
    func expectShown() {
        lock.withLock {
            awaitsShown = true
            while shown.wait(timeout: .now()) == .success {}
        }
    }

    /// - Returns: whether a page showed a frame in time.
    func waitUntilShown(_ seconds: Double) -> Bool { shown.wait(timeout: .now() + seconds) == .success }
}

/// The process that is looked at, and the one that takes its place.
final class LiveStage: @unchecked Sendable {
    private let listener: Int32
    private let page: String
    private let origin: String
    private let screen: LiveScreen
    private let messages: LiveMessages
    private let arguments: [String]
    private let lock = NSLock()
    private var current: AppProcess?
    /// One that has been started and does not serve yet.
    private var next: AppProcess?
    private var waits: [ObjectIdentifier: Waits] = [:]
    private var isEnding = false
    /// The last program that has served.
    private(set) var lastProgram: String?
    /// The user's files, to find them in traces.
    var sources: [String] {
        get { lock.withLock { ownSources } }
        set { lock.withLock { ownSources = newValue } }
    }
    private var ownSources: [String] = []
    private var types = TypePlaces()
    /// What places in the program's files are told from.
    private let folder: String

    /// Seconds that a process may take to start and to hand over.
    private static let startLimit = 60.0
    private static let handOverLimit = 8.0
    private static let frameLimit = 10.0

    /// What is waited for of a process.
    private final class Waits: @unchecked Sendable {
        let ready = DispatchSemaphore(value: 0)
        let serving = DispatchSemaphore(value: 0)
        let kept = DispatchSemaphore(value: 0)
        var previews: [Preview] = []
        var pages: String?
        var end: AppProcess.End?
    }

    init(
        listener: Int32, page: String, origin: String, screen: LiveScreen, messages: LiveMessages, arguments: [String],
        folder: String
    ) {
        self.listener = listener
        self.page = page
        self.origin = origin
        self.screen = screen
        self.messages = messages
        self.arguments = arguments
        self.folder = folder
    }

    func takeRestart() -> Bool { messages.takeRestart() }

    func end() {
        lock.withLock {
            isEnding = true
            current?.kill()
            next?.kill()
        }
    }

    /// Starts a program, has the one before hand its pages over, and waits for the first frame.
    ///
    /// - Parameters:
    ///   - name: what the process is told that it is called.
    ///   - edit: the files that have changed.
    func show(_ program: String, named name: String, _ times: LiveState.Times, edit: String? = nil) {
        var times = times
        let start = Date()
        screen.edit {
            $0.phase = .starting
            $0.activity = edit ?? "Starting"
        }
        do {
            guard let (process, wait) = try launch(program, named: name) else { return }
            let kept = takeOver(process)
            messages.expectShown()
            process.serve(kept)
            guard wait.serving.wait(timeout: .now() + Self.startLimit) == .success, wait.end == nil else {
                return
            }
            lastProgram = program
            let served = Date()
            times.starting = served.timeIntervalSince(start)
            screen.edit {
                $0.origin = origin
                $0.previews = wait.previews
                $0.version += 1
                $0.phase = .running
                ($0.errors, $0.output, $0.crash) = ([], "", nil)
            }
            defer { findTypes() }
            if messages.waitUntilShown(edit == nil ? 0 : Self.frameLimit) {
                times.frame = Date().timeIntervalSince(served)
            }
            guard let edit else { return screen.say("The program is shown at \(page)/") }
            screen.edit { $0.times = times }
            screen.say(Self.line(edit, times))
        } catch {
            screen.say("\(error)")
            screen.edit {
                $0.phase = .failed
                $0.output = "\(error)"
            }
        }
    }

    /// After the edit is on the screen: nobody waits for it.
    private func findTypes() {
        let places = types.find(in: sources, from: folder)
        if places != screen.current.types { screen.edit { $0.types = places } }
    }

    private static func line(_ edit: String, _ times: LiveState.Times) -> String {
        func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }
        let frame = times.frame.map { ", first frame \(text($0))" } ?? "; no page is open"
        return "\(edit): \(text(times.total)) s (noticing \(text(times.noticing)), compiling \(text(times.compiling)), "
            + "linking \(text(times.linking)), starting \(text(times.starting))\(frame))"
    }

    /// Programs find what they have stored by the name of their file, which is another one after each edit.
    private static func storing(_ name: String) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let home =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        let folder = home.appending(path: URL(fileURLWithPath: name).lastPathComponent)
        return ["--data", folder.path(percentEncoded: false)]
    }

    /// - Returns: nil where it ended, or did not come to serve.
    private func launch(_ program: String, named name: String) throws -> (AppProcess, Waits)? {
        let wait = Waits()
        let process = try AppProcess(
            program, name: name, arguments: Self.storing(name) + arguments, listener: listener, page: page,
            onReport: { report in
                if let previews = report.ready {
                    wait.previews = previews
                    wait.ready.signal()
                }
                if report.serving == true { wait.serving.signal() }
                if let kept = report.kept {
                    wait.pages = kept
                    wait.kept.signal()
                }
            }, onEnd: { [weak self] process, end in self?.ended(process, wait, end) })
        lock.withLock {
            next = process
            waits[ObjectIdentifier(process)] = wait
            if isEnding { process.kill() }
        }
        guard wait.ready.wait(timeout: .now() + Self.startLimit) == .success, wait.end == nil else {
            if wait.end == nil {
                process.kill()
                screen.say("The program did not start within \(Int(Self.startLimit)) s.")
            }
            return nil
        }
        return (process, wait)
    }

    /// Has the process before end, and this one stand in its place.
    ///
    /// - Returns: the pages of that one.
    private func takeOver(_ process: AppProcess) -> String? {
        let (old, wait) = lock.withLock { () -> (AppProcess?, Waits?) in
            let old = current
            current = process
            next = nil
            return (old, old.flatMap { waits[ObjectIdentifier($0)] })
        }
        guard let old, let wait, wait.end == nil else { return nil }
        old.handOver()
        if wait.kept.wait(timeout: .now() + Self.handOverLimit) != .success { old.kill() }
        return wait.pages
    }

    private func ended(_ process: AppProcess, _ wait: Waits, _ end: AppProcess.End) {
        wait.end = end
        wait.ready.signal()
        wait.serving.signal()
        wait.kept.signal()
        let (isCurrent, isOver, keepsOld) = lock.withLock { () -> (Bool, Bool, Bool) in
            waits[ObjectIdentifier(process)] = nil
            let isCurrent = current === process
            let isNext = next === process
            if isCurrent { current = nil }
            if isNext { next = nil }
            return (isCurrent || isNext, isEnding, isNext && current != nil)
        }
        guard isCurrent, !isOver, !process.isExpectedToEnd else { return }
        tell(end, keepsOld: keepsOld)
    }

    private func tell(_ end: AppProcess.End, keepsOld: Bool) {
        let trace = CrashTrace(end.output, signal: end.description, sources: sources)
        let place = trace.file.map { URL(fileURLWithPath: $0).lastPathComponent + (trace.line.map { ":\($0)" } ?? "") }
        screen.say("The program crashed: \(trace.message)" + (place.map { " (\($0))" } ?? ""))
        let excerpt = trace.file.flatMap { file in trace.line.flatMap { LiveState.excerpt(file, $0) } }
        screen.edit {
            $0.phase = .failed
            $0.crash = LiveState.Crash(
                message: trace.message, function: trace.function,
                file: trace.file.map { URL(fileURLWithPath: $0).lastPathComponent }, line: trace.line,
                excerpt: excerpt, output: String(end.output.suffix(8000)), keepsOld: keepsOld)
        }
    }
}
