import RiffleLayers
import Testing

@testable import SwiftUICore

@Suite("Effects by place")
@MainActor
struct VisualEffectTests {
    private struct Placed: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0
        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { x = value } }
            HStack(spacing: 0) {
                Box("space", width: x, height: 10).id(x)
                Box("box").visualEffect { content, proxy in
                    content.offset(y: proxy.frame(in: .global).minX).opacity(0.5)
                }
                Spacer(minLength: 0)
            }
        }
    }

    @Test("an effect is made from where the view is, and changes with it; its own frame is that without the effect")
    func follows() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Placed(probe: probe))
        fixture.frame(at: 0)
        #expect(try #require(fixture.shown("box")).origin == CGPoint(x: 0, y: 45))
        #expect(try #require(fixture.shown("box")).opacity == 0.5)
        probe.write?(20)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 10) < 0.001)
        #expect(abs(try #require(fixture.shown("box")).origin.y - 55) < 0.001)
        fixture.frame(at: 1.1)
        #expect(abs(try #require(fixture.shown("box")).origin.y - 65) < 0.001)
        #expect(fixture.graph.isIdle)
    }

    @Test("effects add up in the order in which they are called")
    func order() throws {
        let fixture = Fixture(
            Box("box", width: 20, height: 20).visualEffect { content, proxy in
                content.scaleEffect(2).offset(x: 5).rotationEffect(.degrees(90)).blur(radius: 4).brightness(0.2)
            })
        fixture.frame()
        let layer = try #require(fixture.layer("visualEffect"))
        let corner = CGPoint.zero.applying(layer.transform)
        #expect(abs(corner.x - 70) < 0.001 && abs(corner.y - 35) < 0.001)
        #expect(layer.effects == [.blur(radius: 2, isOpaque: false), .brightness(0.2)])
    }

    @Test("a group's geometry travels as one, also what comes in on the way")
    func group() throws {
        struct Grouped: View {
            let probe: Probe<Bool>
            @State private var isOn = false
            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
                HStack(spacing: 0) {
                    if !isOn { Spacer(minLength: 0) }
                    ZStack {
                        Box("old")
                        if isOn { Box("new").transition(.identity) }
                    }
                    .geometryGroup()
                    if isOn { Spacer(minLength: 0) }
                }
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Grouped(probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("old")).origin.x - 45) < 0.001)
        #expect(fixture.shown("new")?.origin == fixture.shown("old")?.origin)
    }
}
