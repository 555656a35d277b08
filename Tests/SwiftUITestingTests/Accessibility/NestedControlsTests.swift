import SwiftUI
import SwiftUITesting
import Testing

/// Controls inside an element that stands for them, such as in the labels of other controls.
@MainActor
struct NestedControlsTests {
    private struct Levels: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Text("Sound")
            } else {
                AnyView(Toggle(isOn: .constant(depth % 2 == 0)) { Levels(depth: depth - 1) })
            }
        }
    }

    @Test("toggles in the labels of toggles are read as one, however many they are")
    func toggles() {
        let tester = ViewTester(Levels(depth: 40))
        let found = tester.findAll(.label("Sound"))
        #expect(found.count == 1)
        #expect(found.first?.actions == ["Activate", "Sound"])
    }

    private struct Dates: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Text("Day")
            } else {
                AnyView(
                    DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Dates(depth: depth - 1) })
            }
        }
    }

    @Test("a label that several controls share is read once in the label around them")
    func dates() {
        for depth in [1, 2, 5] {
            let tester = ViewTester(Form { Dates(depth: depth) })
            #expect(tester.findAll(.label("Day")).count == 2, "\(depth)")
        }
    }

    private struct Counter: View {
        @State private var count = 5

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
                HStack {
                    Button("Take") { count -= 1 }
                    Button("Double") { count *= 2 }
                }
                .accessibilityElement(children: .contain)
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test("buttons that are combined into one element can be pressed by their names")
    func combined() async throws {
        let tester = ViewTester(Counter())
        let expected = ["Add": "Count 6", "Double": "Count 12", "Take": "Count 11"]
        for name in ["Add", "Double", "Take"] {
            try await tester.perform(name, on: try tester.find(.containing("Count")))
            let text = try #require(expected[name])
            #expect(try tester.find(.containing("Count")).label.contains(text), "\(name)")
        }
    }
}
