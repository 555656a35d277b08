internal import CRiffleMainLoop
internal import CoreMetrics
internal import Foundation
internal import Logging
internal import RiffleHosting
internal import RiffleWebHost
public import ServiceLifecycle
public import SwiftUI
internal import Tracing

/// Views that a server shows to browsers, a session for each page.
///
///     let admin = try WebInterface(WebInterfaceConfiguration(title: "Admin")) { AdminView() }
///
/// A router leads to it at any path (see `RiffleHummingbird`, or `respond(to:)` and `connect(_:for:)` for another server), or a
/// `WebInterfaceServer` of its own does. It is a service, which has to run for as long as it is shown: when it is asked to end, it
/// tells its pages and writes what they have stored.
///
/// Views run on the main actor. The program may have any `main`, an asynchronous one as well, as long as it does not hold the main
/// thread.
public final class WebInterface: Service, Sendable {
    let mount: WebMount

    /// Shows a view to every page.
    ///
    /// Throws an error that says what is wrong with a configuration's sites and proxies.
    ///
    /// - Parameter content: called for every new page, on the main actor.
    @MainActor
    public init<Content: View>(
        _ configuration: WebInterfaceConfiguration = WebInterfaceConfiguration(),
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) throws {
        mount = try Self.mount(configuration, modules: Content.self, usualTitle: "\(Content.self)", content)
    }

    /// Shows the first scene of an app to every page.
    ///
    /// Throws an error that says what is wrong with a configuration's sites and proxies.
    ///
    /// - Parameter app: a type that the program need not start with.
    @MainActor
    public init<A: App>(
        _ app: A.Type, _ configuration: WebInterfaceConfiguration = WebInterfaceConfiguration()
    ) throws {
        mount = try Self.mount(configuration, modules: A.self, usualTitle: "\(A.self)") { AppRoot(A()) }
    }

    @MainActor
    private static func mount<Content: View>(
        _ configuration: WebInterfaceConfiguration, modules: Any.Type, usualTitle: String,
        _ content: @escaping @MainActor @Sendable () -> Content
    ) throws -> WebMount {
        riffle_serve_main_thread()
        ProgramPreparation.prepare(for: modules)
        let information = AppInformation.current
        var web = WebServer.Configuration(title: configuration.title ?? information.displayName ?? usualTitle)
        web.icon = information.icon
        web.sites = try configuration.sites.map { try SiteAddress($0) }
        web.proxies = try TrustedProxies(configuration.trustedProxies)
        web.storage = configuration.storage
        web.name = try configuration.name.map { try CookieLabel($0) }
        web.limits = configuration.limits.limits
        observe(configuration, &web)
        // Who may come is the server's matter.
        web.isPublic = true
        if let identify = configuration.identify {
            web.prepare = { try await identify(WebRequest($0)).request }
        }
        return try WebServer.mount(web, token: nil) { traits, stores in
            WebServer.content(web, traits, stores, makeRoot: content)
        }
    }

    /// Has what happens told to those who want to know.
    private static func observe(_ configuration: WebInterfaceConfiguration, _ web: inout WebServer.Configuration) {
        if let logger = configuration.logger {
            web.log = ServerLog { level, text, details in
                let metadata = details.mapValues { Logger.MetadataValue.string($0) }
                logger.log(level: Logger.Level(level), "\(text)", metadata: metadata)
            }
        }
        if configuration.logsAccess {
            web.access = .standardError
            if let logger = configuration.logger {
                web.access = AccessLog { entry in
                    logger.info("\(entry.line)", metadata: entry.details.mapValues { .string($0) })
                }
            }
        }
        let name = configuration.name ?? web.title
        let factory = configuration.metrics ?? MetricsSystem.factory
        if !(factory is NOOPMetricsHandler) { web.meter = InterfaceMeter(factory, interface: name) }
        let tracer = configuration.tracer ?? InstrumentationSystem.tracer
        if !(tracer is NoOpTracer) { web.trace = InterfaceTrace.trace(tracer, interface: name) }
    }

    // MARK: Requests

    /// Answers a request for the page or one of its files.
    ///
    /// - Parameter request: whose path may begin with the folder that the interface is in, or not.
    /// - Returns: also for what is refused, and for what is not there (404).
    public func respond(to request: WebRequest) async -> WebResponse {
        guard let reply = try? await mount.reply(to: request.request) else { return WebResponse(.unavailable) }
        return WebResponse(reply)
    }

    // MARK: Pages

    /// How many pages there are, with those whose browser is away and may come back.
    @MainActor public var pageCount: Int { mount.registry.count }

    /// Ends all pages of somebody who has signed out. Those that are open load anew, and are shown what the server shows then.
    ///
    /// - Parameter user: as requests named them.
    /// - Returns: how many pages there were.
    @MainActor @discardableResult
    public func endPages(of user: String) -> Int { mount.registry.endPages(of: user) }

    // MARK: Looking after it

    /// Why no pages can be shown now: the server ends, or the app's code holds the main thread. Nil where they can. Never waits.
    public var reasonNotToBeReady: String? { mount.status.reasonNotToBeReady }

    /// What the interface does, in the text format of Prometheus (version 0.0.4): sessions, frames and their times, round trips, bytes,
    /// requests, refusals, and the memory of the process.
    public func prometheusMetrics() -> String { mount.status.counts.prometheus() }

    // MARK: The service

    /// Looks after the pages until the service is asked to end.
    public func run() async throws {
        let watch = mount.startWatch()
        let search = Task.detached { [persons = mount.registry.persons] in
            while true {
                try await Task.sleep(for: .seconds(WebLimits.idleSearchSeconds))
                persons.removeIdle()
            }
        }
        try? await gracefulShutdown()
        watch.cancel()
        search.cancel()
        await mount.drain()
    }
}
