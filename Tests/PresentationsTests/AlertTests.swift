import RifflePresentations
import SwiftUITesting
import Testing

/// A button that presents an alert of two buttons.
private struct Question: View {
    let log: Log
    @State private var isAsked = false

    var body: some View {
        Button("Ask") { isAsked = true }
            .disabled(isAsked)
            .alert("Delete?", isPresented: $isAsked) {
                Button("Delete", role: .destructive) { log.add("deleted, asked \(isAsked)") }
                Button("Keep", role: .cancel) { log.add("kept") }
            } message: {
                Text("It cannot be brought back.")
            }
    }
}

private struct Note: View {
    @State private var isShown = true
    @State private var name: String? = "first"

    var body: some View {
        VStack {
            Button("Rename") { name = "second" }
        }
        .alert("Saved", isPresented: $isShown, presenting: name) { name in
            Button("Open \(name)") {}
        }
    }
}

@MainActor
struct AlertTests {
    @Test("an alert's buttons stand side by side, the one that cancels first, and each dismisses it")
    func buttons() async throws {
        let log = Log()
        let tester = ViewTester(Question(log: log))
        await tester.pump()
        await tester.tap(try tester.find(.text("Ask")))
        try await tester.settle()
        let keep = try tester.find(.text("Keep"))
        let delete = try tester.find(.text("Delete"))
        #expect(keep.frame.midX < delete.frame.midX)
        #expect(abs(keep.frame.midY - delete.frame.midY) < 1)
        #expect(tester.findAll(.text("Ask")).isEmpty)
        await tester.tap(delete)
        try await tester.settle()
        #expect(tester.findAll(.text("Delete")).isEmpty)
        #expect(log.lines == ["deleted, asked false"])
        #expect(tester.issues.isEmpty)
    }

    @Test("the escape key cancels an alert, and the accessibility action of a button dismisses it too")
    func keys() async throws {
        let log = Log()
        let tester = ViewTester(Question(log: log))
        await tester.pump()
        await tester.tap(try tester.find(.text("Ask")))
        try await tester.settle()
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        #expect(log.lines == ["kept"])
        #expect(tester.findAll(.text("Keep")).isEmpty)
        await tester.tap(try tester.find(.text("Ask")))
        try await tester.settle()
        try await tester.perform("Activate", on: try tester.find(.role(.button, "Delete")))
        try await tester.settle()
        #expect(log.lines == ["kept", "deleted, asked false"])
        #expect(tester.findAll(.text("Keep")).isEmpty)
    }

    @Test("an alert without buttons has one, and what it is about stays what it was")
    func automatic() async throws {
        let tester = ViewTester(
            Text("Ground").alert("Done", isPresented: .constant(true)) {})
        try await tester.settle()
        #expect(try tester.find(.text("OK")).isHittable)
        let note = ViewTester(Note())
        try await note.settle()
        #expect(try note.find(.text("Open first")).isHittable)
    }

    @Test("a dialog stands at the lower edge, adds a button that cancels, and hides its title")
    func dialog() async throws {
        let log = Log()
        let tester = ViewTester(Choice(log: log)) {
            $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        }
        await tester.pump()
        await tester.tap(try tester.find(.text("Choose")))
        try await tester.settle()
        let cancel = try tester.find(.text("Cancel"))
        #expect(abs(cancel.frame.midY - (852 - 34 - 57 / 2)) < 1)
        #expect(tester.findAll(.text("Which one?")).isEmpty)
        #expect(try tester.find(.text("A message")).frame.maxY < tester.find(.text("One")).frame.minY)
        await tester.tap(try tester.find(.text("Two")))
        try await tester.settle()
        #expect(log.lines == ["two"])
        await tester.tap(try tester.find(.text("Choose")))
        try await tester.settle()
        await tester.touch(at: CGPoint(x: 200, y: 100)).lift()
        try await tester.settle()
        #expect(tester.findAll(.text("Cancel")).isEmpty)
    }

    private struct Choice: View {
        let log: Log
        @State private var isShown = false

