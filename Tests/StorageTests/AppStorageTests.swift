import Facts
import RiffleStorage
import Testing

@MainActor
struct AppStorageTests {
    private enum Theme: String { case light, dark }
    private enum Level: Int { case low = 1, high }

    /// Shows what is kept, and writes all of it.
    private struct Settings: View {
        let probe: Probe<Bool>
        @AppStorage("isOn") private var isOn = false
        @AppStorage("count") private var count = 1
        @AppStorage("share") private var share = 0.5
        @AppStorage("name") private var name = "nobody"
        @AppStorage("site") private var site = URL(string: "https://a.example")!
        @AppStorage("bytes") private var bytes = Data([1])
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("level") private var level = Level.low
        @AppStorage("nickname") private var nickname: String?
        @AppStorage("mood") private var mood: Theme?

        var body: some View {
            let _ = probe.log.append(
                "\(isOn) \(count) \(share) \(name) \(site) \(Array(bytes)) \(theme) \(level) \(nickname ?? "-") "
                    + "\(mood.map { "\($0)" } ?? "-")")
            let _ =
                probe.write = { _ in
                    isOn = true
                    count += 1
                    share = .infinity
                    name = "somebody"
                    site = URL(string: "https://b.example")!
                    bytes = Data([2, 3])
                    theme = .dark
                    level = .high
                    nickname = "some"
                    mood = .dark
                }
            Box("settings")
        }
    }

    private func fixture<V: View>(_ view: V, _ store: KeyValueStore?) -> Fixture {
        let fixture = Fixture(view.environment(\.appStore, store))
        fixture.frame(at: 0)
        return fixture
    }

    private static let before = "false 1 0.5 nobody https://a.example [1] light low - -"
    private static let after = "true 2 inf somebody https://b.example [2, 3] dark high some dark"

    @Test("values of all types are kept, and all views with the same keys follow each other")
    func shared() {
        let store = KeyValueStore()
        let (first, second) = (Probe(false), Probe(false))
        let fixtures = [fixture(Settings(probe: first), store), fixture(Settings(probe: second), store)]
        #expect(first.log == [Self.before])
        first.write?(true)
        for fixture in fixtures { fixture.frame(at: 1) }
        #expect(first.log == [Self.before, Self.after])
        #expect(second.log == [Self.before, Self.after])
        // Nothing changes when nothing changes.
        second.write?(true)
        #expect(fixtures[1].frame(at: 2).bodiesEvaluated == 1)
    }

    @Test("another store has other values")
    func apart() {
        let probe = Probe(false)
        let fixture = fixture(Settings(probe: probe), KeyValueStore())
        probe.write?(true)
        fixture.frame(at: 1)
        let other = Probe(false)
        _ = self.fixture(Settings(probe: other), KeyValueStore())
        #expect(other.log == [Self.before])
    }

