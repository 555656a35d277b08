import RiffleControls
import SwiftUICore
import Testing

/// What concerns little of a tree is not looked for in all of it.
@MainActor
@Suite struct WorkCountersTests {
    private struct MarkKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Texts in many containers, so that there are far more nodes than elements.
    private struct Deep<Content: View>: View {
        let depth: Int
        let content: Content

        var body: AnyView {
            depth == 0 ? AnyView(content) : AnyView(VStack { Deep<Content>(depth: depth - 1, content: content) })
        }
    }

    private struct Texts: View {
        var body: some View { ForEach(0..<10, id: \.self) { Text(verbatim: "\($0)") } }
    }

    @Test("An element is entered once, however deep it is")
    func elements() {
        func registered(depth: Int) -> Int {
            let fixture = Fixture(Deep(depth: depth, content: Texts()))
            fixture.frame()
            let before = fixture.graph.work.elementsRegistered
            #expect(fixture.graph.elements.tree.description.components(separatedBy: "text").count == 11)
            return fixture.graph.work.elementsRegistered - before
        }
        #expect(registered(depth: 1) == 10)
        #expect(registered(depth: 12) == 10)
    }

    private struct Marked: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            probe.write = { count = $0 }
            return VStack {
                ForEach(0..<200, id: \.self) { _ in VStack { HStack { Box("a") } } }
                if count > 0 { Box("more") }
                Box("mark").preference(key: MarkKey.self, value: 1)
            }
            .onPreferenceChange(MarkKey.self) { probe.log.append("\($0)") }
        }
    }

    @Test("A search for preferences leaves out where there are none")
    func preferences() {
        let probe = Probe(0)
        let fixture = Fixture(Marked(probe: probe))
        fixture.frame()
        #expect(probe.log == ["1"])
        let before = fixture.graph.work.preferenceNodesVisited
        probe.write?(1)
        fixture.frame()
        // Each of the two hundred is looked at twice, and none of what is in them.
        #expect(fixture.graph.work.preferenceNodesVisited - before < 500)
    }

    private struct LatePreference: View {
        let probe: Probe<Int>
        @State private var isShown = false

        var body: some View {
            probe.write = { isShown = $0 > 0 }
            return VStack { VStack { if isShown { Box("late").preference(key: MarkKey.self, value: 5) } } }
                .onPreferenceChange(MarkKey.self) { probe.log.append("\($0)") }
        }
    }

    @Test("A preference that comes and goes is found where there was none, and missed afterwards")
    func latePreferences() {
        let probe = Probe(0)
        let fixture = Fixture(LatePreference(probe: probe))
        fixture.frame()
        probe.write?(1)
        fixture.frame()
        probe.write?(0)
        fixture.frame()
        #expect(probe.log == ["0", "5", "0"])
    }

    @Test("A key that is nobody's shortcut looks at no view")
    func keys() {
        let fixture = Fixture(
            VStack {
                ForEach(0..<100, id: \.self) { _ in Box("a") }
                Button("Save") {}.keyboardShortcut("s")
            })
        fixture.frame()
        func visited(_ key: KeyEquivalent) -> Int {
            let before = fixture.graph.work.focusNodesVisited
            fixture.graph.input.send(
                .key(KeyEvent(key: key, modifiers: .command, time: fixture.graph.now)))
            return fixture.graph.work.focusNodesVisited - before
        }
        #expect(visited("x") == 0)
        #expect(visited("s") > 100)
    }

    private struct Listed: View {
        let probe: Probe<Int>
        let transition: AnyTransition
        @State private var count = 0

        var body: some View {
            probe.write = { count = $0 }
            return VStack { ForEach(0..<count, id: \.self) { _ in Box("a").transition(transition) } }
        }
    }

    private struct Board: View {
        let probe: Probe<Int>
        let pieces: Int
        @State private var moved = 0

        var body: some View {
            let _ = probe.write = { moved = $0 }
            VStack(spacing: 0) {
                ForEach(0..<pieces, id: \.self) { piece in
                    HStack(spacing: 0) {
                        ForEach(0..<5, id: \.self) { Box("\($0)", width: 20, height: 1).padding(0).padding(0) }
                    }
                    .offset(x: piece == moved ? 10 : 0)
                }
            }
        }
    }

    @Test("A touch looks into what is there, not into everything, and after a change into what has changed once")
    func touches() {
        func visited(pieces: Int) -> (still: Int, moved: Int, taken: Int) {
            let probe = Probe(0)
            let fixture = Fixture(Board(probe: probe, pieces: pieces), size: CGSize(width: 100, height: 100))
            fixture.frame()
            func touch() -> Int {
                var path: [LayoutNode] = []
                let before = fixture.graph.work.hitNodesVisited
                #expect(fixture.graph.window.rootLayout.hitTest(CGPoint(x: 50, y: 50.5), at: 0, path: &path))
                return fixture.graph.work.hitNodesVisited - before
            }
            let still = touch()
            let taken = fixture.graph.work.touchAreasTaken
            probe.write?(pieces / 2)
            fixture.frame()
            return (still, touch(), fixture.graph.work.touchAreasTaken - taken)
        }
        let few = visited(pieces: 10)
        let many = visited(pieces: 100)
        #expect(few == many, "\(few) \(many)")
        #expect(many.still < 30)
    }

    @Test("Views that come without an animation have no transition looked up, unless one runs by itself")
    func arrivals() {
        let probe = Probe(0)
        let fixture = Fixture(Listed(probe: probe, transition: .opacity))
        fixture.frame()
        probe.write?(100)
        fixture.frame()
        #expect(fixture.names.count == 100)
        #expect(fixture.graph.work.transitionsLookedUp == 0)
        withAnimation(.linear(duration: 1)) { probe.write?(101) }
        fixture.frame()
        #expect(fixture.graph.work.transitionsLookedUp == 1)

        let own = Fixture(Listed(probe: probe, transition: .opacity.animation(.linear(duration: 1))))
        own.frame()
        probe.write?(3)
        own.frame()
        #expect(own.graph.work.transitionsLookedUp == 3)
        #expect(own.shown("a")?.opacity == 0)
    }

    @Test("What it costs to let views go grows with their number, not with its square")
    func departures() {
        func visited(_ count: Int) -> Int {
            let probe = Probe(0)
            let fixture = Fixture(Listed(probe: probe, transition: .opacity))
            fixture.frame()
            probe.write?(count)
            fixture.frame()
            withAnimation(.linear(duration: 1)) { probe.write?(0) }
            fixture.frame(at: 0.5)
            #expect(fixture.names.count == count)
            let before = fixture.graph.work.departureNodesVisited
            fixture.frame(at: 0.6)
            let visited = fixture.graph.work.departureNodesVisited - before
            fixture.frame(at: 3)
            fixture.frame(at: 3.1)
            #expect(fixture.names.isEmpty)
            return visited
        }
        let (few, many) = (visited(10), visited(100))
        #expect(few > 0 && many <= 10 * few)
    }

    private struct Covered: View {
        let probe: Probe<Int>
        @State private var isDormant = false
        @State private var isTurned = false

        var body: some View {
            probe.write = { value in
                if value == 2 { isTurned = true } else { isDormant = value == 1 }
            }
            return Box("turning").opacity(isTurned ? 1 : 0)
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
                .dormant(isDormant)
        }
    }

    @Test("What moves in views that are covered rests, and is where it would be once they are seen again")
    func covered() {
        let probe = Probe(0)
        let fixture = Fixture(Covered(probe: probe))
        fixture.frame(at: 0)
        probe.write?(2)
        fixture.frame(at: 0)
        fixture.frame(at: 0.25)
        #expect(fixture.shown("turning")?.opacity == 0.25)
        #expect(!fixture.graph.isIdle)
        probe.write?(1)
        fixture.frame(at: 0.5)
        fixture.frame(at: 0.6)
        #expect(fixture.graph.isIdle)
        #expect(fixture.names.isEmpty)
        probe.write?(0)
        fixture.frame(at: 10.75)
        #expect(abs((fixture.shown("turning")?.opacity ?? 0) - 0.75) < 1e-9)
        #expect(!fixture.graph.isIdle)
    }

    private struct Menu: View {
        let probe: Probe<Int>
        @State private var isDormant = false
        @State private var isFaded = false

        var body: some View {
            probe.write = { value in
                if value == 1 { isDormant = true } else { withAnimation(.linear(duration: 1)) { isFaded = true } }
            }
            return Box("screen")
                .windowLayer(WindowLayer(isModal: false) { Box("menu").opacity(isFaded ? 0 : 1) })
                .dormant(isDormant)
        }
    }

    @Test("What a covered view shows above the window goes on moving there")
    func aboveCovered() {
        let probe = Probe(0)
        let fixture = Fixture(Menu(probe: probe))
        fixture.frame(at: 0)
        probe.write?(2)
        fixture.frame(at: 0)
        probe.write?(1)
        fixture.frame(at: 0.5)
        #expect(fixture.names == ["menu"])
        fixture.frame(at: 0.75)
        #expect(fixture.shown("menu")?.opacity == 0.25)
    }
}
