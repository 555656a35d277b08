import Foundation

/// Reads what a `LayerEncoder` writes: one for each connection, every message in order.
///
/// Any bytes are safe to pass: what is no message throws and changes nothing but the tables of strings and faces, after
/// which the connection is of no more use. Decoded layers have no glyphs, names or font files, and lengths are
/// rounded as the format says.
package struct LayerDecoder {
    private var faces: [FontFace] = []
    private var strings = InternedStrings()
    private var reader = ByteReader([])

    package init() {}

    /// One frame. `current` is the tree the changes are for: an update says only what differs.
    package mutating func decode(_ bytes: [UInt8], for current: LayerTree) throws -> [LayerChange] {
        reader = ByteReader(bytes)
        let version = try reader.byte()
        guard version == LayerEncoder.version else { throw LayerCodingError.version(version) }
        // A layer may be inserted and updated in one frame.
        var changed: [LayerID: Layer] = [:]
        let count = try reader.count()
        var changes: [LayerChange] = []
        changes.reserveCapacity(count)
        for _ in 0..<count {
            let change = try self.change { changed[$0] ?? current[$0] }
            if case .insert(let layer) = change { changed[layer.id] = layer }
            if case .update(let layer, _) = change { changed[layer.id] = layer }
            changes.append(change)
        }
        guard reader.isAtEnd else { throw LayerCodingError.trailing(offset: reader.offset) }
        return changes
    }

    private mutating func change(_ known: (LayerID) -> Layer?) throws -> LayerChange {
        let start = reader.offset
        let header = try reader.unsigned()
        guard let raw = UInt32(exactly: header >> 2) else {
            throw LayerCodingError.invalid(what: "layer id", offset: start)
        }
        let id = LayerID(rawValue: raw)
        switch header & 3 {
        case 0:
            var layer = Layer(id: id)
            _ = try body(&layer)
            return .insert(layer)
        case 1:
            guard var layer = known(id) else { throw LayerCodingError.invalid(what: "layer id", offset: start) }
            let fields = try body(&layer)
            return .update(layer, fields)
        case 2:
            return .remove(id)
        default:
            throw LayerCodingError.unknown(what: "change", value: header & 3, offset: start)
        }
    }

    private mutating func body(_ layer: inout Layer) throws -> LayerFields {
        let start = reader.offset
        let fields = LayerFields(rawValue: try reader.unsigned(UInt16.self, "set of fields"))
        guard fields.isSubset(of: .all) else { throw LayerCodingError.invalid(what: "set of fields", offset: start) }
        if fields.contains(.parent) { layer.parent = LayerID(rawValue: try reader.unsigned(UInt32.self, "layer id")) }
        if fields.contains(.rank) { layer.rank = try rank() }
        if fields.contains(.transform) { layer.transform = try transform() }
        if fields.contains(.bounds) { layer.bounds = try reader.rect() }
        if fields.contains(.opacity) { layer.opacity = Double(try reader.byte()) / 255 }
        if fields.contains(.clip) { layer.clip = try clip() }
        if fields.contains(.mask) { layer.mask = try optional().map { LayerID(rawValue: $0) } }
        if fields.contains(.effects) { layer.effects = try list { try $0.effect() } }
        if fields.contains(.blendMode) { layer.blendMode = try blendMode() }
        if fields.contains(.isolation) { layer.isIsolated = try reader.byte() != 0 }
        if fields.contains(.contents) { layer.contents = try list { try $0.command() } }
        if fields.contains(.semantics) { layer.semantics = try optional() }
        if fields.contains(.projection) { layer.projection = try projection() }
        if fields.contains(.editor) { layer.editor = try editor() }
        return fields
    }

    private mutating func editor() throws -> LayerEditor? {
        guard try reader.byte() != 0 else { return nil }
        let target = try reader.unsigned(UInt32.self, "text")
        let flags = try reader.byte()
        let start = reader.offset
        guard let alignment = LayerEditor.Alignment(rawValue: flags & 3), flags < 32 else {
            throw LayerCodingError.invalid(what: "editor", offset: start)
        }
        let face = try self.face()
        let (size, spacing, height) = (try reader.length(), try reader.length(), try reader.length())
        var editor = LayerEditor(
            target: target, face: face, size: size, letterSpacing: spacing, lineHeight: height,
            color: try reader.color(), tint: try reader.color())
        editor.alignment = alignment
        editor.isMultiline = flags & 4 != 0
        editor.isSecure = flags & 8 != 0
        editor.isDisabled = flags & 16 != 0
        return editor
    }

    private mutating func list<Element>(_ element: (inout LayerDecoder) throws -> Element) throws -> [Element] {
        let count = try reader.count()
        var elements: [Element] = []
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }

    private mutating func rank() throws -> Int32 {
        let start = reader.offset
        guard let rank = Int32(exactly: try reader.signed()) else {
            throw LayerCodingError.invalid(what: "rank", offset: start)
        }
        return rank
    }

    private mutating func optional() throws -> UInt32? {
        let start = reader.offset
        let value = try reader.unsigned()
        if value == 0 { return nil }
        guard let result = UInt32(exactly: value - 1) else {
            throw LayerCodingError.invalid(what: "reference", offset: start)
        }
        return result
    }

    private mutating func transform() throws -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        switch try reader.byte() {
        case 0: return transform
        case 1: break
        case 2:
            transform.a = try reader.float()
            transform.d = transform.a
        case 3:
            transform.a = try reader.float()
            transform.b = try reader.float()
            transform.c = try reader.float()
            transform.d = try reader.float()
        case let kind: throw reader.unknown("transform", kind)
        }
        transform.tx = try reader.place()
        transform.ty = try reader.place()
        return transform
    }

    private mutating func projection() throws -> ProjectionTransform? {
        switch try reader.byte() {
        case 0: return nil
        case 1: break
        case let kind: throw reader.unknown("projection", kind)
        }
        var entries: [CGFloat] = []
        for _ in 0..<9 { entries.append(try reader.float()) }
        return ProjectionTransform(
            entries[0], entries[1], entries[2], entries[3], entries[4], entries[5], entries[6], entries[7], entries[8])
    }

    private mutating func clip() throws -> LayerClip? {
        switch try reader.byte() {
        case 0: nil
        case 1: .path(try reader.path(), isEvenOdd: false)
        case 2: .path(try reader.path(), isEvenOdd: true)
        case let kind: throw reader.unknown("clip", kind)
        }
    }

    private mutating func blendMode() throws -> BlendMode {
        let code = try reader.byte()
        guard BlendMode.coded.indices.contains(Int(code)) else { throw reader.unknown("blend mode", code) }
        return BlendMode.coded[Int(code)]
    }

    private mutating func effect() throws -> LayerEffect {
        switch try reader.byte() {
        case 0:
            let (color, radius) = (try reader.color(), try reader.length())
            return .shadow(color: color, radius: radius, offset: try offset())
        case 11:
            let (color, radius) = (try reader.color(), try reader.length())
            return .innerShadow(color: color, radius: radius, offset: try offset())
        case 1: return .blur(radius: try reader.length(), isOpaque: false)
        case 2: return .blur(radius: try reader.length(), isOpaque: true)
        case 3: return .brightness(try reader.float())
        case 4: return .contrast(try reader.float())
        case 5: return .saturation(try reader.float())
        case 6: return .grayscale(try reader.float())
        case 7: return .hueRotation(Angle(radians: try reader.float()))
        case 8: return .colorMultiply(try reader.color())
        case 9: return .colorInvert
        case 10: return .luminanceToAlpha
        case 12: return .alphaThreshold(try reader.float(), color: try reader.color())
        case let kind: throw reader.unknown("effect", kind)
        }
    }

    private mutating func offset() throws -> CGSize {
        CGSize(width: try reader.length(), height: try reader.length())
    }

    private mutating func command() throws -> DrawCommand {
        let kind = try reader.byte()
        switch kind {
        case 0...3:
            let path = try reader.path()
            let paint = try reader.paint()
            return .fill(path, paint, FillStyle(eoFill: kind & 1 != 0, antialiased: kind & 2 == 0))
        case 4: return .stroke(try reader.path(), try reader.paint(), try reader.stroke())
        case 5: return .glyphs(try glyphs(), try reader.paint())
        case 6: return .image(try image())
        default: throw reader.unknown("command", kind)
        }
    }

    private mutating func glyphs() throws -> GlyphRun {
        let flags = try reader.byte()
        guard flags < 8 else { throw reader.unknown("flags of a glyph run", flags) }
        let face = try self.face()
        let size = try reader.length()
        let origin = try reader.point()
        let width = try reader.length()
        let ascent = try reader.length()
        let descent = try reader.length()
        let spacing = flags & 4 != 0 ? try reader.length() : 0
        return GlyphRun(
            face: face, size: size, origin: origin, width: width, ascent: ascent, descent: descent, glyphs: [],
            text: try string(), isRightToLeft: flags & 1 != 0, letterSpacing: spacing, isColored: flags & 2 != 0)
    }

    private mutating func face() throws -> FontFace {
        let start = reader.offset
        let reference = try reader.unsigned()
        if reference > 0 {
            guard reference <= UInt64(faces.count) else { throw LayerCodingError.invalid(what: "face", offset: start) }
            return faces[Int(reference - 1)]
        }
        let family = try string()
        let weight = Int(try reader.unsigned(UInt16.self, "weight"))
        let isItalic = try reader.byte() != 0
        let variations = try string()
        let face = FontFace(
            family: family, weight: weight, isItalic: isItalic, file: "", variations: variations,
            features: try list { try $0.string() })
        faces.append(face)
        return face
    }

    private mutating func image() throws -> ImageCommand {
        let image = try string()
        let frame = try reader.rect()
        let flags = try reader.byte()
        guard flags < 8, let interpolation = ImageCommand.Interpolation(rawValue: flags & 3) else {
            throw reader.unknown("flags of an image", flags)
        }
        let naturalSize = CGSize(width: try reader.length(), height: try reader.length())
        let fitting: ImageCommand.Fitting
        switch try reader.byte() {
        case 0: fitting = .stretch
        case 1: fitting = .tile
        case 2:
            let top = try reader.length()
            let leading = try reader.length()
            let bottom = try reader.length()
            fitting = .slices(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: try reader.length()))
        case let kind: throw reader.unknown("fitting", kind)
        }
        let tint = flags & 4 != 0 ? try reader.paint() : nil
        return ImageCommand(
            image: image, frame: frame, fitting: fitting, interpolation: interpolation, tint: tint,
            naturalSize: naturalSize)
    }

    private mutating func string() throws -> String {
        let start = reader.offset
        let reference = try reader.unsigned()
        guard reference > 0 else {
            let text = try reader.text()
            strings.add(text)
            return text
        }
        guard let number = Int(exactly: reference - 1), let text = strings[number] else {
            throw LayerCodingError.invalid(what: "string", offset: start)
        }
        return text
    }
}
