extension ForEach {
    /// How far from the first the element of an id is; nil if there is none.
    ///
    /// - Complexity: O(n) in the length of the collection; O(1) in a range whose numbers, or places, are the ids.
    func offset(ofElement id: ID) -> Int? {
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
    /// - Complexity: O(n) in the length of the collection, as `offset(ofElement:)`; where views are given ids, those of all
    ///   elements may be asked for.
    @MainActor
    func offset(identified id: AnyHashable) -> Int? {
        // The places in a range are no ids that somebody gave: those inside count first.
        if isReadOnce, let offset = offset(explicitlyIdentified: id) { return offset }
        if let id = id.base as? ID, let offset = offset(ofElement: id) { return offset }
        if let elements = data as? any IdentifiedElements { return elements.offset(identified: id) }
        return isReadOnce ? nil : offset(explicitlyIdentified: id)
    }

    @MainActor
    private func offset(explicitlyIdentified id: AnyHashable) -> Int? {
        guard Content._listShape.hasID else { return nil }
        return data.indices.enumerated().first { content(data[$1]).hasExplicitID(id) }?.offset ?? offset(ofNumber: id)
    }
}