        var body: some View {
            Button("Choose") { isShown = true }
                .confirmationDialog("Which one?", isPresented: $isShown) {
                    Button("One") { log.add("one") }
                    Button("Two") { log.add("two") }
                } message: {
                    Text("A message")
                }
        }
    }

    @Test("the buttons of a dialog scroll where they have not enough room, and the one that cancels stays in sight")
    func longDialog() async throws {
        let log = Log()
        let tester = ViewTester(LongChoice(log: log), size: CGSize(width: 390, height: 700))
        await tester.tap(try tester.find(.text("Choose")))
        try await tester.settle()
        let message = try tester.find(.text("A message")).frame
        #expect(message.minY >= 0)
        #expect(try tester.find(.label("1")).frame.minY > message.maxY)
        #expect(try tester.find(.label("Not now")).isHittable)
        #expect(try !tester.find(.label("40")).isHittable)
        let touch = tester.touch(at: CGPoint(x: 195, y: 400))
        await touch.move(by: CGSize(width: 0, height: -2500), over: 0.5)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.label("Not now")).isHittable)
        await tester.tap(try tester.find(.label("40")))
        try await tester.settle()
        #expect(log.lines == ["40"])
        #expect(tester.findAll(.label("Not now")).isEmpty)
    }

    private struct LongChoice: View {
        let log: Log
        @State private var isShown = false

        var body: some View {
            Button("Choose") { isShown = true }
                .confirmationDialog("Which one?", isPresented: $isShown) {
                    ForEach(1..<41) { number in Button("\(number)") { log.add("\(number)") } }
                    Button("Not now", role: .cancel) {}
                } message: {
                    Text("A message")
                }
        }
    }

    @Test("two buttons that cancel are a mistake that is reported")
    func twoCancels() async throws {
        let tester = ViewTester(
            Text("Ground").alert("Done", isPresented: .constant(true)) {
                Button("A", role: .cancel) {}
                Button("B", role: .cancel) {}
            })
        try await tester.settle()
        #expect(tester.issues.contains { $0.message.contains("two buttons with the role of cancelling") })
    }

    private struct Leading: View {
        let log: Log
        @State private var isAsked = false
        @State private var isWarned = false
        @State private var isOpen = false

        var body: some View {
            VStack(spacing: 40) {
                Button("Ask") { isAsked = true }
                    .confirmationDialog("Asked", isPresented: $isAsked) {
                        Button("Warn") { isWarned = true }
                        Button("Open") { isOpen = true }
                    }
                Button("Alarm") { isWarned = true }
                    .alert("Warned", isPresented: $isWarned) { Button("Go on") { isOpen = true } }
            }
            .sheet(isPresented: $isOpen) { Text("Sheet").onAppear { log.add("sheet") } }
        }
    }

    private final class Plain {
        var isAsked = true
    }

    private struct Unobserved: View {
        let plain = Plain()
        let isConstant: Bool

        var body: some View {
            let binding = Binding(get: { plain.isAsked }, set: { plain.isAsked = $0 })
            Text("Behind")
                .alert("Asked", isPresented: isConstant ? .constant(true) : binding) { Button("Fine") {} }
        }
    }

    @Test("a button dismisses an alert whose binding takes no value, or is not looked at", arguments: [true, false])
    func unobserved(isConstant: Bool) async throws {
        let tester = ViewTester(Unobserved(isConstant: isConstant))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Fine")))
        try await tester.settle()
        #expect(tester.findAll(.label("Fine")).isEmpty)
        #expect(try tester.find(.text("Behind")).isHittable)
    }

    @Test("what a button of an alert or a dialog opens comes once that has left, and is no mistake")
    func leading() async throws {
        for steps in [["Ask", "Open"], ["Alarm", "Go on"], ["Ask", "Warn", "Go on"]] {
            let log = Log()
            let tester = ViewTester(Leading(log: log))
            for step in steps {
                await tester.tap(try tester.find(.label(step)))
                try await tester.settle()
            }
            #expect(log.lines == ["sheet"], "\(steps)")
            #expect(try tester.find(.text("Sheet")).isHittable, "\(steps)")
            #expect(tester.issues.isEmpty, "\(steps)")
        }
    }
}
