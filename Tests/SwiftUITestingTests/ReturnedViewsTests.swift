import Foundation
import RiffleHosting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// What people have opened, turned to and chosen in views that keep that themselves is so in the next process.
@MainActor
@Suite("A window that another process goes on with")
struct ReturnedViewsTests {
    // MARK: Stacks

    private struct Linked: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Fruit") {
                        List { NavigationLink("Pear") { Text("A pear").navigationTitle("Pears") } }
                    }
                    NavigationLink("Bread") { Text("A loaf") }
                }
            }
        }
    }

    private struct Valued: View {
        enum Place: Codable, Hashable { case town(String) }

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Oslo", value: Place.town("Oslo"))
                    NavigationLink("Third", value: 3)
                    NavigationLink("About") { List { NavigationLink("Rome", value: Place.town("Rome")) } }
                }
                .navigationDestination(for: Place.self) { place in
                    if case .town(let name) = place { Text("In \(name)") }
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
    }

    private struct Unkept: View {
        struct Place: Hashable { let name: String }

        var body: some View {
            NavigationStack {
                List { NavigationLink("Oslo", value: Place(name: "Oslo")) }
                    .navigationDestination(for: Place.self) { Text("In \($0.name)") }
            }
        }
    }

    @Test("has the screens of links in front, one above the other")
    func links() throws {
        let window = Window { Linked() }
        window.press("Fruit", "Pear")
        #expect(window.labels.contains("A pear"))
        let next = window.next()
        #expect(next.labels == window.labels)
        #expect(!next.isMoving)
        next.press("Back")
        #expect(next.labels.contains("Pear") && !next.labels.contains("A pear"))
        next.press("Back", "Bread")
        #expect(next.labels.contains("A loaf"))
    }

    @Test("has the screens of values in front, where the stack keeps its path itself", arguments: ["Oslo", "Third"])
    func values(link: String) throws {
        let window = Window { Valued() }
        window.press(link)
        let next = window.next()
        #expect(next.labels == window.labels && next.labels != Window { Valued() }.labels)
        next.press("Back")
        #expect(next.labels == Window { Valued() }.labels)
    }

    @Test("has a value's screen in front of that of a link")
    func valueAboveLink() throws {
        let window = Window { Valued() }
        window.press("About", "Rome")
        let next = window.next()
        #expect(next.labels.contains("In Rome"))
        next.press("Back")
        #expect(next.labels.contains("Rome") && !next.labels.contains("In Rome"))
    }

    @Test("names a screen that it cannot have")
    func unkept() throws {
        let window = Window { Unkept() }
        window.press("Oslo")
        let next = window.next()
        let reason = "a screen of a navigation stack was closed, as Place is not Codable"
        #expect(next.keeper.lost.map(\.reason) == [reason])
        #expect(!next.labels.contains("In Oslo"))
    }

    // MARK: Others

    private struct Tabs: View {
        let isPaged: Bool

        var body: some View {
            let tabs = TabView {
                Text("First things").tabItem { Text("One") }
                Text("Second things").tabItem { Text("Two") }
                Text("Third things").tabItem { Text("Three") }
            }
            if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        }
    }

    private struct BoundPages: View {
        @State private var page = 1

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<4, id: \.self) { number in
                    VStack {
                        Text("Page \(number) of \(page)")
                        Button("Next") { withAnimation { page = number + 1 } }
                    }
                    .tag(number)
                }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("shows the page of a selection, whoever has turned to it", arguments: [false, true])
    func boundPages(isSwiped: Bool) {
        let window = Window { BoundPages() }
        if isSwiped { window.swipe() } else { window.press("Next") }
        #expect(window.places.keys.contains("Page 2 of 2"))
        let next = window.next()
        #expect(next.places == window.places)
    }

    private struct Halved: View {
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) { Text("Inside").presentationDetents([.medium, .large]) }
        }
    }

    @Test("has a sheet as high as somebody has drawn it")
    func sheets() {
        let window = Window { Halved() }
        window.press("Open")
        let half = window.places["Inside"]
        window.drag(from: CGPoint(x: 196, y: 440), to: CGPoint(x: 196, y: 60))
        #expect(window.places["Inside"] != half)
        #expect(window.next().places == window.places)
    }

    private struct Groups: View {
        var body: some View {
            VStack {
                DisclosureGroup("Fruit") { Text("Pears") }
                DisclosureGroup("Bread") { Text("Loaves") }
            }
        }
    }

    private struct Edited: View {
        @State private var names = ["Ann", "Bo"]

        var body: some View {
            NavigationStack {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
                    .toolbar { EditButton() }
            }
        }
    }

    private struct Searched: View {
        @State private var text = ""

        var body: some View {
            NavigationStack { List { Text("Content") }.searchable(text: $text) }
        }
    }

    private struct Picked: View {
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var color = Color.orange.opacity(0.5)
        @State private var angle = Angle(degrees: 30)
        @State private var edges = Edge.Set.top

        var body: some View {
            VStack {
                DatePicker("When", selection: $date, displayedComponents: .date)
                ColorPicker("Color", selection: $color)
                Menu("More") { Button("Copy") {} }
                Button("Turn") {
                    color = .mint
                    angle = Angle(degrees: 45)
                    edges = [.bottom, .leading]
                }
                Text(verbatim: "\(color) \(angle.degrees) \(edges.rawValue)")
            }
        }
    }

    @Test("shows the tab that was chosen", arguments: [false, true])
    func tabs(isPaged: Bool) {
        let window = Window { Tabs(isPaged: isPaged) }
        if isPaged { window.swipe() } else { window.press("Two") }
        #expect(window.labels.contains("Second things"))
        let next = window.next()
        #expect(next.labels == window.labels)
        if isPaged { next.swipe() } else { next.press("Three") }
        #expect(next.labels.contains("Third things"))
    }

    @Test("has the groups open that were")
    func groups() {
        let window = Window { Groups() }
        window.press("Bread")
        let next = window.next()
        #expect(next.labels.contains("Loaves") && !next.labels.contains("Pears"))
    }

    @Test("has a list still edited")
    func editing() {
        let window = Window { Edited() }
        window.press("Edit")
        #expect(window.next().labels == window.labels && window.labels.contains("Done"))
    }

    @Test("has a search still open")
    func search() {
        let window = Window { Searched() }
        window.tap("Search")
        #expect(window.labels.contains("Cancel"))
        let next = window.next()
        #expect(next.labels.contains("Cancel"))
        next.press("Cancel")
        #expect(!next.labels.contains("Cancel"))
    }

    @Test("has colors, angles and sets of options that the app keeps")
    func plainValues() {
        let window = Window { Picked() }
        window.press("Turn")
        let next = window.next()
        #expect(next.labels == window.labels && next.labels.contains { $0.contains("45") })
        #expect(next.keeper.lost.isEmpty)
    }

    @Test("shows the days of a date, the sheet of a color, and a menu", arguments: ["When", "Color", "More"])
    func pickers(opened: String) {
        let window = Window { Picked() }
        let before = window.labels
        window.press(opened)
        #expect(window.labels != before)
        let next = window.next()
        #expect(next.labels == window.labels)
        #expect(!next.isMoving)
    }

    private struct Booked: View {
        @State private var departure = Date.distantPast
        @State private var arrival = Date.distantPast

        var body: some View {
            Form {
                Section {
                    DatePicker("Departure", selection: $departure, displayedComponents: .date)
                    DatePicker("Return", selection: $arrival, displayedComponents: .date)
                }
            }
            .onAppear {
                guard departure == .distantPast else { return }
                departure = Date(timeIntervalSinceReferenceDate: 8e8)
                arrival = Date(timeIntervalSinceReferenceDate: 8.1e8)
            }
        }
    }

    @Test(
        "shows the month that was turned to, or wheels for it, of the date that was open",
        arguments: ["Departure", "Return"])
    func months(opened: String) throws {
        let window = Window { Booked() }
        window.press(opened, "Next Month", "Next Month", "Next Month")
        let next = window.next()
        #expect(next.labels == window.labels)
        let title = try #require(next.labels.first { $0.contains("2026") || $0.contains("2027") })
        next.press(title)
        #expect(next.labels.contains("Month"))
        let third = next.next().next()
        #expect(third.labels == next.labels)
        third.press(title, "Previous Month")
        #expect(third.next().labels == third.labels)
    }

    private struct Uneven: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200) { Text("Row \($0)").frame(height: 20 + CGFloat($0 % 7) * 15) }
                }
            }
        }
    }

    @Test("has the rows of a lazy list in sight that were, where they were")
    func lazyRows() {
        let window = Window { Uneven() }
        for _ in 0..<9 { window.scroll(by: 700) }
        let next = window.next()
        #expect(window.places.count > 10 && !window.places.keys.contains("Row 0"))
        #expect(next.places == window.places)
        window.scroll(by: -900)
        next.scroll(by: -900)
        #expect(next.places == window.places)
    }

    private struct Folded: View {
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Fold") { isShown.toggle() }
                if isShown { ScrollView { ForEach(0..<40) { Text("Upper \($0)") } } }
                ScrollView { ForEach(0..<40) { Text("Lower \($0)") } }
            }
        }
    }

    @Test("has each of several scroll views where it was, in whatever order they have come")
    func scrollViews() {
        let window = Window { Folded() }
        window.press("Fold", "Fold")
        window.scroll(by: 100, at: CGPoint(x: 200, y: 300))
        window.scroll(by: 250, at: CGPoint(x: 200, y: 700))
        #expect(window.next().places == window.places)
    }

    private struct Row: View {
        let name: String
        @State private var count = 0

        var body: some View {
            HStack {
                Button("\(name) \(count)") { count += 1 }
                DisclosureGroup(name) { Text("Inside") }
                Toggle("Switch", isOn: .constant(true))
            }
        }
    }

    @Test("gives each of several equal views its own state, whatever the library has in its views")
    func siblings() {
        let window = Window {
            VStack {
                Row(name: "a")
                Row(name: "b")
                Row(name: "c")
            }
        }
        window.press("b 0", "b 1", "c 0")
        let next = window.next()
        #expect(Set(next.labels).isSuperset(of: ["a 0", "b 2", "c 1"]))
    }

    /// What is in sight at first only.
    private final class Bar { var isShown = true }

    private struct Shrunk: View {
        let bar: Bar

        var body: some View {
            NavigationStack {
                List {
                    Section("Rows") { ForEach(0..<40) { Text("Row \($0)") } }
                }
                .navigationTitle("Rows")
                .navigationBarTitleDisplayMode(.inline)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { if bar.isShown { Color.red.frame(height: 80) } }
        }
    }

    @Test("comes to rest where the end of a list has less below it")
    func shrunk() {
        let bar = Bar()
        let window = Window { Shrunk(bar: bar) }
        for _ in 0..<20 { window.scroll(by: 2000) }
        bar.isShown = false
        let next = window.next()
        next.settle()
        #expect(!next.isMoving)
        #expect(next.labels.contains("Row 39"))
    }

    private struct Asking: View {
        @State private var isAsked = false
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("First") {}
                Button("Ask") { isAsked = true }
                Menu("More") { Button("Copy") {} }
                Button("Show") { isShown = true }
                Button("Last") {}
            }
            .alert("Sure?", isPresented: $isAsked) { Button("No", role: .cancel) {} }
            .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
        }
    }

    @Test("directs the keyboard to where it was")
    func focus() {
        let window = Window { Asking() }
        window.focus("Show")
        #expect(window.next().next().focused == "Show")
        window.press("Show")
        window.focus("Done")
        #expect(window.next().focused == "Done")
    }

    private struct Naming: View {
        @State private var isAsked = false
        @State private var name = ""

        var body: some View {
            Button("Name") { isAsked = true }
                .alert("New", isPresented: $isAsked) {
                    TextField("Name", text: $name)
                    Button("Cancel", role: .cancel) {}
                    Button("Save") {}
                }
        }
    }

    @Test("directs the keyboard to where it was, and not to what asks for it as it comes")
    func focusInAlert() {
        let window = Window { Naming() }
        window.press("Name")
        window.focus("Save")
        #expect(window.focused == "Save")
        let next = window.next()
        #expect(next.focused == "Save")
        next.settle()
        #expect(next.focused == "Save")
    }

    private struct Opened: View {
        @State private var isOpen = false

        var body: some View {
            ZStack {
                VStack {
                    Button("First") {}
                    Button("Open") { isOpen = true }
                }
                .reached(!isOpen)
                if isOpen { Button("Close") { isOpen = false } }
            }
        }
    }

    @Test("gives the keyboard back to what was covered, once that can be reached again")
    func covered() {
        let window = Window { Opened() }
        window.focus("Open")
        window.press("Open")
        let next = window.next().next()
        #expect(next.focused == "Close")
        next.press("Close")
        #expect(next.focused == "Open")
    }

    @Test(
        "gives the keyboard back to what has opened something in front, when that closes",
        arguments: [("Ask", "No"), ("More", "Copy"), ("Show", "Done")])
    func keyboard(opened: String, inside: String) {
        let window = Window { Asking() }
        window.focus(opened)
        window.press(opened)
        let next = window.next().next()
        next.focus(inside)
        #expect(next.focused == inside)
        next.press(inside)
        #expect(next.focused == opened)
    }
}

