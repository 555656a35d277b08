import RiffleLayers
import SwiftUICore
import Testing

/// `animation(_:body:)`, and animations of modifiers: what they are around goes its own way.
@MainActor
struct ScopedBodyModifierTests {
    private struct Shift: ViewModifier, Animatable {
        var animatableData: CGFloat

        func body(content: Content) -> some View { content.offset(x: animatableData) }
    }

    private struct Scene: View {
        let probe: Probe<CGFloat>
        let form: Int
        @State private var x: CGFloat = 0

        var body: some View {
            Group {
                switch form {
                case 0:
                    inner.animation(.linear(duration: 1)) { $0.offset(x: x) }
                case 1:
                    inner.modifier(Shift(animatableData: x).animation(.linear(duration: 1)))
                default:
                    inner.transaction {
                        $0.animation = .linear(duration: 1)
                    } body: {
                        $0.offset(x: x)
                    }
                }
            }
            .onAppear { probe.write = { x = $0 } }
        }

        private var inner: some View { Box("box").offset(y: x) }
    }

    @Test("only what the modifiers change is animated", arguments: 0..<3)
    func apart(form: Int) {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Scene(probe: probe, form: form))
        fixture.frame(at: 0)
        let start = fixture.shown("box")!.origin
        probe.write?(40)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        let middle = fixture.shown("box")!.origin
        #expect(abs(middle.x - start.x - 20) < 0.01)
        #expect(middle.y - start.y == 40)
        fixture.frame(at: 2.1)
        #expect(fixture.shown("box")!.origin == CGPoint(x: start.x + 40, y: start.y + 40))
    }

    @Test("the view inside is animated as the writer says, whatever the modifiers are")
    func outer() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Scene(probe: probe, form: 0))
        fixture.frame(at: 0)
        let start = fixture.shown("box")!.origin
        withAnimation(.linear(duration: 2)) { probe.write?(40) }
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        let middle = fixture.shown("box")!.origin
        #expect(abs(middle.x - start.x - 20) < 0.01)
        #expect(abs(middle.y - start.y - 10) < 0.01)
    }

    @Test("a modifier of nothing, and two in a row, leave the view in its place")
    func concatenation() {
        let fixture = Fixture(
            Box("box").modifier(EmptyModifier()).modifier(
                Shift(animatableData: 5).concat(EmptyModifier.identity).concat(Shift(animatableData: 6))))
        fixture.frame(at: 0)
        #expect(fixture.shown("box")?.origin == CGPoint(x: 56, y: 45))
    }
}
