/// A part of a text that something else has taken the place of. Offsets count UTF-16 code units.
///
/// The page of a browser does the same in JavaScript (`field-text.js`); both have to come to the same.
package struct TextReplacement: Hashable, Sendable {
    package var range: Range<Int>
    /// How long what is new is.
    package var length: Int

    package init(_ range: Range<Int>, length: Int) {
        self.range = range
        self.length = length
    }

    /// The smallest one that makes one text of another; surrogate pairs are not taken apart.
    package init(from old: String, to new: String) {
        self.init(from: Array(old.utf16)[...], to: Array(new.utf16)[...])
    }

    /// The same for parts of texts, in places of the old text.
    init(from old: ArraySlice<UInt16>, to new: ArraySlice<UInt16>) {
        let shorter = min(old.count, new.count)
        let (first, newFirst) = (old.startIndex, new.startIndex)
        var prefix = 0
        while prefix < shorter, old[first + prefix] == new[newFirst + prefix] { prefix += 1 }
        if prefix > 0, UTF16.isLeadSurrogate(old[first + prefix - 1]) { prefix -= 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.endIndex - 1 - suffix] == new[new.endIndex - 1 - suffix] {
            suffix += 1
        }
        if suffix > 0, UTF16.isTrailSurrogate(old[old.endIndex - suffix]) { suffix -= 1 }
        self.init(first + prefix..<(old.endIndex - suffix), length: new.count - suffix - prefix)
    }
}

extension Range<Int> {
    /// What the range becomes when a part of the text is replaced. What is inserted at its edge stays outside of it; a
    /// caret goes behind.
    package func moved(by change: TextReplacement) -> Range<Int> { moved(by: [change]) }

    /// What the range becomes when parts of the text are replaced, which are in order and in places of the old text.
    package func moved(by changes: [TextReplacement]) -> Range<Int> {
        func place(_ offset: Int, goesBehind: Bool) -> Int {
            var shift = 0
            for change in changes {
                let range = change.range
                if offset < range.lowerBound || offset == range.lowerBound && !goesBehind { break }
                if offset < range.upperBound { return shift + range.lowerBound + (goesBehind ? change.length : 0) }
                shift += change.length - range.count
            }
            return offset + shift
        }
        let low = place(lowerBound, goesBehind: true)
        return isEmpty ? low..<low : low..<Swift.max(low, place(upperBound, goesBehind: false))
    }
}

extension String {
    /// Whether the code units are the same. To `==` texts are equal that look the same, such as an é and an e with an
    /// accent: offsets in the one are not those of the other.
    package func hasSameUnits(as other: String) -> Bool {
        self == other && utf8.count == other.utf8.count && (utf8.count < 2 || utf8.elementsEqual(other.utf8))
    }

    /// A copy with a range replaced, whose ends count as the nearest in the text.
    package func replacing(units range: Range<Int>, with new: String) -> String {
        let range = clamped(units: range)
        var copy = self
        let low = copy.utf16.index(copy.startIndex, offsetBy: range.lowerBound)
        copy.replaceSubrange(low..<copy.utf16.index(copy.startIndex, offsetBy: range.upperBound), with: new)
        return copy
    }

    /// The nearest range in the text that does not part a surrogate pair.
    package func clamped(units range: Range<Int>) -> Range<Int> {
        let count = utf16.count
        func clamped(_ offset: Int) -> Int {
            guard offset > 0 else { return 0 }
            guard offset < count else { return count }
            return UTF16.isTrailSurrogate(utf16[utf16.index(startIndex, offsetBy: offset)]) ? offset - 1 : offset
        }
        let low = clamped(range.lowerBound)
        return low..<Swift.max(low, clamped(range.upperBound))
    }
}
