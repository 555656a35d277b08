import RiffleDrawing
import Testing

@MainActor
struct LayoutDirectionBehaviorTests {
    /// Where a box at the left of a view without a direction is seen.
    private func left(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) throws -> CGFloat {
        let fixture = Fixture(
            Box("box").frame(width: 40, height: 40, alignment: .leading).environment(\.layoutDirection, .leftToRight)
                .layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
        fixture.frame()
        let corner = try #require(fixture.shown("box")).origin
        return corner.x
    }

    @Test("a view is mirrored under the direction that its behavior names, and else stays as it is")
    func mirrors() throws {
        #expect(try left(.mirrors, .leftToRight) == 30)
        // The box is turned around, and what was its left corner is on the right.
        #expect(try left(.mirrors, .rightToLeft) == 70)
        #expect(try left(.fixed, .rightToLeft) == 30)
        #expect(try left(.mirrors(in: .leftToRight), .leftToRight) == 70)
        #expect(try left(.mirrors(in: .leftToRight), .rightToLeft) == 30)
    }
}
