extension ForEach {
    /// How far from the first the element of an id is; nil if there is none.
    ///
    /// - Complexity: O(n) in the length of the collection; O(1) in a range whose numbers, or places, are the ids, and in
    ///   the subviews of a view that has such a range.
    func offset(ofElement id: ID) -> Int? {
        if let id = id as? Subview.ID, let subviews = data as? any SubviewFinding {
            return onMainActor { subviews.offset(of: id) }
        }
        if isReadOnce, let place = id as? Int { return place >= 0 && place < data.count ? place : nil }
        if let range = data as? Range<Int>, let number = id as? Int {
            guard range.contains(number) else { return namesItself(range) ? nil : search(id) }
            let offset = number - range.lowerBound
            if self.id(at: offset) == id { return offset }
        }
        return search(id)
    }

    /// How far from the first a number of a range is that is read once: where the bodies of its views give ids, which
    /// show only when they are made, these most likely are the numbers.
    func offset(ofNumber id: AnyHashable) -> Int? {
        guard isReadOnce, let range = data as? Range<Int>, let number = id.base as? Int else { return nil }
        return range.contains(number) ? number - range.lowerBound : nil
    }

    /// Whether the ids of a range are its numbers, as far as its ends tell.
    private func namesItself(_ range: Range<Int>) -> Bool {
        guard let last = range.last else { return true }
        return self.id(at: 0) as? Int == range.lowerBound && self.id(at: range.count - 1) as? Int == last
    }

    private func id(at offset: Int) -> ID {
        let index = data.index(data.startIndex, offsetBy: offset)
        return identify(data[index], index)
    }

    private func search(_ id: ID) -> Int? {
        // A loop by hand: pairs of `enumerated()` cost several times the comparison where types are only known at run time.
        let end = data.endIndex
        var index = data.startIndex
        var offset = 0
        while index != end {
            if identify(data[index], index) == id { return offset }
            data.formIndex(after: &index)
            offset += 1
        }
        return nil
    }
}
