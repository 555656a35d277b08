import SwiftUITesting
import Testing

@MainActor
struct ViewTesterTests {
    @Test("the first frame is shown at time 0, on an iPhone's screen of two pixels per point")
    func defaults() throws {
        let tester = ViewTester(Color.red)
        #expect(tester.now == 0)
        #expect(tester.statistics.layersChanged > 0)
        let picture = try tester.snapshot()
        #expect(picture.width == 786 && picture.height == 1704)
    }

    @Test("the environment can be edited, and the window's background goes with it")
    func environment() throws {
        let tester = ViewTester(SchemeReader(), size: CGSize(width: 100, height: 100)) { $0.colorScheme = .dark }
        _ = try tester.find(.text("dark"))
        #expect(try tester.snapshot()[0, 0] == (0, 0, 0, 255))
        #expect(try ViewTester(SchemeReader()).snapshot()[0, 0] == (255, 255, 255, 255))
    }

    @Test("pump runs one frame that much later; negative and NaN count as 0")
    func pump() async throws {
        let tester = ViewTester(MovingBar())
        await tester.pump(by: 0.5)
        #expect(tester.now == 0.5)
        #expect(try abs(tester.find(.id("bar")).frame.minX - 50) < 0.001)
        await tester.pump()
        #expect(abs(tester.now - (0.5 + 1.0 / 60)) < 1e-12)
        let now = tester.now
        for seconds in [-1, .nan, 0] { await tester.pump(by: seconds) }
        #expect(tester.now == now)
    }

    @Test("advance runs all frames at 60 Hz, and ends where asked")
    func advance() async {
        let log = Log()
        let tester = ViewTester(FrameCounter(log: log))
        let before = log.lines.count
        await tester.advance(by: 0.5)
        #expect(tester.now == 0.5)
        // A body for each frame that moves what is read: 30 frames in half a second.
        #expect(log.lines.count - before == 30)
        await tester.advance(by: 0.01)
        #expect(abs(tester.now - 0.51) < 1e-12)
        for seconds in [-1, .nan, .infinity] { await tester.advance(by: seconds) }
        #expect(abs(tester.now - 0.51) < 1e-12)
    }

    @Test("settle ends when nothing moves")
    func settle() async throws {
        let tester = ViewTester(MovingBar())
        try await tester.settle()
        #expect(try tester.find(.id("bar")).frame.minX == 100)
        #expect(tester.now >= 1 && tester.now < 1.1)
        let now = tester.now
        try await tester.settle()
        #expect(tester.now == now)
    }

    @Test("resize gives the window another size, and another number of pixels where asked")
    func resize() async throws {
        let tester = ViewTester(Color.red.accessibilityLabel("all"), size: CGSize(width: 100, height: 50))
        await tester.resize(to: CGSize(width: 60, height: 80), scale: nil)
        #expect(try tester.find(.label("all")).frame.size == CGSize(width: 60, height: 80))
        #expect(try tester.snapshot().width == 120)
        await tester.resize(to: CGSize(width: 60, height: 80), scale: 3)
        #expect(try tester.snapshot().height == 240)
        await tester.resize(to: CGSize(width: 60, height: 80), scale: .nan)
        #expect(try tester.snapshot().height == 240)
        await tester.resize(to: CGSize(width: CGFloat.nan, height: -4), scale: 1)
        #expect(throws: (any Error).self) { try tester.snapshot() }
    }

    @Test("statistics are the last frame's")
    func statistics() async throws {
        let tester = ViewTester(Counter())
        #expect(tester.statistics.bodiesEvaluated > 0 && tester.statistics.nodesLaidOut > 0)
        await tester.pump()
        #expect(tester.statistics == FrameStatistics())
        await tester.tap(try tester.find(.label("Add")))
        #expect(tester.statistics.bodiesEvaluated > 0)
        try await tester.settle()
        await tester.pump()
        #expect(tester.statistics == FrameStatistics())
    }

    @Test("issues are what an app would have logged, each once")
    func issues() async {
        let tester = ViewTester(
            VStack {
                Text("a").frame(width: -1); Image("absent")
            })
        await tester.advance(by: 0.1)
        #expect(tester.issues.count == 2 && Set(tester.issues.map(\.kind)) == [.invalidSize, .missingAsset])
        #expect(ViewTester(Text("a")).issues.isEmpty)
    }

    @Test("descriptions have a line for each element and layer")
    func descriptions() {
        let tester = ViewTester(Counter())
        #expect(tester.semanticsDescription.contains("text \"0\""))
        #expect(tester.semanticsDescription.contains("button \"Add\""))
        #expect(tester.layersDescription.contains("Text"))
    }

    @Test("tasks of the view run as time passes, whether `task` or `Task` started them")
    func tasks() async throws {
        let tester = ViewTester(TaskView())
        #expect(try tester.find(.id("loaded")).text == "nothing")
        await tester.pump()
        await tester.pump()
        #expect(try tester.find(.id("loaded")).text == "three steps")
        await tester.tap(try tester.find(.label("Fetch")))
        await tester.pump()
        #expect(try tester.find(.id("loaded")).text == "fetched")
    }

    @Test("settle waits for what a task starts")
    func settleWithTasks() async throws {
        let tester = ViewTester(TaskView())
        try await tester.settle()
        #expect(try tester.find(.id("loaded")).text == "three steps")
    }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

/// 100 points in a second.
private struct MovingBar: View {
    @State private var isThere = false
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
                .accessibilityIdentifier("bar")
                .offset(x: isThere ? 100 : 0)
            Spacer()
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
    }
}

/// Counts frames in which its animatable number moves.
private struct FrameCounter: View {
    let log: Log
    @State private var isThere = false
    var body: some View {
        Probe(value: isThere ? 1 : 0, log: log)
            .stroke(.red)
            .onAppear { withAnimation(.linear(duration: 10)) { isThere = true } }
    }
}

private struct Probe: Shape {
    var value: Double
    let log: Log

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        if value > 0, value < 1, log.lines.last != "\(value)" { log.lines.append("\(value)") }
        return Path(rect)
    }
}

private struct TaskView: View {
    @State private var loaded = "nothing"
    var body: some View {
        VStack {
            Text(loaded).accessibilityIdentifier("loaded")
            Button("Fetch") { Task { loaded = "fetched" } }
        }
        .task {
            await Task.yield()
            await Task.yield()
            loaded = "three steps"
        }
    }
}
