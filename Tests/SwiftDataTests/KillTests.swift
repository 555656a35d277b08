import Foundation
import Testing

@Suite struct KillTests {
    @Test("a store that is killed at any moment has the last save, and all of it")
    func killed() throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("KilledStore")
        process.arguments = ["--times", "25"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
