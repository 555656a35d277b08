#if Web
    internal import WebHost

    /// Serves a program to browsers, a session of its own to each page.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, _ options: AppOptions) async throws {
            let store = AppStorageFile.store()
            try await WebServer.run(
                title: "\(app)", port: options.port, host: options.host, environment: { $0.appStore = store }
            ) { AppRoot(A()) }
        }
    }
#else
    /// Stands where programs that were built without browsers would serve them.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, _ options: AppOptions) async throws { throw HostMissing.web }
    }
#endif
