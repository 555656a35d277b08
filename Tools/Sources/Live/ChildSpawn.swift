import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Starts programs in a group of their own: what the keyboard interrupts is us, and we end them in order.
enum ChildSpawn {
    /// Starts a program that reads nothing, and writes both of its outputs to a pipe.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked for on the path.
    ///   - words: its name as it is told, and its arguments.
    ///   - environment: nil for this process's.
    ///   - output: what becomes both of its outputs.
    ///   - files: further descriptors, and the numbers they have there, which nothing has here: none is overwritten before it
    ///     is copied.
    /// - Returns: 0, or the number of the error.
    static func start(
        _ program: String, _ words: [String], environment: [String: String]? = nil, output: Int32,
        files: [(Int32, Int32)] = [], id: inout pid_t
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (file, number) in [(output, 1), (output, 2)] + files {
            posix_spawn_file_actions_adddup2(&actions, file, number)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var values: [UnsafeMutablePointer<CChar>?] =
            (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + values).forEach { free($0) } }
        return environment == nil
            ? posix_spawnp(&id, program, &actions, &attributes, &arguments, environ)
            : posix_spawnp(&id, program, &actions, &attributes, &arguments, &values)
    }
}
