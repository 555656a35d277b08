import RiffleContainers
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

    @Test("with a centered threshold a view is at rest in the middle, and the further from it the stronger the effect")
    func centered() throws {
        let fixture = Fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Box("box\(index)", width: 40, height: 20)
                            .scrollTransition(.interactive(timingCurve: .linear).threshold(.centered)) {
                                content, phase in
                                content.offset(x: phase.value * 40)
                            }
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        fixture.frame()
        let places = try (0..<5).map { try #require(fixture.shown("box\($0)")).origin.x }
        // 20 points of 60 on the way out for each row that lies between it and the middle.
        for (index, place) in places.enumerated() {
            let expected: CGFloat = 30 + 40 * CGFloat(index - 2) / 3
            #expect(abs(place - expected) < 0.01, "\(index): \(place)")
        }
    }
}
