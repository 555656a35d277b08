import Facts
import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct HitTestingEffectsTests {
    private func touches<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let probe = Probe(())
        let fixture = Fixture(view.onTapGesture { probe.log.append("tap") })
        fixture.frame()
        fixture.tap(x, y)
        return !probe.log.isEmpty
    }

    @Test("a content shape decides, whatever is painted", .fact("gesture.hit"))
    func contentShape() {
        #expect(touches(Color.clear.contentShape(Rectangle()), 5, 5))
        #expect(!touches(Color.red.contentShape(Circle()), 3, 3))
        #expect(touches(Color.red.contentShape(Circle()), 50, 50))
        #expect(touches(Color.clear.contentShape(.interaction, .rect), 5, 5))
        #expect(!touches(Color.clear.contentShape([], Rectangle()), 5, 5))
    }

    @Test("touches go through what does not allow them", .fact("gesture.hit"))
    func disallowed() {
        #expect(!touches(Color.red.allowsHitTesting(false), 50, 50))
        #expect(touches(Color.red.allowsHitTesting(true), 50, 50))
        #expect(touches(Color.red.overlay(Color.blue.allowsHitTesting(false)), 50, 50))
    }
}
