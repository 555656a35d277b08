import SwiftUICore
import Testing

/// What is animated as a view appears starts where the view has come to stand in its first frame, whatever found that out
/// late.
@MainActor
struct FirstFrameMotionTests {
    private struct Growing: View {
        @State private var isLarge = false

        var body: some View {
            Box("side", width: 1, height: isLarge ? 1 : 0)
                .frame(width: isLarge ? 20 : 10, height: isLarge ? 20 : 10)
                .overlay { Fill("dot") }
                .animation(.linear(duration: 1).repeatForever(), value: isLarge)
                .onAppear { isLarge = true }
        }
    }

    private struct Heights: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// Learns how high a bar is by one of several ways, and puts the view below it.
    private struct Barred: View {
        enum Way: CaseIterable {
            case preference, geometry, reader, both
        }

        let way: Way
        @State private var height: CGFloat = 0
        @State private var total: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                bar.frame(height: 0, alignment: .top)
                Box("room", width: 0, height: 0).padding(.top, way == .both ? total : height)
                Growing()
            }
            .frame(width: 100, height: 100, alignment: .top)
            .onPreferenceChange(Heights.self) { if way != .geometry { height = $0 } }
            // A round later still.
            .onGeometryChange(for: CGFloat.self, of: { [height] _ in height }) { if way == .both { total = $0 } }
        }

        @ViewBuilder private var bar: some View {
            let box = Box("bar", width: 100, height: 40)
            switch way {
            case .geometry: box.onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
            case .reader:
                box.background {
                    GeometryReader { Box("inner").preference(key: Heights.self, value: $0.size.height) }
                }
            default: box.preference(key: Heights.self, value: 40)
            }
        }
    }

    @Test(
        "a view that grows as it appears stays below a bar whose height is learned in its first frame",
        arguments: Barred.Way.allCases)
    private func bar(way: Barred.Way) throws {
        let fixture = Fixture(Barred(way: way))
        var tops: [CGFloat] = []
        for number in 0...20 {
            fixture.frame(at: Double(number) / 10)
            tops.append(try #require(fixture.shown("dot")).origin.y)
        }
        #expect(tops.allSatisfy { abs($0 - 40) < 0.01 }, "\(tops)")
    }

    private struct Animated: View {
        @State private var height: CGFloat = 0
        @State private var isRight = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Box("bar", width: 100, height: 0)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { height = $0 / 2 }
                Box("room", width: 0, height: 0).padding(.top, height)
                Box("dot").padding(.leading, isRight ? 40 : 0)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
        }
    }

    @Test("what an `onAppear` animates moves along its own way only")
    func explicit() throws {
        let fixture = Fixture(Animated())
        var places: [CGPoint] = []
        for number in 0...10 {
            fixture.frame(at: Double(number) / 10)
            places.append(try #require(fixture.shown("dot")).origin)
        }
        #expect(places.allSatisfy { abs($0.y - 50) < 0.01 }, "\(places)")
        #expect(abs(places[5].x - 20) < 0.01 && abs(places[10].x - 40) < 0.01)
    }

    private struct Later: View {
        let probe: Probe<Bool>
        @State private var isRight = false
        @State private var width: CGFloat = 10

        var body: some View {
            let _ = probe.write = { isRight = $0 }
            VStack(alignment: .leading, spacing: 0) {
                Box("probe").frame(width: isRight ? 30 : 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
                Box("room", width: 0, height: 0).padding(.top, width)
                Box("dot")
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .animation(.linear(duration: 1), value: isRight)
        }
    }

    @Test(
        "a change that a later round finds out goes with the animation that was its cause, where the view was seen before"
    )
    func seenBefore() throws {
        let probe = Probe(false)
        let fixture = Fixture(Later(probe: probe))
        fixture.frame(at: 0)
        #expect(fixture.shown("dot")?.origin.y == 20)
        probe.write?(true)
        fixture.frame(at: 0.1)
        fixture.frame(at: 1.2)
        #expect(fixture.shown("dot")?.origin.y == 40)
    }

    private struct Ordered: View {
        let probe: Probe<Int>
        @State private var number = 0

        var body: some View {
            let _ = probe.write = { number = $0 }
            Box("a").padding(CGFloat(number))
                .onAppear { probe.log.append("appear") }
                .onChange(of: number) { probe.log.append("change") }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { probe.log.append("geometry \($0)") }
                .preference(key: Heights.self, value: CGFloat(number))
                .onPreferenceChange(Heights.self) { probe.log.append("preference \($0)") }
        }
    }

    @Test("where views are and what they tell is said before they appear, and before they are told of a change")
    func order() {
        let probe = Probe(0)
        let fixture = Fixture(Ordered(probe: probe))
        fixture.frame()
        #expect(probe.log.last == "appear" && probe.log.count == 3)
        probe.log = []
        probe.write?(3)
        fixture.frame(at: 0.1)
        #expect(probe.log.last == "change" && probe.log.count == 3)
    }

    private struct First: View {
        let probe: Probe<Int>
        @State private var width: CGFloat = 0

        var body: some View {
            Box("a", width: 30)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
                .onChange(of: width, initial: true) { probe.log.append("\($0) \($1)") }
        }
    }

    @Test("the first value that a view is told of is the one that it appears with")
    func first() {
        let probe = Probe(0)
        let fixture = Fixture(First(probe: probe))
        fixture.frame()
        #expect(probe.log == ["30.0 30.0"])
    }
}
