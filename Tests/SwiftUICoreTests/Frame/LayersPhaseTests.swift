import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct LayersPhaseTests {
    @Test("hosts are told of layers they have been given, and never of the root, which is their own")
    func known() {
        let fixture = Fixture(Box("a"))
        var known: Set<LayerID> = []
        func check() {
            for change in fixture.lastChanges {
                switch change {
                case .insert(let layer): known.insert(layer.id)
                case .update(let layer, _): #expect(known.contains(layer.id), "layer \(layer.id.rawValue)")
                case .remove(let id): #expect(known.remove(id) != nil, "layer \(id.rawValue)")
                }
            }
        }
        fixture.frame()
        check()
        for size in [CGSize(width: 300, height: 200), .zero, CGSize(width: 80, height: 90)] {
            fixture.graph.window.resize(to: size, scale: 3)
            fixture.frame()
            check()
        }
        #expect(!known.contains(.root))
    }
}
