import RiffleContainers
import RiffleLayers
import Testing

@MainActor
struct ContainerRelativeFrameTests {
    private func fill(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    private func bounds(_ fixture: Fixture) -> [CGRect] {
        var bounds: [CGRect] = []
        fixture.layers.visit(.root) { if $0.name == "Color" { bounds.append($0.bounds) } }
        return bounds
    }

    @Test("a view is as large as the scroll view around it, without its margins")
    func scrollView() {
        let fixture = Fixture(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.frame(height: 20).containerRelativeFrame(.horizontal)
                    Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                    Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                }
            }
            .contentMargins(.horizontal, 10, for: .scrollContent)
            .frame(width: 80))
        fixture.frame(at: 0)
        let widths = bounds(fixture).map { ($0.width * 1000).rounded() / 1000 }
        #expect(widths == [60, 36.667, 15])
        #expect(fixture.frame(at: 1).nodesLaidOut == 0)
    }

    @Test("outside of scroll views it is the window, and follows it")
    func window() {
        let fixture = Fixture(
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length * 0.5 : length
            })
        fixture.frame(at: 0)
        #expect(bounds(fixture) == [CGRect(x: 0, y: 0, width: 50, height: 100)])
        fixture.graph.window.resize(to: CGSize(width: 60, height: 40), scale: 2)
        fixture.frame(at: 1)
        #expect(bounds(fixture) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
    }

    @Test("lengths that mean nothing fall back to the container's, negative ones to none")
    func mistakes() {
        let fixture = Fixture(
            VStack(spacing: 0) {
                Color.red.frame(height: 9).containerRelativeFrame(.horizontal) { _, _ in .nan }
                Color.red.frame(height: 9).containerRelativeFrame(.horizontal, count: 0, spacing: 3)
            })
        fixture.frame(at: 0)
        #expect(bounds(fixture).map(\.width) == [100, 100])
    }

    @Test("across the axes of a scroll view that is as large as its content, lengths are parts of what it is offered")
    func across() {
        let column = Fixture(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 9).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
                    Color.red.frame(height: 9).containerRelativeFrame(.horizontal)
                }
                .padding(.leading, 4)
            }
            .contentMargins(.horizontal, 10, for: .scrollContent))
        column.frame(at: 0)
        #expect(bounds(column).map(\.width) == [64, 80])
        #expect(column.frame(at: 1).nodesLaidOut == 0)
        #expect(column.graph.issues.isEmpty)

        let row = Fixture(
            ScrollView(.horizontal) {
                HStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.5 } }
            })
        row.frame(at: 0)
        #expect(bounds(row).map(\.size) == [CGSize(width: 50, height: 50)])
        row.graph.window.resize(to: CGSize(width: 60, height: 40), scale: 2)
        row.frame(at: 1)
        #expect(bounds(row).map(\.size) == [CGSize(width: 30, height: 20)])
    }

    @Test("where a scroll view is offered no length, the lengths are parts of the container around it")
    func nested() {
        let fixture = Fixture(
            ScrollView {
                ScrollView(.horizontal) {
                    HStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 0.5 } }
                }
                .frame(width: 80)
            })
        fixture.frame(at: 0)
        #expect(bounds(fixture).map(\.size) == [CGSize(width: 40, height: 50)])
        #expect(fixture.frame(at: 1).nodesLaidOut == 0)
    }

    @Test("a length across a horizontal scroll view leaves out what a bar covers")
    func covers() {
        let fixture = Fixture(
            ScrollView(.horizontal) {
                HStack { Color.red.containerRelativeFrame(.vertical) { length, _ in length * 0.5 } }
                    .background { Color.red.containerRelativeFrame(.vertical) }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Box("bar", width: 100, height: 20) })
        fixture.frame(at: 0)
        #expect(bounds(fixture).map(\.height) == [80, 40])
    }
}
