import SwiftUI
import SwiftUITesting
import Testing

// Boats on lanes: which of them an animation reaches, by what stands between it and them.

private struct Race: View {
    @State private var isAway = false
    @State private var bearing: CGFloat = 0
    @State private var laps = 0
    @State private var events: [String] = []

    private var course: CGFloat { isAway ? 80 : 0 }

    var body: some View {
        VStack {
            boat("free")
            boat("timed").animation(.linear(duration: 2), value: isAway)
            boat("still").animation(nil, value: isAway)
            boat("stopped").transaction { $0.animation = nil }
            boat("halved").transaction { $0.animation = $0.animation?.speed(0.5) }
            boat("older").animation(.linear(duration: 2))
            Text("mixed")
                .rotationEffect(.degrees(isAway ? 90 : 0))
                .animation(nil, value: isAway)
                .offset(x: course)
                .animation(.linear(duration: 4), value: isAway)
            Text("pilot").offset(x: bearing)
            Text("events: \(events.joined(separator: " "))")
            starts
            HStack {
                Button("Leg", action: sail)
                Button("Home") { withAnimation(.spring(response: 0.3)) { bearing = 0 } }
                Button("Lap") { laps += 1 }
            }
        }
        .onChange(of: isAway) { events.append("away") }
        .onChange(of: laps) { before, now in
            events.append("lap\(before)to\(now)")
            if now < 2 { laps = now + 1 }
        }
    }

    private var starts: some View {
        HStack {
            Button("Start") { withAnimation(.linear(duration: 2)) { isAway = true } }
            Button("Jump") { isAway = true }
            Button("Locked") {
                var locked = Transaction(animation: .linear(duration: 8))
                locked.disablesAnimations = true
                withTransaction(locked) { isAway = true }
            }
        }
    }

    private func boat(_ name: String) -> some View { Text(name).offset(x: course) }

    private func sail() {
        withAnimation(.linear(duration: 0.4)) {
            bearing = 60
        } completion: {
            events.append("buoy")
            withAnimation(.linear(duration: 0.4)) {
                bearing = 180
            } completion: {
                events.append("shore")
            }
        }
    }
}

@MainActor
struct RaceTests {
    private let tester = ViewTester(Race())
    private let middle: CGFloat = 393 / 2

    private func press(_ name: String) async throws {
        await tester.touch(at: try tester.find(.role(.button, name)).center).lift()
    }

    /// How far a boat has come, in parts of its course.
    private func way(_ name: String) throws -> CGFloat { (try tester.find(.text(name)).center.x - middle) / 80 }

    @Test("an animated change reaches every boat but those that say otherwise")
    func animated() async throws {
        try await press("Start")
        await tester.advance(by: 1)
        for (name, share) in [
            ("free", 0.5), ("timed", 0.5), ("older", 0.5), ("still", 1), ("stopped", 1), ("halved", 0.25),
            ("mixed", 0.25),
        ] {
            #expect(abs(try way(name) - share) < 0.02, "\(name)")
        }
        let mixed = try tester.find(.text("mixed")).transform
        #expect(abs(mixed.a) < 0.001 && abs(mixed.b - 1) < 0.001)
    }

    @Test("a change without an animation moves only boats that have one of their own")
    func plain() async throws {
        try await press("Jump")
        await tester.advance(by: 1)
        for (name, share) in [("free", 1.0), ("halved", 1), ("still", 1), ("timed", 0.5), ("older", 0.5)] {
            #expect(abs(try way(name) - share) < 0.02, "\(name)")
        }
    }

    @Test("a transaction that switches animations off keeps its own, past those of the boats")
    func locked() async throws {
        try await press("Locked")
        await tester.pump(by: 0.4)
        for name in ["timed", "older"] { #expect(abs(try way(name) - 0.05) < 0.02, "\(name)") }
    }

    @Test("when a leg is sailed its completion starts the next")
    func legs() async throws {
        try await press("Leg")
        await tester.advance(by: 0.35)
        _ = try tester.find(.text("events: "))
        await tester.advance(by: 0.25)
        _ = try tester.find(.text("events: buoy"))
        let pilot = try tester.find(.text("pilot")).center.x - middle
        #expect(pilot > 90 && pilot < 150)
        try await tester.settle()
        _ = try tester.find(.text("events: buoy shore"))
        #expect(abs(try tester.find(.text("pilot")).center.x - middle - 180) < 0.5)
    }

    @Test("a motion that is called back goes on from where it is")
    func calledBack() async throws {
        try await press("Leg")
        await tester.advance(by: 0.2)
        let before = try tester.find(.text("pilot")).center.x
        try await press("Home")
        #expect(abs(try tester.find(.text("pilot")).center.x - before) < 1)
        try await tester.settle()
        let end = try tester.find(.text("pilot")).center.x - middle
        #expect(abs(end) < 0.5 || abs(end - 180) < 0.5)
    }

    @Test("a change made when another is reported is reported in its turn")
    func laps() async throws {
        try await press("Lap")
        await tester.pump()
        _ = try tester.find(.text("events: lap0to1 lap1to2"))
    }
}
