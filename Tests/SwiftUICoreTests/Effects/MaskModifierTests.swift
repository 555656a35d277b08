import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct MaskModifierTests {
    @Test("the layer around view and mask names the mask's, which has the mask's views in it")
    func structure() throws {
        let fixture = Fixture(Color.red.mask { Circle() })
        fixture.frame()
        let masked = try #require(fixture.layer("masked"))
        let mask = try #require(fixture.layer("mask"))
        #expect(masked.mask == mask.id)
        #expect(mask.parent == masked.id)
        #expect(try #require(fixture.layer("Circle")).parent == mask.id)
        #expect(try #require(fixture.layer("Color")).parent == masked.id)
    }

    @Test("the mask is aligned in the view's frame and takes no touches")
    func alignment() throws {
        let probe = Probe(())
        let fixture = Fixture(
            Color.red.onTapGesture { probe.log.append("view") }
                .mask(alignment: .topLeading) { Box("hole").onTapGesture { probe.log.append("mask") } })
        fixture.frame()
        #expect(fixture.shown("hole")?.origin == .zero)
        fixture.tap(5, 5)
        #expect(probe.log == ["view"])
    }

    @Test("the older form takes a view")
    func view() {
        let fixture = Fixture(
            Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)))
        fixture.frame()
        #expect(fixture.layer("LinearGradient") != nil)
        #expect(fixture.layer("masked")?.mask != nil)
    }
}
