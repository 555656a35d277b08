import BrowserTesting
import SwiftUI
import Testing

/// Text fields, on every host.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct TextFieldPageTests {
    private struct Form: View {
        @State var name = ""
        @State var number = ""
        @State var sent = "-"
        @FocusState var isNumber: Bool

        var body: some View {
            VStack(spacing: 20) {
                TextField("Name", text: $name).onSubmit { isNumber = true }
                TextField("Card", text: $number).focused($isNumber)
                    .onChange(of: number) { _, new in
                        let digits = new.filter(\.isNumber).prefix(16)
                        number = stride(from: 0, to: digits.count, by: 4).map { start in
                            String(digits.dropFirst(start).prefix(4))
                        }.joined(separator: " ")
                    }
                    .onSubmit { sent = number }
                SecureField("Secret", text: .constant(""))
                Text("Hello \(name)")
                Text("Sent \(sent)")
            }
            .padding()
        }
    }

    @Test("What is typed reaches the app, and what the app makes of it the field", arguments: StageHost.keyboards)
    func typing(_ host: StageHost) async throws {
        try await host.show(Form()) { stage in
            try await stage.tap(try await stage.find(.role(.textField, "Name")))
            try await stage.settle()
            try await stage.type("Ann b")
            try await stage.key(.delete)
            try await stage.settle()
            #expect(try await stage.findAll(.text("Hello Ann ")).count == 1)
            try await stage.key(.return)
            try await stage.settle()
            try await stage.type("123456789")
            try await stage.settle()
            let typed = try await stage.find(.role(.textField, "Card")).value
            #expect(typed == "1234 5678 9")
            try await stage.key(.leftArrow)
            try await stage.key(.leftArrow)
            try await stage.type("0")
            try await stage.settle()
            let edited = try await stage.find(.role(.textField, "Card")).value
            #expect(edited == "1234 5678 09")
            try await stage.key("z", modifiers: .command)
            try await stage.settle()
            let undone = try await stage.find(.role(.textField, "Card")).value
            #expect(undone == "1234 5678 9")
            try await stage.key(.return)
            try await stage.settle()
            #expect(try await stage.findAll(.text("Sent 1234 5678 9")).count == 1)
        }
    }
}
