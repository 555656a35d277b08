import Foundation
import Testing

@testable import RiffleLayers

@Suite("Layer tree description")
struct LayerTreeDescriptionTests {
    @Test("A layer is one line with what differs from the default")
    func card() {
        var card = Layer(id: LayerID(rawValue: 4), name: "Card")
        card.bounds = CGRect(x: 0, y: 0, width: 330, height: 208)
        card.transform = CGAffineTransform(translationX: 30, y: 480.5)
        card.opacity = 0.25
        card.clip = .path(Path(roundedRect: card.bounds, cornerRadius: 14), isEvenOdd: false)
        card.effects = [
            .shadow(color: ResolvedColor(bytes: 0, 0, 0, alpha: 0.35), radius: 6, offset: CGSize(width: 0, height: 4))
        ]
        card.blendMode = .multiply
        card.semantics = 9
        var label = Layer(id: LayerID(rawValue: 5), parent: card.id, rank: 2, name: "Text")
        let face = FontFace(family: "Inter", weight: 600, file: "/fonts/inter.otf")
        label.contents = [
            .glyphs(
                GlyphRun(
                    face: face, size: 17, origin: CGPoint(x: 25, y: 124.3335), width: 80.1, ascent: 16, descent: 4,
                    glyphs: [],
                    text: "Say \"hi\"\n"), .color(.white))
        ]
        var mask = Layer(id: LayerID(rawValue: 6), parent: card.id, rank: 1)
        mask.contents = [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 2)), .color(.black), FillStyle())]
        card.mask = mask.id
        var tree = LayerTree()
        tree.apply([.insert(card), .insert(label), .insert(mask)])
        #expect(
            tree.description == """
                Card [0 0 330 208] at 30 480.5 opacity 0.25 clip rounded(0 0 330 208, 14) masked \
                shadow(#000000@35% radius 6 offset 0 4) blend multiply semantics 9
                  mask layer | fill rect(0 0 1 2) #000000
                  Text | text "Say \\"hi\\"\\n" Inter 600 17 at 25 124.334 width 80.1 #FFFFFF
                """)
    }

    @Test(
        "Numbers have at most three decimals and no trailing zeros",
        arguments: [
            (0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-1.25, "-1.25"), (2, "2"), (0.005, "0.005"), (-0.5, "-0.5"),
            (1.0996, "1.1"), (.nan, "nan"), (-.infinity, "-inf"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(value.dump == text)
    }

    @Test("The same tree gives the same text however it came about")
    func deterministic() {
        var random = RandomLayers(seed: 3)
        for _ in 0..<20 { _ = random.step() }
        var rebuilt = LayerTree()
        rebuilt.apply(LayerTree().changes(to: random.tree))
        #expect(rebuilt.description == random.tree.description)
        #expect(random.tree.description.split(separator: "\n").count == random.tree.count)
    }
}
