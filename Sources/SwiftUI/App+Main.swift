internal import ArgumentParser
import Foundation
internal import RiffleAssets
internal import RiffleContextCarrying
internal import RiffleHeadlessHost

extension App {
    /// Runs the program with the flags it was started with; `--help` lists them.
    @MainActor
    public static func main() { ProgramRun.main(Self.self, name: "\(Self.self)") }
}

/// A program from its start to its end.
@MainActor
enum ProgramRun {
    /// - Parameter name: what the program is called in windows, messages and pages.
    static func main<A: App>(_ app: A.Type, name: String) -> Never {
        ProgramPreparation.standInForDefaults()
        let options = AppOptions.parseOrExit(commandName: name)
        let driver = options.drive ? DriveEntry() : nil
        ProgramPreparation.readInformation(of: A.self)
        ProgramData.folder = options.data.map { URL(fileURLWithPath: $0, isDirectory: true) }
        options.useRegion()
        Task { @MainActor in
            do {
                if let driver { await driver.run(app, named: name, options) } else { try await run(app, name, options) }
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
                exit(1)
            }
        }
        MainLoop.run()
    }

    private static func run<A: App>(_ app: A.Type, _ name: String, _ options: AppOptions) async throws {
        if options.version { return print("\(name) \(AppOptions.version)") }
        if let file = options.png { return try await PictureWriter.ofApp(options).write(AppRoot(A()), to: file) }
        if let folder = options.previews { return try await PictureWriter(options).writePreviews(to: folder) }
        if let file = options.replay {
            return try await RecordingPlayer.play(
                file, usesRegion: options.locale == nil && options.timeZone == nil, to: AppRoot(A()))
        }
        if options.window || !options.web && WindowEntry.isPreferred {
            return try await WindowEntry.run(app, named: AppInformation.current.displayName ?? name, options)
        }
        try await WebEntry.run(app, named: AppInformation.current.displayName ?? name, options)
    }
}

/// What a process needs before it shows views.
package enum ProgramPreparation {
    /// Prepares a process that does not start by `App.main()`, and is the machine's user's.
    ///
    /// - Parameter root: of whose modules the information and the catalogs are.
    @MainActor
    package static func prepare(for root: Any.Type) {
        standInForDefaults()
        readInformation(of: root)
        AppOptions.useRegionOfMachine()
    }

    static func standInForDefaults() { StoreDefaults.standInForStandard }

    @MainActor
    static func readInformation(of root: Any.Type) {
        let modules = appModules(of: root)
        AppInformation.use(modules: modules, declared: DeclaredInformation.propertyList(of: modules))
        ContextCarriers.install()
    }
}

/// What a program does once it has started: it serves the main queue, and with it the main actor, on the main thread.
enum MainLoop {
    /// Runs the main thread's run loop until the process ends.
    ///
    /// `dispatchMain()` would serve the main queue from other threads, and nobody would run the loop that timers and
    /// publishers are scheduled on.
    static func run() -> Never {
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

extension AppOptions {
    /// Parses the process's arguments, or prints why not (or the help) and ends the process.
    static func parseOrExit(commandName: String) -> AppOptions {
        do {
            return try parse()
        } catch {
            let message = fullMessage(for: error).replacingOccurrences(of: "app-options", with: commandName)
            let code = exitCode(for: error)
            let handle = code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
            handle.write(Data((message + "\n").utf8))
            Foundation.exit(code.rawValue)
        }
    }
}

/// A flag asks for a host that this build has not.
enum HostMissing: Error, CustomStringConvertible {
    case window
    case web

    var description: String {
        switch self {
        case .window:
            "--window is not in this build: the package was built without its trait Window. Install libgtk-4-dev and "
                + "build with --traits Window,Web, or use --web."
        case .web:
            "--web is not in this build: the package was built without its trait Web. "
                + "Build with the default traits, or use --png FILE."
        }
    }
}
