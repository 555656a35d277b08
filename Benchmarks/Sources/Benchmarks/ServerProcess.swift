import Foundation

/// A program that serves pages while it is measured from outside.
final class ServerProcess {
    let port: Int
    private let process: Process
    /// Where visitors' data is, apart from that of whoever runs this.
    let data: URL
    private let ownsData: Bool

    /// Starts a program on a port of the system's choice and waits until it says where it is.
    ///
    /// - Parameters:
    ///   - core: the only processor it may use; nil for any.
    ///   - data: where visitors' data is and stays; nil for a new folder that goes with the process.
    ///   - workers: the processes that serve the pages; nil for the one that is started.
    ///   - options: what else its command line says.
    init(
        _ path: String, core: Int? = nil, data: URL? = nil, workers: Int? = nil, options: [String] = []
    ) throws {
        self.data = data ?? Self.newFolder()
        ownsData = data == nil
        let process = Process()
        let arguments =
            [path, "--web", "--port", "0", "--data", self.data.path] + (workers.map { ["--workers", "\($0)"] } ?? [])
            + options
        process.executableURL = URL(fileURLWithPath: core == nil ? path : "/usr/bin/taskset")
        process.arguments = core.map { ["-c", "\($0)"] + arguments } ?? Array(arguments.dropFirst())
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        self.process = process
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw ChildProcessFailure(path: path, reason: "it ended without an address") }
            text += String(decoding: data, as: UTF8.self)
        }
        guard let port = text.split(separator: ":").last.flatMap({ Int($0.prefix { $0.isNumber }) }) else {
            throw ChildProcessFailure(path: path, reason: "it said \(text) instead of an address")
        }
        self.port = port
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        if ownsData { try? FileManager.default.removeItem(at: data) }
    }

    /// Has it replace its workers, one after the other.
    func renew() { Glibc.kill(process.processIdentifier, SIGHUP) }

    /// Ends it as a power cut does.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        if ownsData { try? FileManager.default.removeItem(at: data) }
    }

    /// A place for data that nobody has used.
    static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("soak-\(UUID().uuidString)")
    }

    /// The processes that it has started.
    var workers: [pid_t] {
        let tasks = "/proc/\(process.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.flatMap { thread in
            Self.contents("\(tasks)/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// User's and system's processor time so far, its workers' included, in nanoseconds.
    var processor: Double { ([process.processIdentifier] + workers).reduce(0) { $0 + Self.processor(of: $1) } }

    private static func processor(of process: pid_t) -> Double {
        let fields = contents("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ")
        guard let fields, fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
            return .nan
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK))) * 1e9
    }

    /// Memory in use, in bytes.
    var memory: Double { number("VmRSS:", in: Self.contents("/proc/\(process.processIdentifier)/status")) * 1024 }

    /// How often its threads went to sleep of their own accord so far; each time they woke up before.
    var wakeups: Double {
        let tasks = "/proc/\(process.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) {
            $0 + number("voluntary_ctxt_switches:", in: Self.contents("\(tasks)/\($1)/status"))
        }
    }

    private func number(_ name: String, in text: String) -> Double {
        for line in text.split(separator: "\n") where line.hasPrefix(name) {
            return Double(line.dropFirst(name.count).drop { !$0.isNumber }.prefix { $0.isNumber }) ?? .nan
        }
        return .nan
    }

    /// Read to its end: the kernel says that such files are empty.
    private static func contents(_ file: String) -> String {
        guard let handle = FileHandle(forReadingAtPath: file), let data = try? handle.readToEnd() else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
