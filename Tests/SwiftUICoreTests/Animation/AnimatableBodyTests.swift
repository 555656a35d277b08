import SwiftUICore
import Testing

@MainActor
struct AnimatableBodyTests {
    /// Shows its number by where its box is, and writes down every number its body saw.
    private struct Gauge: View, @preconcurrency Animatable {
        var number: Double
        let probe: Probe<Double>

        var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        var body: some View {
            let _ = probe.log.append("\(number)")
            Box("box").frame(width: CGFloat(number), height: 10, alignment: .leading)
                .frame(width: 100, alignment: .leading)
        }
    }

    private struct Shift: ViewModifier, @preconcurrency Animatable {
        var x: Double

        var animatableData: Double {
            get { x }
            set { x = newValue }
        }

        func body(content: Content) -> some View {
            content.padding(.leading, CGFloat(x)).frame(width: 100, alignment: .leading)
        }
    }

    private struct Screen: View {
        let probe: Probe<Double>
        @State private var number = 0.0
        @State private var isGone = false

        var body: some View {
            let _ =
                probe.write = { value in
                    if value < 0 {
                        isGone = true
                    } else {
                        withAnimation(.linear(duration: 1)) { number = value }
                    }
                }
            if !isGone {
                Gauge(number: number, probe: probe)
                Box("shifted").modifier(Shift(x: number))
            }
        }
    }

    @Test("the body of an animatable view sees the numbers between, and the last")
    func view() {
        let probe = Probe(0.0)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(40)
        for time in [0, 0.25, 0.5, 1, 1.1] { fixture.frame(at: time) }
        #expect(probe.log == ["0.0", "10.0", "20.0", "40.0"])
        #expect(fixture.graph.isIdle)
    }

    @Test("so does that of an animatable modifier")
    func modifier() throws {
        let probe = Probe(0.0)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(40)
        for (time, x) in [(0.0, 0.0), (0.25, 10), (0.5, 20), (1, 40), (1.1, 40)] {
            fixture.frame(at: time)
            #expect(abs(try #require(fixture.shown("shifted")).origin.x - CGFloat(x)) < 0.001)
        }
    }

    @Test("a view that goes while its numbers move leaves nothing moving")
    func gone() {
        let probe = Probe(0.0)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(40)
        fixture.frame(at: 0)
        probe.write?(-1)
        fixture.frame(at: 0.5)
        fixture.frame(at: 0.6)
        #expect(fixture.names == [])
        #expect(fixture.graph.isIdle)
        #expect(probe.log == ["0.0"])
    }
}
