import SwiftUITesting
import Testing

@MainActor
struct EndlessUpdateTests {
    @Test("a view that writes state in its body goes on in the next frame and is named, and the rest goes on")
    func writingBody() async throws {
        let tester = ViewTester(
            VStack {
                WritesInBody(); Counter()
            })
        await tester.tap(try tester.find(.label("Add")))
        await tester.pump()
        _ = try tester.find(.text("1"))
        let error = await #expect(throws: NotSettled.self) { try await tester.settle(limit: 0.2) }
        #expect(error?.moving.contains { $0.contains("WritesInBody") } == true, "\(String(describing: error))")
        let issues = tester.issues(mentioning: "WritesInBody", "16 rounds", "write only when the value differs")
        #expect(issues.count == 1, "\(tester.issues)")
        #expect(issues.first?.kind == .endlessUpdate)
    }

    @Test("two onChange that answer each other go on in the next frame and are named")
    func pingPong() async throws {
        let tester = ViewTester(PingPong())
        await tester.tap(try tester.find(.label("Serve")))
        await tester.pump()
        #expect(tester.issues(mentioning: "PingPong", "16 rounds").count == 1, "\(tester.issues)")
    }

    @Test("a view that grows by what it measures grows from frame to frame, and is reported")
    func growing() async throws {
        let tester = ViewTester(Growing())
        await tester.pump()
        #expect(tester.issues(mentioning: "16 rounds").count == 1, "\(tester.issues)")
    }

    @Test("what is measured without end keeps back no other change, and views beside it appear")
    func beside() async throws {
        var appeared = 0
        let tester = ViewTester(
            VStack {
                Growing()
                Counter().onAppear { appeared += 1 }
            })
        await tester.pump()
        #expect(appeared == 1)
        await tester.tap(try tester.find(.label("Add")))
        await tester.pump()
        _ = try tester.find(.text("1"))
    }

    @Test("writing state in a body once is no loop, and is reported")
    func writesOnce() async throws {
        let tester = ViewTester(WritesOnce())
        try await tester.settle()
        _ = try tester.find(.text("written"))
        #expect(tester.issues.count == 1, "\(tester.issues)")
        #expect(tester.issues(mentioning: "WritesOnce", "Modifying state during view update").count == 1)
    }

    @Test("a settle that never ends gives up and lists what still moves")
    func endless() async throws {
        let tester = ViewTester(
            VStack {
                Spinner(); Counter()
            })
        let before = tester.now
        let error = await #expect(throws: NotSettled.self) { try await tester.settle(limit: 2) }
        #expect(abs(tester.now - before - 2) < 0.05)
        #expect(error?.limit == 2)
        #expect(error?.moving.count == 1)
        #expect(error?.moving.first?.contains("Spinner") == true)
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains(": Not settled after 2.0 s. Still moving:\n") && text.contains("use advance(by:)"))
        for limit in [0, -1, Double.nan] {
            await #expect(throws: NotSettled.self) { try await tester.settle(limit: limit) }
        }
    }

    @Test(
        "a task that goes on after its tester is gone is asked to stop, and its writes reach nobody",
        .timeLimit(.minutes(10)))
    func survivingTask() async throws {
        let log = Log()
        var tester: ViewTester? = ViewTester(Stubborn(log: log))
        await tester?.advance(by: 0.1)
        tester = nil
        while log.lines.count(where: { $0 == "cancelled" }) < 3, !Task.isCancelled { await Task.yield() }
        #expect(log.lines.suffix(3) == ["cancelled", "cancelled", "cancelled"])
    }

    @Test("a view whose task writes state again and again does not settle either, and is named")
    func restlessTask() async throws {
        let tester = ViewTester(Ticking())
        let error = await #expect(throws: NotSettled.self) { try await tester.settle(limit: 1) }
        #expect(error?.moving.contains { $0.contains("Ticking") } == true, "\(String(describing: error))")
    }
}

private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
        count += 1
        return Text("count \(count)")
    }
}

private struct WritesOnce: View {
    @State private var text = "empty"
    var body: some View {
        if text != "written" { text = "written" }
        return Text(text)
    }
}

private struct PingPong: View {
    @State private var ping = 0
    @State private var pong = 0
    var body: some View {
        Button("Serve") { ping += 1 }
            .onChange(of: ping) { pong += 1 }
            .onChange(of: pong) { ping += 1 }
    }
}

private struct Growing: View {
    @State private var height: CGFloat = 10
    var body: some View {
        Color.red.frame(width: 10, height: height)
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                }
            )
            .onPreferenceChange(HeightKey.self) { height = $0 + 1 }
    }
}

private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Spinner: View {
    @State private var isTurned = false
    var body: some View {
        Color.red.frame(width: 10, height: 10)
            .rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
    }
}

private struct Ticking: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)").task {
            while !Task.isCancelled {
                count += 1
                await Task.yield()
            }
        }
    }
}

/// Writes state until it has noticed three times that it is to stop.
private struct Stubborn: View {
    let log: Log
    @State private var count = 0
    var body: some View {
        Text("\(count)")
            .onDisappear { log.lines.append("disappeared") }
            .task {
                var cancellations = 0
                while cancellations < 3 {
                    count += 1
                    if Task.isCancelled {
                        log.lines.append("cancelled")
                        cancellations += 1
                    }
                    await Task.yield()
                }
            }
    }
}
