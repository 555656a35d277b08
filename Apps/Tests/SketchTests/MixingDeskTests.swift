import SwiftUI
import SwiftUITesting
import Testing

// A mixing desk: channels that write into an array, a switch made by hand, a style for keys, a modifier that counts.

private struct Channel: View {
    let name: String
    @Binding var level: Int
    var raised: (Int) -> Void = { _ in }

    var body: some View {
        HStack(spacing: 10) {
            Text("\(name) at \(level)")
            Button("Softer \(name)", action: { level -= 1 })
            Button("Louder \(name)") {
                level += 1
                raised(level)
            }
        }
    }
}

private struct Lever: View {
    @Binding var isUp: Bool

    var body: some View {
        ZStack(alignment: isUp ? .top : .bottom) {
            RoundedRectangle(cornerRadius: 8)
                .stroke(isUp ? .green : Color(.systemGray3), lineWidth: 3)
                .frame(width: 40, height: 60)
            Text("knob")
                .font(.caption2)
                .frame(width: 36, height: 24)
                .background(Color.yellow)
        }
        .onTapGesture(perform: { isUp.toggle() })
        .animation(.linear(duration: 0.3), value: isUp)
    }
}

private struct KeyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(configuration.isPressed ? .gray : .black, in: Capsule())
            .scaleEffect(x: 1, y: configuration.isPressed ? 0.7 : 1)
            .animation(.spring(response: 0.1), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == KeyStyle {
    fileprivate static var key: KeyStyle { KeyStyle() }
}

private struct CountsKnocks: ViewModifier {
    @State private var knocks = 0
    let most: Int

    func body(content: Content) -> some View {
        HStack {
            content.onTapGesture { knocks = min(knocks + 1, most) }
            Text("\(knocks) knocks")
        }
    }
}

private struct MixingDesk: View {
    @State private var levels = [4, 2, 7]
    @State private var isLive = false
    @State private var history: [String] = []

    var body: some View {
        VStack {
            ForEach(0..<levels.count, id: \.self) { place in
                Channel(name: "ABC".map(String.init)[place], level: $levels[place]) { history += ["\(place):\($0)"] }
            }
            ForEach($levels, id: \.self) { $level in Text("Third \(level / 3)") }
            Text("Sum \(levels.reduce(0, +))")
            Text("History \(history.joined(separator: ","))")
            Lever(isUp: $isLive)
            if isLive { Text("On air") } else { Text("Silence") }
            Button(action: { levels = levels.map { -$0 } }, label: { Text("Invert") })
                .buttonStyle(.key)
                .disabled(!isLive)
            Text("Wood").modifier(CountsKnocks(most: 2))
        }
    }
}

@MainActor
struct MixingDeskTests {
    private func press(_ tester: ViewTester, _ name: String) async throws {
        await tester.tap(try tester.find(.role(.button, name)))
    }

    private func live() async throws -> ViewTester {
        let tester = ViewTester(MixingDesk())
        await tester.tap(try tester.find(.text("knob")))
        try await tester.settle()
        return tester
    }

    @Test("channels write into the desk's array, and the desk into its channels")
    func levels() async throws {
        let tester = ViewTester(MixingDesk())
        try await press(tester, "Louder B")
        try await press(tester, "Louder B")
        try await press(tester, "Softer C")
        _ = try tester.find(.text("B at 4"))
        _ = try tester.find(.text("C at 6"))
        _ = try tester.find(.text("Sum 14"))
        _ = try tester.find(.text("History 1:3,1:4"))
        #expect(tester.findAll(.text("Third 1")).count == 2)
    }

    @Test("the knob of a lever glides to the other end when its alignment changes")
    func lever() async throws {
        let tester = ViewTester(MixingDesk())
        let down = try tester.find(.text("knob")).frame.midY
        await tester.tap(try tester.find(.text("knob")))
        _ = try tester.find(.text("On air"))
        await tester.advance(by: 0.15)
        let between = down - (try tester.find(.text("knob")).frame.midY)
        #expect(between > 8 && between < 28)
        try await tester.settle()
        #expect(abs(down - (try tester.find(.text("knob")).frame.midY) - 36) < 0.01)
    }

    @Test("a key gives way while it is pressed, and one that is off does nothing")
    func key() async throws {
        let off = ViewTester(MixingDesk())
        try await press(off, "Invert")
        _ = try off.find(.text("Sum 13"))
        let tester = try await live()
        let touch = tester.touch(at: try tester.find(.role(.button, "Invert")).center)
        await touch.hold(for: 1)
        #expect(tester.layersDescription.contains("0.7"))
        await touch.lift()
        try await tester.settle()
        #expect(!tester.layersDescription.contains("0.7"))
        _ = try tester.find(.text("Sum -13"))
    }

    @Test("a finger that leaves a key takes the press back")
    func leaves() async throws {
        let tester = try await live()
        let touch = tester.touch(at: try tester.find(.role(.button, "Invert")).center)
        await touch.hold(for: 0.3)
        await touch.move(by: CGSize(width: 150, height: -250), over: 0.3)
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Sum 13"))
    }

    @Test("a modifier counts for itself")
    func knocks() async throws {
        let tester = ViewTester(MixingDesk())
        for expected in ["1 knocks", "2 knocks", "2 knocks"] {
            await tester.tap(try tester.find(.text("Wood")))
            _ = try tester.find(.text(expected))
        }
    }
}

private struct Farewell: View {
    @State private var times = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("Bye \(times) \(phase == .active ? "here" : "away")") {
            dismiss()
            times += 1
        }
    }
}

extension MixingDeskTests {
    @Test("what is presented nowhere stays when it dismisses itself")
    func farewell() async throws {
        let tester = ViewTester(Farewell())
        await tester.tap(try tester.find(.label("Bye 0 here")))
        _ = try tester.find(.label("Bye 1 here"))
    }
}
