import SwiftUITesting
import Testing

@testable import RiffleLists

@MainActor
struct LabeledControlsTests {
    private struct Page: View {
        @State private var icon = 0

        var body: some View {
            Form {
                LabeledContent("Plan", value: "Free")
                LabeledContent("Icon") {
                    ForEach(1..<4) { number in
                        Image(systemName: "star")
                            .onTapGesture { icon = number }
                            .accessibilityLabel("Icon \(number)")
                            .accessibilityAddTraits(.isButton)
                    }
                }
                LabeledContent("Color") {
                    Image(systemName: "circle")
                        .onTapGesture { icon = 9 }
                        .accessibilityLabel("Red")
                        .accessibilityAddTraits(.isButton)
                }
                LabeledContent("Size") {
                    Button("Smaller") { icon = 10 }.buttonStyle(.borderless)
                    Button("Larger") { icon = 11 }.buttonStyle(.borderless)
                }
                LabeledContent("More") { Button("Open") { icon = 12 } }
                Text("chosen \(icon)")
            }
        }
    }

    @Test("what can be used beside a label are elements of their own where they are several, or have to be touched")
    func several() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        for (label, icon) in [("Icon 1", 1), ("Icon 3", 3), ("Red", 9), ("Smaller", 10), ("Larger", 11)] {
            await tester.tap(try tester.find(.role(.button, label)))
            try await tester.settle()
            #expect(tester.findAll(.text("chosen \(icon)")).count == 1, "\(label)")
        }
        for label in ["Icon", "Color", "Size"] { #expect(tester.findAll(.role(.text, label)).count == 1, "\(label)") }
    }

    @Test("a label with a value, or with one control that knows what to do, is one element")
    func one() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        _ = try tester.find(.role(.text, "Plan, Free"))
        try await tester.perform("Activate", on: try tester.find(.role(.button, "More, Open")))
        _ = try tester.find(.text("chosen 12"))
    }
}
