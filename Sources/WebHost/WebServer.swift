import RiffleAssets
import CRiffleSockets
import RiffleContextCarrying
import Dispatch
import Foundation
import RiffleHosting

/// Serves an app to browsers: a session for each page.
@MainActor
package enum WebServer {
    /// What a server is started with.
    package struct Configuration {
        /// Shown by the browser's tab.
        package var title: String
        /// The app's own; nil for one that is made of its title.
        package var icon: AppInformation.Icon?
        /// The address to listen on. Anything but loopback asks for a token.
        package var host: String
        /// 0 lets the system choose.
        package var port: Int
        /// Where pictures come from.
        package var images: any ImageProvider
        /// Who is believed about whom a connection is for.
        package var proxies = TrustedProxies.none
        /// The addresses that visitors know, through which proxies lead here.
        package var sites: [SiteAddress] = []
        /// Whether anybody may come, without a token.
        package var isPublic = false
        /// Where what visitors store is kept; nil keeps it for as long as their pages are there.
        package var storage: URL?
        /// Keeps the token over restarts, and asks for it on loopback, too.
        package var tokenFile: String?
        /// Notes what happens to a new session; nil where nothing is recorded.
        package var makeRecorder: (@MainActor () -> SessionRecorder?)?
        /// Draws the app for those who are sent its address; nil where there is no picture.
        package var drawPicture: SharePicture.Draw?
        /// What cookies call the server.
        package var name: CookieLabel?
        /// What visitors may have.
        package var limits = ServerLimits()
        /// What happens is written down there.
        package var log = ServerLog.standardError
        /// Requests and ends of pages are, too; nil where nobody wants to know.
        package var access: AccessLog?
        /// Told what the server does, beside its own counts.
        package var meter: (any ServerMeter)?
        /// Does the work of turns; nil where nobody follows it.
        package var trace: TurnTrace?
        /// How much is done so that the first answer has what the app shows first; nil where it has not, and screens have no
        /// addresses.
        package var firstFrames: FirstFrames.Limits? = FirstFrames.Limits()
        /// Finds out who asks, where nobody has before.
        package var prepare: WebMount.Prepare?
        /// Seconds without a sign of its main thread after which a worker is ended.
        package var stuckSeconds = WebLimits.stuckWorkerSeconds
        /// Whether each visitor has a worker.
        package var isIsolated = false
        /// The line to the process that holds the port, where several serve the program.
        package var worker: WorkerPost?
        /// Where somebody works on the program: `host` and `port` are nobody's business then.
        package var live: LiveServing?
        /// The previews that pages can show by themselves then, and what makes the views of one.
        package var previews: @MainActor () -> [LivePreview] = { [] }
        package var makePreview: @MainActor (String) -> AnyView? = { _ in nil }

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
        package let mount: WebMount
        /// What to open in a browser, token included.
        package let url: String

        package var registry: SessionRegistry { mount.registry }
        package var persons: Persons { registry.persons }
    }

    /// Serves until the process is asked to end (SIGTERM, SIGINT), and says where on standard output.
    ///
    /// - Parameter makeRoot: called for every session.
    package static func run<Root: View>(
        _ configuration: Configuration, makeRoot: @escaping @MainActor () -> Root
    ) async throws {
        let control = configuration.live.map { LiveControl($0.control) }
        var kept: KeptPages?
        if let control {
            control.send(LiveReport(ready: configuration.previews()))
            guard case .serve(let pages) = await control.next() else { return }
            kept = pages
        }
        let signals = configuration.worker == nil ? TerminationSignals() : nil
        let makeContent: SessionRegistry.MakeContent = { traits, stores in
            if let id = traits.live?.preview {
                return content(configuration, traits, stores) {
                    configuration.makePreview(id) ?? AnyView(Text(verbatim: "There is no preview \(id) any more."))
                }
            }
            return content(configuration, traits, stores, makeRoot: makeRoot)
        }
        if let worker = configuration.worker {
            let mount = try mount(configuration, token: worker.settings.token, makeContent: makeContent)
            return await mount.serve(worker)
        }
        let running = try await start(configuration, makeContent: makeContent)
        if let control {
            if let kept { running.registry.restore(kept) }
            return await running.serve(control)
        }
        say("\(configuration.title) is at \(running.url)", to: .standardOutput)
        let search = running.mount.startSearch()
        await signals?.next {
            // Whatever the app is at: what was stored is written, and the end comes.
            running.persons.write()
        }
        search.cancel()
        await running.drain()
    }

    /// What a new session shows.
    package static func content<Root: View>(
        _ configuration: Configuration, _ traits: PageTraits, _ stores: SessionStores,
        makeRoot: @MainActor () -> Root
    ) -> EngineContent {
        let recorder = stores.isForReaders ? nil : configuration.makeRecorder?()
        var environment = EnvironmentValues()
        environment.take(
            traits.region.region(appLanguages: AppLanguages.all, usual: .usual), languages: traits.region.languages)
        stores.apply(to: &environment)
        // What the program makes for a window is the window's, before there is one.
        let resources = WindowResources(
            size: traits.size, scale: traits.scale, environment: environment, home: stores.home,
            session: SessionKeeper(encoded: stores.former))
        let root = WindowContext.run(as: WindowContext(resources)) { makeRoot() }
        let content = EngineContent(root, traits, recorder: recorder, resources: resources, request: stores.request) {
            stores.apply(to: &$0)
        }
        content.session.onIssue = { [log = configuration.log] in log(.warning, "\($0)") }
        return content
    }

    nonisolated private static func say(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Starts a server with any contents.
    package static func start(
        _ configuration: Configuration, fonts: FontStore = FontStore(),
        makeContent: @escaping SessionRegistry.MakeContent
    ) async throws -> Running {
        let token = try token(for: configuration)
        let mount = try mount(configuration, token: token, fonts: fonts, makeContent: makeContent)
        let listener = try await WebListener(
            host: configuration.host, port: configuration.port, mount: mount, live: configuration.live)
        return Running(listener: listener, mount: mount, url: address(configuration, port: listener.port, token: token))
    }

    /// An app that is served, wherever somebody leads to it.
    ///
    /// Of a configuration, `host` and `port` do not matter here.
    package static func mount(
        _ configuration: Configuration, token: String?, fonts: FontStore = FontStore(),
        makeContent: @escaping SessionRegistry.MakeContent
    ) throws -> WebMount {
        FileLimit.raise()
        riffle_close_sockets_on_crash()
        WindowResources.serveVisitors()
        let separates = ContextCarriers.install()
        let policy = RequestPolicy(
            token: token, sites: configuration.sites, isPublic: configuration.isPublic)
        let status = ServerStatus(
            log: configuration.log, access: configuration.access, meter: configuration.meter,
            trace: configuration.trace, record: configuration.worker?.record)
        let worker = configuration.worker?.settings
        var limits = configuration.limits
        limits.memory = limits.processMemory(among: worker?.share.count ?? 1)
        let persons = Persons(
            folder: configuration.storage, label: configuration.name, keepsPages: configuration.live == nil,
            key: worker.map { Array($0.key) }, openPages: worker.map { URL(fileURLWithPath: $0.openPages) },
            limits: Persons.Limits(limits),
            onProblem: { status.log(.error, "Storage: \($0).") },
            onOtherVersion: { status.logOnce(.info, "Pages come back that another version of the program has kept.") })
        // `riffle dev` hands what is stored from one process to the next, and both are there for a moment.
        let isAlone = configuration.live == nil && worker == nil
        let lock = isAlone ? try configuration.storage.map { try StorageLock($0) } : nil
        let offered = OfferedFiles()
        // For somebody whom nobody knows: nothing that is stored is there, and nothing stays.
        let firstFrames = FirstFrames(configuration.firstFrames ?? .init()) { request, path, region in
            let reader = persons.stranger()
            var stores = SessionStores(
                app: reader.app, scene: reader.scene(named: "reader"), shared: persons.shared, folder: reader.folder,
                home: reader.home)
            stores.request = request
            stores.isForReaders = true
            status.watch.record?.begin("")
            defer { status.watch.record?.end() }
            return makeContent(PageTraits(size: FirstFrame.size, scale: 1, region: region), stores)
                .firstFrame(at: path)
        }
        let site = Site(
            title: configuration.title, icon: configuration.icon, fonts: fonts, images: configuration.images,
            policy: policy,
            person: persons.cookie, proxies: configuration.proxies,
            picture: configuration.drawPicture.map { SharePicture($0) }, offered: offered, live: configuration.live,
            status: status, firstFrames: configuration.firstFrames == nil ? nil : firstFrames,
            newVisitors: NewVisitors(atOnce: limits.newVisitors, every: Double(limits.newVisitorSeconds)),
            share: worker.flatMap { $0.isIsolated ? nil : $0.share })
        AppStores.useForProcess(AppStores(own: persons.processStore, shared: persons.shared))
        let warning = separates ? nil : SeparationWarning { status.log(.warning, $0) }
        let registry = SessionRegistry(
            fonts: fonts, persons: persons, offered: offered, status: status, limits: limits
        ) { traits, stores in
            warning?.noteVisitor(stores)
            return makeContent(traits, stores)
        }
        registry.blamed = worker?.blamed ?? [:]
        registry.isForStrangers = worker.map { $0.isIsolated && $0.share.index == 0 } ?? false
        return WebMount(
            site: site, policy: policy, registry: registry, proxies: configuration.proxies,
            isLive: configuration.live != nil, prepare: configuration.prepare,
            lock: lock)
    }

    /// What has to be shown: nothing where everybody may come, or only who sits at this machine.
    nonisolated static func token(for configuration: Configuration) throws -> String? {
        if configuration.isPublic { return nil }
        if let file = configuration.tokenFile { return try AccessToken.kept(in: file) }
        let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return RequestPolicy.isLoopback(host) && configuration.sites.isEmpty ? nil : AccessToken.random()
    }

    nonisolated static func address(_ configuration: Configuration, port: Int, token: String?) -> String {
        let query = token.map { "?token=\($0)" } ?? ""
        if let site = configuration.sites.first { return site.url + query }
        let host = configuration.host
        let isEverywhere = host == "0.0.0.0" || host == "::"
        let name = isEverywhere ? ProcessInfo.processInfo.hostName : host.contains(":") ? "[\(host)]" : host
        return "http://\(name):\(port)/" + query
    }
}

extension WebServer.Running {
    /// Takes no more connections, tells the pages, and writes what they have stored.
    @MainActor
    package func drain() async {
        try? await listener.stop()
        await mount.drain()
    }
}

extension WebMount {
    /// Serves what another process passes on, until that one says that it is over.
    @MainActor
    func serve(_ worker: WorkerPost) async {
        registry.persons.onSharedChange { worker.tellStoreChanged($0) }
        let watch = startWatch()
        // One for all.
        let search = worker.settings.share.index == 0 ? startSearch() : nil
        worker.serve(self)
        await worker.awaitDrain()
        search?.cancel()
        watch.cancel()
        await drain { worker.handOver() }
    }

    /// Forgets visitors who have not been here for a long time, again and again.
    func startSearch() -> Task<Void, any Error> {
        Task.detached { [persons = registry.persons] in
            while true {
                try await Task.sleep(for: .seconds(WebLimits.idleSearchSeconds))
                persons.removeIdle()
            }
        }
    }

    /// Tells the pages that this is the end, and writes what they have stored.
    ///
    /// - Parameter handOver: called once another process can go on with the pages and with what they have stored; some of them have not
    ///   heard of the end by then.
    @MainActor
    package func drain(handOver: () -> Void = {}) async {
        await registry.drain {
            let persons = registry.persons
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    persons.handOver()
                    continuation.resume()
                }
            }
            lock?.release()
            handOver()
        }
    }
}
