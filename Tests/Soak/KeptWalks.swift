import Foundation

/// Walks of several people through one server after the other, with the files of all of them.
///
/// The server is killed in between. What each of them is shown then, on pages opened anew, is what they were shown before.
final class KeptWalks {
    struct Lost: Error, CustomStringConvertible {
        let description: String
    }

    private let program: String
    private let folder = ServerProcess.newFolder()
    private var server: ServerProcess
    /// Those who were there since the server was started.
    private var visitors: [Visitor] = []
    /// The step at which the last walk began, and its seed.
    private(set) var start = 0
    private(set) var seed: UInt64 = 0

    init(_ program: String) throws {
        self.program = program
        server = try ServerProcess(program, data: folder)
    }

    var port: Int { server.port }
    var memory: Double { server.memory }
    var visitorCount: Int { visitors.count }

    /// Bytes of the databases of everybody who walked.
    var keptBytes: Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension.hasPrefix("sqlite") }.reduce(0) {
            $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
        }
    }

    /// Begins the walk of somebody new.
    func begin(start: Int, seed: UInt64) throws -> RandomWalk {
        self.start = start
        self.seed = seed
        let visitor = try Visitor(port: server.port)
        visitors.append(visitor)
        return try RandomWalk(visitor, port: server.port, seed: seed)
    }

    /// Kills the server, starts it anew, and looks whether everybody finds what was theirs.
    ///
    /// - Returns: how many people that were.
    func comeBack() throws -> Int {
        let before = try visitors.map { try FreshVisit.text(of: $0, port: server.port) }
        server.kill()
        server = try ServerProcess(program, data: folder)
        for (visitor, before) in zip(visitors, before) {
            let after = try FreshVisit.text(of: visitor, port: server.port)
            guard after != before else { continue }
            throw Lost(description: "after the server was killed, somebody sees\n\(after)\ninstead of\n\(before)")
        }
        defer { visitors = [] }
        return visitors.count
    }

    func stop() {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }
}
