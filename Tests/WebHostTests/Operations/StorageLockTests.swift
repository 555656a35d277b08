import Foundation
import Testing
import RiffleWebHost

/// Folders that two servers want.
@Suite struct StorageLockTests {
    @Test("The second is told who has the folder, and gets it once the first has ended")
    func second() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var first: StorageLock? = try StorageLock(folder)
        withExtendedLifetime(first) {
            let refusal = #expect(throws: StorageLock.InUse.self) { try StorageLock(folder) }
            #expect(refusal?.holder == getpid())
            #expect(refusal?.description.contains("process \(getpid())") == true)
        }
        first = nil
        withExtendedLifetime(first) {}
        _ = try StorageLock(folder)
    }

    @Test("A server does not start with a folder that another one has")
    @MainActor func server() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = WebServer.Configuration(title: "One", port: 0)
        configuration.storage = folder
        let running = try await WebServer.start(configuration) { traits, _ in ScriptedContent(traits) }
        await #expect(throws: StorageLock.InUse.self) {
            _ = try await WebServer.start(configuration) { traits, _ in ScriptedContent(traits) }
        }
        await running.drain()
    }
}
