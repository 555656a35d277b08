import BrowserTesting
import Foundation

extension ServedProgram {
    /// Serves an app of these tests, which keeps its data in a folder that goes with it.
    static func runWithFolder(
        _ name: String, _ body: (ServedProgram, URL) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Bundle.main.bundleURL.appendingPathComponent(name)
        try await run(program, ["--data", folder.path]) { try await body($0, folder) }
    }
}

extension URL {
    /// The stores of models in a folder, by their paths in it.
    var storeFiles: [String] {
        let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
        let paths = (files?.allObjects as? [URL] ?? []).map { $0.resolvingSymlinksInPath().path }
        let start = resolvingSymlinksInPath().path.count + 1
        return paths.filter { $0.hasSuffix(".store") }.map { String($0.dropFirst(start)) }.sorted()
    }
}
