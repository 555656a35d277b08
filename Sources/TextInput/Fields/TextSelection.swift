/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The parts of the text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One part, or the place of the caret.
        case selection(Range<String.Index>)
        /// Several parts.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The parts of the text that are selected.
    public var indices: Indices
    /// To which side of a line's end the caret belongs.
    public var affinity: TextSelectionAffinity = .automatic

    /// A part of a text.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// The caret at a place.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Several parts of a text.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected but the place of the caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    init(units: Range<Int>, in text: String) {
        self.init(range: text.index(atUnit: units.lowerBound)..<text.index(atUnit: units.upperBound))
    }

    /// From the first to the last offset, in UTF-16 code units; nil where nothing is meant.
    func units(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let one): range = one
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        // Indices may be those of another text.
        func unit(_ index: String.Index) -> Int { min(index.utf16Offset(in: text), text.utf16.count) }
        let low = unit(range.lowerBound)
        return low..<max(low, unit(range.upperBound))
    }
}

/// To which side of a line's end a caret belongs, where that is one place of the text.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As it comes.
    case automatic
    /// To the line before.
    case upstream
    /// To the line after.
    case downstream
}
