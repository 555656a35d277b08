import CRifflePango
import Foundation

/// Glyphs of fixed widths, whose ids are Unicode scalars, in faces that have no file.
final class FixedShaper: TextShaper {
    /// Points for each character of a word in a style, where something else than the fixed width is known.
    typealias Widths = (String, TextStyle) -> Float?

    private let widths: Widths
    private let styleMetrics: (TextStyle) -> FontMetrics?

    init(widths: @escaping Widths = { _, _ in nil }, metrics: @escaping (TextStyle) -> FontMetrics? = { _ in nil }) {
        self.widths = widths
        self.styleMetrics = metrics
    }

    func metrics(of style: TextStyle) -> FontMetrics {
        styleMetrics(style) ?? .system(design: style.design, size: style.effectiveSize)
    }

    func shape(_ text: StyledText, range: Range<Int>, base: BaseDirection) -> [ShapedItem] {
        let string = text.string(range)
        let levels = FixedShaper.levels(string, base: base)
        var items: [ShapedItem] = []
        var offset = range.lowerBound
        var scalar = 0
        for character in string {
            let span = text.span(at: offset)
            let style = text.spans[span].style
            let isWide = character.unicodeScalars.contains { FixedShaper.isWide($0) }
            let end = offset + character.utf8.count
            if items.last.map({ $0.span != span || $0.level != levels[scalar] || $0.isColored != isWide }) ?? true {
                items.append(item(style, span: span, level: levels[scalar], isColored: isWide, at: offset))
            }
            let advance = widths(string, style) ?? (isWide ? 1 : 0.5)
            items[items.count - 1].append(character, at: offset, advance: advance)
            scalar += character.unicodeScalars.count
            offset = end
        }
        for i in items.indices where items[i].isRightToLeft {
            items[i].glyphs.reverse()
        }
        return items
    }

    private func item(_ style: TextStyle, span: Int, level: UInt8, isColored: Bool, at offset: Int) -> ShapedItem {
        ShapedItem(
            span: span, range: offset..<offset, level: level,
            face: FontFace(family: "Fixed", weight: style.weight, isItalic: style.isItalic, file: ""),
            isColored: isColored, isTracked: false, glyphs: [], advance: 0, clusterCount: 0)
    }

    /// Ideographs, kana, hangul, full-width forms and emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFF:
            return true
        default:
            return scalar.properties.isEmojiPresentation
        }
    }

    private static func levels(_ string: String, base: BaseDirection) -> [UInt8] {
        if base == .leftToRight, string.utf8.allSatisfy({ $0 < 0x80 }) {
            return [UInt8](repeating: 0, count: string.utf8.count)
        }
        var direction = base == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        let found = cpango_levels(string, Int32(string.utf8.count), &direction)!
        defer { g_free(found) }
        return (0..<string.unicodeScalars.count).map { found[$0] }
    }
}

extension ShapedItem {
    fileprivate mutating func append(_ character: Character, at offset: Int, advance: Float) {
        let id = character.isWhitespace ? Glyph.invisible : character.unicodeScalars.first!.value
        glyphs.append(Glyph(id: id, cluster: Int32(offset), advance: advance, dx: 0, dy: 0))
        self.advance += advance
        clusterCount += 1
        range = range.lowerBound..<(offset + character.utf8.count)
    }
}
