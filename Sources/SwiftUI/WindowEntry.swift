#if Window
    import Foundation
    internal import RiffleHosting
    internal import RiffleWindowHost

    /// Shows a program in a window of the desktop.
    @MainActor
    enum WindowEntry {
        /// Whether a program that was started without flags shows itself in a window.
        static var isPreferred: Bool { WindowHost.hasDisplay }

        static func run<A: App>(_ app: A.Type, named name: String, _ options: AppOptions) async throws {
            var configuration = WindowHost.Configuration(
                title: name, size: options.windowSize,
                storage: StorageFolder.location(data: options.data, host: "window"))
            configuration.isDark = options.dark
            if let file = options.record { configuration.recorder = try RecordingFiles(file).makeRecorder() }
            try await WindowHost.run(configuration) { AppRoot(A()) }
        }
    }
#else
    /// Stands where programs that were built without windows would open one.
    @MainActor
    enum WindowEntry {
        static var isPreferred: Bool { false }

        static func run<A: App>(_ app: A.Type, named name: String, _ options: AppOptions) async throws {
            throw HostMissing.window
        }
    }
#endif
