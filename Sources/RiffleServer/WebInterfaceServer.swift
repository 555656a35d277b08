internal import RiffleWebHost
public import ServiceLifecycle
internal import Synchronization

/// Listens on a port for an interface alone.
///
///     let admin = try WebInterface { AdminView() }
///     let server = WebInterfaceServer(admin, port: 8080)
///     try await ServiceGroup(services: [admin, server], gracefulShutdownSignals: [.sigterm], logger: logger).run()
public final class WebInterfaceServer: Service, Sendable {
    private let interface: WebInterface
    private let host: String
    private let requestedPort: Int
    private let listeners = AsyncStream<Int>.makeStream()

    /// - Parameters:
    ///   - host: the address to listen on. Anybody who reaches it may come: put a proxy in front, and let `identify` of the
    ///     configuration say who asks.
    ///   - port: 0 lets the system choose.
    public init(_ interface: WebInterface, host: String = "127.0.0.1", port: Int) {
        self.interface = interface
        self.host = host
        requestedPort = port
    }

    /// The port, once the server listens. To be asked for once.
    public var port: Int? {
        get async {
            var ports = listeners.stream.makeAsyncIterator()
            return await ports.next()
        }
    }

    /// Listens until the service is asked to end. Throws where it cannot listen, with what to do about it.
    public func run() async throws {
        defer { listeners.continuation.finish() }
        let listener = try await WebListener(host: host, port: requestedPort, mount: interface.mount)
        listeners.continuation.yield(listener.port)
        try? await gracefulShutdown()
        try await listener.stop()
    }
}
