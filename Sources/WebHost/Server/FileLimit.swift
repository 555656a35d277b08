#if canImport(Glibc)
    import Glibc
#endif

/// How many files and connections the system lets a process have open.
enum FileLimit {
    /// Takes as many as this user may have; the usual 1024 are fewer than `WebLimits.connections`.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, rlim_t(WebLimits.connections * 2))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
