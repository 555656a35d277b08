import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets to before the element that is at another now, in their order.
    ///
    /// Offsets count from the start; those that no element has are left out. Takes time in proportion to the number of
    /// elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var leading: [Element] = []
        var moved: [Element] = []
        var trailing: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                leading.append(element)
            } else {
                trailing.append(element)
            }
        }
        var index = startIndex
        for element in leading + moved + trailing {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, which count from the start; those that no element has are left out.
    ///
    /// Takes time in proportion to the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var rest = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}
