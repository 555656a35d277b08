import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeScreenTests {
    // 24

    private struct Vanishing: View {
        @State private var rows = Array(0..<8)

        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    Text("Row \(row)")
                        .onGeometryChange(for: Bool.self, of: { $0.frame(in: .global).minX < 0 }) { isSwiped in
                            if isSwiped { rows.removeAll { $0 == row } }
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
                            Button("Keep") { rows.append((rows.max() ?? 0) + 1) }
                        }
                }
                .onDelete { rows.remove(atOffsets: $0) }
            }
        }
    }

    @Test("rows that delete themselves while they are swiped are gone, and the finger holds nothing")
    func vanishing() async throws {
        let ordeal = Ordeal(Vanishing())
        let row = try ordeal.tester.find(.text("Row 3"))
        let touch = ordeal.tester.touch(at: row.center)
        await touch.move(by: CGSize(width: -200, height: 0), over: 0.3)
        #expect(ordeal.tester.findAll(.text("Row 3")).isEmpty)
        await touch.lift()
        try await ordeal.tester.settle()
        #expect(ordeal.tester.findAll(.containing("Row")).count == 7)
        await ordeal.endure()
    }

    // 25

    private struct Guest: Identifiable, Equatable {
        var id: Int
    }

    private struct Revolving: View {
        @State private var outer: Guest?
        @State private var inner: Guest?
        @State private var dismissals = 0

        var body: some View {
            Button("Open \(dismissals)") { outer = Guest(id: 1) }
                .sheet(item: $outer, onDismiss: comeBack) { guest in
                    VStack {
                        Text("Guest \(guest.id)")
                        Button("Inside") { inner = guest }
                        Button("Leave") { outer = nil }
                    }
                    .sheet(item: $inner, onDismiss: { outer = outer.map { Guest(id: $0.id + 1) } }) { _ in
                        Button("Back") { inner = nil }
                    }
                }
        }

        private func comeBack() {
            dismissals += 1
            if dismissals < 3 { outer = Guest(id: dismissals * 10) }
        }
    }

    @Test("a sheet in a sheet whose dismissal changes the outer one's item, and a sheet that opens itself again")
    func revolving() async throws {
        let ordeal = Ordeal(Revolving())
        let tester = ordeal.tester
        func tap(_ text: String) async throws {
            await tester.tap(try tester.find(.text(text)))
            try await tester.settle()
        }
        try await tap("Open 0")
        _ = try tester.find(.text("Guest 1"))
        try await tap("Inside")
        try await tap("Back")
        // Another id is another sheet: the first one goes, and its dismissal asks for the guest 10.
        let guests = tester.findAll(.containing("Guest"))
        #expect(guests.count == 1)
        for _ in 0..<4 where !tester.findAll(.text("Leave")).isEmpty { try await tap("Leave") }
        _ = try tester.find(.containing("Open"))
        await ordeal.endure()
    }

    // 26

    private struct Detour: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        Text("Screen \(number)")
                            .onAppear {
                                if number == 1 { path = [2, 3] }
                                if number == 3 { path.removeLast() }
                                if number == 2, path.count == 1 { path = [4] }
                            }
                    }
            }
        }
    }

    @Test("a path that its own screens write anew as they appear ends where the last one leaves it")
    func detour() async throws {
        let ordeal = Ordeal(Detour())
        await ordeal.tester.tap(try ordeal.tester.find(.text("Go")))
        try await ordeal.tester.settle()
        #expect(ordeal.tester.findAll(.containing("Screen")).count == 1)
        await ordeal.endure()
    }

    // 27

    private struct Contrary: ParseableFormatStyle {
        struct Strategy: ParseStrategy {
            func parse(_ value: String) throws -> Int { (Int(value.filter(\.isNumber)) ?? 0) + 1 }
        }

        var parseStrategy: Strategy { Strategy() }
        func format(_ value: Int) -> String { "\(value &* 2) of \(value)" }
    }

    private struct Stubborn: View {
        @State private var number = 1

        var body: some View {
            VStack {
                TextField("Number", value: $number, format: Contrary())
                Text("Is \(number)")
            }
        }
    }

    @Test("a field whose format never agrees with itself writes once for each edit, and not when it is left")
    func stubborn() async throws {
        let ordeal = Ordeal(Stubborn())
        let tester = ordeal.tester
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.type("5")
        await tester.key(.return)
        await tester.advance(by: 1)
        let texts = tester.findAll(.containing("Is ")).compactMap(\.text)
        await tester.advance(by: 1)
        #expect(tester.findAll(.containing("Is ")).compactMap(\.text) == texts)
        await ordeal.endure()
    }

    // 28

    private struct Alarms: View {
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isInner = false

        var body: some View {
            Button("Alarm") {
                isFirst = true
                isSecond = true
            }
            .alert("First", isPresented: $isFirst) {
                Button("More") { isInner = true }
                    .alert("Inner", isPresented: $isInner) { Button("Enough") {} }
            }
            .alert("Second", isPresented: $isSecond) { Button("Fine") {} }
        }
    }

    @Test("of two alerts at once one is shown and then the other, and one in the actions of an alert shows nothing")
    func alarms() async throws {
        let ordeal = Ordeal(Alarms())
        let tester = ordeal.tester
        await tester.tap(try tester.find(.text("Alarm")))
        try await tester.settle()
        #expect(tester.findAll(.text("First")).count + tester.findAll(.text("Second")).count == 1)
        for _ in 0..<6 {
            guard let button = ["More", "Fine", "Enough"].lazy.flatMap({ tester.findAll(.text($0)) }).first else {
                break
            }
            await tester.tap(button)
            try await tester.settle()
        }
        #expect(tester.findAll(.text("Alarm")).count == 1)
        await ordeal.endure()
    }

    // 29

    private struct Undeclared: Hashable {
        var name: String
    }

    private struct Lost: View {
        @State private var path = NavigationPath([1])

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Nowhere", value: Undeclared(name: "a"))
                    NavigationLink("Somewhere", value: 2)
                }
                .navigationDestination(for: Int.self) { Text("First \($0)") }
                .navigationDestination(for: Int.self) { Text("Second \($0)") }
                .navigationTitle("Root")
                .toolbar { Button("Push") { path.append(Undeclared(name: "b")) } }
            }
        }
    }

    @Test("a destination that is declared twice is one of the two, and a value without any shows a screen of its own")
    func lost() async throws {
        let ordeal = Ordeal(Lost())
        let tester = ordeal.tester
        try await tester.settle()
        #expect(tester.findAll(.text("First 1")).count + tester.findAll(.text("Second 1")).count == 1)
        #expect(tester.issues.count == 1, "\(tester.issues)")
        await tester.tap(try tester.find(.text("Root")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Nowhere")))
        try await tester.settle()
        #expect(tester.findAll(.text("Nowhere")).isEmpty)
        #expect(tester.issues.count == 2, "\(tester.issues)")
        await ordeal.endure()
    }

    // 30

    private struct Elsewhere: View {
        @State private var tab = "nowhere"
        @State private var flavor = 99
        @State private var text = "a"

        var body: some View {
            TabView(selection: $tab) {
                Form {
                    Picker("Flavor", selection: $flavor) {
                        Text("Plum").tag("plum"); Text("Sloe").tag(1)
                    }
                    TextField("Text", text: $text).onChange(of: text) { text = String(text.prefix(3)) }
                    DisclosureGroup("More") { DisclosureGroup("More") { Toggle("On", isOn: .constant(false)) } }
                }
                .tag("one")
                .tabItem { Text("One") }
                Text("Two").tag(2).tabItem { Text("Two") }
            }
            .searchable(text: $text)
        }
    }

    @Test("selections that nothing has, tags of the wrong types, and a toggle that cannot be switched")
    func elsewhere() async {
        let ordeal = Ordeal(Elsewhere())
        await ordeal.endure()
    }
}
