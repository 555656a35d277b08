import Facts
import SwiftUICore
import Testing

@Observable
final class NamedModel {
    var name = "a"
}

@MainActor
struct ObservableObjectTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
        @Published var other = 0
        nonisolated(unsafe) static var made = 0
        init() { Counter.made += 1 }
    }

    private struct Owner: View {
        let probe: Probe<Counter?>
        @StateObject private var counter = Counter()
        @State private var tick = 0

        var body: some View {
            let _ = probe.value = counter
            let _ = probe.write = { _ in tick += 1 }
            let _ = probe.log.append("owner \(counter.count) \(tick)")
            VStack {
                Reader(counter: counter, probe: probe)
                Found(probe: probe).environmentObject(counter)
            }
        }
    }

    private struct Reader: View {
        @ObservedObject var counter: Counter
        let probe: Probe<Counter?>

        var body: some View {
            let _ = probe.log.append("reader \(counter.count)")
            Writer(count: $counter.count)
        }
    }

    private struct Writer: View {
        @Binding var count: Int
        var body: some View { Box("writer").onTapGesture { count += 10 } }
    }

    private struct Found: View {
        @EnvironmentObject var counter: Counter
        let probe: Probe<Counter?>

        var body: some View {
            let _ = probe.log.append("found \(counter.count)")
            Box("found")
        }
    }

    @Test(
        "an object is made once, and every view that watches it updates once for all changes of a frame",
        .fact("state.observable"))
    func updates() throws {
        Counter.made = 0
        let probe = Probe<Counter?>(nil)
        let fixture = Fixture(Owner(probe: probe))
        fixture.frame()
        #expect(probe.log == ["owner 0 0", "reader 0", "found 0"])
        probe.log = []
        try #require(probe.value).count = 1
        try #require(probe.value).count = 2
        fixture.frame(at: 0.1)
        #expect(probe.log == ["owner 2 0", "reader 2", "found 2"])
        probe.log = []
        probe.write?(nil)
        fixture.frame(at: 0.2)
        // The same object again: nothing to do for those who only watch it.
        #expect(probe.log == ["owner 2 1"])
        #expect(Counter.made == 1)
        #expect(fixture.frame(at: 0.3) == FrameStatistics())
    }

    @Test("a binding to a property of an object writes to the object")
    func bindings() throws {
        let probe = Probe<Counter?>(nil)
        let fixture = Fixture(Owner(probe: probe))
        fixture.frame()
        let place = try #require(fixture.shown("writer")).origin
        fixture.pointer(.began, place.x + 5, place.y + 5, at: 0)
        fixture.pointer(.ended, place.x + 5, place.y + 5, at: 0.05)
        fixture.frame(at: 0.05)
        #expect(probe.value?.count == 10)
        #expect(probe.log.suffix(3) == ["owner 10 0", "reader 10", "found 10"])
    }

    @Test("a published change inside withAnimation animates")
    func animation() throws {
        let probe = Probe<Counter?>(nil)
        let fixture = Fixture(Moving(probe: probe))
        fixture.frame()
        let start = try #require(fixture.shown("a")).origin.x
        withAnimation(.linear(duration: 1)) { probe.value?.count = 40 }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("a")).origin.x - start - 20) < 0.01)
    }

    private struct Moving: View {
        let probe: Probe<Counter?>
        @StateObject private var counter = Counter()

        var body: some View {
            let _ = probe.value = counter
            Box("a").offset(x: CGFloat(counter.count))
        }
    }

    private struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        let probe: Probe<Int>
        @State private var isShown = true
        @State private var last = 0

        var body: some View {
            let _ = probe.write = { _ in isShown = false }
            let _ = probe.log.append("body \(last)")
            if isShown { Box("a").onReceive(subject) { last = $0 } }
        }
    }

    @Test("what a publisher sends is received while the view is there")
    func receiving() {
        let probe = Probe(0)
        let subject = PassthroughSubject<Int, Never>()
        let fixture = Fixture(Receiving(subject: subject, probe: probe))
        fixture.frame()
        subject.send(5)
        fixture.frame(at: 0.1)
        subject.send(6)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["body 0", "body 5", "body 6"])
        probe.write?(0)
        fixture.frame(at: 0.3)
        subject.send(7)
        fixture.frame(at: 0.4)
        #expect(probe.log.count == 4)
    }

    private struct Several: View {
        let counter: Counter
        let probe: Probe<Int>

        var body: some View {
            VStack {
                Marked(name: "first", counter: counter, probe: probe).padding().padding()
                ForEach(0..<12) { Marked(name: "row \($0)", counter: counter, probe: probe) }
                Marked(name: "last", counter: counter, probe: probe)
            }
        }
    }

    private struct Marked: View {
        let name: String
        @ObservedObject var counter: Counter
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append(name)
            Box(name)
                .onReceive(counter.$count) { _ in probe.log.append("value \(name)") }
                .onReceive(counter.objectWillChange) { probe.log.append("change \(name)") }
        }
    }

    @Test("all that views do about a change, they do in the order in which they stand, in each process")
    func order() {
        let probe = Probe(0)
        let counter = Counter()
        let fixture = Fixture(Several(counter: counter, probe: probe))
        fixture.frame()
        let names = ["first"] + (0..<12).map { "row \($0)" } + ["last"]
        // Whoever comes is told the value there is.
        #expect(probe.log == names + names.map { "value \($0)" })
        probe.log = []
        counter.count += 1
        #expect(probe.log == names.map { "change \($0)" } + names.map { "value \($0)" })
        probe.log = []
        fixture.frame(at: 0.1)
        #expect(probe.log == names)
    }

    @Test("what `onAppear` sends is received, whichever of the two stands further in")
    func receivingFromTheStart() {
        let subject = PassthroughSubject<String, Never>()
        var received: [String] = []
        let fixture = Fixture(
            Box("a")
                .onAppear { subject.send("inner") }
                .onReceive(subject) { received.append($0) }
                .onAppear { subject.send("outer") })
        fixture.frame()
        #expect(received == ["inner", "outer"])
    }

    private struct Editing: View {
        @Bindable var model: NamedModel
        let probe: Probe<Binding<String>?>

        var body: some View {
            let _ = probe.value = $model.name
            let _ = probe.log.append(model.name)
            Box("a")
        }
    }

    @Test("a bindable object gives bindings to its properties")
    func bindable() {
        let probe = Probe<Binding<String>?>(nil)
        let model = NamedModel()
        let fixture = Fixture(Editing(model: model, probe: probe))
        fixture.frame()
        probe.value?.wrappedValue = "b"
        fixture.frame(at: 0.1)
        #expect(model.name == "b")
        #expect(probe.log == ["a", "b"])
    }

    /// Has nothing but the object, which closures in it then have for their whole context.
    private struct OnlyReader: View {
        @ObservedObject var counter: Counter
        var body: some View { GeometryReader { _ in Box("\(counter.count)").id(counter.count) } }
    }

    @Test("what a closure makes of an object follows that, in a view that has no other property")
    func closures() {
        let counter = Counter()
        let fixture = Fixture(OnlyReader(counter: counter))
        fixture.frame(at: 0)
        counter.count = 4
        fixture.frame(at: 0.1)
        #expect(fixture.names == ["4"])
    }

    private final class Profile: ObservableObject {
        struct Address: Equatable {
            var street = "Elm"
            var number = 1
        }

        @Published var name = "Ida"
        @Published var address = Address()
        @Published var friends = ["Ben", "Cleo"]
    }

    private struct ProfileView: View {
        @ObservedObject var profile: Profile
        let probe: Probe<Int>

        var body: some View {
            Part(text: $profile.name, probe: probe)
            Part(text: $profile.address.street, probe: probe)
            ForEach($profile.friends, id: \.self) { Part(text: $0, probe: probe) }
        }
    }

    private struct Part: View {
        @Binding var text: String
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append(text)
            Box(text)
        }
    }

    @Test("a view with a binding to an object's property, or to a part of one, follows what the app does to it")
    func bindingsToProperties() {
        let profile = Profile()
        let probe = Probe(0)
        let fixture = Fixture(ProfileView(profile: profile, probe: probe))
        fixture.frame(at: 0)
        #expect(probe.log == ["Ida", "Elm", "Ben", "Cleo"])
        probe.log = []
        profile.name = "Una"
        fixture.frame(at: 0.1)
        #expect(probe.log == ["Una"])
        probe.log = []
        profile.address.street = "Oak"
        profile.friends[1] = "Dan"
        fixture.frame(at: 0.2)
        #expect(probe.log == ["Oak", "Dan"])
        probe.log = []
        profile.address.number = 2
        fixture.frame(at: 0.3)
        #expect(probe.log == [])
    }
}
