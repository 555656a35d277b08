import Foundation
import SeededNumbers
import Testing

@testable import RiffleModels

struct OrderTests {
    @Test("random texts of ASCII are ordered as Foundation orders them", arguments: [UInt64(1), 2])
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aAbBzZ0019 _-.,()'#~$")
        for _ in 0..<20_000 {
            let texts = (0..<2).map { _ in
                String((0..<Int.random(in: 0..<7, using: &random)).map { _ in letters.randomElement(using: &random)! })
            }
            let expected = texts[0].localizedStandardCompare(texts[1])
            #expect(
                LocalizedOrder.compare(texts[0], texts[1], isRoot: true) == expected, "seed \(seed): \(texts)")
        }
    }
}
