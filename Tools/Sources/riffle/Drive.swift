import Agents
import ArgumentParser
import Foundation

struct Drive: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Opens an app without a screen, shows it in words, and operates it by lines such as: tap \"Add\"",
        discussion: """
            Without lines it asks for them, and ends with quit. With lines it does these and ends; its result is 1 where \
            one of them could not be done:

              riffle drive MyApp 'tap "Add"' 'type "Milk" in "Name"' 'picture screen.png'

            The app has a home of its own, which is empty and thrown away at the end. Time is virtual: waiting costs none.
            """)

    @Argument(help: "The program, or its name in .build/debug.")
    var program: String

    @Argument(help: "What to do.")
    var lines: [String] = []

    @Option(help: "The device whose screen is used, such as iPhone 15.")
    var device: String?

    func run() throws {
        let built = URL(fileURLWithPath: ".build/debug").appendingPathComponent(program).path
        let given = URL(fileURLWithPath: program).path
        let isBuilt = !program.contains("/") && FileManager.default.isExecutableFile(atPath: built)
        let path = isBuilt ? built : given
        guard FileManager.default.isExecutableFile(atPath: path) else {
            FileHandle.say("riffle: there is no program \(path). Build it first: swift build --product \(program)")
            throw ExitCode.failure
        }
        let session = DriveSession(path, device: device) { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
        defer { session.end() }
        do { try session.begin() } catch {
            FileHandle.say("riffle: \(error)")
            throw ExitCode.failure
        }
        guard lines.isEmpty else { return try take(lines, session) }
        let isAsked = isatty(STDIN_FILENO) == 1
        while true {
            if isAsked { FileHandle.standardOutput.write(Data("> ".utf8)) }
            guard let line = readLine(), session.take(line).goesOn else { return }
        }
    }

    private func take(_ lines: [String], _ session: DriveSession) throws {
        for line in lines {
            FileHandle.standardOutput.write(Data("> \(line)\n".utf8))
            let (isDone, goesOn) = session.take(line)
            guard isDone else { throw ExitCode.failure }
            guard goesOn else { return }
        }
    }
}
