import Testing

@testable import RiffleModels
import SeededNumbers

/// The table that finds models by their numbers, beside a dictionary.
struct KeyTableTests {
    @Test("numbers are put in, found and taken out as in a dictionary", arguments: [UInt64(1), 2, 3, 4])
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var table = KeyTable()
        var known: [Int64: UnsafeRawPointer] = [:]
        // Few numbers, so that they meet, with steps between them, and negative ones as those of unsaved models.
        let step: Int64 = [1, 64, 1024, 1 << 40][Int(seed) % 4]
        for _ in 0..<20_000 {
            let key = (Int64.random(in: -200...400, using: &numbers)) * step
            let object = UnsafeRawPointer(bitPattern: Int.random(in: 1...3, using: &numbers) * 16)!
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0, 1:
                table.set(key, object)
                known[key] = object
            case 2:
                table.remove(key)
                known[key] = nil
            case 3:
                table.remove(key, if: object)
                if known[key] == object { known[key] = nil }
            default: break
            }
            let found = table[key]
            if found != known[key] {
                Issue.record("seed \(seed): \(key) is \(String(describing: found))")
                return
            }
        }
        let (count, keys) = (table.count, table.allKeys.sorted())
        #expect(count == known.count && keys == known.keys.sorted())
        let isSame = known.allSatisfy { table[$0.key] == $0.value }
        #expect(isSame)
    }
}
