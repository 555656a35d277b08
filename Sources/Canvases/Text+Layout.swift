import RiffleTextLayout

extension Text {
    /// A text whose characters have their places: lines from top to bottom, their runs from left to right, and the
    /// characters of these.
    public struct Layout: RandomAccessCollection {
        private let lines: [Line]
        /// Whether some of the text gave way to an ellipsis.
        public let isTruncated: Bool

        /// Sets a text in a size; nil for one that shows blank shapes.
        init?(_ text: Text, in size: CGSize, _ environment: EnvironmentValues) {
            let resolved = ResolvedText(text, in: environment)
            guard !resolved.isRedacted else { return nil }
            let measurer = environment.textMeasurer
            let layout = measurer.layout(resolved.request, width: size.width, height: size.height)
            let rect = CGRect(origin: .zero, size: size)
            let painting = TextPainting(
                resolved, paints: resolved.appearances.map { $0.paint.paint(in: rect) }, in: rect,
                scaleFactor: layout.scaleFactor, measurer: measurer, scale: environment.displayScale)
            isTruncated = layout.isTruncated
            lines = layout.lines.map { line in
                Line(
                    line: line, painting: painting,
                    runs: line.runs.map { run in
                        Run(
                            line: line, run: run, characters: run.glyphs.characters,
                            custom: resolved.appearances[run.attribute].custom, painting: painting)
                    })
            }
        }

        /// The place of the first line.
        public var startIndex: Int { 0 }
        /// The place behind the last line.
        public var endIndex: Int { lines.count }
        /// A line.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// How large a part of a text is, and where it stands, in points from the text's top left corner.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the line that the characters stand on.
        public var origin: CGPoint
        /// From the left end to the right one.
        public var width: CGFloat
        /// Above the line that the characters stand on.
        public var ascent: CGFloat
        /// Below the line that the characters stand on, positive.
        public var descent: CGFloat
        /// Between this line of text and the next.
        public var leading: CGFloat

        /// Nothing at the top left corner.
        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            leading = 0
        }

        /// The box from the left end to the right one, and from the top to the bottom.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Characters may stand between pixels; ours always may.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection {
        let line: TextLine
        let painting: TextPainting
        fileprivate let runs: [Run]

        /// Where the line's characters begin to stand, in points from the text's top left corner.
        public var origin: CGPoint { CGPoint(x: line.frame.minX, y: line.baseline) }

        /// How large the line is, and where it stands.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(
                origin: origin, width: line.frame.width, ascent: line.baseline - line.frame.minY,
                descent: line.frame.maxY - line.baseline)
        }

        /// The place of the first run.
        public var startIndex: Int { 0 }
        /// The place behind the last run.
        public var endIndex: Int { runs.count }
        /// A run.
        public subscript(index: Int) -> Run { runs[index] }
    }

    /// Characters of a line that look alike and have the same attributes.
    public struct Run: RandomAccessCollection {
        let line: TextLine
        let run: TextLine.Run
        let characters: [GlyphRun]
        let custom: CustomTextAttributes
        let painting: TextPainting

        /// What was noted on the text by `customAttribute`.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { custom[key] }

        /// The direction that the characters are read in.
        public var layoutDirection: LayoutDirection { run.glyphs.isRightToLeft ? .rightToLeft : .leftToRight }

        /// How large the run is, and where it stands.
        public var typographicBounds: TypographicBounds { TypographicBounds(around: characters[...]) }

        /// The place of the first character.
        public var startIndex: Int { 0 }
        /// The place behind the last character.
        public var endIndex: Int { characters.count }
        /// A character.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        /// Neighboring characters.
        public subscript(range: Range<Int>) -> RunSlice { RunSlice(run: self, indices: range) }
    }

    /// Neighboring characters of a run; those that are joined to one shape count as one.
    public struct RunSlice: RandomAccessCollection {
        /// The run that they are of.
        public let run: Run
        /// Their places in the run.
        public let indices: Range<Int>

        /// What was noted on the text by `customAttribute`.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// How large the characters are, and where they stand.
        public var typographicBounds: TypographicBounds { TypographicBounds(around: run.characters[indices]) }

        /// The place of the first character.
        public var startIndex: Int { indices.lowerBound }
        /// The place behind the last character.
        public var endIndex: Int { indices.upperBound }
        /// A character.
        public subscript(index: Int) -> RunSlice { run[index] }
        /// Neighboring characters.
        public subscript(range: Range<Int>) -> RunSlice { run[range] }
    }
}

extension Text.Layout.TypographicBounds {
    fileprivate init(around runs: ArraySlice<GlyphRun>) {
        self.init()
        guard let first = runs.first else { return }
        origin = first.origin
        width = (runs.map { $0.origin.x + $0.width }.max() ?? origin.x) - origin.x
        ascent = runs.map(\.ascent).max() ?? 0
        descent = runs.map(\.descent).max() ?? 0
    }
}

extension GraphicsContext {
    /// Draws a line of a text where it stands.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.painting.commands(line.line))
    }

    /// Draws a run of a text where it stands.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw([run.run], of: run)
    }

    /// Draws characters of a text where they stand.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let attribute = slice.run.run.attribute
        draw(
            slice.indices.map { TextLine.Run(glyphs: slice.run.characters[$0], attribute: attribute) }, of: slice.run)
    }

    private func draw(_ runs: [TextLine.Run], of run: Text.Layout.Run) {
        var line = run.line
        line.runs = runs
        draw(run.painting.commands(line))
    }
}
