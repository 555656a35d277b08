import CRifflePango
import Foundation

/// Shapes with Pango at one size, from which all others are scaled.
final class PangoShaper: TextShaper {
    /// What tells one loaded font from another.
    private struct FaceKey: Hashable {
        var design: TextStyle.Design
        var weight: Int
        var isItalic: Bool
        var hasEqualDigits: Bool
        /// Browsers leave ligatures out of spaced text, so we do.
        var isSpaced: Bool
    }

    /// A style's own font.
    private final class LoadedFace {
        let font: OpaquePointer
        let description: OpaquePointer
        /// Pango's list of one attribute, or nil for no features.
        let features: UnsafeMutablePointer<GSList>?
        let face: FontFace
        let settings: [String]

        init(
            font: OpaquePointer, description: OpaquePointer, features: UnsafeMutablePointer<GSList>?, face: FontFace,
            settings: [String]
        ) {
            self.font = font
            self.description = description
            self.features = features
            self.face = face
            self.settings = settings
        }
    }

    /// A font that Pango chose for characters which the style's own has not.
    private struct FallbackKey: Hashable {
        var font: OpaquePointer
        var settings: [String]
    }

    private struct Fallback {
        var face: FontFace
        var isColored: Bool
        var isOwn: Bool
    }

    /// Points that glyphs are shaped at: far above any rounding to Pango's 1/1024 point.
    private static let size: Float = 64
    private static let unit = 1 / (size * 1024)

    let library: FontLibrary
    private var faces: [FaceKey: LoadedFace] = [:]
    private var fallbacks: [FallbackKey: Fallback] = [:]
    private var customMetrics: [FaceKey: FontMetrics] = [:]
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>

    init(_ catalog: FontCatalog) throws {
        library = try FontLibrary(catalog)
        glyphs = pango_glyph_string_new()
    }

    func metrics(of style: TextStyle) -> FontMetrics {
        guard case .custom(let name) = style.design, library.family(named: name) != nil else {
            return .system(design: style.design, size: style.effectiveSize)
        }
        let key = faceKey(style)
        let unit = customMetrics[key] ?? FontMetrics(ofFont: loaded(key).font, shapedAt: CGFloat(PangoShaper.size))
        customMetrics[key] = unit
        return unit.scaled(by: style.effectiveSize)
    }

    func shape(_ text: StyledText, range: Range<Int>, base: BaseDirection) -> [ShapedItem] {
        if base == .leftToRight, SimpleText.covers(text.bytes[range]), let items = shapeSimple(text, range) {
            return items
        }
        return shapeItemized(text, range, base)
    }

    // MARK: One script, one direction

    /// Latin text, run by run without Pango's analysis; nil if a font lacks a character.
    private func shapeSimple(_ text: StyledText, _ range: Range<Int>) -> [ShapedItem]? {
        var items: [ShapedItem] = []
        var start = range.lowerBound
        var span = text.span(at: start)
        while start < range.upperBound {
            let end = span == text.spans.count - 1 ? range.upperBound : min(range.upperBound, text.spans[span].end)
            if end > start {
                let face = loaded(faceKey(text.spans[span].style))
                let isComplete = shapeGlyphs(
                    text, range, start..<end, font: face.font, level: 0, script: guint8(PANGO_SCRIPT_LATIN.rawValue),
                    features: face.features)
                guard isComplete else { return nil }
                let own = Fallback(face: face.face, isColored: false, isOwn: true)
                items.append(item(span: span, range: start..<end, level: 0, own))
            }
            start = end
            span += 1
        }
        return items
    }

    // MARK: Everything else

