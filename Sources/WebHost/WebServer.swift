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
        /// Edits the root's environment of every session, as for what the app stores.
        package var environment: @MainActor (inout EnvironmentValues) -> Void
        /// Where pictures come from.
        package var images: any ImageProvider

        package init(
            title: String, host: String = "127.0.0.1", port: Int = 8080,
            images: any ImageProvider = ImageStore.shared,
            environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in }
        ) {
            self.title = title
            self.host = host
            self.port = port
            self.images = images
            self.environment = environment
        }
    }

    /// A server that listens.
    package struct Running {
        package let listener: WebListener
        package let registry: SessionRegistry
        /// What to open in a browser, token included.
        package let url: String
    }

    /// Serves until the process ends, and says where.
    ///
    /// - Parameters:
    ///   - announce: told the address once the server listens.
    ///   - makeRoot: called for every session.
    package static func run<Root: View>(
        _ configuration: Configuration, announce: (String) -> Void = { print($0) },
        makeRoot: @escaping @MainActor () -> Root
    ) async throws -> Never {
        let running = try await start(configuration) { traits in
            let environment = configuration.environment
            return EngineContent(
                makeRoot(), traits,
                environment: { values in
                    MainActor.assumeIsolated { environment(&values) }
                })
        }
        announce("\(configuration.title) is at \(running.url)")
        while true { try await Task.sleep(for: .seconds(3600 * 24 * 365)) }
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
