import AppData
import Foundation

/// What somebody keeps while they walk, in a file of their own that goes with the walk.
@MainActor
final class WalkData {
    let file: DataFile
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")
    private var copyCount = 0

    private var own: URL { folder.appendingPathComponent("own") }

    init() { file = .inFolder(folder.appendingPathComponent("own")) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The file as a program that is started later finds it: a copy, opened anew.
    func reopened() async throws -> DataFile {
        await file.finish()
        copyCount += 1
        let copy = folder.appendingPathComponent("copy-\(copyCount)")
        // There is none before the first change.
        if FileManager.default.fileExists(atPath: own.path) {
            try FileManager.default.copyItem(at: own, to: copy)
        }
        return .inFolder(copy)
    }
}

extension DataFile {
    /// Lets what waits for the file come about until something holds, or gives up.
    @MainActor
    func leads(to condition: () -> Bool) async -> Bool {
        for _ in 0..<1000 where !condition() {
            await finish()
            await Task.yield()
        }
        return condition()
    }
}
