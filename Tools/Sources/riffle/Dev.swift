import ArgumentParser
import Foundation
import Live
import XcodeProjects

struct Dev: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows an app and its previews on one page that follows every edit.",
        discussion: """
            Builds the package in a folder and serves it to browsers on this machine only. After each save the page shows \
            the new version, in about a second for an edit inside of a function. Errors are shown in the page, with \
            the lines that they are in; the last version that worked stays usable. What the page is at survives.

            A project of Xcode's is imported first, with `riffle import`. Ctrl-C ends it.
            """)

    @Argument(help: "The folder with the package.")
    var path = "."

    @Option(help: ArgumentHelp("The port of the page. Without it, 8080, or the next one that is free.", valueName: "n"))
    var port: Int?

    @Option(help: "The program to show, if the package has several.")
    var product: String?

    @Option(
        help: ArgumentHelp(
            "Build in this folder, which several packages may share, and not in the package's own .build.",
            valueName: "dir"))
    var scratchPath: String?

    func validate() throws {
        if let port, !(1...65535).contains(port) { throw ValidationError("--port takes a number from 1 to 65535.") }
    }

    func run() throws {
        do {
            var options = try LiveOptions(folder: URL(fileURLWithPath: path), library: Checkout.folder)
            options.port = port
            options.product = product
            options.scratch = scratchPath.map { URL(fileURLWithPath: $0) }
            let session = try LiveSession(options, page: Checkout.folder.file("Tools/Sources/Live/Page"))
            Self.endWithSignals(session)
            FileHandle.say("Open \(session.address) in a browser. Ctrl-C ends this.")
            try session.run()
        } catch {
            FileHandle.say("riffle: \(error)")
            throw ExitCode.failure
        }
    }

    /// What was started ends with us.
    private static func endWithSignals(_ session: LiveSession) {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                session.end()
                _exit(number == SIGINT ? 130 : 143)
            }
            source.activate()
            sources.append(source)
        }
    }

    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
