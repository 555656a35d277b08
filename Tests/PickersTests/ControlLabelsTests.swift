import Foundation
import RifflePickers
import SwiftUITesting
import Testing

/// What controls are called by somebody who hears them.
@MainActor
struct ControlLabelsTests {
    private struct Controls: View {
        @State private var plan = "Free"
        @State private var size = "S"
        @State private var due = Date(timeIntervalSince1970: 1_700_000_000)
        @State private var volume = 0.5
        @State private var name = ""

        var body: some View {
            Picker("Plan", selection: $plan) { ForEach(["Free", "Paid"], id: \.self) { Text($0) } }
            Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
            DatePicker("Due", selection: $due, displayedComponents: .date)
            Slider(value: $volume) { Text("Volume") }
            TextField("Name", text: $name, prompt: Text("Ada Quill"))
        }
    }

    private func expectNamed(_ tester: ViewTester) throws {
        let plan = try tester.find(.label("Plan"))
        #expect(plan.value == "Free" && plan.actions.contains("Activate"))
        #expect(tester.findAll(.label("Free")).isEmpty, "the choice is no element of its own")
        #expect(try tester.find(.label("Due")).value?.contains("2023") == true)
        #expect(try tester.find(.label("Volume")).value == "50%")
        #expect(try tester.find(.label("Size")).role == .group)
        #expect(try tester.find(.role(.textField, "Name")).placeholder == "Ada Quill")
    }

    @Test("pickers, date pickers and sliders have their label for a name, and what is chosen for a value")
    func alone() throws {
        try expectNamed(ViewTester(VStack { Controls() }, size: CGSize(width: 400, height: 800)))
    }

    @Test("so they do in a form")
    func inForm() throws {
        try expectNamed(ViewTester(Form { Controls() }, size: CGSize(width: 400, height: 800)))
    }

    @Test("a picker's value is read after its label, also when another option is chosen")
    func chosen() async throws {
        let tester = ViewTester(VStack { Controls() }, size: CGSize(width: 400, height: 800))
        try await tester.perform("Activate", on: tester.find(.label("Plan")))
        try await tester.settle()
        try await tester.perform("Activate", on: tester.find(.label("Paid")))
        try await tester.settle()
        #expect(try tester.find(.label("Plan")).value == "Paid")
    }
}
