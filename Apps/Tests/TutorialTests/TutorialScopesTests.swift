import SwiftUI
import SwiftUITesting
import Testing

// Who animates what: scopes, nil animations, transactions, completions, interruptions, chains of changes.

struct TutorialScopes: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var log: [String] = []
    @State private var x: CGFloat = 0

    var body: some View {
        VStack(spacing: 4) {
            Text("plain").offset(x: isOn ? 100 : 0)
            Text("linear").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
            Text("never").offset(x: isOn ? 100 : 0).animation(nil, value: isOn)
            Text("cut").offset(x: isOn ? 100 : 0).transaction { $0.animation = nil }
            Text("slow").offset(x: isOn ? 100 : 0).transaction { transaction in
                transaction.animation = transaction.animation?.speed(0.5)
            }
            Text("always").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1))
            Text("inner")
                .scaleEffect(isOn ? 2 : 1)
                .animation(nil, value: isOn)
                .offset(x: isOn ? 100 : 0)
                .animation(.linear(duration: 2), value: isOn)
            Text("chase").offset(x: x)
            Text("log " + log.joined(separator: ","))
            HStack {
                Button("With") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Button("Without") { isOn.toggle() }
                Button("None") {
                    var transaction = Transaction(animation: .linear(duration: 5))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
            }
            HStack {
                Button("Chase") {
                    withAnimation(.linear(duration: 0.5)) {
                        x = 100
                    } completion: {
                        log.append("half")
                        withAnimation(.linear(duration: 0.5)) {
                            x = 200
                        } completion: {
                            log.append("full")
                        }
                    }
                }
                Button("Back") { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { x = 0 } }
                Button("Count") { count += 1 }
            }
        }
        .onChange(of: count) { old, new in
            log.append("\(old)>\(new)")
            if new < 3 { count += 1 }
        }
        .onChange(of: isOn) { log.append("on") }
    }
}

@MainActor
struct TutorialScopesTests {
    private func press(_ tester: ViewTester, _ name: String) async throws {
        await tester.touch(at: try tester.find(.role(.button, name)).center).lift()
    }

    private func places(_ tester: ViewTester) throws -> [String: CGFloat] {
        var places: [String: CGFloat] = [:]
        for name in ["plain", "linear", "never", "cut", "slow", "inner", "always"] {
            places[name] = try tester.find(.text(name)).center.x - 196.5
        }
        return places
    }

    @Test("withAnimation reaches all but those that say otherwise")
    func with() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "With")
        await tester.advance(by: 0.5)
        let places = try places(tester)
        #expect(abs(places["plain"]! - 50) < 1)
        #expect(abs(places["linear"]! - 50) < 1)
        #expect(abs(places["always"]! - 50) < 1)
        #expect(abs(places["never"]! - 100) < 0.5)
        #expect(abs(places["cut"]! - 100) < 0.5)
        #expect(abs(places["slow"]! - 25) < 1)
        #expect(abs(places["inner"]! - 25) < 1)
        #expect(abs(try tester.find(.text("inner")).transform.a - 2) < 0.001)
    }

    @Test("without animation only animated scopes move")
    func without() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "Without")
        await tester.advance(by: 0.5)
        let places = try places(tester)
        #expect(abs(places["plain"]! - 100) < 0.5)
        #expect(abs(places["linear"]! - 50) < 1)
        #expect(abs(places["always"]! - 50) < 1)
        #expect(abs(places["slow"]! - 100) < 0.5)
    }

    @Test("a transaction that disables animations keeps its own, also in animated scopes")
    func disabled() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "None")
        await tester.pump(by: 0.1)
        #expect(abs(try places(tester)["linear"]! - 2) < 1)
        #expect(abs(try places(tester)["always"]! - 2) < 1)
    }

    @Test("the completion of one animation may start the next")
    func completion() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "Chase")
        await tester.advance(by: 0.45)
        _ = try tester.find(.text("log "))
        await tester.advance(by: 0.3)
        _ = try tester.find(.text("log half"))
        let place = try tester.find(.text("chase")).center.x - 196.5
        #expect(place > 130 && place < 160)
        try await tester.settle()
        _ = try tester.find(.text("log half,full"))
        #expect(abs(try tester.find(.text("chase")).center.x - 396.5) < 0.5)
    }

    @Test("an interrupted motion goes on from where it is")
    func interrupted() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "Chase")
        await tester.advance(by: 0.25)
        let before = try tester.find(.text("chase")).center.x
        try await press(tester, "Back")
        #expect(abs(try tester.find(.text("chase")).center.x - before) < 1)
        try await tester.settle()
        let place = try tester.find(.text("chase")).center.x
        #expect(abs(place - 196.5) < 0.5 || abs(place - 396.5) < 0.5)
    }

    @Test("changes in onChange cause further ones, each reported")
    func chain() async throws {
        let tester = ViewTester(TutorialScopes())
        try await press(tester, "Count")
        await tester.pump()
        _ = try tester.find(.text("log 0>1,1>2,2>3"))
    }
}
