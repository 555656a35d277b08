import Foundation

/// The executable that runs, by what tells it from the one before and the one after.
enum ProgramVersion {
    /// When it was made, in milliseconds since 1970, and its bytes; empty where that cannot be told. A program that is replaced while it runs
    /// stays what it was.
    static let current: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1_000_000)-\(status.st_size)"
    }()
}
