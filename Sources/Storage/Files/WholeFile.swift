import Foundation

/// Writes files that are whole whenever the process or the machine stops, and that nobody else may read.
package enum WholeFile {
    /// Something could not be written.
    package struct Failure: Error, CustomStringConvertible {
        package let step: String
        package let path: String
        package let code: Int32

        package init(step: String, path: String, code: Int32) {
            self.step = step
            self.path = path
            self.code = code
        }

        package var description: String { "\(path) could not be \(step): \(String(cString: strerror(code)))" }
    }

    /// Puts bytes in the place of a file, as a file of 0600 in folders that are 0700 where they had to be made.
    ///
    /// The bytes are on the disk under another name before they get the file's: what is read is the old file or the new.
    ///
    /// - Parameter isDurable: whether to wait for the disk. Without that the file is whole whenever the process ends, and may not be when
    ///   the machine does.
    package static func write(_ bytes: Data, to file: URL, isDurable: Bool = true) throws {
        let folder = file.deletingLastPathComponent()
        try makeFolder(folder.path)
        var name = Array("\(folder.path)/.\(file.lastPathComponent).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard descriptor >= 0 else { throw Failure(step: "written", path: file.path, code: errno) }
        do {
            defer { close(descriptor) }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            try put(bytes, into: descriptor, path: file.path, isDurable: isDurable)
        } catch {
            unlink(path)
            throw error
        }
        guard rename(path, file.path) == 0 else {
            let code = errno
            unlink(path)
            throw Failure(step: "replaced", path: file.path, code: code)
        }
        if isDurable { synchronize(folder: folder.path) }
    }

    /// Writes a file unless there is one: of two processes that try at once, one succeeds.
    ///
    /// - Returns: whether this call made it.
    package static func create(_ bytes: Data, at file: URL) throws -> Bool {
        let other = file.deletingLastPathComponent()
            .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
        try write(bytes, to: other)
        defer { unlink(other.path) }
        if link(other.path, file.path) == 0 { return true }
        guard errno == EEXIST else { throw Failure(step: "made", path: file.path, code: errno) }
        return false
    }

    private static func put(_ bytes: Data, into descriptor: Int32, path: String, isDurable: Bool) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw Failure(step: "written", path: path, code: errno)
            }
            rest = rest.dropFirst(count)
        }
        guard !isDurable || fsync(descriptor) == 0 else { throw Failure(step: "written", path: path, code: errno) }
    }

    /// Makes a folder and those around it that are missing.
    package static func makeFolder(_ path: String) throws {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST: return
        case ENOENT:
            try makeFolder((path as NSString).deletingLastPathComponent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
                throw Failure(step: "made", path: path, code: errno)
            }
        case let code: throw Failure(step: "made", path: path, code: code)
        }
    }

    /// The new name is on the disk, too. A file system that cannot promise it has done what it can.
    private static func synchronize(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
