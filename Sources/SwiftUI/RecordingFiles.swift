#if Web || Window
    import Foundation
    internal import RiffleHosting

    /// The files that `--record` writes: one for each page that is opened, or one for the window.
    @MainActor
    final class RecordingFiles {
        private let first: URL
        private var count = 0
        private let queue = DispatchQueue(label: "riffle.recording")

        /// - Throws: `CannotRecord` where the first file cannot be written.
        init(_ path: String) throws {
            first = URL(fileURLWithPath: path)
            guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw CannotRecord(path: path) }
        }

        /// Notes what happens to the next page. The second page's file is called `name-2`, and so on.
        ///
        /// Lines are written by a queue, as disks take their time. After one that cannot be written, as on a full disk, the
        /// recording ends, and what was written can be played.
        func makeRecorder() -> SessionRecorder? {
            count += 1
            guard let handle = open() else { return nil }
            let file = RecordingFile(handle)
            return SessionRecorder(notesOutside: true) { [queue] lines in
                queue.async { file.write(lines) }
            }
        }

        private func open() -> FileHandle? {
            guard count > 1 else { return try? FileHandle(forWritingTo: first) }
            let ending = first.pathExtension
            let name = first.deletingPathExtension().lastPathComponent + "-\(count)"
            var url = first.deletingLastPathComponent().appendingPathComponent(name)
            if !ending.isEmpty { url.appendPathExtension(ending) }
            let isThere = FileManager.default.createFile(
                atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
            guard isThere else { return nil }
            return try? FileHandle(forWritingTo: url)
        }
    }

    /// A recording on its way to a disk. It belongs to the queue that writes it.
    private final class RecordingFile: @unchecked Sendable {
        private var handle: FileHandle?

        init(_ handle: FileHandle) { self.handle = handle }

        func write(_ lines: String) {
            do {
                try handle?.write(contentsOf: Data(lines.utf8))
            } catch {
                handle = nil
                FileHandle.standardError.write(Data("The recording ends here: \(error)\n".utf8))
            }
        }
    }

    /// A recording cannot be written where it was asked for.
    struct CannotRecord: Error, CustomStringConvertible {
        let path: String

        var description: String {
            "--record \(path): the file cannot be written. Is there such a folder, and is it yours?"
        }
    }
#endif
