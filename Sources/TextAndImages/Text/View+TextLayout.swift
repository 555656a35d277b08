/// How all text in a view is laid out.
extension View {
    /// Limits text to a number of lines, at least one; nil for no limit.
    ///
    /// The limit holds for each text in the view on its own. What does not fit is cut, and an ellipsis stands in for
    /// it; `truncationMode(_:)` says where. A number below 1 counts as 1. A text with fewer lines is only as high as
    /// these: use `lineLimit(_:reservesSpace:)` where neighbors are to line up.
    ///
    ///     VStack(alignment: .leading) {
    ///         Text("Lisbon, day 3").font(.headline)
    ///         Text(notes).lineLimit(2)
    ///     }
    ///
    /// - Parameter number: the most lines that each text shows; nil takes back a limit of a view around.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Limits text to a number of lines, and takes the room of that many if asked to.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(lower: reservesSpace ? limit : nil, upper: limit))
    }

    /// Takes the room of a number of lines at least.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(lower: limit.lowerBound))
    }

    /// Limits text to a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(upper: limit.upperBound))
    }

    /// Limits text to a number of lines, and takes the room of the fewest allowed.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: limit.upperBound))
    }

    /// Sets the points between lines; what is less than the font's own distance has no effect.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets where the lines of a text stand in its own width, which stays as it is.
    ///
    /// Lines stand at the leading edge unless this says otherwise. The alignment shows only where a text has lines of
    /// several lengths, by line breaks or because it wraps: a text of one line is as wide as its line. To move a text
    /// as a whole, give it a `frame` with an alignment. The setting reaches all texts and text fields in the view.
    ///
    ///     Text("Many small cards\nmake\none deck")
    ///         .multilineTextAlignment(.center)
    ///
    /// - Parameter alignment: leading, center or trailing; leading is right where the layout runs from right to left.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets which part of a line gives way to the ellipsis.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text be scaled down to a factor (0 … 1) before it is truncated.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets characters move together before text is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Shows letters as capitals or small letters; nil as they are written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
