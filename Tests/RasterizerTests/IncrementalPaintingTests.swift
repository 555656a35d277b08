import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Incremental painting")
struct IncrementalPaintingTests {
    private let size = CGSize(width: 90, height: 90)

    @Test("Painting what changed gives what painting everything gives", arguments: 0..<60 as Range<UInt64>)
    func sameAsFromScratch(seed: UInt64) throws {
        var scene = RandomScene(seed: seed, font: .installed)
        let images = SyntheticImages()
        let kept = LayerRasterizer(images: images)
        let scale: CGFloat = seed % 2 == 0 ? 1 : 2
        let background: ResolvedColor? = seed % 3 == 0 ? nil : .white
        for step in 0..<25 {
            kept.apply(scene.step())
            let incremental = try kept.render(size: size, scale: scale, background: background)
            let fresh = LayerRasterizer(images: images)
            fresh.apply(LayerTree().changes(to: scene.tree))
            let whole = try fresh.render(size: size, scale: scale, background: background)
            let difference = incremental.difference(from: whole)
            try #require(difference.largest <= 1, "seed \(seed), step \(step)\n\(scene.tree)")
        }
    }

    @Test("The same holds for what is turned in space", arguments: 0..<20 as Range<UInt64>)
    func projected(seed: UInt64) throws {
        try follow(RandomScene(seed: seed, font: .installed, hasProjections: true), seed: seed)
    }

    @Test("The same holds for what shows the pixels behind it", arguments: 0..<40 as Range<UInt64>)
    func backdrops(seed: UInt64) throws {
        try follow(RandomScene(seed: seed, font: .installed, hasBackdrops: true), seed: seed)
    }

    /// Changes a scene step by step, and compares with pictures painted afresh.
    private func follow(_ scene: RandomScene, seed: UInt64) throws {
        var scene = scene
        let images = SyntheticImages()
        let kept = LayerRasterizer(images: images)
        for step in 0..<25 {
            kept.apply(scene.step())
            let incremental = try kept.render(size: size, scale: 2, background: .white)
            let fresh = LayerRasterizer(images: images)
            fresh.apply(LayerTree().changes(to: scene.tree))
            let difference = incremental.difference(from: try fresh.render(size: size, scale: 2, background: .white))
            // A filter around a filter around a rounded pixel may double the one step.
            try #require(difference.largest <= 2, "seed \(seed), step \(step)\n\(scene.tree)")
        }
    }

    @Test("A cache too small for anything changes no pixel")
    func withoutCaches() throws {
        var scene = RandomScene(seed: 77, font: .installed)
        let kept = LayerRasterizer(images: SyntheticImages())
        let forgetful = LayerRasterizer(images: SyntheticImages(), bitmapBudget: 0, imageBudget: 0)
        for _ in 0..<25 {
            let changes = scene.step()
            kept.apply(changes)
            forgetful.apply(changes)
            let first = try kept.render(size: size, scale: 2, background: .white)
            let second = try forgetful.render(size: size, scale: 2, background: .white)
            #expect(first.difference(from: second).largest <= 1)
            #expect(forgetful.ledger.byteCount == 0)
        }
    }

    @Test("Nothing changed, nothing is painted")
    func idle() throws {
        var scene = Scene()
        scene.add { $0.contents = [.rect(0, 0, 10, 10, .red)] }
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        #expect(rasterizer.statistics.layersPainted == 1)
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        #expect(rasterizer.statistics == RasterStatistics())
    }

    /// A card with a shadow over a rounded clip over two contents, and a label behind it all.
    private func cards() -> (scene: Scene, card: LayerID, text: LayerID) {
        var scene = Scene(size: CGSize(width: 200, height: 200))
        scene.add { $0.contents = [.rect(0, 0, 200, 200, .gray)] }
        let card = scene.add {
            $0.transform = CGAffineTransform(translationX: 20, y: 20)
            $0.effects = [.shadow(color: .black, radius: 3, offset: .zero)]
        }
        let clip = scene.add(to: card) {
            $0.clip = .path(
                Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 60), cornerRadius: 10), isEvenOdd: false)
        }
        scene.add(to: clip) { $0.contents = [.rect(0, 0, 80, 60, .red)] }
        let text = scene.add(to: clip) { $0.contents = [.ellipse(20, 20, 10, 10, .white)] }
        return (scene, card, text)
    }

    @Test("A layer that only moves is placed again, and neither it nor anything below is painted")
    func movedLayer() throws {
        var (scene, card, _) = cards()
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        rasterizer.apply(scene.change(card) { $0.transform.tx += 7.5 })
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        let statistics = rasterizer.statistics
        #expect(statistics.cachedBlits == 1)
        #expect(statistics.bitmapsPainted == 0)
        // The backdrop, around the card.
        #expect(statistics.layersPainted == 1)
        #expect(statistics.damagePixels < 140 * 110)
    }

    @Test("A change inside a card mends the card's bitmap and leaves the rest")
    func changedInside() throws {
        var (scene, _, text) = cards()
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        rasterizer.apply(scene.change(text) { $0.contents = [.ellipse(22, 20, 10, 10, .blue)] })
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        #expect(rasterizer.statistics.bitmapsPainted == 2)
        #expect(rasterizer.statistics.damagePixels < 50 * 50)
    }

    @Test("What lies behind something opaque is not painted")
    func hiddenLayers() throws {
        var scene = Scene(size: CGSize(width: 100, height: 100))
        for _ in 0..<5 { scene.add { $0.contents = [.rect(0, 0, 100, 100, .red)] } }
        scene.add { $0.contents = [.rect(0, 0, 100, 100, .green)] }
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        let picture = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        #expect(rasterizer.statistics.layersPainted == 1)
        #expect(picture[50, 50] == .pureGreen)
    }

    @Test("What lies outside the window or a clip is not painted")
    func outside() throws {
        var scene = Scene()
        let clip = scene.add { $0.clip = .path(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), isEvenOdd: false) }
        scene.add(to: clip) { $0.contents = [.rect(20, 20, 10, 10, .red)] }
        scene.add { $0.contents = [.rect(100, 0, 10, 10, .red)] }
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        #expect(rasterizer.statistics.layersPainted == 0)
    }

    @Test("A size or scale that changes paints everything")
    func resize() throws {
        let (scene, _, _) = cards()
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        let larger = try rasterizer.render(size: scene.size, scale: 2, background: .white)
        #expect(rasterizer.statistics.damagePixels == 160_000)
        let fresh = LayerRasterizer()
        fresh.apply(LayerTree().changes(to: scene.tree))
        #expect(larger.difference(from: try fresh.render(size: scene.size, scale: 2, background: .white)).largest == 0)
    }

    @Test("A size without pixels, or with too many, is refused")
    func impossibleSize() {
        let rasterizer = LayerRasterizer()
        for size in [CGSize.zero, CGSize(width: 10, height: 1e9), CGSize(width: CGFloat.nan, height: 5)] {
            #expect(throws: RasterizerError.self) { try rasterizer.render(size: size, scale: 1, background: nil) }
        }
    }
}
