import Foundation

/// How much memory there is for the process.
enum MachineMemory {
    /// Bytes: the machine's, or what its container may have of them.
    static let bytes: Int = {
        let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
        // Version 2 of control groups, then version 1.
        let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
        let limits = files.compactMap { file in
            (try? String(contentsOfFile: file, encoding: .utf8))
                .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        return limits.reduce(machine) { min($0, $1) }
    }()

    /// Bytes of the process that are in memory; 0 where the system does not say.
    static var resident: Int { resident(of: "self") }

    /// - Parameter process: its number.
    static func resident(of process: String) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
