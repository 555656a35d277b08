import Facts
import SwiftUITesting
import Testing

@MainActor @Suite struct BindingFactsTests {
    private final class Log {
        private var lines: [String] = []

        func note(_ line: String) { lines.append(line) }

        /// What was noted since this was asked for last.
        func taken() -> String {
            defer { lines = [] }
            return lines.joined(separator: " ")
        }
    }

    private struct Changing: View {
        let log: Log
        @State private var value = 1
        var body: some View {
            VStack {
                Button("Twice") {
                    value = 2
                    value = 3
                }
                Button("Back") {
                    let old = value
                    value = 9
                    value = old
                }
            }
            .onChange(of: value, initial: true) { log.note("\($0) to \($1)") }
        }
    }

    @Test("several writes of one event are one change, from the first to the last", .fact("state.change-once"))
    func changes() async throws {
        let log = Log()
        let tester = ViewTester(Changing(log: log))
        #expect(log.taken() == "1 to 1")
        await tester.tap(try tester.find(.text("Twice")))
        #expect(log.taken() == "1 to 3")
        await tester.tap(try tester.find(.text("Back")))
        #expect(log.taken() == "")
    }

    @Test("bindings become optional, certain, elements and values of any type", .fact("state.binding-forms"))
    func forms() {
        var number: Int?
        let optional = Binding<Int?>(get: { number }, set: { number = $0 })
        #expect(Binding<Int>(optional) == nil)
        number = 3
        Binding<Int>(optional)?.wrappedValue = 4
        #expect(number == 4)

        var certain = 1
        let plain = Binding<Int>(get: { certain }, set: { certain = $0 })
        Binding<Int?>(plain).wrappedValue = 7
        Binding<Int?>(plain).wrappedValue = nil
        #expect(certain == 7)
        let erased = Binding<AnyHashable>(plain)
        #expect(erased.wrappedValue == AnyHashable(7))
        erased.wrappedValue = AnyHashable(8)
        #expect(certain == 8)
        erased.wrappedValue = AnyHashable("eight")
        #expect(certain == 8)

        var array = [1, 2, 3]
        let all = Binding<[Int]>(get: { array }, set: { array = $0 })
        all[1].wrappedValue = 9
        for element in all { element.wrappedValue += 1 }
        #expect(array == [2, 10, 4])
    }

    private struct Digits: View {
        @State private var text = ""
        var body: some View {
            TextField("Digits", text: $text)
                .onReceive(Just(text)) { typed in
                    let digits = typed.filter(\.isNumber)
                    if digits != typed { text = digits }
                }
        }
    }

    @Test("a publisher of a field's own text corrects what is typed", .fact("state.filter"))
    func filter() async throws {
        let tester = ViewTester(Digits())
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("a1b2")
        try await tester.settle()
        #expect(try tester.find(.role(.textField)).value == "12")
    }
}
