import Facts
import RiffleLayers
import Testing

@testable import SwiftUICore

@Suite("Turning in space")
@MainActor
struct Rotation3DEffectTests {
    private func placement<V: View>(_ view: V) throws -> ProjectionTransform {
        let fixture = Fixture(view)
        fixture.frame()
        return try #require(fixture.layer("rotation3DEffect")).placement
    }

    @Test("half way around the vertical axis the right side is further away, and the left nearer")
    func perspective() throws {
        // OpenSwiftUI's audit of SwiftUI 6.5: the eye is max(width, height) / perspective in front of the anchor.
        let map = try placement(
            Box("card", width: 60, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
        // The box is centered in 100 x 100.
        let left = CGPoint(x: 0, y: 0).applying(map)
        let right = CGPoint(x: 60, y: 0).applying(map)
        let half = 30 * 0.5.squareRoot()
        #expect(abs(left.x - (50 - half / (1 - half / 60))) < 1e-9)
        #expect(abs(right.x - (50 + half / (1 + half / 60))) < 1e-9)
        #expect(left.y < 30 && right.y > 30)
        let middle = CGPoint(x: 30, y: 20).applying(map)
        #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 50) < 1e-9)
    }

    @Test("about the horizontal axis the upper side goes away")
    func horizontal() throws {
        let map = try placement(Box("card", width: 60, height: 40).rotation3DEffect(.degrees(30), axis: (1, 0, 0)))
        #expect(map.divisor(at: .zero) > 1)
        #expect(map.divisor(at: CGPoint(x: 0, y: 40)) < 1)
    }

    @Test("an anchor on an edge keeps that edge, and an anchor behind the view moves it to the viewer")
    func anchors() throws {
        let hinged = try placement(
            Box("card", width: 60, height: 40)
                .rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0), anchor: .leading))
        #expect(abs(CGPoint(x: 0, y: 7).applying(hinged).x - 20) < 1e-9)
        #expect(abs(CGPoint(x: 0, y: 7).applying(hinged).y - 37) < 1e-9)
        let carousel = try placement(
            Box("card", width: 60, height: 40)
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 15))
        // Half a turn brings the view from 15 behind the anchor to 15 in front of it, and the eye is 60 from the anchor.
        #expect(abs(carousel.divisor(at: CGPoint(x: 30, y: 20)) - 0.75) < 1e-9)
    }

    @Test("without perspective, about the axis to the eye, and at half turns the map is affine and has no projection")
    func affine() throws {
        let cases: [(Double, (x: CGFloat, y: CGFloat, z: CGFloat), CGFloat)] = [
            (40.0, (x: 0.0, y: 1.0, z: 0.0), 0.0), (40, (x: 0, y: 0, z: 1), 1), (180, (x: 0, y: 1, z: 0), 1),
            (360, (x: 1, y: 1, z: 0), 1), (40, (x: 0, y: 0, z: 0), 1),
        ]
        for (angle, axis, perspective) in cases {
            let fixture = Fixture(
                Box("card").rotation3DEffect(.degrees(angle), axis: axis, perspective: perspective))
            fixture.frame()
            let layer = try #require(fixture.layer("rotation3DEffect"))
            #expect(layer.projection == nil, "\(angle) \(axis)")
        }
    }

    @Test("from right to left the turn is seen in a mirror")
    func mirrored() throws {
        let view = Box("card", width: 60, height: 40)
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        let map = try placement(view.environment(\.layoutDirection, .rightToLeft))
        // The leading edge is the right one.
        #expect(abs(CGPoint(x: 60, y: 7).applying(map).x - 80) < 1e-9)
    }

    @Test("a flip animates, changes one layer a frame, and paints nothing again")
    func flip() throws {
        let probe = Probe(false)
        struct Card: View {
            let probe: Probe<Bool>
            @State private var isTurned = false
            var body: some View {
                ZStack {
                    Box("back").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).opacity(isTurned ? 1 : 0)
                    Box("front").opacity(isTurned ? 0 : 1)
                }
                .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                .onAppear { probe.write = { value in withAnimation(.linear(duration: 1)) { isTurned = value } } }
            }
        }
        let fixture = Fixture(Card(probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        var last = 2.0
        for step in 1...9 {
            let statistics = fixture.frame(at: Double(step) / 10)
            #expect(statistics.layersRepainted == 0 && statistics.bodiesEvaluated == 0)
            #expect(statistics.layersChanged == 3)
            let map = try #require(outerTurn(fixture)).placement
            let width = CGPoint(x: 10, y: 5).applying(map).x - CGPoint(x: 0, y: 5).applying(map).x
            #expect(width < last * 10, "it narrows, and then goes on to the other side")
            last = width / 10
        }
        fixture.frame(at: 1.1)
        #expect(try #require(outerTurn(fixture)).transform.a == -1)
        #expect(fixture.graph.isIdle)
    }

    private func outerTurn(_ fixture: Fixture) -> Layer? {
        var found: Layer?
        fixture.layers.visit(.root) { if found == nil, $0.name == "rotation3DEffect" { found = $0 } }
        return found
    }

    @Test("touches find what is turned where it is seen, and what is edge-on nowhere", .fact("gesture.transformed"))
    func touches() {
        var log: [String] = []
        func hits<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
            let fixture = Fixture(view.onTapGesture { log.append("tap") })
            fixture.frame()
            log = []
            fixture.tap(x, y)
            return log == ["tap"]
        }
        let turned = Box("card", width: 60, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        #expect(hits(turned, 50, 50))
        #expect(!hits(turned, 77, 50), "the card has become narrower")
        #expect(!hits(turned, 62, 31), "and lower on its far side")
        #expect(hits(turned, 38, 31))
        #expect(!hits(Box("card", width: 60, height: 40).rotation3DEffect(.degrees(90), axis: (0, 1, 0)), 50, 50))
    }

    @Test("numbers that are none are reported and turn nothing")
    func mistakes() throws {
        let fixture = Fixture(
            Box("card").rotation3DEffect(
                .degrees(.nan), axis: (x: .infinity, y: 1, z: 0), anchorZ: .nan, perspective: .infinity))
        fixture.frame()
        #expect(try #require(fixture.layer("rotation3DEffect")).placement.isAffine)
        #expect(!fixture.graph.issues.isEmpty)
    }

    @Test("the frame that a reader sees is the box around what is turned")
    func geometry() throws {
        let probe = Probe(CGRect.zero)
        let fixture = Fixture(
            Color.red.frame(width: 60, height: 40)
                .background(
                    GeometryReader { proxy in
                        Color.clear.onAppear { probe.value = proxy.frame(in: .global) }
                    }
                )
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
        fixture.frame()
        #expect(probe.value.width < 55 && probe.value.height > 50)
    }
}

@Suite("Effects of an app's own")
@MainActor
struct GeometryEffectTests {
    private struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 2), y: 0))
        }
    }

    private struct Shaken: View {
        let probe: Probe<Int>
        @State private var count = 0
        var body: some View {
            Box("box").modifier(Shake(animatableData: CGFloat(count)))
                .onAppear { probe.write = { value in withAnimation(.linear(duration: 1)) { count = value } } }
        }
    }

    @Test("an effect runs through the numbers in between without its view being made again")
    func shake() throws {
        let probe = Probe(0)
        let fixture = Fixture(Shaken(probe: probe))
        fixture.frame(at: 0)
        probe.write?(1)
        fixture.frame(at: 0)
        let statistics = fixture.frame(at: 0.25)
        #expect(statistics.bodiesEvaluated == 0 && statistics.layersRepainted == 0 && statistics.layersChanged == 1)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 55) < 1e-9)
        fixture.frame(at: 1.1)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 45) < 1e-9)
    }

    @Test("a projection effect maps about the view's origin, and what is not finite maps nothing")
    func projection() throws {
        var map = ProjectionTransform()
        map.m23 = 0.01
        let fixture = Fixture(Box("box").projectionEffect(map))
        fixture.frame()
        #expect(try #require(fixture.layer("projectionEffect")).projection == map)
        map.m11 = .nan
        let broken = Fixture(Box("box").projectionEffect(map))
        broken.frame()
        #expect(try #require(broken.layer("projectionEffect")).projection == nil)
        #expect(!broken.graph.issues.isEmpty)
    }

    @Test("an effect that layout ignores moves what is shown, but not the frame that readers see")
    func ignored() throws {
        let probe = Probe(CGRect.zero)
        let fixture = Fixture(
            Box("box")
                .background(
                    GeometryReader { proxy in
                        Color.clear.onAppear { probe.value = proxy.frame(in: .global) }
                    }
                )
                .modifier(Shake(animatableData: 0.25).ignoredByLayout()))
        fixture.frame()
        #expect(probe.value.minX == 45)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 55) < 1e-9)
    }
}