/// A window, and the one that goes on with it as in another process.
@MainActor
private final class Window {
    let keeper: SessionKeeper
    private let session: HostSession
    private let root: () -> AnyView
    private var now = 0.0

    convenience init(@ViewBuilder _ root: @escaping () -> some View) {
        self.init(SessionKeeper()) { AnyView(root()) }
    }

    private init(_ keeper: SessionKeeper, _ root: @escaping () -> AnyView) {
        self.keeper = keeper
        self.root = root
        let size = CGSize(width: 393, height: 852)
        session = HostSession(
            root(), HostConfiguration(size: size),
            resources: WindowResources(size: size, scale: 1, session: keeper))
        _ = session.frame(at: 0)
    }

    func next() -> Window {
        let data = try? JSONEncoder().encode(keeper.state())
        return Window(SessionKeeper(encoded: data), root)
    }

    /// What is read out, in order.
    var labels: [String] { session.semantics.elements.compactMap { $0.label ?? $0.value } }

    /// The frames of what is read out and in sight, by its label, in hundredths of a point.
    var places: [String: [CGFloat]] {
        let elements = session.semantics.elements.filter { $0.frame.maxY > 0 && $0.frame.minY < 852 }
        return Dictionary(
            elements.map { element in
                let frame = element.frame
                let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
                return (element.label ?? "", numbers)
            }
        ) { $1 }
    }

