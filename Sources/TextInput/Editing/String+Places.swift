/// Places in a text, as offsets in UTF-16 code units.
extension String {
    /// The index of an offset; beyond the ends, that of the end.
    func index(atUnit offset: Int) -> Index {
        utf16.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf16.count))
    }

    func unit(at index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

    /// The nearest offset in the text that does not part a surrogate pair.
    func clamped(_ offset: Int) -> Int { clamped(units: offset..<offset).lowerBound }

    /// The beginning of the character that an index is in.
    func characterStart(atOrBefore index: Index) -> Index {
        index < endIndex ? self.index(before: self.index(after: index)) : endIndex
    }

    /// The offset at which the character after an offset ends.
    func characterEnd(after offset: Int) -> Int {
        let start = index(atUnit: offset)
        return start < endIndex ? unit(at: index(after: start)) : utf16.count
    }

    /// The offset at which the character before an offset begins.
    func characterStart(before offset: Int) -> Int {
        let end = index(atUnit: offset)
        guard end > startIndex else { return 0 }
        let start = characterStart(atOrBefore: end)
        return unit(at: start < end ? start : index(before: end))
    }

    // MARK: Words

    /// The offset after the word at or after an offset.
    func wordEnd(after offset: Int) -> Int {
        var place = index(atUnit: offset)
        while place < endIndex, self[place].kind == .other { formIndex(after: &place) }
        guard place < endIndex else { return utf16.count }
        let kind = self[place].kind
        while place < endIndex, self[place].kind == kind { formIndex(after: &place) }
        return unit(at: place)
    }

    /// The offset before the word at or before an offset.
    func wordStart(before offset: Int) -> Int {
        var place = characterStart(atOrBefore: index(atUnit: offset))
        while place > startIndex, self[index(before: place)].kind == .other { formIndex(before: &place) }
        guard place > startIndex else { return 0 }
        let kind = self[index(before: place)].kind
        while place > startIndex, self[index(before: place)].kind == kind { formIndex(before: &place) }
        return unit(at: place)
    }

    /// The word that an offset is in or beside, or the space or sign there.
    func word(at offset: Int) -> Range<Int> {
        guard !isEmpty else { return 0..<0 }
        var place = characterStart(atOrBefore: index(atUnit: offset))
        if place == endIndex
            || (self[place].kind == .other && place > startIndex
                && self[index(before: place)].kind != .other)
        {
            place = index(before: place)
        }
        let kind = self[place].kind
        guard kind != .other || self[place].isWhitespace else {
            return unit(at: place)..<unit(at: index(after: place))
        }
        func belongs(_ character: Character) -> Bool {
            kind == .other ? character.isWhitespace && !character.isNewline : character.kind == kind
        }
        var low = place
        while low > startIndex, belongs(self[index(before: low)]) { formIndex(before: &low) }
        var high = index(after: place)
        while high < endIndex, belongs(self[high]) { formIndex(after: &high) }
        return unit(at: low)..<unit(at: high)
    }

    // MARK: Paragraphs

    /// Where the paragraph of an offset begins.
    func paragraphStart(at offset: Int) -> Int {
        let place = characterStart(atOrBefore: index(atUnit: offset))
        guard let end = self[..<place].lastIndex(where: \.isNewline) else { return 0 }
        return unit(at: index(after: end))
    }

    /// Where the paragraph of an offset ends, before what ends it.
    func paragraphEnd(at offset: Int) -> Int {
        let place = characterStart(atOrBefore: index(atUnit: offset))
        return self[place...].firstIndex(where: \.isNewline).map { unit(at: $0) } ?? utf16.count
    }
}

extension Character {
    /// What a character is to the moves by word.
    fileprivate enum Kind {
        case letter, ideograph, other
    }

    fileprivate var kind: Kind {
        guard let first = unicodeScalars.first else { return .other }
        if first.properties.isIdeographic { return .ideograph }
        return isLetter || isNumber || first == "_" || first == "'" || first == "’" ? .letter : .other
    }
}
