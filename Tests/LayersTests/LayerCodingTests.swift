import Foundation
import Testing

@testable import RiffleLayers

@Suite("Layer coding")
struct LayerCodingTests {
    @Test("What is decoded is what was encoded", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = RandomLayers(seed: seed)
        var encoder = LayerEncoder()
        var decoder = LayerDecoder()
        var mirror = LayerTree()
        for step in 0..<12 {
            let message = encoder.encode(random.step())
            mirror.apply(try decoder.decode(message, for: mirror))
            #expect(mirror.flattened == random.tree.flattened, "seed \(seed), step \(step)")
        }
    }

    @Test("A frame of a drag is at most 16 bytes")
    func dragFrame() {
        var card = Layer(id: LayerID(rawValue: 40), rank: -20)
        card.transform = CGAffineTransform(translationX: 67.23, y: 481.77)
        var encoder = LayerEncoder()
        let moved = encoder.encode([.update(card, [.transform, .rank])])
        #expect(moved.count <= 16)
        let two = encoder.encode([.update(card, [.transform, .rank]), .update(card, [.transform])])
        #expect(two.count <= 24)
    }

    @Test("The bytes are those of the documentation's example")
    func documentedExample() {
        var card = Layer(id: LayerID(rawValue: 5), rank: -2)
        card.transform = CGAffineTransform(translationX: 30, y: 0.5)
        var encoder = LayerEncoder()
        #expect(encoder.encode([.update(card, [.transform, .rank])]) == [1, 1, 21, 6, 3, 1, 0x80, 0x1E, 0x40])
        #expect(encoder.encode([.remove(LayerID(rawValue: 5))]) == [1, 1, 22])
    }

    @Test("Text and faces are sent once")
    func interning() {
        let face = FontFace(family: "Inter", weight: 400, file: "/fonts/inter.otf")
        let run = GlyphRun(
            face: face, size: 17, origin: .zero, width: 100, ascent: 16, descent: 4, glyphs: [], text: "Destination")
        var layer = Layer(id: LayerID(rawValue: 1))
        layer.contents = [.glyphs(run, .color(.black))]
        var encoder = LayerEncoder()
        let first = encoder.encode([.update(layer, .contents)])
        let second = encoder.encode([.update(layer, .contents)])
        #expect(second.count + 16 < first.count)
        #expect(encoder.faces == [face])
    }

    @Test("More strings than the table holds still decode")
    func tableStartsOver() throws {
        var encoder = LayerEncoder()
        var decoder = LayerDecoder()
        var tree = LayerTree()
        var layer = Layer(id: LayerID(rawValue: 1))
        tree.apply([.insert(layer)])
        for round in 0..<3 {
            for number in 0..<(InternedStrings.capacity * 2 / 3) {
                let image = ImageCommand(image: "\(round % 2) \(number)", frame: .zero, naturalSize: .zero)
                layer.contents = [.image(image)]
                let changes = try decoder.decode(encoder.encode([.update(layer, .contents)]), for: tree)
                try #require(changes == [.update(layer, .contents)])
            }
        }
    }

    @Test("Lengths come back within half a step, and what has no number as one there is")
    func precision() throws {
        var layer = Layer(id: LayerID(rawValue: 1))
        layer.transform = CGAffineTransform(translationX: 12.3456, y: -0.001)
        layer.bounds = CGRect(x: .nan, y: .infinity, width: 100.001, height: 7)
        layer.opacity = 1.5
        var encoder = LayerEncoder()
        var decoder = LayerDecoder()
        let changes = try decoder.decode(encoder.encode([.insert(layer)]), for: LayerTree())
        guard case .insert(let decoded)? = changes.first else { return #expect(Bool(false)) }
        #expect(abs(decoded.transform.tx - 12.3456) <= 0.5 / 64)
        #expect(decoded.transform.ty == 0)
        #expect(decoded.bounds.origin.x.isFinite && decoded.bounds.origin.y.isFinite)
        #expect(abs(decoded.bounds.width - 100.001) <= 0.5 / 256)
        #expect(decoded.opacity == 1)
    }

    @Test("Any bytes either decode or throw", arguments: 0..<40 as Range<UInt64>)
    func garbage(seed: UInt64) {
        var random = RandomLayers(seed: seed)
        var encoder = LayerEncoder()
        var message = encoder.encode(random.step())
        for _ in 0..<400 {
            var decoder = LayerDecoder()
            var bytes = message
            switch Int.random(in: 0..<4, using: &random.generator) {
            case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random.generator))
            case 1: bytes.append(UInt8.random(in: 0...255, using: &random.generator))
            case 2: bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &random.generator) }
            default:
                for _ in 0..<3 {
                    let index = Int.random(in: 1..<bytes.count, using: &random.generator)
                    bytes[index] = UInt8.random(in: 0...255, using: &random.generator)
                }
            }
            if let changes = try? decoder.decode(bytes, for: random.tree) {
                var tree = random.tree
                tree.apply(changes)
            }
        }
        message = encoder.encode(random.step())
        #expect(message.first == LayerEncoder.version, "seed \(seed)")
    }

    @Test("A message cut short, of another version or with a tail says so")
    func errors() {
        var decoder = LayerDecoder()
        #expect(throws: LayerCodingError.truncated(offset: 0)) { try decoder.decode([], for: LayerTree()) }
        #expect(throws: LayerCodingError.version(9)) { try decoder.decode([9, 0], for: LayerTree()) }
        #expect(throws: LayerCodingError.trailing(offset: 2)) { try decoder.decode([1, 0, 0], for: LayerTree()) }
        #expect(throws: LayerCodingError.truncated(offset: 1)) { try decoder.decode([1, 5], for: LayerTree()) }
        #expect(throws: LayerCodingError.unknown(what: "change", value: 3, offset: 2)) {
            try decoder.decode([1, 1, 7, 0], for: LayerTree())
        }
    }
}
