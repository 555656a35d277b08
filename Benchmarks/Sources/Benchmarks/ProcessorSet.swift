import Foundation

/// Which processors this process runs on.
enum ProcessorSet {
    /// Leaves the first processor to somebody else while `work` runs; does nothing where there is no other.
    static func withoutFirst(_ work: () throws -> Void) throws {
        let count = ProcessInfo.processInfo.processorCount
        guard count > 1 else { return try work() }
        try hold(to: "1-\(count - 1)")
        defer { try? hold(to: "0-\(count - 1)") }
        try work()
    }

    private static func hold(to processors: String) throws {
        _ = try ChildProcess("/usr/bin/taskset", ["-a", "-c", "-p", processors, "\(getpid())"])
    }
}
