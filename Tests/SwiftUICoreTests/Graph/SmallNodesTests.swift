import RiffleAssets
import RiffleLayers
import SwiftUICore
import Testing

/// A window has some thousands of nodes and layers, and a server has some thousands of windows.
@MainActor
@Suite struct SmallNodesTests {
    @Test("What every view has is small, and what few have stands apart")
    func sizes() {
        #expect(MemoryLayout<Text>.size == 16)
        #expect(MemoryLayout<Layer>.size <= 168)
        #expect(MemoryLayout<DrawCommand>.size <= 240)
        #expect(MemoryLayout<AnimatedPaint>.size <= 80)
        #expect(MemoryLayout<RareTransaction>.size == 8)
        #expect(MemoryLayout<AnimatedAttribute<Double>>.size == 16)
    }

    @Test("A symbol's paths are the same for all who show it in one size")
    func sharedSymbols() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "heart.fill"))
        func places(_ size: CGFloat) -> [Int] {
            symbol.layout(pointSize: size).parts.map { part in
                part.path.elements.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
            }
        }
        let first = symbol.layout(pointSize: 17)
        let second = symbol.layout(pointSize: 17)
        withExtendedLifetime((first, second)) {
            #expect(places(17) == places(17))
            #expect(places(17) != places(20))
        }
    }

    @Test("What is forgotten in a window at rest is found again, and shows the same")
    func forgetting() {
        let fixture = Fixture(
            VStack {
                HStack {
                    Text(verbatim: "One")
                    Spacer()
                    Text(verbatim: "Two")
                }
                Box("a")
            }
            .padding())
        fixture.frame()
        // The first time, elements get numbers, which their layers carry.
        let elements = fixture.graph.elements.tree.description
        fixture.frame()
        let shown = fixture.layers.description
        fixture.graph.forgetCaches()
        #expect(fixture.frame() == FrameStatistics())
        fixture.graph.window.resize(to: CGSize(width: 80, height: 100), scale: 2)
        fixture.frame()
        #expect(fixture.layers.description != shown)
        fixture.graph.forgetCaches()
        fixture.graph.window.resize(to: CGSize(width: 100, height: 100), scale: 2)
        fixture.frame()
        #expect(fixture.layers.description == shown)
        #expect(fixture.graph.elements.tree.description == elements)
    }
}
