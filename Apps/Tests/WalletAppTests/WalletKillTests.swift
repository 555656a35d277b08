import Foundation
import Testing

@Suite struct WalletKillTests {
    @Test("a wallet that is killed at any moment comes back with all its cards, in the order before or after")
    func killed() throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("KilledWallet")
        process.arguments = ["--times", "25"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
