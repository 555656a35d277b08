import SeededNumbers
import Testing

@testable import RiffleNavigationStacks

@Suite struct StackEntriesTests {
    @Test func screensOfACommonPrefixStay() {
        var entries = StackEntries()
        entries.setValues(["a", "b", "c"])
        let before = entries.entries.map(\.id)
        entries.setValues(["a", "b", "x", "y"])
        #expect(Array(entries.entries.map(\.id).prefix(3)) == Array(before.prefix(3)))
        #expect(entries.values == ["a", "b", "x", "y"])
        #expect(entries.entries[3].id != before[3])
    }

    @Test func aScreenWithoutValueStaysWhileWhatItStandsOnDoes() {
        final class Owner {}
        let owner = Owner()
        var entries = StackEntries()
        entries.setValues([1])
        entries.push(.view(ObjectIdentifier(owner)))
        entries.setValues([1, 2])
        #expect(entries.entries.map(\.source) == [.root, .value(1), .view(ObjectIdentifier(owner)), .value(2)])
        entries.setValues([1])
        #expect(entries.entries.map(\.source) == [.root, .value(1), .view(ObjectIdentifier(owner))])
        entries.setValues([])
        #expect(entries.entries.map(\.source) == [.root])
    }

    @Test func theRootIsNotTakenAway() {
        var entries = StackEntries()
        entries.remove(from: 0)
        entries.remove(from: 77)
        #expect(entries.entries.count == 1)
    }

    @Test(arguments: 0..<20) func anyPathEndsWithItsValuesAndWithoutAnIdTwice(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        var entries = StackEntries()
        for _ in 0..<50 {
            let path = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
                AnyHashable(Int.random(in: 0...2, using: &numbers))
            }
            entries.setValues(path)
            #expect(entries.values == path)
            #expect(Set(entries.entries.map(\.id)).count == entries.entries.count)
            #expect(entries.entries[0].source == .root)
        }
    }
}
