import SwiftUITesting
import Testing

/// Modifiers on several rows of a list at once: what acts does so once, what shows something does it on each row.
@MainActor
struct ModifiersOfRowsTests {
    private final class Log {
        var entries: [String] = []
        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private struct Model: Equatable {
        var rows = ["Ann", "Bob", "Cid"]
        var isPresented = false
        var count = 0
    }

    /// A list with controls above, whose rows and states are set from outside.
    private struct Harness<Rows: View>: View {
        @State private var model = Model()
        let change: (inout Model) -> Void
        let rows: (Binding<Model>) -> Rows

        init(
            change: @escaping (inout Model) -> Void = { $0.rows = [] },
            @ViewBuilder rows: @escaping (Binding<Model>) -> Rows
        ) {
            self.change = change
            self.rows = rows
        }

        var body: some View {
            VStack {
                Button("Change") { change(&model) }
                Button("Count") { model.count += 1 }
                Button("Present") { model.isPresented = true }
                List { rows($model) }
            }
        }
    }

    private func press(_ label: String, _ tester: ViewTester) async throws {
        await tester.tap(try tester.find(.label(label)))
        try await tester.settle()
    }

    @Test("onAppear, onDisappear and task run once for all rows")
    func appearance() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness(change: { $0.rows = $0.rows.count == 3 ? ["Bob"] : [] }) { model in
                Section("Names") {
                    ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                }
                .onAppear { log.entries.append("appeared") }
                .onDisappear { log.entries.append("disappeared") }
                .task {
                    log.entries.append("began")
                    try? await Task.sleep(for: .seconds(1000))
                    if Task.isCancelled { log.entries.append("cancelled") }
                }
                Text("Below")
            })
        await tester.advance(by: 1)
        #expect(log.take() == ["appeared", "began"])
        // The row that came first goes, others stay.
        await tester.tap(try tester.find(.label("Change")))
        await tester.advance(by: 1)
        #expect(log.take() == [])
        // The header of the section is still there.
        await tester.tap(try tester.find(.label("Change")))
        await tester.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("what has lost its last row has disappeared, and appears again with the next")
    func lastRow() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness(change: { $0.rows = $0.rows.isEmpty ? ["Dan", "Eve"] : [] }) { model in
                ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                    .onAppear { log.entries.append("appeared") }
                    .onDisappear { log.entries.append("disappeared") }
                Text("Below")
            })
        try await tester.settle()
        #expect(log.take() == ["appeared"])
        try await press("Change", tester)
        #expect(log.take() == ["disappeared"])
        try await press("Change", tester)
        #expect(log.take() == ["appeared"])
    }

    @Test("work goes on when all rows are replaced at once")
    func replacedRows() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness { model in
                Group {
                    if model.wrappedValue.rows.isEmpty {
                        Text("No names")
                        Text("Add one")
                    } else {
                        ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                    }
                }
                .task {
                    log.entries.append("began")
                    try? await Task.sleep(for: .seconds(1000))
                    if Task.isCancelled { log.entries.append("cancelled") }
                }
            })
        await tester.advance(by: 1)
        await tester.tap(try tester.find(.label("Change")))
        await tester.advance(by: 1)
        _ = try tester.find(.text("Add one"))
        #expect(log.take() == ["began"])
    }

    @Test("onChange runs once for a change, with the values before and after")
    func change() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness { model in
                Group {
                    ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                }
                .onChange(of: model.wrappedValue.count) { old, new in log.entries.append("\(old) to \(new)") }
            })
        try await press("Count", tester)
        try await press("Count", tester)
        #expect(log.take() == ["0 to 1", "1 to 2"])
    }

    private struct Note: View {
        @State private var count = 0

        var body: some View {
            Button("Pages: \(count)") { count += 1 }
        }
    }

    @Test("a section presents one sheet, which stays when rows come and go")
    func sheet() async throws {
        let tester = ViewTester(
            Harness(change: { $0.rows = ["Dan"] }) { model in
                Section("Names") {
                    ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                }
                .sheet(isPresented: model.isPresented) {
                    Note()
                    Button("Replace") { model.wrappedValue.rows = ["Dan"] }
                }
            })
        try await press("Present", tester)
        #expect(tester.findAll(.label("Pages: 0")).count == 1)
        #expect(tester.issues.isEmpty)
        try await press("Pages: 0", tester)
        try await press("Replace", tester)
        #expect(tester.findAll(.label("Pages: 1")).count == 1)
    }

    @Test("an alert on several rows is shown once, and its button ends it")
    func alert() async throws {
        let tester = ViewTester(
            Harness { model in
                ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                    .alert("Really?", isPresented: model.isPresented) {
                        Button("Yes") { model.wrappedValue.count += 1 }
                    }
                Text("count \(model.wrappedValue.count)")
            })
        try await press("Present", tester)
        #expect(tester.issues.isEmpty)
        try await press("Yes", tester)
        #expect(tester.findAll(.text("Really?")).isEmpty)
        _ = try tester.find(.text("count 1"))
    }

    @Test("a section pushes a screen once, and declares screens once")
    func destinations() async throws {
        let tester = ViewTester(
            NavigationStack {
                Harness { model in
                    Section("Names") {
                        ForEach(model.wrappedValue.rows, id: \.self) { NavigationLink($0, value: $0) }
                    }
                    .navigationDestination(isPresented: model.isPresented) { Text("Pushed").navigationTitle("Next") }
                    .navigationDestination(for: String.self) { Text("About \($0)") }
                }
                .navigationTitle("Home")
            })
        try await press("Present", tester)
        _ = try tester.find(.text("Pushed"))
        try await press("Home", tester)
        #expect(tester.findAll(.text("Pushed")).isEmpty)
        await tester.tap(try tester.find(.text("Bob")))
        try await tester.settle()
        _ = try tester.find(.text("About Bob"))
        #expect(tester.issues.isEmpty)
    }

    @Test("a bar has the items of a section once")
    func toolbar() async throws {
        let tester = ViewTester(
            NavigationStack {
                Harness { model in
                    Section("Names") {
                        ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                    }
                    .toolbar { Button("Add") { model.wrappedValue.count += 1 } }
                }
            })
        try await tester.settle()
        #expect(tester.findAll(.label("Add")).count == 1)
    }

    /// Counts taps, wherever they are, and shows the count beside each row.
    private struct Counting: ViewModifier {
        let log: Log
        @State private var count = 0

        func body(content: Content) -> some View {
            let _ = log.entries.append("body \(count)")
            HStack { content }
            Button("Tapped \(count)") { count += 1 }
        }
    }

    private struct Badge: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            content
                .overlay(alignment: .trailing) { Text("of \(count)") }
                .onTapGesture { count += 1 }
        }
    }

    @Test("a modifier of a program has one body, and one state, for all rows")
    func ownModifier() async throws {
        let tester = ViewTester(
            Harness { model in
                ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }.modifier(Badge())
            })
        try await tester.settle()
        #expect(tester.findAll(.text("of 0")).count == 3)
        await tester.tap(try tester.find(.text("Bob")))
        try await tester.settle()
        #expect(tester.findAll(.text("of 1")).count == 3)
    }

    @Test("a modifier around its content makes one row of several views")
    func arranging() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness { model in
                Group {
                    ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                }
                .modifier(Counting(log: log))
            })
        try await tester.settle()
        #expect(log.take() == ["body 0"])
        let rows = ["Ann", "Bob", "Cid"].compactMap { try? tester.find(.text($0)).frame.midY }
        #expect(rows.count == 3 && Set(rows).count == 1)
        try await press("Tapped 0", tester)
        _ = try tester.find(.label("Tapped 1"))
    }

    @Test("the same modifier twice is two of them")
    func twice() async throws {
        let log = Log()
        let tester = ViewTester(
            Harness { model in
                Group {
                    ForEach(model.wrappedValue.rows, id: \.self) { Text($0) }
                }
                .modifier(Badge())
                .modifier(Badge())
                .onAppear { log.entries.append("inner") }
                .onAppear { log.entries.append("outer") }
            })
        try await tester.settle()
        #expect(log.take() == ["inner", "outer"])
        #expect(tester.findAll(.text("of 0")).count == 6)
    }

    @Test("elements of two rows appear once each, as far as they are in sight")
    func elements() async throws {
        let log = Log()
        let tester = ViewTester(
            List(0..<1000, id: \.self) { number in
                Group {
                    Text("Name \(number)")
                    Text("Place \(number)")
                }
                .onAppear { log.entries.append("\(number)") }
            })
        try await tester.settle()
        let seen = log.take()
        #expect(seen.prefix(3) == ["0", "1", "2"])
        #expect(Set(seen).count == seen.count && seen.count < 40)
    }
}
