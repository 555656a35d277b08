import RiffleHeadlessHost
import SwiftUITesting
import Testing

@MainActor
@Suite("A session that sleeps")
struct SleepTests {
    @Test("has its views' state when it wakes, and objects are the same")
    func state() {
        let log = Log()
        let session = session(Counters(log: log))
        press("More", in: session, at: 1)
        press("Older", in: session, at: 2)
        #expect(labels(of: session).contains("1 and 1"))
        let object = log.objects.last
        session.sleep()
        #expect(session.isAsleep && session.layers.isEmpty && session.semantics.isEmpty)
        session.wake()
        _ = session.frame(at: 3)
        session.endWaking()
        #expect(labels(of: session).contains("1 and 1"))
        #expect(log.objects.allSatisfy { $0 === object })
        press("More", in: session, at: 4)
        press("Older", in: session, at: 5)
        #expect(labels(of: session).contains("2 and 2"))
    }

    @Test("takes what is written meanwhile, by whoever has a binding or the object")
    func writtenMeanwhile() throws {
        let log = Log()
        let session = session(Counters(log: log))
        let count = try #require(log.count)
        let model = try #require(log.objects.last)
        session.sleep()
        count.wrappedValue = 7
        model.count = 8
        session.wake()
        _ = session.frame(at: 1)
        session.endWaking()
        #expect(labels(of: session).contains("7 and 8"))
        count.wrappedValue = 9
        _ = session.frame(at: 2)
        #expect(labels(of: session).contains("9 and 8"))
    }

