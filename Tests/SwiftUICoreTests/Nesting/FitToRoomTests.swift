import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct FitToRoomTests {
    @Test("a view that fits keeps its size, one that does not is scaled by the tighter side")
    func scale() {
        for (width, height, scale) in [(40.0, 20.0, 1.0), (200, 20, 0.5), (40, 400, 0.25), (400, 400, 0.25)] {
            let fixture = Fixture(Box("a", width: width, height: height).scaledDownToFit())
            fixture.frame()
            let origin = CGPoint(x: (100 - width * scale) / 2, y: (100 - height * scale) / 2)
            #expect(fixture.shown("a")?.origin == origin)
            #expect(fixture.layer("fitToRoom")?.transform.a == CGFloat(scale))
        }
    }

    @Test("no room at all scales to nothing and breaks nothing", arguments: [0, -5, CGFloat.nan, .infinity])
    func noRoom(width: CGFloat) {
        let fixture = Fixture(Box("a").scaledDownToFit().frame(maxWidth: width))
        fixture.frame()
        fixture.tap(50, 50)
        #expect(fixture.layer("a") != nil)
    }

    @Test("another size of the window moves one layer and lays out nothing inside")
    func resize() {
        let fixture = Fixture(HStack { Box("a", width: 100) }.scaledDownToFit())
        fixture.frame(at: 0)
        fixture.graph.window.resize(to: CGSize(width: 50, height: 100), scale: 2)
        let statistics = fixture.frame(at: 1)
        // The window, its ground, the place of its own views, and what scales them.
        #expect(statistics.nodesLaidOut == 4)
        #expect(statistics.layersRepainted == 0)
        #expect(fixture.layer("fitToRoom")?.transform.a == 0.5)
    }
}
