import Foundation
import Synchronization

/// Keeps values in a property list file.
///
/// The file is written soon after each change, in one piece: whenever the process ends, the file is whole.
package final class FileBacking: KeyValueBacking {
    private struct Content {
        var values: [String: StoredValue] = [:]
        var isWriteDue = false
    }

    private let file: URL
    private let content: Mutex<Content>
    private let queue = DispatchQueue(label: "AppStorage")
    private let onFailure: @Sendable (String) -> Void

    /// Reads what is in the file; one that is not there is empty, and one that cannot be read is left where it is,
    /// under another name.
    ///
    /// - Parameter onFailure: told what could not be read or written, and why.
    package init(_ file: URL, onFailure: @escaping @Sendable (String) -> Void) {
        self.file = file
        self.onFailure = onFailure
        var values: [String: StoredValue] = [:]
        if let data = try? Data(contentsOf: file) {
            do {
                values = try PropertyListDecoder().decode([String: StoredValue].self, from: data)
            } catch {
                let other = file.appendingPathExtension("unreadable")
                try? FileManager.default.removeItem(at: other)
                try? FileManager.default.moveItem(at: file, to: other)
                onFailure("\(file.path) is no file of stored values and was renamed to \(other.lastPathComponent)")
            }
        }
        content = Mutex(Content(values: values))
    }

    package func value(forKey key: String) -> StoredValue? { content.withLock { $0.values[key] } }

    package func set(_ value: StoredValue?, forKey key: String) {
        let isFirst = content.withLock { content in
            content.values[key] = value
            defer { content.isWriteDue = true }
            return !content.isWriteDue
        }
        if isFirst { queue.async { self.write() } }
    }

    /// Waits until what was set before is in the file.
    package func waitUntilWritten() { queue.sync {} }

    private func write() {
        let values = content.withLock { content in
            content.isWriteDue = false
            return content.values
        }
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(values).write(to: file, options: .atomic)
        } catch {
            onFailure("what the app stores could not be written to \(file.path): \(error)")
        }
    }
}
