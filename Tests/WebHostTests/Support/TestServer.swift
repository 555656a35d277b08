import Foundation
import RiffleLayers
import RiffleWebHost

/// A server on a port of its own, with contents that tests can look into, and a clock they move.
@MainActor
final class TestServer {
    let listener: WebListener
    let registry: SessionRegistry
    /// What sessions were made with, in order.
    private(set) var contents: [ScriptedContent] = []
    /// What those sessions keep their values in.
    private(set) var stores: [SessionStores] = []
    /// How often the memory of sessions that had ended was given back.
    private(set) var timesMemoryWentBack = 0
    private let clock: TestClock
    let fonts = FontStore()

    @MainActor
    final class TestClock {
        var now = 100.0
        private var alarms: [(time: Double, body: @MainActor () -> Void)] = []

        func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
            alarms.append((now + seconds, body))
        }

        func advance(by seconds: Double) {
            now += seconds
            let due = alarms.filter { $0.time <= now }
            alarms.removeAll { $0.time <= now }
            for alarm in due { alarm.body() }
        }

        var waitingCount: Int { alarms.count }
    }

    nonisolated var port: Int { listener.port }

    private init(_ listener: WebListener, _ registry: SessionRegistry, _ clock: TestClock) {
        self.listener = listener
        self.registry = registry
        self.clock = clock
    }

    static func start(token: String? = nil, persons: Persons = Persons(folder: nil)) async throws -> TestServer {
        let clock = TestClock()
        let fonts = FontStore()
        let box = ContentBox()
        let registry = SessionRegistry(
            fonts: fonts, persons: persons, serverTime: { clock.now }, afterDelay: { clock.after($0, $1) },
            giveBackMemory: { box.server?.timesMemoryWentBack += 1 }
        ) { traits, stores in
            let content = ScriptedContent(traits)
            box.server?.contents.append(content)
            box.server?.stores.append(stores)
            return content
        }
        let policy = RequestPolicy(token: token)
        let site = Site(title: "Test <&>", fonts: fonts, images: NoImages(), policy: policy, person: persons.cookie)
        let listener = try await WebListener(
            host: "127.0.0.1", port: 0,
            mount: WebMount(site: site, policy: policy, registry: registry, patience: .unlimited))
        let server = TestServer(listener, registry, clock)
        box.server = server
        return server
    }

    /// Leaves what sessions show to the sessions.
    func forgetContents() {
        contents = []
        stores = []
    }

    func advance(by seconds: Double) { clock.advance(by: seconds) }

    /// Alarms that wait for their time.
    var alarmCount: Int { clock.waitingCount }

    func stop() async throws {
        registry.endAll()
        try await listener.stop()
    }

    /// Runs a test with a server of its own.
    static func with<Result: Sendable>(
        token: String? = nil, persons: Persons = Persons(folder: nil),
        _ body: @MainActor (TestServer) async throws -> Result
    ) async throws -> Result {
        let server = try await start(token: token, persons: persons)
        do {
            let result = try await body(server)
            try await server.stop()
            return result
        } catch {
            try? await server.stop()
            throw error
        }
    }

    /// Lets other work go on until a condition holds. Conditions here depend on messages that are on their way.
    func wait(until isMet: () -> Bool) async {
        while !isMet() { await Task.yield() }
    }
}

@MainActor
private final class ContentBox {
    weak var server: TestServer?
}

/// A provider with one picture.
struct NoImages: ImageProvider {
    func encodedImage(_ id: String) -> (bytes: [UInt8], mediaType: String)? {
        id == "red" ? ([1, 2, 3], "image/png") : nil
    }
}
