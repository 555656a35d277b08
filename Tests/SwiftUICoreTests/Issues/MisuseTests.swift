import Facts
import Testing

@testable import SwiftUICore

/// What is wrong in an app without being fatal: it is reported with its place, and shown as well as it can be.
@MainActor
struct MisuseTests {
    private struct Numbers: View {
        let probe: Probe<[Double]>
        let isLazy: Bool
        @State private var numbers: [Double]

        init(_ probe: Probe<[Double]>, isLazy: Bool) {
            self.probe = probe
            self.isLazy = isLazy
            _numbers = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.write = { numbers = $0 }
            let rows = ForEach(numbers, id: \.self) { Box("\($0)") }
            if isLazy { ScrollView { LazyVStack(spacing: 0) { rows } } } else { VStack(spacing: 0) { rows } }
        }
    }

    @Test("ids that are not equal to themselves are reported, and their views are shown", arguments: [false, true])
    func unequalIDs(isLazy: Bool) {
        let probe = Probe<[Double]>([1, .nan, 2, .nan])
        let fixture = Fixture(Numbers(probe, isLazy: isLazy))
        fixture.frame()
        #expect(fixture.names == ["1.0", "nan", "2.0", "nan"])
        probe.write?([.nan, 2])
        fixture.frame(at: 0.1)
        #expect(fixture.names == ["nan", "2.0"])
        probe.write?([3, .nan, .nan, .nan])
        fixture.frame(at: 0.2)
        #expect(fixture.names == ["3.0", "nan", "nan", "nan"])
        #expect(fixture.graph.issues.map(\.kind) == [.duplicateID])
        #expect(fixture.graph.issues.first?.description.contains("ForEach: the id nan is not equal to itself") == true)
    }

    private struct Unfindable: View {
        let probe: Probe<Int>
        @State private var count = 0
        @Namespace private var namespace

        var body: some View {
            let _ = probe.write = { count = $0 }
            VStack {
                Box("\(count)").id(Double.nan)
                Box("matched").matchedGeometryEffect(id: Double.nan, in: namespace)
            }
        }
    }

    @Test("a view whose id is not equal to itself is another view with each update, and that is reported")
    func unequalViewID() {
        let probe = Probe(0)
        let fixture = Fixture(Unfindable(probe: probe))
        for index in 0..<5 {
            probe.write?(index)
            fixture.frame(at: Double(index))
        }
        #expect(fixture.names == ["4", "matched"])
        #expect(fixture.graph.issues.map(\.kind) == [.duplicateID])
    }

    private struct Ranged: View {
        let probe: Probe<Range<Int>>
        let isLazy: Bool
        @State private var range = 0..<3
        @State private var letter = "a"

        var body: some View {
            let _ =
                probe.write = {
                    range = $0
                    letter += "a"
                }
            let rows = ForEach(range) { Text("\($0)\(letter)").frame(width: 10, height: 5) }
            if isLazy { ScrollView { LazyVStack { rows } } } else { VStack { rows } }
        }
    }

    @Test(
        "the range of a ForEach is read once, and another is reported", .fact("state.each"), arguments: [false, true])
    func changedRange(isLazy: Bool) {
        let probe = Probe(0..<3)
        let fixture = Fixture(Ranged(probe: probe, isLazy: isLazy))
        fixture.frame()
        #expect(texts(fixture) == ["0a", "1a", "2a"])
        #expect(fixture.graph.issues.isEmpty)
        probe.write?(0..<5)
        fixture.frame(at: 0.1)
        #expect(texts(fixture) == ["0aa", "1aa", "2aa"])
        probe.write?(2..<3)
        fixture.frame(at: 0.2)
        #expect(texts(fixture) == ["0aaa", "1aaa", "2aaa"])
        #expect(fixture.graph.issues.map(\.kind) == [.other, .other])
        #expect(fixture.graph.issues.first?.description.contains("from 0..<3 to 0..<5") == true)
    }

    private func texts(_ fixture: Fixture) -> [String] {
        fixture.graph.elements.tree.elements.map(\.label).filter { !$0.isEmpty }
    }

    private struct Writing: View {
        let probe: Probe<Int>
        @State private var shown = 0
        @State private var written = 0

        var body: some View {
            let _ = probe.write = { shown = $0 }
            let _ = { if written != shown { written = shown } }()
            Box("\(written)").onAppear { shown += 0 }.onTapGesture { shown += 1 }
        }
    }

    @Test("state that is written while a body runs is reported with the view; state written by callbacks is not")
    func writesInBodies() {
        let probe = Probe(0)
        let fixture = Fixture(Writing(probe: probe))
        fixture.frame()
        #expect(fixture.graph.issues.isEmpty)
        probe.write?(1)
        fixture.frame(at: 0.1)
        #expect(fixture.graph.issues.map(\.kind) == [.stateInUpdate])
        #expect(fixture.graph.issues.first?.path == "Writing")
        #expect(fixture.graph.issues.first?.message.contains("Modifying state during view update") == true)
    }

    private struct Counting: Layout {
        let count: Binding<Int>

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            count.wrappedValue += 1
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct Counted: View {
        @State private var count = 0

        var body: some View { Counting(count: $count) { Box("a") } }
    }

    @Test("state that a layout of the app writes while it measures is reported with the view")
    func writesInLayouts() {
        let fixture = Fixture(Counted())
        fixture.frame()
        #expect(fixture.graph.issues.map(\.kind) == [.stateInUpdate])
        #expect(fixture.graph.issues.first?.message.contains("while a view was measured") == true)
    }

    @Test("a frame whose limits contradict each other is reported")
    func contradictoryFrames() {
        let fixture = Fixture(
            VStack {
                Box("a").frame(minWidth: 50, maxWidth: 20)
                Box("b").frame(minHeight: 5, idealHeight: 30, maxHeight: 20)
                Box("c").frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity)
            })
        fixture.frame()
        #expect(fixture.graph.issues.map(\.kind) == [.invalidSize, .invalidSize])
        let messages = fixture.graph.issues.map(\.message)
        #expect(messages.first?.contains("the minimum width of a frame exceeds its maximum") == true)
        #expect(messages.last?.contains("the ideal height of a frame exceeds its maximum") == true)
    }

    @Test("what stops for want of an object in the environment says where, what and how to mend it")
    func missingObjects() {
        let message = MissingObject.message("Library", "environmentObject(_:)", path: "Shelf › Row")
        #expect(
            message
                == "Shelf › Row: no object of type Library is in the environment, so there is nothing to read. A view "
                + "around this one has to put it there with .environmentObject(_:).")
    }
}
