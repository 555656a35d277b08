import SwiftUI
import Testing

@testable import CardDecks

/// A chip as tests need it.
struct TestChip: Selectable {
    var id = UUID()
    var displayedName: String
    var isSelected = false

    init(displayedName name: String) { displayedName = name }

    init(_ name: String, id: UUID = UUID(), isSelected: Bool = false) {
        self.id = id
        displayedName = name
        self.isSelected = isSelected
    }
}

@Suite struct ChipSelectionTests {
    private func chips(_ selected: [Bool]) -> [TestChip] { selected.map { TestChip("chip", isSelected: $0) } }

    private func after(_ selection: ChipSelection, _ index: Int, _ selected: [Bool]) -> [Bool] {
        var chips = chips(selected)
        selection.toggle(index, of: &chips)
        return chips.map(\.isSelected)
    }

    @Test("any number: each is chosen and let go by itself")
    func multiple() {
        #expect(after(.multiple, 1, [true, false, false]) == [true, true, false])
        #expect(after(.multiple, 0, [true, true, false]) == [false, true, false])
    }

    @Test("one or none: choosing another lets go of the first, also where several were chosen before")
    func single() {
        #expect(after(.single, 1, [true, false, false]) == [false, true, false])
        #expect(after(.single, 0, [true, false, false]) == [false, false, false])
        #expect(after(.single, 2, [true, true, false]) == [false, false, true])
    }

    @Test("up to a number: while so many are chosen nothing more is, whatever was chosen before")
    func limited() {
        #expect(after(.limited(to: 2), 2, [true, false, false]) == [true, false, true])
        #expect(after(.limited(to: 2), 2, [true, true, false]) == [true, true, false])
        #expect(after(.limited(to: 1), 0, [true, true, false]) == [false, true, false])
        #expect(after(.limited(to: 0), 0, [false]) == [false])
        #expect(after(.limited(to: -3), 0, [false]) == [false])
    }

    @Test("a chip that is not there changes nothing", arguments: [-1, 1, Int.max])
    func missing(index: Int) {
        #expect(after(.multiple, index, [true]) == [true])
    }
}
