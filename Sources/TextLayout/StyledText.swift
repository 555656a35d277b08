import Foundation

/// The runs of a request as one array of UTF-8, ready to be cut into paragraphs.
struct StyledText {
    struct Span {
        /// Offset after the run's last byte.
        let end: Int
        let style: TextStyle
        let attribute: Int
    }

    let bytes: ContiguousArray<UInt8>
    let spans: [Span]

    init(_ request: TextRequest) {
        var bytes = ContiguousArray<UInt8>()
        var spans: [Span] = []
        bytes.reserveCapacity(request.runs.reduce(0) { $0 + $1.text.utf8.count })
        for run in request.runs {
            bytes.append(contentsOf: run.text.utf8)
            spans.append(Span(end: bytes.count, style: run.style, attribute: run.attribute))
        }
        if spans.isEmpty {
            spans = [Span(end: 0, style: TextStyle(size: 17), attribute: 0)]
        }
        // Fonts have no glyph for tabs and other control characters, and C strings end at a zero: they become spaces.
        for i in bytes.indices where (bytes[i] < 0x20 || bytes[i] == 0x7F) && !StyledText.isLineEnd(bytes[i]) {
            bytes[i] = 0x20
        }
        self.bytes = bytes
        self.spans = spans
    }

    /// An ellipsis in the style of a run.
    init(ellipsisIn span: Span) {
        bytes = ContiguousArray("\u{2026}".utf8)
        spans = [Span(end: bytes.count, style: span.style, attribute: span.attribute)]
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
