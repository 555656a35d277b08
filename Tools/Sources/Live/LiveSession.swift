import Foundation
import Importing

#if canImport(Glibc)
    import Glibc
#endif

/// `riffle dev`: builds a program, serves it, and does so again after each change.
package final class LiveSession: @unchecked Sendable {
    private let options: LiveOptions
    private let server: ShellServer
    private let screen: LiveScreen
    private let stage: LiveStage
    private let watcher: FileWatcher
    private let build: PackageMaker
    private let isOwn: @Sendable (String) -> Bool
    private var compiler: LiveCompiler?
    private var judge: ChangeJudge?
    /// Whether the next change has to be built by SwiftPM, as the last build failed.
    private var needsBuild = true

    /// Where the page is.
    package var address: String { "http://127.0.0.1:\(server.port)/" }

    /// Starts to listen; nothing is built yet.
    ///
    /// - Parameter page: the folder of the page's files.
    package init(_ options: LiveOptions, page: URL) throws {
        self.options = options
        let shell = try Self.listener(options.port)
        guard let app = try LocalSocket.listener(port: 0) else { throw LiveError("There is no free port.") }
        let origin = "http://127.0.0.1:\(app.port)"
        let messages = LiveMessages()
        server = ShellServer(
            listener: shell, files: try ShellFiles.read(page), frames: "\(origin) http://localhost:\(app.port)"
        ) { messages.take($0) }
        var state = LiveState(app: options.product ?? options.folder.lastPathComponent)
        state.activity = "Building"
        state.hasApp = options.previews == nil
        let server = server
        screen = LiveScreen(state) { server.tell($0) }
        stage = LiveStage(
            listener: app.descriptor, page: "http://127.0.0.1:\(shell.port)", origin: origin, screen: screen,
            messages: messages, arguments: options.arguments,
            folder: options.folder.path(percentEncoded: false).trimmed + "/")
        build = PackageMaker(options)
        let folder = options.folder.path(percentEncoded: false)
        let library = options.library.path(percentEncoded: false)
        isOwn = { path in
            // A checkout of Riffle in the user's folder, or around it, is no code of the user's.
            path.hasPrefix(folder.trimmed + "/") && !path.contains("/.build/")
                && (!path.hasPrefix(library.trimmed + "/Sources/") || folder.hasPrefix(library.trimmed + "/Sources/"))
        }
        watcher = try FileWatcher([folder.trimmed])
    }

    /// The port that was asked for, or the first that is free from 8080 on.
    private static func listener(_ port: Int?) throws -> (descriptor: Int32, port: Int) {
        if let port {
            guard let found = try LocalSocket.listener(port: port) else {
                throw LiveError("Port \(port) is taken by another program. Choose another one, or leave out --port.")
            }
            return found
        }
        for port in 8080..<8180 {
            if let found = try LocalSocket.listener(port: port) { return found }
        }
        throw LiveError("All ports from 8080 to 8179 are taken. Choose another one: --port 9000")
    }

    /// Ends all that was started.
    package func end() {
        ChildRun.endAll()
        stage.end()
        compiler?.removePrograms()
    }

    /// Builds and serves until the process ends.
    package func run() throws -> Never {
        server.start()
        rebuild("The first build")
        while true {
            let changes = try watcher.next(patience: 0.2)
            if stage.takeRestart() { restart() }
            guard !changes.isEmpty else { continue }
            take(changes)
        }
    }

    private func take(_ changes: [String]) {
        let (time, now) = (Self.changeTime(changes), Date())
        guard judge != nil, compiler != nil, !needsBuild else {
            // Whatever has changed may have mended it; what nobody compiles has not.
            if changes.contains(where: { Self.mayMatter($0) }) { rebuild("The last build did not end well") }
            return
        }
        switch judge!.judge(changes) {
        case .none: return
        case .build(let reason): rebuild(reason)
        case .compile(let commands):
            var times = LiveState.Times()
            times.noticing = max(0, now.timeIntervalSince(time ?? now))
            recompile(changes, after: commands, times)
        }
    }

    private static func mayMatter(_ path: String) -> Bool {
        !path.contains("/.build/")
            && [".swift", ".resolved", ".json", ".strings", ".xcstrings", ".c", ".h", ".plist"]
                .contains { path.hasSuffix($0) }
    }

    /// When the last of some files was written; nil where that was long ago, as when one was moved.
    private static func changeTime(_ paths: [String]) -> Date? {
        let dates = paths.compactMap {
            (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date
        }
        return dates.max().flatMap { $0.timeIntervalSinceNow > -5 ? $0 : nil }
    }

    // MARK: All of it

    /// Has SwiftPM build, and says why.
    private func rebuild(_ reason: String) {
        needsBuild = true
        screen.say("\(reason): building with SwiftPM…")
        screen.edit {
            $0.phase = .building
            $0.activity = reason
        }
        do {
            let result = try build.run { [screen] line in screen.progress(line) }
            guard result.isComplete else { return fail(result.errors, result.output) }
            let plan = try LivePlan(result.product, in: result.manifest, isOwn: isOwn)
            let compiler = LiveCompiler(plan)
            judge = ChangeJudge(
                plan, result.manifest, folder: options.package.path(percentEncoded: false).trimmed)
            self.compiler = compiler
            stage.sources = plan.modules.flatMap(\.sources) + (judge?.originals ?? [])
            needsBuild = false
            screen.edit { $0.app = options.previews?.name ?? result.product }
            stage.show(result.program, named: result.program, LiveState.Times())
            try prime(compiler)
        } catch {
            fail([], "\(error)")
        }
    }

    /// Makes what the first edit starts from, while the program is looked at.
    private func prime(_ compiler: LiveCompiler) throws {
        let screen = screen
        if let output = try compiler.makeLibrary() { throw LiveError(output) }
        Thread.detachNewThread {
            do {
                _ = try compiler.compile()
            } catch {
                screen.say("\(error)")
            }
        }
    }

    private func fail(_ errors: [CompilerMessage], _ output: String) {
        let folder = options.folder.path(percentEncoded: false).trimmed + "/"
        let faults = errors.prefix(20).map { error in
            let path = build.original(error.path)
            return LiveState.Fault(
                file: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path, line: error.line,
                column: error.column, message: error.text, excerpt: LiveState.excerpt(path, error.line))
        }
        for fault in faults { screen.say("\(fault.file):\(fault.line):\(fault.column): \(fault.message)") }
        let ending = output.split(separator: "\n").suffix(30).joined(separator: "\n")
        if faults.isEmpty { screen.say(ending) }
        screen.edit {
            $0.phase = .failed
            $0.errors = faults
            $0.output = faults.isEmpty ? ending : ""
        }
    }

    // MARK: After an edit

    /// - Parameter commands: make sources of the files that have changed.
    private func recompile(_ changes: [String], after commands: [[String]], _ times: LiveState.Times) {
        guard let compiler else { return }
        var times = times
        // Editors write files of their own beside these, which are gone by now.
        let files = changes.filter { FileManager.default.fileExists(atPath: $0) }
        let name = Set((files.isEmpty ? changes : files).map { URL(fileURLWithPath: $0).lastPathComponent }).sorted()
            .joined(separator: ", ")
        screen.edit {
            $0.phase = .compiling
            $0.activity = name
        }
        do {
            let start = Date()
            guard compiler.hasLibrary else { return rebuild("Riffle has changed, or a package") }
            for command in commands {
                let result = try ChildRun.run(command)
                guard result.status == 0 else { throw LiveError(result.text) }
            }
            let result = try compiler.compile()
            guard result.isComplete else {
                if result.errors.isEmpty { throw LiveError(result.output) }
                return fail(result.errors, result.output)
            }
            let compiled = Date()
            times.compiling = compiled.timeIntervalSince(start)
            let (program, output) = try compiler.link()
            guard let program else { throw LiveError(output) }
            times.linking = Date().timeIntervalSince(compiled)
            stage.show(program, named: compiler.plan.folder + "/" + compiler.plan.product, times, edit: name)
        } catch {
            // What we cannot do, SwiftPM may; it says what is wrong in any case.
            screen.say("\(error)")
            rebuild("\(name) could not be compiled directly")
        }
    }

    /// Starts the program again after a crash.
    private func restart() {
        guard let compiler, let program = stage.lastProgram else { return }
        stage.show(program, named: compiler.plan.folder + "/" + compiler.plan.product, LiveState.Times())
    }
}

extension String {
    /// A path without a slash at its end.
    var trimmed: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
