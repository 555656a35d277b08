import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Tells of files that change in some folders, with all that is in them.
package final class FileWatcher: @unchecked Sendable {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    private let roots: [String]

    /// Folders that are nobody's sources; those that begin with a dot are not looked at either, but for `.riffle`.
    private static let ignored: Set<String> = ["node_modules", "DerivedData", "Pods"]

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR | IN_EXCL_UNLINK)

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// - Parameter roots: folders; what is in several of them is told once.
    package init(_ roots: [String]) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw Failure(
                description: "The system lets no more programs watch files (\(String(cString: strerror(errno)))).")
        }
        self.roots = roots
        for root in roots { try watch(root) }
    }

    deinit { close(descriptor) }

    private func watch(_ folder: String) throws {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        guard number >= 0 else {
            // Folders come and go; what matters is whether there is room.
            guard errno == ENOSPC else { return }
            throw Failure(
                description: "The system watches no more folders. Allow more: "
                    + "sudo sysctl fs.inotify.max_user_watches=524288")
        }
        folders[number] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where Self.isWatched(name) {
            let path = folder + "/" + name
            var status = stat()
            // Links are not followed: they may lead around in a circle.
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { try watch(path) }
        }
    }

    static func isWatched(_ folder: String) -> Bool {
        (!folder.hasPrefix(".") || folder == ".riffle") && !ignored.contains(folder)
            && !folder.hasSuffix(".xcodeproj") && !folder.hasSuffix(".xcworkspace")
    }

    /// Files that editors make beside those that are saved.
    static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".swx")
            || name.hasSuffix(".tmp") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
    }

    /// Waits for changes, and then until nothing more has changed for some time, so that many files that are saved at once
    /// are one change.
    ///
    /// - Parameters:
    ///   - quiet: seconds in which nothing happens, at the end.
    ///   - limit: seconds after which it goes on although files still change.
    ///   - patience: seconds that are waited for the first change at most.
    /// - Returns: the paths of what has changed, been made or gone, sorted; empty where nothing has.
    package func next(quiet: Double = 0.03, limit: Double = 0.3, patience: Double = .infinity) throws -> [String] {
        var changed: Set<String> = []
        var deadline = Double.infinity
        while true {
            let now = Self.now
            let wait = changed.isEmpty ? patience : min(quiet, deadline - now)
            guard wait > 0, isReadable(within: wait) else { return changed.sorted() }
            for path in try read() { changed.insert(path) }
            if !changed.isEmpty, deadline == .infinity { deadline = now + limit }
        }
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private func isReadable(within seconds: Double) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = seconds.isFinite ? Int32(clamping: Int((seconds * 1000).rounded(.up))) : -1
        while true {
            let count = poll(&request, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }

    private func read() throws -> [String] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        var paths: [String] = []
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= count {
            let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
            let nameEnd = place + head + Int(event.len)
            let name = String(decoding: buffer[(place + head)..<nameEnd].prefix { $0 != 0 }, as: UTF8.self)
            place = nameEnd
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                // Nobody knows what has changed: all may have.
                paths += roots
            } else if event.mask & UInt32(IN_IGNORED) != 0 {
                folders[event.wd] = nil
            } else if let folder = folders[event.wd], !name.isEmpty {
                paths += try changes(in: folder, name, event.mask)
            }
        }
        return paths
    }

    private func changes(in folder: String, _ name: String, _ mask: UInt32) throws -> [String] {
        let path = folder + "/" + name
        let isFolder = mask & UInt32(IN_ISDIR) != 0
        if isFolder {
            guard Self.isWatched(name) else { return [] }
            guard mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else { return [path] }
            try watch(path)
            // Files may have come before it was watched.
            return [path] + Self.files(in: path)
        }
        // One that is made is told of once it is written.
        if Self.isTemporary(name) || mask & UInt32(IN_CREATE) != 0 { return [] }
        return [path]
    }

    private static func files(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.map { folder + "/" + $0 }
    }
}
