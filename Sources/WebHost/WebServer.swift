import Assets
import Foundation
import Hosting

/// Serves an app to browsers: a session for each page.
@MainActor
package enum WebServer {
    /// What a server is started with.
    package struct Configuration {
        /// Shown by the browser's tab.
        package var title: String
        /// The address to listen on. Anything but loopback asks for a token.
        package var host: String
        /// 0 lets the system choose.
        package var port: Int
        /// Where pictures come from.
        package var images: any ImageProvider

        package init(
            title: String, host: String = "127.0.0.1", port: Int = 8080,
            images: any ImageProvider = ImageStore.shared
        ) {
            self.title = title
            self.host = host
            self.port = port
            self.images = images
        }
    }

    /// A server that listens.
    package struct Running {
        package let listener: WebListener
        package let registry: SessionRegistry
        /// What to open in a browser, token included.
        package let url: String
    }

    /// Serves until the process ends, and says where on standard output.
    ///
    /// - Parameters:
    ///   - title: shown by the browser's tab.
    ///   - port: 0 lets the system choose.
    ///   - host: the address to listen on; anything but loopback asks for a token.
    ///   - environment: edits the root's environment of every session, as for what the app stores.
    ///   - makeRoot: called for every session.
    package static func run<Root: View>(
        title: String, port: Int = 8080, host: String = "127.0.0.1",
        environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
        makeRoot: @escaping @MainActor () -> Root
    ) async throws -> Never {
        let running = try await start(Configuration(title: title, host: host, port: port)) { traits in
            let content = EngineContent(makeRoot(), traits) { values in
                MainActor.assumeIsolated { environment(&values) }
            }
            content.graph.onIssue = { say("\($0)", to: .standardError) }
            return content
        }
        say("\(title) is at \(running.url)", to: .standardOutput)
        while true { try await Task.sleep(for: .seconds(86_400)) }
    }

    private static func say(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Starts a server with any contents.
    package static func start(
        _ configuration: Configuration, fonts: FontStore = FontStore(),
        makeContent: @escaping SessionRegistry.MakeContent
    ) async throws -> Running {
        FileLimit.raise()
        let token =
            RequestPolicy.isLoopback(configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host)
            ? nil : AccessToken.random()
        let policy = RequestPolicy(token: token)
        let site = Site(title: configuration.title, fonts: fonts, images: configuration.images, policy: policy)
        let registry = SessionRegistry(fonts: fonts, makeContent: makeContent)
        let listener = try await WebListener(
            host: configuration.host, port: configuration.port, site: site, policy: policy, registry: registry)
        return Running(
            listener: listener, registry: registry,
            url: address(host: configuration.host, port: listener.port, token: token))
    }

    private static func address(host: String, port: Int, token: String?) -> String {
        let isEverywhere = host == "0.0.0.0" || host == "::"
        let name = isEverywhere ? ProcessInfo.processInfo.hostName : host.contains(":") ? "[\(host)]" : host
        return "http://\(name):\(port)/" + (token.map { "?token=\($0)" } ?? "")
    }
}