    private func shapeItemized(_ text: StyledText, _ range: Range<Int>, _ base: BaseDirection) -> [ShapedItem] {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        var start = range.lowerBound
        var span = text.span(at: start)
        let first = span
        while start < range.upperBound {
            let end = span == text.spans.count - 1 ? range.upperBound : min(range.upperBound, text.spans[span].end)
            let description = pango_attr_font_desc_new(loaded(faceKey(text.spans[span].style)).description)!
            description.pointee.start_index = guint(start - range.lowerBound)
            description.pointee.end_index = guint(end - range.lowerBound)
            pango_attr_list_insert(attributes, description)
            start = end
            span += 1
        }
        let direction = base == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        let list = text.bytes.withUnsafeBytes { bytes in
            pango_itemize_with_base_dir(
                library.context, direction,
                bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + range.lowerBound, 0, Int32(range.count),
                attributes, nil)
        }
        var items: [ShapedItem] = []
        var link = list
        while let node = link {
            let piece = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
            append(piece.pointee, of: text, range, from: first, to: &items)
            pango_item_free(piece)
            link = node.pointee.next
        }
        g_list_free(list)
        return items
    }

    /// Pango joins runs of one font; they are taken apart again where the caller's runs end.
    private func append(
        _ piece: PangoItem, of text: StyledText, _ range: Range<Int>, from first: Int, to items: inout [ShapedItem]
    ) {
        var start = range.lowerBound + Int(piece.offset)
        let end = start + Int(piece.length)
        while start < end {
            let span = text.span(at: start, from: first)
            var stop = span == text.spans.count - 1 ? end : min(end, text.spans[span].end)
            let style = loaded(faceKey(text.spans[span].style))
            let font = OpaquePointer(piece.analysis.font) ?? style.font
            let chosen = fallback(font, for: style)
            // Spaces beside emoji are the style's own, as in browsers: an emoji font's are as wide as a picture.
            let isSpace = chosen.isColored && text.bytes[start] == 0x20
            if chosen.isColored {
                stop = text.bytes[start..<stop].firstIndex { ($0 == 0x20) != isSpace } ?? stop
            }
            let used = isSpace ? Fallback(face: style.face, isColored: false, isOwn: true) : chosen
            let usedFont = isSpace ? style.font : font
            _ = shapeGlyphs(
                text, range, start..<stop, font: usedFont, level: piece.analysis.level,
                script: piece.analysis.script, features: style.features)
            if used.isColored { scaleBitmapAdvances(of: usedFont) }
            items.append(item(span: span, range: start..<stop, level: piece.analysis.level, used))
            start = stop
        }
    }

    /// Pango leaves the advances of a bitmap font at the size of its bitmaps; the font's tables have the true ones.
    private func scaleBitmapAdvances(of font: OpaquePointer) {
        let face = hb_font_get_face(pango_font_get_hb_font(UnsafeMutablePointer(font)))
        let scaled = hb_font_create(face)
        defer { hb_font_destroy(scaled) }
        let scale = Int32(PangoShaper.size * 1024)
        hb_font_set_scale(scaled, scale, scale)
        for i in 0..<Int(glyphs.pointee.num_glyphs) where glyphs.pointee.glyphs[i].geometry.width != 0 {
            let advance = hb_font_get_glyph_h_advance(scaled, glyphs.pointee.glyphs[i].glyph)
            glyphs.pointee.glyphs[i].geometry.width = advance
            glyphs.pointee.glyphs[i].geometry.x_offset = 0
            glyphs.pointee.glyphs[i].geometry.y_offset = 0
        }
    }

    private func fallback(_ font: OpaquePointer, for style: LoadedFace) -> Fallback {
        let key = FallbackKey(font: font, settings: style.settings)
        if let known = fallbacks[key] { return known }
        let pattern = FontPattern(cpango_font_pattern(UnsafeMutablePointer(font)))
        let face = pattern.face(features: style.settings)
        let found = Fallback(face: face, isColored: pattern.bool(FC_COLOR), isOwn: face.file == style.face.file)
        // The pointer is the key, so the font must live as long as the entry.
        _ = cpango_ref(UnsafeMutableRawPointer(font))
        fallbacks[key] = found
        return found
    }

    // MARK: Glyphs

