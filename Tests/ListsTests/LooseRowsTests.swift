import SwiftUITesting
import Testing

/// Rows that stand in no section that the app has written.
@MainActor
struct LooseRowsTests {
    private struct Seats: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Booking: View {
        @State private var name = ""
        @FocusState private var isNaming: Bool

        var body: some View {
            Form {
                if name.count > 1 { Text("A long name") }
                TextField("Name", text: $name).focused($isNaming)
                Seats(name: "Seats")
            }
        }
    }

    @Test("A first row that comes leaves those below it their state and the keyboard")
    func firstRow() async throws {
        let tester = ViewTester(Booking())
        await tester.tap(try tester.find(.label("Seats 0")))
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("Ida")
        try await tester.settle()
        _ = try tester.find(.text("A long name"))
        #expect(try tester.find(.role(.textField, "Name")).value == "Ida")
        _ = try tester.find(.label("Seats 1"))
    }

    enum Front: CaseIterable { case section, branches, elements, condition }

    private struct Trip: View {
        let front: Front
        @State private var isChanged = false
        @State private var stops = [1, 2]

        var body: some View {
            VStack {
                Button("Change") {
                    isChanged.toggle()
                    stops.insert(9, at: 0)
                }
                List {
                    switch front {
                    case .section: if isChanged { Section("Before") { Text("Pack") } }
                    case .branches:
                        if isChanged {
                            Text("Pack")
                            Text("Go")
                        } else {
                            Text("Book")
                            Text("Pay")
                        }
                    case .elements: ForEach(isChanged ? [1] : [], id: \.self) { Text("\($0)") }
                    case .condition: ForEach(stops, id: \.self) { if $0 > 0 { Seats(name: "Stop \($0)") } }
                    }
                    Seats(name: "Last")
                }
            }
        }
    }

    @Test("What comes in front of rows leaves them their state", arguments: Front.allCases)
    func front(front: Front) async throws {
        let tester = ViewTester(Trip(front: front))
        await tester.tap(try tester.find(.label("Last 0")))
        if front == .condition { await tester.tap(try tester.find(.label("Stop 2 0"))) }
        for _ in 0..<2 {
            await tester.tap(try tester.find(.label("Change")))
            try await tester.settle()
            _ = try tester.find(.label("Last 1"))
            if front == .condition { _ = try tester.find(.label("Stop 2 1")) }
        }
    }

    private struct Login: View {
        let done: () -> Void
        @State private var word = ""

        var body: some View {
            TextField("Word", text: $word)
            Button("Enter", action: done)
        }
    }

    private struct Account: View {
        @State private var isIn = false
        @State private var number = 0

        var body: some View {
            Form {
                Section {
                    if isIn { Button("Leave") { isIn = false } } else { Login { isIn = true } }
                }
                Section { Counted().id(number) }
                Section { Button("Next") { number += 1 } }
            }
        }
    }

    private struct Stops: View {
        @State private var stops = ["Oslo"]
        @FocusState private var focused: Int?

        var body: some View {
            ForEach(stops.indices, id: \.self) { index in
                TextField("Stop \(index)", text: $stops[index]).focused($focused, equals: index)
            }
            Button("Add") {
                stops.append("")
                focused = stops.count - 1
            }
        }
    }

    @Test("A row that comes together with a wish for the keyboard gets it")
    func focus() async throws {
        let tester = ViewTester(List { Stops() })
        await tester.tap(try tester.find(.label("Add")))
        try await tester.settle()
        await tester.type("Bergen")
        #expect(try tester.find(.role(.textField, "Stop 1")).value == "Bergen")
    }

    private struct Counted: View {
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") { count += 1 }
            Text("below")
        }
    }

    @Test("Rows that a view had begin anew when it comes again, and when its id is another")
    func beginAnew() async throws {
        let tester = ViewTester(Account())
        await tester.tap(try tester.find(.role(.textField, "Word")))
        await tester.type("sesame")
        await tester.tap(try tester.find(.label("Enter")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Leave")))
        try await tester.settle()
        #expect(try tester.find(.role(.textField, "Word")).value != "sesame")
        await tester.tap(try tester.find(.label("Count 0")))
        _ = try tester.find(.label("Count 1"))
        await tester.tap(try tester.find(.label("Next")))
        try await tester.settle()
        _ = try tester.find(.label("Count 0"))
    }
}
