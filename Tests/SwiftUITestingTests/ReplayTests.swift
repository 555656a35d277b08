import RiffleHeadlessHost
import SwiftUITesting
import Testing

/// What somebody does with each kind of control shows the same when it is played again.
@MainActor
struct ReplayTests {
    /// Records what is done to a view, and plays it to the view again.
    private func check<Content: View>(_ view: Content, _ act: (ViewTester) async throws -> Void) async throws {
        let tester = ViewTester(view, records: true)
        try await act(tester)
        let frames = try await ViewTester.replay(tester.recording, of: view)
        #expect(frames > 3)
    }

    private struct Fields: View {
        @State private var name = ""
        @State private var secret = ""
        @State private var notes = "one two"

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
                TextEditor(text: $notes).frame(height: 80)
                Text("Hello \(name)")
            }
        }
    }

    @Test("a field that is touched and typed into, with the keyboard that it brings")
    func field() async throws {
        try await check(Fields()) { tester in
            await tester.tap(try tester.find(.role(.textField, "Name")))
            await tester.showKeyboard(height: 300)
            await tester.type("Ada L")
            await tester.key(.leftArrow, modifiers: [.shift])
            await tester.key(.delete)
            await tester.showKeyboard(height: 0)
            try await tester.settle()
        }
    }

    @Test("a secure field, of which the recording has dots")
    func secureField() async throws {
        try await check(Fields()) { tester in
            await tester.tap(try tester.find(.role(.secureField, "Password")))
            await tester.type("xyz")
            #expect(!tester.recording.contains("xyz"))
            try await tester.settle()
        }
    }

    private struct Choices: View {
        @State private var name = ""
        @State private var fruit = "Apple"
        @State private var number = 3
        @State private var date = Date()
        @State private var isOn = false
        @State private var level = 0.5

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Picker("Fruit", selection: $fruit) {
                    ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
                }
                Picker("Number", selection: $number) {
                    ForEach(0..<20, id: \.self) { Text("Item \($0)") }
                }
                .pickerStyle(.wheel)
                DatePicker("When", selection: $date).accessibilityIdentifier("date")
                Text(date, format: .dateTime.hour().minute().second())
                Toggle("On", isOn: $isOn)
                Slider(value: $level) { Text("Level") }
            }
        }
    }

    @Test("a menu of choices")
    func menu() async throws {
        try await check(Choices()) { tester in
            await tester.tap(try tester.find(.label("Fruit")))
            try await tester.settle()
            await tester.tap(try tester.find(.label("Pear")))
            try await tester.settle()
        }
    }

    @Test("elements that were looked for while they moved")
    func lookedForInMotion() async throws {
        try await check(Choices()) { tester in
            await tester.tap(try tester.find(.label("Fruit")))
            await tester.advance(by: 0.1)
            await tester.tap(try tester.find(.label("Pear")))
            await tester.advance(by: 0.1)
            #expect(!tester.semanticsDescription.isEmpty)
            await tester.tap(try tester.find(.role(.textField)))
            await tester.pump()
            _ = tester.findAll(.role(.button))
            try await tester.settle()
        }
    }

    @Test("a wheel of choices that is flung")
    func wheel() async throws {
        try await check(Choices()) { tester in
            await tester.drag(
                try tester.find(.role(.adjustable, "Number")), by: CGSize(width: 0, height: -70), over: 0.1)
            try await tester.settle()
        }
    }

    @Test("a date, which begins with the present one: the view is given the recorded one again")
    func date() async throws {
        let tester = ViewTester(
            Choices(), startDate: Date(timeIntervalSinceReferenceDate: 700_000_000.123_456), records: true)
        let day = try #require(tester.findAll(.role(.button)).first { $0.value?.contains("2023") == true })
        await tester.tap(day)
        try await tester.settle()
        await tester.tap(try tester.find(.label("Next Month")))
        try await tester.settle()
        try await ViewTester.replay(tester.recording, of: Choices())
    }

    @Test("a switch and a slider")
    func values() async throws {
        try await check(Choices()) { tester in
            await tester.tap(try tester.find(.role(.toggle, "On")))
            await tester.drag(try tester.find(.role(.slider, "Level")), by: CGSize(width: 80, height: 0))
            try await tester.settle()
        }
    }

    private struct Items: View {
        @State private var items = (1...30).map { "Item \($0)" }
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                List {
                    ForEach(items, id: \.self) { item in NavigationLink(item) { Text("About \(item)") } }
                        .onDelete { items.remove(atOffsets: $0) }
                        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                .navigationTitle("Items")
                .toolbar {
                    EditButton()
                    Button("Sheet") { isShown = true }
                }
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text("In the sheet")
                        Spacer()
                    }
                    .presentationDetents([.medium, .large])
                }
            }
        }
    }

    @Test("a row that is swiped away")
    func swipe() async throws {
        try await check(Items()) { tester in
            let row = try tester.find(.role(.button, "Item 3"))
            await tester.drag(row, by: CGSize(width: -120, height: 0), over: 0.2)
            try await tester.settle()
            await tester.tap(try tester.find(.label("Delete")))
            try await tester.settle()
        }
    }

    @Test("a sheet that is dragged down")
    func sheet() async throws {
        try await check(Items()) { tester in
            await tester.tap(try tester.find(.label("Sheet")))
            try await tester.settle()
            let touch = tester.touch(at: CGPoint(x: 200, y: 500))
            await touch.move(to: CGPoint(x: 200, y: 840), over: 0.2)
            await touch.lift()
            try await tester.settle()
        }
    }

    @Test("a list that is flung, and one whose rows are reordered")
    func list() async throws {
        try await check(Items()) { tester in
            await tester.drag(
                try tester.find(.role(.button, "Item 10")), by: CGSize(width: 0, height: -300), over: 0.1)
            try await tester.settle()
        }
        try await check(Items()) { tester in
            await tester.tap(try tester.find(.label("Edit")))
            try await tester.settle()
            let row = try #require(tester.findAll(.containing("Item 2")).first)
            let touch = tester.touch(at: CGPoint(x: 365, y: row.center.y))
            await touch.hold(for: 0.5)
            await touch.move(by: CGSize(width: 0, height: 120), over: 0.4)
            await touch.lift()
            try await tester.settle()
        }
    }

    @Test("a screen that is pushed and drawn back from the edge")
    func push() async throws {
        try await check(Items()) { tester in
            await tester.tap(try tester.find(.role(.button, "Item 3")))
            try await tester.settle()
            let touch = tester.touch(at: CGPoint(x: 3, y: 400))
            await touch.move(to: CGPoint(x: 300, y: 400), over: 0.3)
            await touch.lift()
            try await tester.settle()
        }
    }

    @Test("tabs, an address that is opened, and an app that is left and comes back")
    func tabs() async throws {
        struct Tabs: View {
            @State private var note = ""
            @Environment(\.scenePhase) private var phase
            var body: some View {
                TabView {
                    Text("First \(note) \(phase == .background ? "behind" : "in front")")
                        .tabItem { Label("One", systemImage: "1.circle") }
                    Items().tabItem { Label("Two", systemImage: "2.circle") }
                }
                .onOpenURL { note = $0.host ?? "" }
            }
        }
        try await check(Tabs()) { tester in
            await tester.tap(try tester.find(.label("Two")))
            try await tester.settle()
            await tester.tap(try tester.find(.label("One")))
            await tester.open(try #require(URL(string: "app://there")))
            _ = try tester.find(.containing("there"))
            await tester.enter(.background)
            _ = try tester.find(.containing("behind"))
            await tester.enter(.active)
            await tester.resize(to: CGSize(width: 500, height: 400))
            try await tester.settle()
        }
    }

    @Test("a touch that comes before the first frame's tasks have run")
    func early() async throws {
        struct Loading: View {
            @State private var height = 10.0
            @State private var taps = 0
            var body: some View {
                VStack {
                    Color.red.frame(height: height)
                    Button("Tapped \(taps)") { taps += 1 }
                }
                .task { height = 400 }
            }
        }
        try await check(Loading()) { tester in
            await tester.tap(try tester.find(.role(.button)))
            try await tester.settle()
        }
    }

    @Test("a page's field, whose text the page edits, as the recording says")
    func page() async throws {
        var lines = ""
        var configuration = HostConfiguration()
        configuration.editsText = true
        let session = HostSession(
            Fields(), configuration, recorder: SessionRecorder(notesOutside: true) { lines += $0 })
        _ = session.frame(at: 0)
        let field = try #require(session.semantics.elements.first { $0.label == "Name" })
        let place = CGPoint(x: field.frame.midX, y: field.frame.midY)
        session.send(.pointer(PointerEvent(id: 1, phase: .began, location: place, time: 0.1)))
        session.send(.pointer(PointerEvent(id: 1, phase: .ended, location: place, time: 0.15)))
        for frame in 1...60 { _ = session.frame(at: 0.15 + Double(frame) / 60) }
        let replay = try await HeadlessScreen.replay(SessionRecording(text: lines), to: Fields())
        #expect(replay.frameCount == 61)
        #expect(!lines.contains("Hello"), "What people see on pages is not in recordings.")
    }

    private struct Sum: View {
        var step = 1
        var title = "Total"
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(title) \(count)")
                Button("Add") { count += step }
            }
        }
    }

    @Test("where something else is shown, the error says what was recorded and what is shown")
    func differences() async throws {
        let tester = ViewTester(Sum(), records: true)
        await tester.tap(try tester.find(.label("Add")))
        let error = await #expect(throws: (any Error).self) {
            try await ViewTester.replay(tester.recording, of: Sum(step: 2))
        }
        let lines = "\(try #require(error))".split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("- change") && $0.contains("text \"Total 1\"") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("+ change") && $0.contains("text \"Total 2\"") }, "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("-") && $0.contains("button") })
    }

    @Test("of a page's recording the error says which elements differ, and not what was recorded")
    func hiddenDifferences() async throws {
        var lines = ""
        let session = HostSession(
            Sum(title: "Balance"), HostConfiguration(), recorder: SessionRecorder(notesOutside: true) { lines += $0 })
        _ = session.frame(at: 0)
        #expect(!lines.contains("Balance"))
        let recording = try SessionRecording(text: lines)
        let error = await #expect(throws: ReplayDiffers.self) {
            try await HeadlessScreen.replay(recording, to: Sum(title: "Sum"))
        }
        let text = "\(try #require(error))"
        #expect(text.contains("\n+ text \"Sum 0\"") && !text.contains("\n+ button"), "\(text)")
        #expect(text.contains("lines that only the recording has"), "\(text)")
    }
}
