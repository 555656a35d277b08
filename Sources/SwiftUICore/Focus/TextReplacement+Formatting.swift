// What a formatter makes of a text, as a number that is put in groups: the letters and digits stay, and what stands between
// them changes.

extension TextReplacement {
    /// Up to how many code units letters are compared with letters.
    private static let finelyCompared = 2048

    /// The replacements that make one text of another, in order, all in places of the old text.
    ///
    /// Letters and digits that both texts have from the first on, or up to the last, keep their places among the others:
    /// what is around one of them is around it afterwards. `field-text.js` does the same.
    package static func steps(from old: String, to new: String) -> [TextReplacement] {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        let whole = TextReplacement(from: old[...], to: new[...])
        if whole.range.isEmpty, whole.length == 0 { return [] }
        guard max(whole.range.count, whole.length) <= finelyCompared else { return [whole] }
        let newRange = whole.range.lowerBound..<whole.range.lowerBound + whole.length
        var found: [TextReplacement] = []
        var (low, newLow) = (whole.range.lowerBound, newRange.lowerBound)
        let ends = (whole.range.upperBound, newRange.upperBound)
        for (high, newHigh) in letters(of: old, whole.range, andOf: new, newRange) + [ends] {
            let gap = TextReplacement(from: old[low..<high], to: new[newLow..<newHigh])
            if !gap.range.isEmpty || gap.length > 0 { found.append(gap) }
            (low, newLow) = (high + 1, newHigh + 1)
        }
        return found
    }

    /// Where the letters are that both have, from the first on and up to the last.
    private static func letters(
        of old: [UInt16], _ range: Range<Int>, andOf new: [UInt16], _ newRange: Range<Int>
    ) -> [(Int, Int)] {
        let places = range.filter { old[$0].isLetterOfText }
        let newPlaces = newRange.filter { new[$0].isLetterOfText }
        func isSame(_ first: Int, _ second: Int) -> Bool {
            old[first].lowercasedLetter == new[second].lowercasedLetter
        }
        let shorter = min(places.count, newPlaces.count)
        var prefix = 0
        while prefix < shorter, isSame(places[prefix], newPlaces[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
            isSame(places[places.count - 1 - suffix], newPlaces[newPlaces.count - 1 - suffix])
        {
            suffix += 1
        }
        return Array(zip(places.prefix(prefix), newPlaces))
            + Array(zip(places.suffix(suffix), newPlaces.suffix(suffix)))
    }
}

extension UInt16 {
    /// Whether the code unit is a letter or a digit, or a half of a character that takes two.
    package var isLetterOfText: Bool {
        guard let scalar = Unicode.Scalar(self) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// The small letter of a letter, where that is one code unit; else the code unit itself.
    package var lowercasedLetter: UInt16 {
        guard let mapped = Unicode.Scalar(self)?.properties.lowercaseMapping.utf16, mapped.count == 1 else {
            return self
        }
        return mapped.first ?? self
    }
}
