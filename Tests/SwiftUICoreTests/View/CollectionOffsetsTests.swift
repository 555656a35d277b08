import Foundation
import SwiftUICore
import Testing

struct CollectionOffsetsTests {
    @Test(
        "elements are moved to before the one that was at the destination, in their order",
        arguments: [
            ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 1, "abdc"), ([0, 2], 4, "bdac"),
            ([1], 1, "abcd"), ([1], 2, "abcd"), ([], 3, "abcd"), ([7], 0, "abcd"), ([0], 99, "bcda"), ([3], -1, "dabc"),
        ])
    func moving(source: [Int], destination: Int, expected: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == expected)
    }

    @Test("elements at offsets are removed, and offsets of none are left out")
    func removing() {
        var letters = Array("abcd")
        letters.remove(atOffsets: [0, 2, 9])
        #expect(letters == ["b", "d"])
    }
}
