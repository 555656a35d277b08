import Foundation
import Testing
import RiffleWebHost

@Suite struct ServingFlagTests {
    /// What is no server's.
    private static let others: Set<String> = [
        "web", "record", "replay", "window", "png", "date", "at", "size", "scale", "dark", "locale", "time-zone",
        "previews",
        "drive", "version", "help",
    ]

    @Test("Each flag of a program that is about serving is among those that are set in code as well")
    func all() throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("ExampleProgram")
        process.arguments = ["--help"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let help = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let flags = Set(help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.1) })
        #expect(flags.subtracting(Self.others) == Set(ServingFlag.all.map(\.name)))
    }
}
