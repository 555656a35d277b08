#if Web
    import Foundation
    internal import RiffleAssets
    internal import RiffleHosting
    internal import RiffleWebHost

    /// Serves a program to browsers, a session of its own to each page.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, named name: String, _ options: AppOptions) async throws {
            var configuration = WebServer.Configuration(title: name, host: options.host, port: options.port)
            configuration.icon = AppInformation.current.icon
            configuration.proxies = try TrustedProxies(options.trustedProxies)
            configuration.sites = try options.sites.map { try SiteAddress($0) }
            configuration.isPublic = options.isPublic
            configuration.storage = StorageFolder.location(data: options.data, host: "web")
            configuration.tokenFile = options.tokenFile
            configuration.name = try options.name.map { try CookieLabel($0) }
            try configuration.limits.set(options.limits)
            configuration.isIsolated = options.isolate
            if options.accessLog { configuration.access = .standardError }
            if options.worker {
                configuration.worker = try WorkerPost()
            } else if let workers = options.workers {
                if let seconds = options.stuckSeconds { configuration.stuckSeconds = seconds }
                // Nothing of the app's own runs in this process.
                exit(try WorkerFront(configuration, count: workers).run())
            }
            if let file = options.record {
                let files = try RecordingFiles(file)
                configuration.makeRecorder = { files.makeRecorder() }
            }
            if let text = options.live {
                guard let live = LiveServing(text) else { throw LiveRefused() }
                configuration.serveLive(live)
            }
            configuration.drawPicture = { await AppPicture.draw(AppRoot(A())) }
            try await WebServer.run(configuration) { AppRoot(A()) }
        }
    }
    extension WebServer.Configuration {
        /// Shows the program and its previews to somebody who works on it.
        @MainActor
        fileprivate mutating func serveLive(_ live: LiveServing) {
            self.live = live
            previews = { PreviewCatalog.live }
            makePreview = { PreviewCatalog.view($0) }
        }
    }

    /// `--live` came from somebody else than `riffle dev`.
    private struct LiveRefused: Error, CustomStringConvertible {
        let description = "--live is for riffle dev, which names two sockets and a page. Start that, or use --web."
    }
#else
    /// Stands where programs that were built without browsers would serve them.
    @MainActor
    enum WebEntry {
        static func run<A: App>(_ app: A.Type, named name: String, _ options: AppOptions) async throws {
            throw HostMissing.web
        }
    }
#endif
