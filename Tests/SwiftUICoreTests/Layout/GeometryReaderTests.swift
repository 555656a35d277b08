import Facts
import SwiftUICore
import Testing

@MainActor
struct GeometryReaderTests {
    private struct Model: Equatable {
        var width: CGFloat = 100
        var offset: CGFloat = 0
        var label = 0
    }

    private struct Reading: View {
        let probe: Probe<Model>
        let log: Probe<[String]>
        @State private var model = Model()

        var body: some View {
            let _ = probe.write = { model = $0 }
            GeometryReader { geometry in
                let _ = log.value.append("\(Int(geometry.size.width))#\(model.label)")
                Box("half", width: 7, height: 7).frame(width: geometry.size.width / 2, height: 10)
                    .background { Fill("frame") }
            }
            .frame(width: model.width)
        }
    }

    @Test("content is built for the size, top leading, once", .fact("reader.room"))
    func size() {
        let log = Probe<[String]>([])
        let layout = LayoutFixture { Reading(probe: Probe(Model()), log: log) }
        #expect(log.value == ["100#0"])
        #expect(layout["frame"] == CGRect(100, 0, 50, 10))
        #expect(layout.fixture.graph.isIdle)
    }

    @Test("another size, and state that the closure reads, build the content anew, together only once")
    func updates() {
        let probe = Probe(Model())
        let log = Probe<[String]>([])
        let layout = LayoutFixture { Reading(probe: probe, log: log) }
        probe.write?(Model(width: 200))
        var statistics = layout.fixture.frame(at: 0.1)
        #expect(log.value == ["100#0", "200#0"])
        #expect(statistics.bodiesEvaluated == 2)
        #expect(layout["frame"] == CGRect(50, 0, 100, 10))
        probe.write?(Model(width: 60, label: 1))
        layout.fixture.frame(at: 0.2)
        #expect(log.value.suffix(1) == ["60#1"])
        #expect(log.value.count == 3)
        // The closure may be another, but what it builds is the same: nothing is laid out.
        probe.write?(Model(width: 60, label: 1))
        statistics = layout.fixture.frame(at: 0.3)
        #expect(statistics.nodesLaidOut == 0)
    }

    private struct StateReader: View {
        let probe: Probe<Int>
        @State private var count = 0

        var body: some View {
            let _ = probe.log.append("body")
            let _ = probe.write = { count = $0 }
            GeometryReader { _ in
                let _ = probe.log.append("content \(count)")
                Box("a")
            }
        }
    }

    @Test("state that only the closure reads builds only the content anew")
    func ownState() {
        let probe = Probe(0)
        let layout = LayoutFixture { StateReader(probe: probe) }
        #expect(probe.log == ["body", "content 0"])
        probe.write?(5)
        let statistics = layout.fixture.frame(at: 0.1)
        #expect(probe.log == ["body", "content 0", "content 5"])
        #expect(statistics.bodiesEvaluated == 1)
        #expect(statistics.nodesLaidOut == 0)
    }

    /// Depends on nothing but where it is.
    private struct Reporting: View {
        let log: Probe<[CGRect]>

        var body: some View {
            GeometryReader { geometry in
                let _ = log.value.append(geometry.frame(in: .global))
                let _ = log.value.append(geometry.frame(in: .named("space")))
                let _ = log.value.append(geometry.frame(in: .local))
                let _ = log.value.append(geometry.bounds(of: .named("space")) ?? .null)
                Box("a")
            }
        }
    }

    private struct Placed: View {
        let probe: Probe<Model>
        let log: Probe<[CGRect]>
        @State private var model = Model()

        var body: some View {
            let _ = probe.write = { model = $0 }
            ZStack(alignment: .topLeading) {
                Reporting(log: log)
                    .frame(width: 20, height: 10)
                    .offset(x: model.offset)
                    .padding(5)
                    .coordinateSpace(.named("space"))
                    .padding(.leading, model.width)
            }
            .frame(width: 300, height: 100, alignment: .topLeading)
        }
    }

