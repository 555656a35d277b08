import Foundation

/// Finds out which program listens on a port, as far as this user may see.
package struct PortOwner: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    package let processID: Int

    package var description: String { "\(name) (process \(processID))" }

    /// The program that listens on a TCP port of this machine; nil where nobody does or it cannot be told.
    package static func find(_ port: Int) -> PortOwner? {
        let tables = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap(contents)
        let inodes = Set(tables.flatMap { Self.inodes(listeningOn: port, in: $0) })
        guard !inodes.isEmpty else { return nil }
        let links = Set(inodes.map { "socket:[\($0)]" })
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in processes.compactMap({ Int($0) }).sorted() {
            let folder = "/proc/\(process)/fd"
            let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isOwner = descriptors.contains { descriptor in
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)")).map {
                    links.contains($0)
                } ?? false
            }
            guard isOwner else { continue }
            let name = contents("/proc/\(process)/comm") ?? "?"
            return PortOwner(name: name.trimmingCharacters(in: .whitespacesAndNewlines), processID: process)
        }
        return nil
    }

    /// Read to its end: the kernel says that such files are empty.
    private static func contents(_ file: String) -> String? {
        guard let handle = FileHandle(forReadingAtPath: file), let data = try? handle.readToEnd() else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// The sockets that a table of `/proc/net` has listening on a port (state 0A).
    static func inodes(listeningOn port: Int, in table: String) -> [Substring] {
        table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 9, fields[3] == "0A", let local = fields[1].split(separator: ":").last,
                Int(local, radix: 16) == port
            else { return nil }
            return fields[9]
        }
    }
}
