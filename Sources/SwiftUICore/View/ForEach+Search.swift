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
    private func offset(ofNumber id: AnyHashable) -> Int? {
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

extension ForEach where Content: View {
    /// How far from the first the element is that an id of the app names: its own, or one that its view was given.
    ///
    /// - Parameter byPlace: whether the id is a place in a range that is read once, and not one that the app gave.
    /// - Complexity: O(n) in the length of the collection, as `offset(ofElement:)`; where views are given ids, those of all
    ///   elements may be asked for.
    @MainActor
    func offset(identified id: AnyHashable, byPlace: Bool) -> Int? {
        let ownID = isReadOnce == byPlace ? id.base as? ID : nil
        if byPlace {
            guard isReadOnce else { return nil }
            if Content._listShape.hasID, let offset = offset(ofNumber: id) { return offset }
            return ownID.flatMap { offset(ofElement: $0) }
        }
        if let ownID, let offset = offset(ofElement: ownID) { return offset }
        if let elements = data as? any IdentifiedElements { return elements.offset(identified: id) }
        guard Content._listShape.hasID else { return nil }
        // The element whose view was given an id, apart from that of the element.
        return data.indices.enumerated().first { content(data[$1]).hasExplicitID(id) }?.offset
    }
}
