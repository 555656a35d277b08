import RiffleHosting
import SwiftUI
import Testing

@MainActor
@Suite struct ViewInspectorTests {
    private struct Badge: View {
        let number: Int
        var body: some View {
            Text("Badge \(number)")
                .padding(8)
                .frame(width: 120, height: 40)
                .background(.yellow)
                .opacity(0.9)
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Badge(number: 7)
                Button("Count \(count)") { count += 1 }
                    .frame(width: 120, height: 40)
            }
        }
    }

    private func session(_ view: some View) -> HostSession {
        var configuration = HostConfiguration()
        configuration.size = CGSize(width: 200, height: 200)
        return HostSession(view, configuration)
    }

    @Test("A view has the path of views that the program has written, its frame and its modifiers")
    func describes() throws {
        let session = session(Counter())
        let inspector = ViewInspector(session)
        _ = session.frame(at: 0)
        let found = try #require(inspector.view(at: CGPoint(x: 100, y: 80)))
        #expect(found.path.map(\.name) == ["Counter", "VStack", "Badge", "Text"])
        #expect(found.path.map(\.isOwn) == [true, false, true, false])
        #expect(found.index == 3)
        #expect(
            found.modifiers == [
                "padding(insets: 8)", "frame(width: 120, height: 40)", "background or overlay", "opacity(0.9)",
            ])
        let badge = try #require(inspector.view(at: CGPoint(x: 100, y: 80), lift: 1))
        #expect(badge.path[badge.index].name == "Badge")
        #expect(badge.frame == CGRect(x: 40, y: 60, width: 120, height: 40))
        #expect(inspector.view(at: CGPoint(x: 100, y: 80), lift: 99)?.index == 0)
    }

    @Test("Bodies and layers are counted from the last event on, for the view and for all")
    func counts() throws {
        let session = session(Counter())
        let inspector = ViewInspector(session)
        inspector.take(session.frame(at: 0).changes)
        let place = CGPoint(x: 100, y: 80)
        let first = try #require(inspector.view(at: place, lift: 1))
        #expect(
            first.bodies == 0 && first.repaints > 0,
            "The body ran before somebody looked; it is painted with the frame.")
        inspector.beginEvent()
        let button = try #require(session.semantics.elements.first { $0.role == .button })
        session.perform(.activate, on: button.id)
        inspector.take(session.frame(at: 0.1).changes)
        let second = try #require(inspector.view(at: place, lift: 1))
        #expect(second.bodies == 0 && second.repaints == 0)
        let counter = try #require(inspector.view(at: place, lift: 3))
        #expect(counter.path[counter.index].name == "Counter" && counter.bodies == 1)
        #expect(counter.evaluations.map { "\($0.name) \($0.count)" } == ["Counter 1"])
        #expect(counter.allBodies > 1 && counter.allRepaints > 0)
    }

    @Test("What is in front counts: of a sheet, not what it covers")
    func covered() throws {
        struct Screen: View {
            var body: some View {
                List { Text("Behind") }
                    .sheet(isPresented: .constant(true)) {
                        Badge(number: 2).frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
            }
        }
        let session = session(Screen())
        for step in 0..<90 { _ = session.frame(at: Double(step) / 60) }
        let inspector = ViewInspector(session)
        let found = try #require(inspector.view(at: CGPoint(x: 100, y: 105)))
        #expect(found.path.map(\.name) == ["Screen", "Badge", "Text"])
        // Beside the badge, where the list's row is behind.
        let ground = try #require(inspector.view(at: CGPoint(x: 60, y: 57)))
        #expect(!ground.path.contains { $0.name == "List" })
    }

    @Test("Views that the library evaluates for the program are on the way, too")
    func handedOn() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    List(0..<3, id: \.self) { index in Button("Row \(index)") {} }.navigationTitle("Rows")
                }
            }
        }
        let session = session(Screen())
        for step in 0..<30 { _ = session.frame(at: Double(step) / 60) }
        let row = try #require(session.semantics.elements.first { $0.label == "Row 0" })
        let inspector = ViewInspector(session)
        let found = try #require(inspector.view(at: CGPoint(x: row.frame.midX, y: row.frame.midY)))
        #expect(found.path.map(\.name).starts(with: ["Screen", "NavigationStack", "List", "Button"]))
    }

    @Test("A ground that a list paints before its rows does not hide them")
    func rows() throws {
        struct Rows: View {
            var body: some View { List { ForEach(0..<3, id: \.self) { Badge(number: $0) } } }
        }
        let session = session(Rows())
        for step in 0..<3 { _ = session.frame(at: Double(step) / 60) }
        let inspector = ViewInspector(session)
        // Beside the badge, in its row.
        let found = try #require(inspector.view(at: CGPoint(x: 60, y: 80)))
        #expect(found.path.map(\.name).contains("Badge"))
    }
}