    private struct Counting: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            content
            Button("Counted \(count)") { count += 1 }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("Noted \(count)") { count += 1 } }
    }

    private struct Presenting: View {
        @State private var isPresented = false

        var body: some View {
            List {
                Button("Present") { isPresented = true }
                Section("Names") {
                    Text("Ann")
                    Text("Bob")
                }
                .modifier(Counting())
                .sheet(isPresented: $isPresented) { Counter() }
            }
        }
    }

    @Test("has the state of modifiers that act once for several rows, and of what they present")
    func sharedModifiers() {
        let session = session(Presenting())
        press("Counted 0", in: session, at: 1)
        press("Present", in: session, at: 2)
        for time in [3.0, 4, 5] { _ = session.frame(at: time) }
        press("Noted 0", in: session, at: 6)
        #expect(labels(of: session).contains("Noted 1"))
        session.sleep()
        session.wake()
        for time in [7.0, 8, 9] { _ = session.frame(at: time) }
        session.endWaking()
        #expect(labels(of: session).filter { $0.hasPrefix("Noted") } == ["Noted 1"])
    }

    private struct TwoRows: View {
        @State private var count = 0

        var body: some View {
            Button("More") { count += 1 }
            Text("\(count) more")
        }
    }

    @Test("has the state of a view whose rows a container has taken apart")
    func takenApart() {
        let session = session(
            List {
                Section("Apart") { TwoRows() }
            })
        press("More", in: session, at: 1)
        #expect(labels(of: session).contains("1 more"))
        for time in [2.0, 4] {
            session.sleep()
            session.wake()
            _ = session.frame(at: time)
            session.endWaking()
            #expect(labels(of: session).contains("1 more"))
        }
        press("More", in: session, at: 5)
        #expect(labels(of: session).contains("2 more"))
    }

    private struct Edited: View {
        var body: some View {
            NavigationStack {
                List { ForEach(0..<3) { Text("Row \($0)") }.onDelete { _ in } }
                    .toolbar { EditButton() }
            }
        }
    }

    @Test("tells a button in a bar what changes below it")
    func bar() {
        let session = session(Edited())
        session.sleep()
        session.wake()
        _ = session.frame(at: 1)
        session.endWaking()
        press("Edit", in: session, at: 2)
        #expect(labels(of: session).contains("Done"))
        press("Done", in: session, at: 3)
        #expect(labels(of: session).contains("Edit"))
    }

    @Test("has its views disappear, and appear again when it wakes")
    func appearances() async {
        let log = Log()
        let session = session(Counters(log: log))
        #expect(log.events == ["appear"])
        session.sleep()
        #expect(log.events == ["appear", "disappear"])
        session.wake()
        _ = session.frame(at: 1)
        #expect(log.events == ["appear", "disappear", "appear"])
    }

    @Test("gives no element an id that one had before")
    func ids() {
        let session = session(Counters(log: Log()))
        let elements = Set(session.semantics.elements.map(\.id))
        session.sleep()
        session.wake()
        _ = session.frame(at: 1)
        let later = session.semantics.elements.map(\.id)
        #expect(!later.isEmpty && elements.isDisjoint(with: later))
    }

    @Test("has what rows out of sight have in their state")
    func rows() {
        let session = session(Rows())
        press("Row 0: 0", in: session, at: 1)
        #expect(labels(of: session).contains("Row 0: 1"))
        scroll(session, by: 4000, at: 2)
        #expect(!labels(of: session).contains { $0.hasPrefix("Row 0:") })
        session.sleep()
        session.wake()
        _ = session.frame(at: 3)
        session.endWaking()
        scroll(session, by: -8000, at: 4)
        #expect(labels(of: session).contains("Row 0: 1"))
    }

    @Test("has what rows out of sight have in their state, also of a list that took them apart, and of single views")
    func otherRows() {
        for session in [session(ListOfPairs()), session(SingleRows())] {
            press("Row 0: 0", in: session, at: 1)
            scroll(session, by: 3000, at: 2)
            #expect(!labels(of: session).contains { $0.hasPrefix("Row 0:") })
            session.sleep()
            session.wake()
            _ = session.frame(at: 3)
            session.endWaking()
            scroll(session, by: -8000, at: 4)
            #expect(labels(of: session).contains("Row 0: 1"))
        }
    }

    @Test("keeps apart the states of views that look alike, by the ids of elements")
    func elements() {
        let session = session(Rows())
        press("Row 1: 0", in: session, at: 1)
        press("Row 1: 1", in: session, at: 2)
        press("Row 2: 0", in: session, at: 3)
        session.sleep()
        session.wake()
        _ = session.frame(at: 4)
        session.endWaking()
        #expect(labels(of: session).dropFirst().prefix(3) == ["Row 0: 0", "Row 1: 2", "Row 2: 1"])
    }

    @Test("says in its sleep what the next process has to know")
    func handedOn() throws {
        let keeper = SessionKeeper()
        let session = session(Counters(log: Log()), keeper)
        press("More", in: session, at: 1)
        let awake = keeper.state()
        session.sleep()
        #expect(keeper.state() == awake && !awake.entries.isEmpty)
        session.wake()
        _ = session.frame(at: 2)
        session.endWaking()
        #expect(keeper.state() == awake)
        press("More", in: session, at: 3)
        #expect(keeper.state() != awake)
    }

    @Test("keeps none of its views")
    func memory() {
        let session = session(NavigationStack { Counters(log: Log()).navigationTitle("Counters") })
        weak var layout = SessionInspection(session).graph.window.rootLayout
        weak var deepest = deepest(of: SessionInspection(session).graph.window.rootLayout)
        #expect(layout != nil && deepest != nil)
        session.sleep()
        #expect(layout == nil && deepest == nil)
    }

    private func deepest(of layout: LayoutNode) -> LayoutNode {
        layout.children.first.map { self.deepest(of: $0) } ?? layout
    }

    @Test("tells of a mistake once, whether it has slept or not")
    func issues() {
        let session = session(Mistaken())
        #expect(session.issues.count == 1)
        session.sleep()
        session.wake()
        _ = session.frame(at: 1)
        #expect(session.issues.count == 1)
    }

    @Test("is sized and dressed as its window is when it wakes")
    func window() {
        var configuration = HostConfiguration(size: CGSize(width: 300, height: 400))
        let session = HostSession(Size(), configuration)
        _ = session.frame(at: 0)
        session.sleep()
        configuration.size = CGSize(width: 500, height: 300)
        configuration.colorScheme = .dark
        session.apply(configuration)
        session.wake()
        _ = session.frame(at: 1)
        #expect(labels(of: session) == ["500 dark"])
    }

    // MARK: Helpers

    private func session(_ view: some View, _ keeper: SessionKeeper? = nil) -> HostSession {
        let size = CGSize(width: 300, height: 400)
        let resources = keeper.map { WindowResources(size: size, scale: 1, session: $0) }
        let session = HostSession(view, HostConfiguration(size: size), resources: resources)
        _ = session.frame(at: 0)
        return session
    }

    private func labels(of session: HostSession) -> [String] { session.semantics.elements.compactMap(\.label) }

    private func press(_ label: String, in session: HostSession, at time: Double) {
        guard let element = session.semantics.elements.first(where: { $0.label == label }) else {
            Issue.record("There is no \(label).")
            return
        }
        session.perform(.activate, on: element.id)
        _ = session.frame(at: time)
    }

    private func scroll(_ session: HostSession, by distance: CGFloat, at time: Double) {
        session.send(
            .wheel(
                WheelEvent(
                    location: CGPoint(x: 150, y: 200), delta: CGSize(width: 0, height: distance), time: time)))
        _ = session.frame(at: time)
        _ = session.frame(at: time + 0.9)
    }

    // MARK: Views

    private final class Log {
        var events: [String] = []
        var objects: [Model] = []
        var count: Binding<Int>?
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Counters: View {
        let log: Log
        @State private var count = 0
        @StateObject private var model = Model()

        var body: some View {
            let _ = note()
            VStack {
                Text("\(count) and \(model.count)")
                Button("More") { count += 1 }
                Button("Older") { model.count += 1 }
            }
            .onAppear { log.events.append("appear") }
            .onDisappear { log.events.append("disappear") }
        }

        private func note() {
            log.objects.append(model)
            log.count = $count
        }
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<200, id: \.self) { Row(number: $0) }
                }
            }
        }
    }

    private struct ListOfPairs: View {
        var body: some View {
            List { ForEach(0..<200, id: \.self) { Pair(number: $0) } }
        }
    }

    private struct Pair: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("Row \(number): \(count)") { count += 1 }
            Text("Below \(number)")
        }
    }

    private struct SingleRows: View {
        var body: some View {
            ScrollView {
                LazyVStack {
                    Row(number: 0)
                    ForEach(1..<200, id: \.self) { Row(number: $0) }
                }
            }
        }
    }

    private struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("Row \(number): \(count)") { count += 1 }.frame(height: 44)
        }
    }

    private struct Mistaken: View {
        var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    }

    private struct Size: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            GeometryReader { Text(verbatim: "\(Int($0.size.width)) \(scheme == .dark ? "dark" : "light")") }
        }
    }
}
