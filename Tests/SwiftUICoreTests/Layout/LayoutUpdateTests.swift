import SwiftUICore
import Testing

/// What updates cost.
@MainActor
struct LayoutUpdateTests {
    private struct Parameters: View {
        let probe: Probe<Int>
        @State private var value = 0

        var body: some View {
            let _ = probe.write = { value = $0 }
            // A closure that captures the state is another with each body.
            HStack(alignment: .top, spacing: value > 1 ? 3 : 2) {
                Box("a").padding(3).frame(width: 40, alignment: .leading).frame(maxHeight: .infinity)
                VStack { Box("b").fixedSize().aspectRatio(2, contentMode: .fit) }.zIndex(1).layoutPriority(1)
                ZStack { Box("c").position(x: 3, y: 4).hidden() }
                Spacer(minLength: 5)
                Divider()
            }
            .overlay(alignment: .top) { Box("d") }
            .background { Fill("e").ignoresSafeArea() }
            .safeAreaInset(edge: .top) { Box("f") }
            .safeAreaPadding(3)
            .onTapGesture { value += 1 }
        }
    }

    @Test("an update with equal parameters lays out, paints and changes nothing")
    func equalParameters() {
        let probe = Probe(0)
        let fixture = Fixture(Parameters(probe: probe), size: CGSize(width: 200, height: 200))
        fixture.frame()
        probe.write?(1)
        var statistics = fixture.frame(at: 0.1)
        #expect(statistics.bodiesEvaluated == 1)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersChanged == 0)
        probe.write?(2)
        statistics = fixture.frame(at: 0.2)
        #expect(statistics.nodesLaidOut > 0)
        #expect(statistics.layersRepainted == 0)
    }

    private struct Sized: View {
        let probe: Probe<CGFloat>
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = probe.write = { width = $0 }
            let current = width
            VStack(spacing: 0) {
                ForEach(0..<20) { row in
                    HStack(spacing: 0) {
                        Fill("\(row)").frame(width: row == 7 ? current : 10, height: 2)
                        Fill("rest \(row)").frame(height: 2)
                    }
                }
            }
        }
    }

    @Test("a change of one row places that row and what is around it, not the other rows")
    func oneRow() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Sized(probe: probe))
        fixture.frame()
        probe.write?(30)
        let statistics = fixture.frame(at: 0.1)
        // The window, the place of its own views, the outer stack, the row, two frames and their leaves.
        #expect(statistics.nodesLaidOut <= 8)
        #expect(statistics.layersChanged == 2)
    }

    /// Counts how often a leaf is measured.
    private final class Count {
        var measurements = 0
    }

    @MainActor
    private struct Measured: View {
        let count: Count

        static func _makeNode(_ view: Measured, _ context: _NodeContext) -> _ViewNode {
            ClosureLeaf._makeNode(
                ClosureLeaf("leaf") { proposal in
                    view.count.measurements += 1
                    return CGSize(width: min(proposal.width ?? 5, 20), height: 1)
                }, context)
        }

        static func _updateNode(_ node: _ViewNode, _ view: Measured, _ transaction: Transaction) {}
    }

    @Test("ten thousand children are measured a few times each")
    func manyChildren() {
        let count = Count()
        let graph = ViewGraph(
            VStack(spacing: 0) { ForEach(0..<10_000) { _ in Measured(count: count) } },
            size: CGSize(width: 100, height: 100), scale: 2)
        _ = graph.frame(at: 0)
        #expect(count.measurements <= 40_000)
    }

    /// A stack in a stack in a stack.
    @MainActor
    private struct Deep: View {
        let depth: Int
        let count: Count

        var body: AnyView {
            if depth == 0 { return AnyView(Measured(count: count)) }
            let inner = Deep(depth: depth - 1, count: count)
            if depth.isMultiple(of: 2) {
                return AnyView(
                    HStack {
                        inner; Spacer(); Box("a")
                    })
            }
            return AnyView(
                VStack {
                    inner; Fill("b")
                })
        }
    }

    @Test("stacks in stacks do not multiply the work")
    func deepStacks() {
        var measurements: [Int] = []
        for depth in [8, 16, 24] {
            let count = Count()
            let fixture = Fixture(Deep(depth: depth, count: count), size: CGSize(width: 100, height: 100))
            fixture.frame()
            measurements.append(count.measurements)
        }
        #expect(measurements[2] <= 200, "\(measurements)")
    }
}
