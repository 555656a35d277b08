import Foundation

/// A program that was run to its end.
struct ChildProcess {
    /// From before its start to after its end, in nanoseconds.
    let wall: Double
    /// User's and system's, in nanoseconds.
    let processor: Double
    /// The most memory it had at once, in bytes. Not less than this process has: the kernel counts from before `exec`.
    let peakMemory: Double
    /// What it wrote.
    let output: String

    /// Runs a program, with variables added to this process's environment.
    ///
    /// - Parameter name: what the program sees as its own path; nil for its path.
    init(_ path: String, _ arguments: [String], as name: String? = nil, environment: [String: String] = [:]) throws {
        let output = try Self.temporaryFile()
        defer { fclose(output) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }.sorted()

        let start = Stopwatch.wall()
        var id = pid_t()
        let failure = Self.withCStrings([name ?? path] + arguments) { arguments in
            Self.withCStrings(variables) { posix_spawn(&id, path, &actions, nil, arguments, $0) }
        }
        guard failure == 0 else { throw ChildProcessFailure(path: path, reason: String(cString: strerror(failure))) }
        var usage = rusage()
        var status: Int32 = 0
        while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
        wall = Stopwatch.wall() - start
        guard status == 0 else { throw ChildProcessFailure(path: path, reason: "it ended with status \(status)") }
        processor = (usage.ru_utime.seconds + usage.ru_stime.seconds) * 1e9
        peakMemory = Double(usage.ru_maxrss) * 1024
        self.output = try Self.contents(of: output)
    }

    private static func temporaryFile() throws -> UnsafeMutablePointer<FILE> {
        guard let file = tmpfile() else {
            throw ChildProcessFailure(path: "a temporary file", reason: String(cString: strerror(errno)))
        }
        return file
    }

    private static func contents(of file: UnsafeMutablePointer<FILE>) throws -> String {
        rewind(file)
        let data = try FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// A program did not run.
struct ChildProcessFailure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path) could not be run: \(reason)." }
}
