import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeStateTests {
    // 7

    private struct Circle3: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0

        var body: some View {
            Button("Push \(a) \(b) \(c)") { a += 1 }
                .onChange(of: a) { if a < 30 { b += 1 } }
                .onChange(of: b) { c += 1 }
                .onChange(of: c) { a += 1 }
        }
    }

    @Test("three changes that answer each other in a circle come to their end, over as many frames as it takes")
    func circle() async throws {
        let ordeal = Ordeal(Circle3())
        await ordeal.tester.tap(try ordeal.tester.find(.role(.button, nil)))
        await ordeal.tester.advance(by: 1)
        _ = try ordeal.tester.find(.text("Push 30 29 29"))
        await ordeal.endure()
    }

    // 8

    private struct Narcissus: View {
        @State private var value = 0.25

        private var reflection: Binding<Double> {
            Binding {
                value
            } set: { new in
                value = new
                if new < 1 { reflection.wrappedValue = (new + 0.3).rounded(.down) + 1 }
            }
        }

        var body: some View {
            VStack {
                Slider(value: reflection)
                Toggle("On", isOn: Binding(get: { value > 0.5 }, set: { reflection.wrappedValue = $0 ? 0.1 : 0.2 }))
                Text("\(value, specifier: "%.1f")")
            }
        }
    }

    @Test("bindings that write themselves while they are written hold what was written last")
    func narcissus() async throws {
        let ordeal = Ordeal(Narcissus())
        await ordeal.endure()
        try await ordeal.tester.perform("Activate", on: try ordeal.tester.find(.role(.toggle, nil)))
        #expect(ordeal.tester.findAll(.text("1.0")).count + ordeal.tester.findAll(.text("2.0")).count == 1)
    }

    // 9

    private struct Depth: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    private struct Undecided: View {
        @State private var depth = 0

        var body: some View {
            VStack {
                Text("Depth \(depth)")
                // What there is tells that it should not be there.
                if depth == 0 { Color.red.frame(width: 10, height: 10).preference(key: Depth.self, value: 1) }
            }
            .onPreferenceChange(Depth.self) { new in MainActor.assumeIsolated { depth = new } }
        }
    }

    @Test("a preference that takes away what tells it swings from frame to frame, and is reported once")
    func undecided() async {
        let ordeal = Ordeal(Undecided())
        await ordeal.endure(rounds: 2)
        #expect(ordeal.tester.findAll(.containing("Depth")).count == 1)
        #expect(ordeal.tester.issues.count == 1, "\(ordeal.tester.issues)")
    }

    // 10

    @Observable
    fileprivate final class Mirror {
        var number = 0
        var other: Mirror?
    }

    private struct Mirrors: View {
        @State private var left = Mirror()
        @State private var right = Mirror()

        var body: some View {
            VStack {
                Text("\(left.other?.other?.number ?? -1) \(right.other?.other?.number ?? -1)")
                Button("Add") { left.number += 1 }
            }
            .onAppear {
                left.other = right
                right.other = left
            }
            .onChange(of: left.number) { if right.number != left.number { right.number = left.number } }
            .onChange(of: right.number) { if left.number != right.number + 1 { left.number = right.number + 1 } }
        }
    }

    @Test("objects that hold each other and follow each other a step ahead never agree, and the view still answers")
    func mirrors() async throws {
        let ordeal = Ordeal(Mirrors())
        await ordeal.tester.pump()
        _ = try ordeal.tester.find(.text("0 0"))
        await ordeal.endure(rounds: 1)
        #expect(ordeal.tester.issues.count <= 1)
        // They keep each other alive, and this test lets them go.
    }

    // 11

    private struct Suicidal: View {
        @State private var runs = 0
        @State private var isDone = false

        var body: some View {
            Text(isDone ? "Done after \(runs)" : "Runs \(runs)")
                .task(id: runs) {
                    guard runs < 20 else { return isDone = true }
                    // The write ends the task that makes it.
                    runs += 1
                    try? await Task.sleep(for: .seconds(3600))
                    if !Task.isCancelled { runs = -1000 }
                }
        }
    }

    @Test("a task that ends itself by what it writes goes on as the next one")
    func suicidal() async throws {
        let ordeal = Ordeal(Suicidal())
        await ordeal.tester.advance(by: 1)
        _ = try ordeal.tester.find(.text("Done after 20"))
        await ordeal.endure()
        #expect(ordeal.tester.issues.isEmpty)
    }

    // 12

    private struct Nervous: View {
        @State private var width: CGFloat = 20

        var body: some View {
            let _ = withAnimation(.spring) { if width < 100 { width += 10 } }
            Color.red.frame(width: width, height: 20).accessibilityLabel("Bar")
        }
    }

    @Test("an animation that is asked for in a body runs to where the body leads, and is reported")
    func nervous() async throws {
        let ordeal = Ordeal(Nervous())
        try await ordeal.tester.settle()
        #expect(try ordeal.tester.find(.label("Bar")).frame.width == 100)
        #expect(ordeal.tester.issues.contains { $0.description.contains("Modifying state during view update") })
        await ordeal.endure()
    }

    // 13

    private struct Heirloom: View {
        @State private var keep: (() -> Void)?
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") {
                let before = keep
                // Each closure holds the one before, and the state holds them all.
                keep = {
                    if count < 50 { before?() }
                    count += 1
                }
                keep?()
            }
        }
    }

    @Test("a state that holds closures that write it holds and runs them")
    func heirloom() async throws {
        let ordeal = Ordeal(Heirloom())
        for _ in 0..<4 { await ordeal.tester.tap(try ordeal.tester.find(.role(.button, nil))) }
        _ = try ordeal.tester.find(.text("Count 10"))
    }
}
