import Foundation

/// The runs of a request as one array of UTF-8, ready to be cut into paragraphs.
struct StyledText {
    struct Span {
        /// Offset after the run's last byte.
        let end: Int
        let style: TextStyle
        let attribute: Int
        /// The size of the glyphs as part of the style's: below 1 for small letters drawn as capitals.
        var glyphScale: CGFloat = 1
    }

    /// What capitals stand for small letters at: about the letters' own height, 1078/1443 of the capitals'. Drawn from
    /// capitals because the faces that stand for the system font have no small ones.
    private static let smallCapitals: CGFloat = 0.75

    let bytes: ContiguousArray<UInt8>
    let spans: [Span]
    /// Where tabs stand, which are spaces in `bytes`, in order.
    let tabs: [Int]

    init(_ request: TextRequest) {
        var bytes = ContiguousArray<UInt8>()
        var spans: [Span] = []
        bytes.reserveCapacity(request.runs.reduce(0) { $0 + $1.text.utf8.count })
        for run in request.runs {
            if !run.style.features.isDisjoint(with: [.smallCaps, .uppercaseSmallCaps]) {
                StyledText.appendSmallCapitals(run, to: &bytes, &spans)
            } else {
                bytes.append(contentsOf: run.text.utf8)
                spans.append(Span(end: bytes.count, style: run.style, attribute: run.attribute))
            }
        }
        if spans.isEmpty {
            spans = [Span(end: 0, style: TextStyle(size: 17), attribute: 0)]
        }
        tabs = bytes.contains(0x09) ? bytes.indices.filter { bytes[$0] == 0x09 } : []
        // Fonts have no glyph for tabs and other control characters, and C strings end at a zero: they become spaces.
        for i in bytes.indices where (bytes[i] < 0x20 || bytes[i] == 0x7F) && !StyledText.isLineEnd(bytes[i]) {
            bytes[i] = 0x20
        }
        self.bytes = bytes
        self.spans = spans
    }

    private static func appendSmallCapitals(
        _ run: TextRun, to bytes: inout ContiguousArray<UInt8>, _ spans: inout [Span]
    ) {
        var last: CGFloat?
        let features = run.style.features
        for character in run.text {
            let isSmall =
                character.isLowercase && features.contains(.smallCaps)
                || character.isUppercase && features.contains(.uppercaseSmallCaps)
            let scale = isSmall ? smallCapitals : 1
            if let last, last != scale {
                spans.append(Span(end: bytes.count, style: run.style, attribute: run.attribute, glyphScale: last))
            }
            last = scale
            bytes.append(contentsOf: scale == 1 ? String(character).utf8 : character.uppercased().utf8)
        }
        spans.append(Span(end: bytes.count, style: run.style, attribute: run.attribute, glyphScale: last ?? 1))
    }

    /// An ellipsis in the style of a run.
    init(ellipsisIn span: Span) {
        bytes = ContiguousArray("\u{2026}".utf8)
        spans = [Span(end: bytes.count, style: span.style, attribute: span.attribute)]
        tabs = []
    }

    /// The index of the run that holds the byte at `offset`; the last one for the end.
    func span(at offset: Int, from first: Int = 0) -> Int {
        var index = first
        while index < spans.count - 1, spans[index].end <= offset {
            index += 1
        }
        return index
    }

    /// The first line end at or after `start`: where it begins and how long it is; nil if there is none before `limit`.
    func lineEnd(from start: Int, limit: Int) -> (offset: Int, length: Int)? {
        var i = start
        while i < limit {
            switch bytes[i] {
            case 0x0D: return (i, i + 1 < bytes.count && bytes[i + 1] == 0x0A ? 2 : 1)
            case 0x0A, 0x0B, 0x0C: return (i, 1)
            case 0xC2 where byte(i + 1) == 0x85: return (i, 2)
            case 0xE2 where byte(i + 1) == 0x80 && (byte(i + 2) == 0xA8 || byte(i + 2) == 0xA9): return (i, 3)
            default: i += 1
            }
        }
        return nil
    }

    /// The nearest offset at which a character's encoding begins.
    func characterStart(atOrBefore offset: Int) -> Int {
        var start = offset
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 {
            start -= 1
        }
        return start
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func byte(_ i: Int) -> UInt8 {
        i < bytes.count ? bytes[i] : 0
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte)
    }
}