    /// Shapes into `glyphs`; false if the font lacks a character.
    private func shapeGlyphs(
        _ text: StyledText, _ context: Range<Int>, _ range: Range<Int>, font: OpaquePointer, level: guint8,
        script: guint8, features: UnsafeMutablePointer<GSList>?
    ) -> Bool {
        text.bytes.withUnsafeBytes { bytes in
            cpango_shape(
                bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + context.lowerBound, Int32(context.count),
                Int32(range.lowerBound - context.lowerBound), Int32(range.count), UnsafeMutablePointer(font), level,
                script, PangoConstants.language, features, glyphs)
        }
        let unknown = PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG)
        for i in 0..<Int(glyphs.pointee.num_glyphs) where glyphs.pointee.glyphs[i].glyph & unknown != 0 {
            return false
        }
        return true
    }

    /// The item that `glyphs` holds.
    private func item(
        span: Int, range: Range<Int>, level: UInt8, _ font: Fallback
    ) -> ShapedItem {
        let count = Int(glyphs.pointee.num_glyphs)
        var result = ShapedItem(
            span: span, range: range, level: level, face: font.face, isColored: font.isColored, isTracked: font.isOwn,
            glyphs: [], advance: 0, clusterCount: 0)
        result.glyphs.reserveCapacity(count)
        var total: Int32 = 0
        var last: Int32 = -1
        for i in 0..<count {
            let glyph = glyphs.pointee.glyphs[i]
            let cluster = glyphs.pointee.log_clusters[i]
            if cluster != last { result.clusterCount += 1 }
            last = cluster
            total += glyph.geometry.width
            result.glyphs.append(
                ShapedItem.Glyph(
                    id: PangoShaper.id(glyph.glyph), cluster: cluster + Int32(range.lowerBound),
                    advance: Float(glyph.geometry.width) * PangoShaper.unit,
                    dx: Float(glyph.geometry.x_offset) * PangoShaper.unit,
                    dy: Float(glyph.geometry.y_offset) * PangoShaper.unit))
        }
        result.advance = Float(total) * PangoShaper.unit
        return result
    }

    /// The id in the font file: 0, the box, for a character that no font has.
    private static func id(_ glyph: PangoGlyph) -> UInt32 {
        if glyph == 0x0FFF_FFFF { return ShapedItem.Glyph.invisible }
        return glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 ? 0 : glyph
    }

    // MARK: Faces

    private func faceKey(_ style: TextStyle) -> FaceKey {
        let isTracked = OpticalTracking.isTracked(style.design)
        return FaceKey(
            design: style.design, weight: min(max(style.weight, 1), 1000), isItalic: style.isItalic,
            hasEqualDigits: style.features.contains(.monospacedDigit),
            isSpaced: isTracked || style.requestedSpacing != 0)
    }

    private func loaded(_ key: FaceKey) -> LoadedFace {
        if let known = faces[key] { return known }
        var family = FontCatalog.family(for: key.design)
        if case .custom(let name) = key.design, let known = library.family(named: name) { family = known }
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(key.weight)))
        pango_font_description_set_style(description, key.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, Double(PangoShaper.size) * 1024)
        // Of a list of families, this would load any: the list is for what is chosen character by character.
        guard let font = pango_font_map_load_font(UnsafeMutablePointer(library.map), library.context, description)
        else {
            preconditionFailure("Pango found no font for '\(family)', though the family was there at the start")
        }
        let names = [family] + FontCatalog.fallbacks.filter { $0 != family }
        pango_font_description_set_family(description, names.joined(separator: ","))
        let settings = PangoShaper.settings(key)
        let all = settings + (key.isSpaced ? ["liga 0", "clig 0"] : [])
        let pattern = FontPattern(cpango_font_pattern(font))
        let face = LoadedFace(
            font: OpaquePointer(font), description: description,
            features: all.isEmpty ? nil : cpango_features(all.joined(separator: ", ")),
            face: pattern.face(features: settings), settings: settings)
        faces[key] = face
        return face
    }

    /// Features that differ from the font's defaults, in CSS syntax: the tag, and 0 where it is turned off.
    private static func settings(_ key: FaceKey) -> [String] {
        var settings: [String] = []
        if key.hasEqualDigits { settings.append("tnum") }
        // JetBrains Mono draws "!=" and "->" as one sign, SF Mono does not.
        if key.design == .monospaced { settings.append("calt 0") }
        return settings
    }
}
