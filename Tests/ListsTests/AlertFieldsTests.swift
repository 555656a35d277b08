import SwiftUITesting
import Testing

@testable import RiffleLists

/// Text fields in alerts.
@MainActor
struct AlertFieldsTests {
    private struct Page: View {
        @State private var isAsked = true
        @State private var name = ""
        @State private var place = ""
        @State private var said = "nothing"

        var body: some View {
            Text("Said \(said)")
                .alert("Who?", isPresented: $isAsked) {
                    TextField("Name", text: $name)
                    TextField("Place", text: $place)
                    Button("Cancel", role: .cancel) { said = "cancelled" }
                    Button("Save") { said = "\(name) of \(place)" }
                }
        }
    }

    @Test("the return key in the last field is the button's that accepts, in the others the field's")
    func returnKey() async throws {
        let tester = ViewTester(Page())
        try await tester.settle()
        await tester.type("Ada")
        await tester.key(.return)
        try await tester.settle()
        #expect(tester.findAll(.role(.alert)).count == 1)
        await tester.tap(try tester.find(.role(.textField, "Place")))
        await tester.type("London")
        await tester.key(.return)
        try await tester.settle()
        #expect(tester.findAll(.text("Said Ada of London")).count == 1)
    }

    @Test("each field stands in a box of its own")
    func box() async throws {
        let tester = ViewTester(Page(), scale: 1)
        try await tester.settle()
        let picture = try tester.snapshot()
        let field = try tester.find(.role(.textField, "Place")).frame
        let (inside, outside) = (
            picture[Int(field.maxX) - 4, Int(field.midY)], picture[Int(field.maxX) + 14, Int(field.midY)]
        )
        #expect(inside.r == 255 && outside.r < 250)
    }
}
