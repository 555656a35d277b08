import Foundation

/// The folder in which a program keeps what is stored in it: one for the user who runs it, by the program's name.
enum StorageFolder {
    /// `DATA/HOST`, where DATA is the folder that `--data` named, or else `~/.local/share/NAME`, or where `XDG_DATA_HOME`
    /// says.
    ///
    /// - Parameter host: `web` for what visitors store, `window` for what the user does.
    static func location(data: String?, host: String) -> URL {
        if let data { return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent(host) }
        let environment = ProcessInfo.processInfo.environment
        let home =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return home.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent(host)
    }
}
