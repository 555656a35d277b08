import Facts
import SwiftUICore
import Testing

@Suite("Transitions that come with SwiftUI")
@MainActor
struct PlainTransitionsTests {
    private struct Toggling<T: Transition>: View {
        let probe: Probe<Bool>
        let transition: T
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
            if isOn { Box("card", width: 20, height: 20).transition(transition) }
        }
    }

    /// Where the card is, from its place, a quarter of the way in and a quarter of the way out, with its opacity.
    private func path<T: Transition>(_ transition: T) throws -> [[Double]] {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: transition))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.25)
        var path: [[Double]] = []
        func note() throws {
            let shown = try #require(fixture.shown("card"))
            path.append([shown.origin.x - 40, shown.origin.y - 40, shown.opacity].map { ($0 * 100).rounded() / 100 })
        }
        try note()
        fixture.frame(at: 1.1)
        probe.write?(false)
        fixture.frame(at: 2)
        fixture.frame(at: 2.25)
        try note()
        return path
    }

    @Test("each moves, scales and fades as its name says, and the same with its body", .fact("transition.kinds"))
    func paths() throws {
        /// The same transition, but run by its body.
        struct Bodily<T: Transition>: Transition {
            let base: T
            func body(content: Content, phase: TransitionPhase) -> some View {
                base.apply(content: content, phase: phase)
            }
        }
        func check<T: Transition>(_ transition: T, _ expected: [[Double]]) throws {
            #expect(try path(transition) == expected)
            #expect(try path(Bodily(base: transition)) == expected)
        }
        try check(.opacity, [[0, 0, 0.25], [0, 0, 0.75]])
        try check(.slide, [[-15, 0, 1], [5, 0, 1]])
        try check(.move(edge: .bottom), [[0, 15, 1], [0, 5, 1]])
        try check(.push(from: .top), [[0, -15, 0.25], [0, 5, 0.75]])
        try check(.offset(x: 8, y: -4), [[6, -3, 1], [2, -1, 1]])
        try check(.scale(0.5), [[3.75, 3.75, 1], [1.25, 1.25, 1]])
        try check(.scale(0, anchor: .topLeading), [[0, 0, 1], [0, 0, 1]])
    }
}
