import BrowserTesting
import Foundation
import SwiftData
import Testing

@testable import HabitLog

/// Programs that keep models in one folder of the user, and those that are told to use another.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct SharedFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Shows a program once, in a picture, as the user whose data folder this is.
    private func draw(_ name: String, _ options: String...) async throws -> Int32 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent(name)
        process.arguments = ["--png", folder.appendingPathComponent("\(name).png").path] + options
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_DATA_HOME": folder.appendingPathComponent("user").path
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }

    @Test("Two programs without a name for their store have one each, side by side in the user's folder")
    func sideBySide() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        async let first = draw("HabitLog")
        async let second = draw("ExpenseTracker")
        #expect(try await [first, second] == [0, 0])
        #expect(try await draw("HabitLog") == 0)
        let user = folder.appendingPathComponent("user")
        #expect(user.storeFiles == ["ExpenseTracker/default.store", "HabitLog/default.store"])
    }

    @Test("The folder that is named holds the store that an app makes before it shows anything")
    func named() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = folder.appendingPathComponent("data")
        #expect(try await draw("HabitLog", "--data", data.path) == 0)
        #expect(data.storeFiles == ["default.store"])
        #expect(folder.appendingPathComponent("user").storeFiles.isEmpty)
    }
}
