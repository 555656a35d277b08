import RiffleContainers
import Facts
import RiffleLayers
import Testing

/// A row that says when it comes and goes.
struct LoggedRow: View {
    let name: String
    let probe: Probe<Int>
    var height: CGFloat = 20

    var body: some View {
        let _ = probe.value += 1
        Box(name, width: 40, height: height)
            .onAppear { probe.log.append("+" + name) }
            .onDisappear { probe.log.append("-" + name) }
    }
}

extension Fixture {
    /// What is painted besides scroll indicators, back to front.
    var rows: [String] { names.filter { $0 != "ScrollIndicator" } }
}

@MainActor
struct LazyStackTests {
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        return fixture
    }

    /// A comment and its answers, each of which is a view of the same type.
    private struct Comment: View {
        let name: String
        let depth: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Box(name, width: 40)
                if depth > 0 { Comment(name: name + ".1", depth: depth - 1) }
            }
        }
    }

    /// A comment whose answers stand in the list beside it.
    private struct Thread: View {
        let name: String
        let depth: Int

        var body: some View {
            Box(name, width: 40)
            if depth > 0 { Thread(name: name + ".1", depth: depth - 1) }
        }
    }

    @Test("a view with views of its own type in it stands in a lazy stack like any other")
    func recursion() {
        let comments = fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { Comment(name: $0, depth: 2) } }
            })
        #expect(comments.rows == ["a", "a.1", "a.1.1", "b", "b.1", "b.1.1"])
        #expect(comments.shown("b.1")?.origin.y == 40)
        let threads = fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { Thread(name: $0, depth: 2) } }
            })
        #expect(threads.rows == ["a", "a.1", "a.1.1", "b", "b.1", "b.1.1"])
        #expect(threads.shown("b.1")?.origin.y == 40)
    }

    @Test("only the rows in sight of a million exist, and scrolling makes and ends them", .fact("lazy.sight"))
    func laziness() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { LoggedRow(name: "\($0)", probe: probe) } }
            })
        #expect(fixture.rows == (0..<10).map(String.init))
        #expect(probe.value == 10)
        #expect(probe.log == (0..<10).map { "+\($0)" })
        probe.log = []
        let statistics = fixture.turn(by: 2000)
        #expect(fixture.rows == (100..<110).map(String.init))
        #expect(probe.value == 20)
        #expect(probe.log.filter { $0.hasPrefix("-") }.count == 10)
        #expect(statistics.layersChanged < 30)
        #expect(fixture.shown("100")?.origin == CGPoint(x: 30, y: 0))
        // The end of twenty million points.
        fixture.turn(by: 1e9)
        #expect(fixture.rows == (999_990..<1_000_000).map(String.init))
        #expect(fixture.shown("999999")?.origin.y == 180)
        fixture.turn(by: -1e9)
        #expect(fixture.rows == (0..<10).map(String.init))
    }

    @Test("a scrolled point runs a body only when a row comes into sight")
    func steps() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { LoggedRow(name: "\($0)", probe: probe) } }
            })
        #expect(fixture.turn(by: 5).bodiesEvaluated == 1)
        let statistics = fixture.turn(by: 5)
        #expect(statistics.bodiesEvaluated == 0)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersChanged <= 2)
        #expect(fixture.rows == (0..<11).map(String.init))
    }

    @Test("a lazy stack takes the width it is offered and aligns its rows in it", .fact("lazy.across"))
    func alignment() {
        let fixture = fixture(
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 4) {
                    Box("a", width: 30, height: 10)
                    Box("b", width: 50, height: 10)
                }
            })
        #expect(fixture.shown("a")?.origin == CGPoint(x: 70, y: 0))
        #expect(fixture.shown("b")?.origin == CGPoint(x: 50, y: 14))
    }

    @Test("without spacing the distances are those of a stack")
    func naturalSpacing() {
        let fixture = fixture(
            ScrollView {
                LazyVStack {
                    Box("a")
                    Box("b")
                    if false { Box("c") }
                    Box("d")
                }
            })
        #expect(fixture.shown("b")?.origin.y == 18)
        #expect(fixture.shown("d")?.origin.y == 36)
    }

    @Test("rows of different heights stay where they are while better estimates come in")
    func estimates() throws {
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { Box("\($0)", width: 40, height: CGFloat(10 + ($0 * 7) % 50)) }
                }
            })
        func check() throws {
            var end: CGFloat?
            for name in fixture.rows {
                let number = try #require(Int(name))
                let origin = try #require(fixture.shown(name)).origin
                if let end { #expect(abs(origin.y - end) < 0.01) }
                end = origin.y + CGFloat(10 + (number * 7) % 50)
            }
            let first = try #require(fixture.rows.first)
            #expect(try #require(fixture.shown(first)).origin.y <= 0)
            #expect(try #require(end) >= 199.99)
        }
        // Down in steps: what was on the screen moves by exactly the step.
        for _ in 0..<60 {
            let name = try #require(fixture.rows.last)
            let before = try #require(fixture.shown(name)).origin.y
            fixture.turn(by: 37)
            #expect(abs(try #require(fixture.shown(name)).origin.y - (before - 37)) < 0.01)
            try check()
        }
        // Far away and back up: nothing jumps.
        fixture.turn(by: 9000)
        try check()
        for _ in 0..<200 {
            let name = try #require(fixture.rows.first)
            let before = try #require(fixture.shown(name)).origin.y
            fixture.turn(by: -37)
            guard let after = fixture.shown(name)?.origin.y else { continue }
            if fixture.rows.first != "0" { #expect(abs(after - (before + 37)) < 0.01) }
            try check()
        }
        fixture.turn(by: -1e9)
        #expect(fixture.shown("0")?.origin.y == 0)
        fixture.turn(by: 1e9)
        fixture.turn(by: 1e9)
        #expect(abs(try #require(fixture.shown("499")).origin.y - (200 - CGFloat(10 + (499 * 7) % 50))) < 0.01)
    }

    @Test("views beside a ForEach exist only in sight too")
    func mixed() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) {
                    LoggedRow(name: "head", probe: probe)
                    ForEach(0..<100, id: \.self) { LoggedRow(name: "\($0)", probe: probe) }
                    LoggedRow(name: "foot", probe: probe)
                }
            })
        #expect(fixture.rows == ["head"] + (0..<9).map(String.init))
        fixture.turn(by: 1e9)
        #expect(fixture.rows == (91..<100).map(String.init) + ["foot"])
        #expect(probe.log.contains("-head"))
    }

    @Test("a horizontal lazy stack makes the views in sight, from the right in languages that start there")
    func horizontal() {
        let row = ScrollView(.horizontal) {
            LazyHStack(alignment: .bottom, spacing: 0) {
                ForEach(0..<1000, id: \.self) { Box("\($0)", width: 25, height: 30) }
            }
        }
        let fixture = fixture(row)
        #expect(fixture.rows == (0..<4).map(String.init))
        #expect(fixture.shown("1")?.origin == CGPoint(x: 25, y: 170))
        let mirrored = self.fixture(row.environment(\.layoutDirection, .rightToLeft))
        #expect(mirrored.rows == (0..<4).map(String.init))
        #expect(mirrored.shown("1")?.origin == CGPoint(x: 50, y: 170))
        mirrored.graph.input.send(
            .wheel(
                WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: -250, height: 0), time: 1)))
        mirrored.frame(at: 1)
        #expect(mirrored.rows == (10..<14).map(String.init))
    }

    @Test("a view that grows is as high as the highest in its row, and as wide as the widest in its column")
    func growing() {
        let row = fixture(
            ScrollView {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        Box("high", width: 20, height: 60)
                        Box("low", width: 20, height: 10).frame(maxHeight: .infinity, alignment: .bottom)
                    }
                }
            })
        #expect(row.shown("low")?.origin == CGPoint(x: 20, y: 50))
        let column = fixture(
            ScrollView(.horizontal) {
                LazyVStack(spacing: 0) {
                    Box("wide", width: 80, height: 20)
                    Box("narrow", width: 30, height: 20).frame(maxWidth: .infinity, alignment: .trailing)
                }
            })
        let wide = column.shown("wide")?.origin ?? .zero
        #expect(column.shown("narrow")?.origin == CGPoint(x: wide.x + 50, y: wide.y + 20))
    }

    @Test("lazy stacks in lazy stacks make what is in sight")
    func nested() {
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<100, id: \.self) { Box("\(row).\($0)", width: 50, height: 50) }
                            }
                        }
                    }
                }
            })
        #expect(fixture.rows == (0..<4).flatMap { ["\($0).0", "\($0).1"] })
        fixture.turn(by: 1000)
        #expect(fixture.rows == (20..<24).flatMap { ["\($0).0", "\($0).1"] })
    }

    private struct Stateful: View {
        let number: Int
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.log.append("\(number):\(count)")
            VStack {
                Box("\(number)", width: 40, height: 20).onTapGesture { count += 1 }
                Inner(number: number, probe: probe)
            }
        }
    }

    private struct Inner: View {
        let number: Int
        let probe: Probe<Int>
        @State private var first = Int.random(in: 0..<1_000_000_000)

        var body: some View {
            let _ = probe.log.append("inner\(number):\(first)")
            EmptyView()
        }
    }

    @Test("the state of a row comes back with the row, that of views inside the row does not")
    func state() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Stateful(number: $0, probe: probe) } }
            })
        fixture.tap(50, 5)
        let inner = probe.log.last { $0.hasPrefix("inner0") }
        fixture.turn(by: 5000)
        probe.log = []
        fixture.turn(by: -1e9)
        #expect(probe.log.contains("0:1"))
        #expect(probe.log.contains("1:0"))
        #expect(inner != nil)
        #expect(probe.log.last { $0.hasPrefix("inner0") } != inner)
    }

    @Test("the state of a view that is written by itself comes back with it, as that of an element does")
    func stateOfSingleViews() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Stateful(number: -1, probe: probe)
                    if probe.value >= 0 { Stateful(number: -2, probe: probe) }
                    ForEach(0..<1000, id: \.self) { Stateful(number: $0, probe: probe) }
                }
            })
        fixture.tap(50, 5)
        fixture.tap(50, 25)
        fixture.turn(by: 5000)
        probe.log = []
        fixture.turn(by: -1e9)
        #expect(probe.log.contains("-1:1") && probe.log.contains("-2:1") && probe.log.contains("0:0"))
    }

    @Test("of however many rows, the state comes back with each, also where they were shuffled meanwhile")
    func stateOfMany() {
        struct Rows: View {
            let probe: Probe<Int>
            @State private var numbers = Array(0..<3000)
            var body: some View {
                let _ = probe.write = { _ in numbers = numbers.filter { $0 % 2 == 0 } + numbers.filter { $0 % 2 == 1 } }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Stateful(number: $0, probe: probe) } }
                }
            }
        }
        let probe = Probe(0)
        let fixture = fixture(Rows(probe: probe))
        fixture.tap(50, 5)
        fixture.tap(50, 25)
        for _ in 0..<300 { fixture.turn(by: 200) }
        probe.write?(0)
        fixture.frame(at: fixture.graph.now + 1)
        probe.log = []
        fixture.turn(by: -1e9)
        #expect(probe.log.contains("0:1"))
        fixture.turn(by: 1500 * 20)
        #expect(probe.log.contains("1:1") && probe.log.contains("3:0"))
    }

    @Test("a row that was deleted out of sight and comes again starts afresh, others keep their state")
    func deletedState() {
        struct Rows: View {
            let probe: Probe<Int>
            @State private var numbers = Array(0..<1000)
            var body: some View {
                let _ =
                    probe.write = { number in
                        if numbers.contains(number) {
                            numbers.remove(at: number)
                        } else {
                            numbers.insert(number, at: number)
                        }
                    }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Stateful(number: $0, probe: probe) } }
                }
            }
        }
        let probe = Probe(0)
        let fixture = fixture(Rows(probe: probe))
        fixture.tap(50, 5)
        fixture.tap(50, 25)
        fixture.turn(by: 5000)
        for _ in 0..<2 {
            probe.write?(0)
            fixture.frame(at: fixture.graph.now + 1)
        }
        probe.log = []
        fixture.turn(by: -1e9)
        #expect(probe.log.contains("0:0"))
        #expect(probe.log.contains("1:1"))
    }

    @Test("a lazy stack wants to be as wide as its first row, also once it has been given another width")
    func wishedWidth() {
        struct Place: Layout {
            let sizes: Probe<[CGFloat]>

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                let width = subviews[0].sizeThatFits(.unspecified).width
                nonisolated(unsafe) let sizes = sizes
                MainActor.assumeIsolated { sizes.value.append(width) }
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 0))
            }
        }
        let sizes = Probe<[CGFloat]>([])
        let fixture = fixture(
            Place(sizes: sizes) {
                ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { Box("\($0)", width: 40, height: 30) } } }
            })
        for _ in 0..<3 {
            fixture.graph.forgetDerivedState()
            fixture.frame(at: fixture.graph.now + 0.1)
        }
        #expect(Set(sizes.value) == [40])
    }

    @Test("outside of a scroll view what the window shows is made")
    func unscrolled() {
        let probe = Probe(0)
        let fixture = fixture(
            LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { LoggedRow(name: "\($0)", probe: probe) } })
        #expect(probe.value < 30)
        #expect(!fixture.rows.isEmpty)
    }

    @Test("lengths that are none leave what can be shown")
    func badInput() {
        let fixture = fixture(
            ScrollView {
                LazyVStack(spacing: .nan) {
                    ForEach(0..<0, id: \.self) { Box("none\($0)") }
                    Box("a")
                    Color.clear.frame(height: 0)
                    ForEach(0..<3, id: \.self) { _ in EmptyView() }
                    Box("b")
                }
                LazyVGrid(
                    columns: [GridItem(.fixed(-.infinity)), GridItem(.adaptive(minimum: 0))], spacing: -.infinity
                ) {
                    ForEach(0..<3, id: \.self) { Box("g\($0)") }
                }
                LazyVGrid(columns: []) { Box("h") }
            })
        #expect(Set(fixture.rows).isSuperset(of: ["a", "b", "g0", "h"]))
    }
}
