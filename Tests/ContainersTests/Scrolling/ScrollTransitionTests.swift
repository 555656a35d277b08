import Containers
import Testing

@Suite("Scroll transitions")
@MainActor
struct ScrollTransitionTests {
    @Test("a scroll transition is strongest out of sight and gone in sight")
    func scrolling() throws {
        let fixture = Fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Box("box\(index)", width: 40, height: 40)
                            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
                            }
                    }
                }
            })
        fixture.frame()
        #expect(try #require(fixture.shown("box0")).opacity == 1)
        #expect(try #require(fixture.shown("box2")).opacity == 0.5)
        #expect(try #require(fixture.shown("box2")).origin.x == 35)
    }
}
