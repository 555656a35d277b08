import SwiftUI
import SwiftUITesting
import Testing

// Small controls of the app's own: a stepper of bindings, a switch, a pressed style, a modifier with state.

struct TutorialCounter: View {
    let name: String
    @Binding var count: Int
    var onChange: (Int) -> Void = { _ in }

    var body: some View {
        HStack {
            Button("-") { count -= 1 }
            Text("\(name): \(count)")
            Button("+") {
                count += 1
                onChange(count)
            }
        }
    }
}

struct TutorialSwitch: View {
    @Binding var isOn: Bool

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule()
                .fill(isOn ? Color.green : Color(.systemGray5))
                .frame(width: 50, height: 30)
            Text("o")
                .frame(width: 26, height: 26)
                .background(Circle().fill(Color.white))
                .padding(2)
        }
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .onTapGesture { isOn.toggle() }
    }
}

struct TutorialPressStyle: ButtonStyle {
    var tint: Color = .purple

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .background(configuration.isPressed ? tint.opacity(0.6) : tint)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.spring(response: 0.2, dampingFraction: 0.6), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == TutorialPressStyle {
    static var press: TutorialPressStyle { TutorialPressStyle() }
}

struct TutorialTapCount: ViewModifier {
    @State private var taps = 0
    var limit = 3

    func body(content: Content) -> some View {
        VStack {
            content
                .onTapGesture {
                    if taps < limit { taps += 1 }
                }
            Text("tapped \(taps)")
        }
    }
}

extension View {
    func countingTaps(limit: Int = 3) -> some View {
        modifier(TutorialTapCount(limit: limit))
    }
}

struct TutorialControls: View {
    @State private var counts = [1, 2, 3]
    @State private var isOn = false
    @State private var log = ""

    var body: some View {
        VStack(alignment: .center, spacing: 16) {
            ForEach(0..<counts.count, id: \.self) { index in
                TutorialCounter(name: "Counter \(index)", count: $counts[index]) { log += "\(index)=\($0) " }
            }
            ForEach($counts, id: \.self) { $count in
                Text("Half \(count / 2)")
            }
            Text("Total \(counts.reduce(0, +))")
            Text("Log \(log)")
            TutorialSwitch(isOn: $isOn)
            if isOn {
                Text("It is on")
            } else {
                Text("It is off")
            }
            Button(action: { counts = counts.map { $0 * 2 } }) {
                Text("Double")
            }
            .buttonStyle(.press)
            .disabled(!isOn)
            Text("Tap me").countingTaps()
        }
    }
}

@MainActor
struct TutorialControlsTests {
    @Test("children write the parent's array through bindings")
    func bindings() async throws {
        let tester = ViewTester(TutorialControls())
        await tester.tap(tester.findAll(.role(.button, "+"))[1])
        await tester.tap(tester.findAll(.role(.button, "+"))[1])
        await tester.tap(tester.findAll(.role(.button, "-"))[2])
        _ = try tester.find(.text("Counter 1: 4"))
        _ = try tester.find(.text("Total 7"))
        _ = try tester.find(.text("Log 1=3 1=4 "))
    }

    @Test("the knob of a switch slides to the other side")
    func toggles() async throws {
        let tester = ViewTester(TutorialControls())
        let before = try tester.find(.text("o")).frame.midX
        await tester.tap(try tester.find(.text("o")))
        await tester.advance(by: 0.1)
        let between = try tester.find(.text("o")).frame.midX
        #expect(between > before + 2 && between < before + 18)
        _ = try tester.find(.text("It is on"))
        try await tester.settle()
        #expect(abs(try tester.find(.text("o")).frame.midX - before - 20) < 0.01)
    }

    @Test("a pressed button shrinks, and one that is disabled does nothing")
    func pressed() async throws {
        let tester = ViewTester(TutorialControls())
        let frame = try tester.find(.role(.button, "Double")).frame
        await tester.tap(try tester.find(.role(.button, "Double")))
        _ = try tester.find(.text("Total 6"))
        await tester.tap(try tester.find(.text("o")))
        try await tester.settle()
        let button = try tester.find(.role(.button, "Double"))
        let touch = tester.touch(at: button.center)
        await touch.hold(for: 1)
        let label = try #require(tester.findAll(.label("Double")).first)
        #expect(label.frame.width <= frame.width)
        #expect(tester.layersDescription.contains("0.9"))
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Total 12"))
    }

    @Test("a press that leaves the button does nothing")
    func leaves() async throws {
        let tester = ViewTester(TutorialControls())
        await tester.tap(try tester.find(.text("o")))
        try await tester.settle()
        let touch = tester.touch(at: try tester.find(.role(.button, "Double")).center)
        await touch.hold(for: 0.2)
        await touch.move(by: CGSize(width: 0, height: -300), over: 0.2)
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Total 6"))
    }

    @Test("a modifier keeps state of its own")
    func modifierState() async throws {
        let tester = ViewTester(TutorialControls())
        for count in [1, 2, 3, 3] {
            await tester.tap(try tester.find(.text("Tap me")))
            _ = try tester.find(.text("tapped \(count)"))
        }
    }
}

private struct TutorialDismissing: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.scenePhase) var scenePhase
    @State private var count = 0

    var body: some View {
        Button("Done \(count)") {
            count += 1
            dismiss()
        }
    }
}

extension TutorialControlsTests {
    @Test("what is in no presentation stays when it is dismissed")
    func dismissing() async throws {
        let tester = ViewTester(TutorialDismissing())
        await tester.tap(try tester.find(.label("Done 0")))
        #expect(tester.findAll(.label("Done 1")).count == 1)
    }
}
