/// The smallest part of a text that has to be replaced to make another of it, and where places of the one are in the other.
///
/// Offsets count UTF-16 code units. Finding it takes time in proportion to the texts' lengths.
struct TextDifference: Equatable {
    /// What of the old text is replaced.
    let range: Range<Int>
    let replacement: String
    /// For each place of the range, from its beginning: how far it is from the beginning of the replacement, before and
    /// after what was put in there.
    private var places: [(before: Int, after: Int)] = []

    /// Up to how many code units character is compared with character.
    private static let finelyCompared = 2048

    init(from old: String, to new: String) {
        let replaced = TextReplacement(from: old, to: new)
        range = replaced.range
        let low = new.index(atUnit: range.lowerBound)
        replacement = String(new[low..<new.index(atUnit: range.lowerBound + replaced.length)])
        let former = old[old.index(atUnit: range.lowerBound)..<old.index(atUnit: range.upperBound)]
        places = TextDifference.places(from: Array(former.utf16), to: Array(replacement.utf16))
    }

    static func == (first: TextDifference, second: TextDifference) -> Bool {
        first.range == second.range && first.replacement == second.replacement
    }

    private static func places(from old: [UInt16], to new: [UInt16]) -> [(before: Int, after: Int)] {
        guard old.count + new.count <= finelyCompared else {
            // Too long to look at closely: what is replaced goes to its end.
            return (0...old.count).map { $0 == 0 ? (0, old.isEmpty ? new.count : 0) : (new.count, new.count) }
        }
        if let places = formattedPlaces(from: old, to: new) { return places }
        let difference = new.difference(from: old)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var places: [(before: Int, after: Int)] = []
        var place = 0
        for offset in 0...old.count {
            let before = place
            while inserted.contains(place) { place += 1 }
            places.append((before, place))
            if offset < old.count, !removed.contains(offset) { place += 1 }
        }
        return places
    }

    /// Places by the letters and digits before them, where both have the same: what differs is what a formatter puts
    /// between them, and which of them are capitals.
    private static func formattedPlaces(from old: [UInt16], to new: [UInt16]) -> [(before: Int, after: Int)]? {
        let letters = old.indices.filter { old[$0].isLetterOfText }
        let newLetters = new.indices.filter { new[$0].isLetterOfText }
        guard letters.count == newLetters.count,
            zip(letters, newLetters).allSatisfy({ old[$0].lowercasedLetter == new[$1].lowercasedLetter })
        else { return nil }
        var known = 0
        return (0...old.count).map { offset in
            while known < letters.count, letters[known] < offset { known += 1 }
            let before = known == 0 ? 0 : newLetters[known - 1] + 1
            return (before, known < newLetters.count ? newLetters[known] : new.count)
        }
    }

    /// Where a place of the old text is in the new one.
    ///
    /// - Parameter carriesAfter: whether it goes behind what was put in right there.
    func place(_ offset: Int, carriesAfter: Bool) -> Int {
        if offset < range.lowerBound { return offset }
        if offset > range.upperBound { return offset - range.count + replacement.utf16.count }
        let known = places[offset - range.lowerBound]
        return range.lowerBound + (carriesAfter ? known.after : known.before)
    }
}
