#if Web
    import Foundation
    internal import WebHost

    /// Serves a program to browsers, a session of its own to each page.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, _ options: AppOptions) async throws {
            let configuration = WebServer.Configuration(title: "\(app)", host: options.host, port: options.port)
            let announce = { (line: String) in
                print(line)
                // Whoever reads a pipe waits for the address.
                fflush(nil)
            }
            try await WebServer.run(configuration, announce: announce) { AppRoot(A()) }
        }
    }
#else
    /// Stands where programs that were built without browsers would serve them.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, _ options: AppOptions) async throws { throw HostMissing.web }
    }
#endif