    /// What has the keyboard.
    var focused: String? { session.semantics.elements.first { $0.traits.contains(.focused) }?.label }

    func focus(_ label: String) {
        session.focus(session.semantics.elements.first { $0.label == label }?.id)
        settle()
    }

    /// Whether anything is on its way.
    var isMoving: Bool { !session.isIdle }

    /// Does what is named, and waits until nothing moves.
    func press(_ labels: String...) {
        for label in labels {
            let elements = session.semantics.elements.filter { $0.label == label }
            guard let element = elements.first(where: { $0.actions.contains(.activate) }) ?? elements.first else {
                Issue.record("There is no \(label) among \(self.labels).")
                return
            }
            session.perform(.activate, on: element.id)
            settle()
        }
    }

    func tap(_ label: String) {
        guard let element = session.semantics.elements.first(where: { $0.label == label }) else {
            Issue.record("There is no \(label) among \(labels).")
            return
        }
        point(.began, CGPoint(x: element.frame.midX, y: element.frame.midY))
        point(.ended, CGPoint(x: element.frame.midX, y: element.frame.midY))
        settle()
    }

    /// From right to left.
    func swipe() { drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400)) }

    func drag(from start: CGPoint, to end: CGPoint) {
        point(.began, start)
        for step in 1...8 {
            let share = CGFloat(step) / 8
            point(
                .moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        point(.ended, end)
        settle()
    }

    func scroll(by distance: CGFloat, at place: CGPoint = CGPoint(x: 200, y: 400)) {
        session.send(
            .wheel(WheelEvent(location: place, delta: CGSize(width: 0, height: distance), time: now)))
        settle()
    }

    private func point(_ phase: PointerEvent.Phase, _ location: CGPoint) {
        now += 0.016
        session.send(.pointer(PointerEvent(id: 1, phase: phase, location: location, time: now)))
        _ = session.frame(at: now)
    }

    func settle() {
        for _ in 0..<60 {
            now += 0.1
            _ = session.frame(at: now)
        }
    }
}