    @Test("frames are told in the window, in a named space and in the view's own")
    func frames() {
        let log = Probe<[CGRect]>([])
        _ = LayoutFixture { Placed(probe: Probe(Model()), log: log) }
        #expect(
            log.value == [CGRect(105, 5, 20, 10), CGRect(5, 5, 20, 10), CGRect(0, 0, 20, 10), CGRect(-5, -5, 30, 20)])
    }

    @Test(
        "content that asked for its frame is built anew when it moves, by layout or by an effect",
        .fact("effect.frames"))
    func moves() {
        let probe = Probe(Model())
        let log = Probe<[CGRect]>([])
        let layout = LayoutFixture { Placed(probe: probe, log: log) }
        log.value = []
        probe.write?(Model(width: 50))
        layout.fixture.frame(at: 0.1)
        #expect(log.value.first?.minX == 55)
        log.value = []
        probe.write?(Model(width: 50, offset: 12))
        layout.fixture.frame(at: 0.2)
        #expect(log.value.suffix(4).first?.minX == 67)
        #expect(log.value.suffix(3).first?.minX == 17)
        #expect(layout.fixture.graph.isIdle)
    }

    @Test("in an animated change the target is reported at once, and the content travels", .fact("reader.target"))
    func animated() {
        let probe = Probe(Model())
        let log = Probe<[String]>([])
        let layout = LayoutFixture { Reading(probe: probe, log: log) }
        withAnimation(.linear(duration: 1)) { probe.write?(Model(width: 200)) }
        layout.fixture.frame(at: 0)
        layout.fixture.frame(at: 0.5)
        #expect(log.value == ["100#0", "200#0"])
        #expect(layout["frame"] == CGRect(75, 0, 75, 10))
        layout.fixture.frame(at: 1.1)
        #expect(layout["frame"] == CGRect(50, 0, 100, 10))
    }

    private struct Nested: View {
        var body: some View {
            GeometryReader { outer in
                HStack(spacing: 0) {
                    GeometryReader { inner in
                        Box("a", width: inner.size.width, height: outer.size.height)
                    }
                    Fill("b")
                }
            }
        }
    }

    @Test("readers in readers are settled in the first round")
    func nested() {
        let layout = LayoutFixture { Nested() }
        #expect(layout["a"] == CGRect(0, 0, 150, 100))
        #expect(layout["b"] == CGRect(150, 0, 150, 100))
    }

    /// A view whose place depends on a value that only the content of readers reads.
    private struct Sliding: View {
        let probe: Probe<CGFloat>
        let depth: Int
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { x = $0 }
            content(depth)
        }

        private func content(_ depth: Int) -> AnyView {
            if depth > 0 { return AnyView(GeometryReader { _ in content(depth - 1) }) }
            return AnyView(Box("a").padding(.leading, x).animation(.linear(duration: 1), value: x))
        }
    }

    @Test("inside readers a changed place travels with the animation of its value", arguments: 0...3)
    func animatedContent(depth: Int) {
        let probe = Probe<CGFloat>(0)
        let layout = LayoutFixture { Sliding(probe: probe, depth: depth) }
        let start = layout["a"].minX
        probe.write?(20)
        layout.fixture.frame(at: 1)
        #expect(layout["a"].minX == start)
        layout.fixture.frame(at: 2.5)
        let end = layout["a"].minX
        // By itself the box is in the middle, and moves by half of its padding.
        #expect(end == start + (depth == 0 ? 10 : 20))
    }

    @Test("with nothing offered a reader is 10 by 10", .fact("reader.room"))
    func ideal() {
        let layout = LayoutFixture { GeometryReader { _ in Fill("a") }.fixedSize() }
        #expect(layout["a"].size == CGSize(width: 10, height: 10))
    }
}