    @Test("what is in a file is there for the next process; a file that cannot be read is put aside")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppStorageTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a/AppStorage.plist")
        let probe = Probe(false)
        let backing = FileBacking(file) { Issue.record("\($0)") }
        let fixture = fixture(Settings(probe: probe), KeyValueStore(backing))
        probe.write?(true)
        fixture.frame(at: 1)
        backing.write()
        let next = Probe(false)
        _ = self.fixture(Settings(probe: next), KeyValueStore(FileBacking(file) { Issue.record("\($0)") }))
        #expect(next.log == [Self.after])
        try Data("nonsense".utf8).write(to: file)
        nonisolated(unsafe) var problems: [String] = []
        let broken = FileBacking(file) { problems.append($0) }
        #expect(broken.value(forKey: "count") == nil)
        #expect(problems.count == 1)
        #expect(FileManager.default.fileExists(atPath: file.path + ".unreadable"))
    }

    @Test("values of another type than asked for count as none, and numbers become each other where that is exact")
    func types() {
        struct Reading: View {
            let probe: Probe<Bool>
            @AppStorage("value") private var count = 7
            @AppStorage("value") private var share = 0.5
            @AppStorage("value") private var isOn = false
            @AppStorage("value") private var name = "none"
            @AppStorage("value") private var theme = Theme.light
            var body: some View {
                let _ = probe.log.append("\(count) \(share) \(isOn) \(name) \(theme)")
                Box("reading")
            }
        }
        func read(_ value: StoredValue) -> String? {
            let store = KeyValueStore()
            store.set(value, forKey: "value", Transaction())
            let probe = Probe(false)
            _ = fixture(Reading(probe: probe), store)
            return probe.log.last
        }
        #expect(read(.int(3)) == "3 3.0 true none light")
        #expect(read(.double(2.5)) == "7 2.5 false none light")
        #expect(read(.double(.nan)) == "7 nan false none light")
        #expect(read(.string("dark")) == "7 0.5 false dark dark")
        #expect(read(.bool(true)) == "1 1.0 true none light")
    }

    @Test("bindings write with their animation, and nil forgets", .fact("state.binding"))
    func bindings() {
        struct Bound: View {
            let probe: Probe<Double>
            @AppStorage("width") private var width = 10.0
            @AppStorage("nickname") private var nickname: String?
            var body: some View {
                let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { $width.wrappedValue = new } }
                let _ = probe.log.append(nickname ?? "-")
                VStack(spacing: 0) {
                    Box("box").opacity(width / 20)
                    Box("forget", width: 50, height: 50).onTapGesture { nickname = nil }
                }
            }
        }
        let store = KeyValueStore()
        store.set(.string("some"), forKey: "nickname", Transaction())
        let probe = Probe(0.0)
        let fixture = fixture(Bound(probe: probe), store)
        probe.write?(20)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(fixture.shown("box")?.opacity == 0.75)
        #expect(probe.log.first == "some")
        fixture.tap(50, 60)
        #expect(probe.log.last == "-")
        #expect(store.location("nickname").current == nil)
    }

    @Test("a window keeps its own values for all its views, and other windows keep theirs")
    func scenes() {
        struct Tabs: View {
            let probe: Probe<Int>
            var body: some View {
                Selecting(probe: probe)
                Selecting(probe: probe)
            }
        }
        struct Selecting: View {
            let probe: Probe<Int>
            @SceneStorage("tab") private var tab = 1
            @SceneStorage("filter") private var filter: String?
            var body: some View {
                let _ = probe.log.append("\(tab) \(filter ?? "-")")
                let _ =
                    probe.write = {
                        tab = $0
                        filter = "some"
                    }
                Box("tab")
            }
        }
        let probes = [Probe(0), Probe(0)]
        let fixtures = probes.map { Fixture(Tabs(probe: $0)) }
        for fixture in fixtures { fixture.frame(at: 0) }
        probes[0].write?(5)
        for fixture in fixtures { fixture.frame(at: 1) }
        #expect(probes[0].log == ["1 -", "1 -", "5 some", "5 some"])
        #expect(probes[1].log == ["1 -", "1 -"])
    }

    @Test("outside of views the window at work counts")
    func outside() {
        final class Model {
            @AppStorage("score") var score = 0
        }
        let model = Model()
        let store = KeyValueStore()
        var values = EnvironmentValues()
        values.appStore = store
        let fixture = Fixture(Box("a"))
        fixture.graph.whileCurrent(in: values) { model.score = 3 }
        #expect(store.location("score").current == .int(3))
        fixture.graph.whileCurrent(in: values) { #expect(model.score == 3) }
    }

    @Test("user defaults can be named, for one property or for all in a view")
    func userDefaults() throws {
        struct Named: View {
            let probe: Probe<Int>
            @AppStorage("count") private var count = 1
            var body: some View {
                let _ = probe.value = count
                let _ = probe.write = { count = $0 }
                Box("named")
            }
        }
        let suite = "AppStorageTests-\(UUID())"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.set(4, forKey: "count")
        let probe = Probe(0)
        let fixture = Fixture(Named(probe: probe).defaultAppStorage(defaults))
        fixture.frame(at: 0)
        #expect(probe.value == 4)
        probe.write?(9)
        fixture.frame(at: 1)
        #expect(probe.value == 9)
        #expect(defaults.integer(forKey: "count") == 9)
    }

    @Test("user defaults of one suite are one store, however often they are made")
    func suites() throws {
        let suite = "AppStorageTests-\(UUID())"
        defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
        struct Counting: View {
            let probe: Probe<Int>
            @AppStorage private var count: Int
            init(_ probe: Probe<Int>, _ suite: String) {
                self.probe = probe
                _count = AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: suite))
            }
            var body: some View {
                let _ = probe.value = count
                let _ = probe.write = { count = $0 }
                Box("counting")
            }
        }
        let (first, second) = (Probe(0), Probe(0))
        let fixtures = [first, second].map { Fixture(Counting($0, suite)) }
        for fixture in fixtures { fixture.frame(at: 0) }
        first.write?(5)
        for fixture in fixtures { fixture.frame(at: 1) }
        #expect(second.value == 5)
    }

    /// Shows a value of its own and one that is shared.
    private struct Poll: View {
        let probe: Probe<Int>
        @AppStorage("votes") private var own = 0
        @AppStorage("votes", store: SharedDefaults.named("poll")) private var votes = 0
        var body: some View {
            let _ = probe.log.append("\(own) \(votes)")
            let _ =
                probe.write = {
                    own = $0
                    votes += $0
                }
            Box("poll")
        }
    }

    @Test("what is shared by name is one value for all windows, beside their own")
    func sharedByName() {
        let shared = SharedStores()
        let probes = [Probe(0), Probe(0)]
        let fixtures = probes.map { probe in
            fixture(Poll(probe: probe).environment(\.sharedStores, shared), KeyValueStore())
        }
        probes[0].write?(2)
        for fixture in fixtures { fixture.frame(at: 1) }
        #expect(probes[0].log == ["0 0", "2 2"] && probes[1].log == ["0 0", "0 2"])
        #expect(shared.store(named: "poll").location("votes").current == .int(2))
        // Elsewhere the same name means something else.
        let other = Probe(0)
        _ = fixture(Poll(probe: other).environment(\.sharedStores, SharedStores()), KeyValueStore())
        #expect(other.log == ["0 0"])
    }

    @Test("what is shared can be what all in a view keep, and be used outside of views")
    func sharedElsewhere() {
        struct Counting: View {
            let probe: Probe<Int>
            @AppStorage("votes") private var votes = 0
            var body: some View {
                let _ = probe.value = votes
                Box("counting")
            }
        }
        let shared = SharedStores()
        let probe = Probe(0)
        let fixture = fixture(
            Counting(probe: probe).defaultAppStorage(SharedDefaults.named("poll"))
                .environment(\.sharedStores, shared), KeyValueStore())
        var values = EnvironmentValues()
        values.sharedStores = shared
        fixture.graph.whileCurrent(in: values) {
            let defaults = SharedDefaults.named("poll")
            defaults.set(3, forKey: "votes")
            #expect(defaults.integer(forKey: "votes") == 3 && defaults.string(forKey: "name") == nil)
        }
        fixture.frame(at: 1)
        #expect(probe.value == 3)
        fixture.graph.whileCurrent(in: values) { SharedDefaults.named("poll").removeObject(forKey: "votes") }
        fixture.frame(at: 2)
        #expect(probe.value == 0)
    }

    @Test("a window that is made with a host's store goes on where the one before has stopped")
    func sceneStore() {
        struct Tab: View {
            let probe: Probe<Int>
            @SceneStorage("tab") private var tab = 1
            var body: some View {
                let _ = probe.value = tab
                let _ = probe.write = { tab = $0 }
                Box("tab")
            }
        }
        let backing = FileBacking(nil) { Issue.record("\($0)") }
        for expected in [1, 7] {
            var values = EnvironmentValues()
            values.sceneStore = KeyValueStore(backing)
            let probe = Probe(0)
            let graph = ViewGraph(
                Tab(probe: probe), size: CGSize(width: 100, height: 100), scale: 1, environment: values)
            _ = graph.frame(at: 0)
            #expect(probe.value == expected)
            probe.write?(7)
        }
    }

    @Test("a value that there is no room for is not taken, and views show the one that is kept")
    func noRoom() {
        struct Note: View {
            let probe: Probe<String>
            @AppStorage("note") private var note = ""
            var body: some View {
                let _ = probe.log.append(note)
                let _ = probe.write = { note = $0 }
                Box("note")
            }
        }
        nonisolated(unsafe) var problems: [String] = []
        let store = KeyValueStore(FileBacking(nil, limit: 60) { problems.append($0) })
        let probe = Probe("")
        let fixture = fixture(Note(probe: probe), store)
        probe.write?("short")
        fixture.frame(at: 1)
        probe.write?(String(repeating: "long", count: 20))
        fixture.frame(at: 2)
        probe.write?("brief")
        fixture.frame(at: 3)
        #expect(probe.log == ["", "short", "brief"])
        #expect(problems.count == 1)
    }

    @Test("what is kept may go from thread to thread where its value may")
    func sendable() async {
        struct Counter: Sendable {
            @AppStorage("sendableCount") var count = 3
        }
        let counter = Counter()
        let count = await Task.detached { counter.count }.value
        #expect(count == 3)
    }
}
