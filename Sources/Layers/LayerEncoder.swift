import Foundation

/// Writes frames of layer changes for a host at the other end of a connection.
///
/// One for each connection: text and faces are sent once and named by number after that. The format is described in
/// `Documentation/LayerCoding.md`. What a host does not need is left out: glyphs (it shapes the text itself), names,
/// and where font files are.
package struct LayerEncoder {
    /// The first byte of every message.
    package static let version: UInt8 = 1

    /// The faces named so far: the number in a message is the index in here. Hosts serve the font files by it.
    package private(set) var faces: [FontFace] = []

    private var faceNumbers: [FontFace: Int] = [:]
    private var strings = InternedStrings()
    private var writer = ByteWriter()

    package init() {}

    /// One message for one frame. An empty list gives a message, too.
    package mutating func encode(_ changes: [LayerChange]) -> [UInt8] {
        writer = ByteWriter()
        writer.byte(Self.version)
        writer.count(changes.count)
        for change in changes { encode(change) }
        return writer.bytes
    }

    private mutating func encode(_ change: LayerChange) {
        switch change {
        case .insert(let layer):
            header(layer.id, kind: 0)
            let fields = Layer(id: layer.id).fieldsDiffering(from: layer)
            body(layer, fields)
        case .update(let layer, let fields):
            header(layer.id, kind: 1)
            body(layer, fields)
        case .remove(let id):
            header(id, kind: 2)
        }
    }

    private mutating func header(_ id: LayerID, kind: UInt64) {
        writer.unsigned(UInt64(id.rawValue) << 2 | kind)
    }

    private mutating func body(_ layer: Layer, _ fields: LayerFields) {
        let fields = fields.intersection(.all)
        writer.unsigned(UInt64(fields.rawValue))
        if fields.contains(.parent) { writer.unsigned(UInt64(layer.parent.rawValue)) }
        if fields.contains(.rank) { writer.signed(Int64(layer.rank)) }
        if fields.contains(.transform) { transform(layer.transform) }
        if fields.contains(.bounds) { writer.rect(layer.bounds) }
        if fields.contains(.opacity) { writer.byte(UInt8(clamping: (min(max(layer.opacity, 0), 1) * 255).rounded())) }
        if fields.contains(.clip) { clip(layer.clip) }
        if fields.contains(.mask) { optional(layer.mask?.rawValue) }
        if fields.contains(.effects) {
            writer.count(layer.effects.count)
            for effect in layer.effects { self.effect(effect) }
        }
        if fields.contains(.blendMode) { writer.byte(layer.blendMode.code) }
        if fields.contains(.isolation) { writer.byte(layer.isIsolated ? 1 : 0) }
        if fields.contains(.contents) {
            // What is edited is shown by the host's own means.
            let contents = layer.editor == nil ? layer.contents : []
            writer.count(contents.count)
            for command in contents { self.command(command) }
        }
        if fields.contains(.semantics) { optional(layer.semantics) }
        if fields.contains(.projection) { projection(layer.projection) }
        if fields.contains(.editor) { editor(layer.editor) }
    }

    private mutating func editor(_ editor: LayerEditor?) {
        guard let editor else { return writer.byte(0) }
        writer.byte(1)
        writer.unsigned(UInt64(editor.target))
        writer.byte(
            editor.alignment.rawValue | (editor.isMultiline ? 4 : 0) | (editor.isSecure ? 8 : 0)
                | (editor.isDisabled ? 16 : 0))
        face(editor.face)
        for length in [editor.size, editor.letterSpacing, editor.lineHeight] { writer.length(length) }
        writer.color(editor.color)
        writer.color(editor.tint)
    }

    /// Zero is none, so that everything else is one more.
    private mutating func optional(_ value: UInt32?) {
        writer.unsigned(value.map { UInt64($0) + 1 } ?? 0)
    }

    private mutating func transform(_ transform: CGAffineTransform) {
        if transform.isIdentity { return writer.byte(0) }
        if transform.isTranslation {
            writer.byte(1)
        } else if transform.b == 0, transform.c == 0, transform.a == transform.d {
            writer.byte(2)
            writer.float(transform.a)
        } else {
            writer.byte(3)
            for entry in [transform.a, transform.b, transform.c, transform.d] { writer.float(entry) }
        }
        writer.place(transform.tx)
        writer.place(transform.ty)
    }

    private mutating func projection(_ projection: ProjectionTransform?) {
        guard let projection, projection.isFinite else { return writer.byte(0) }
        writer.byte(1)
        for entry in projection.entries { writer.float(entry) }
    }

    private mutating func clip(_ clip: LayerClip?) {
        guard case .path(let path, let isEvenOdd)? = clip else { return writer.byte(0) }
        writer.byte(isEvenOdd ? 2 : 1)
        writer.path(path)
    }

    private mutating func effect(_ effect: LayerEffect) {
        switch effect {
        case .shadow(let color, let radius, let offset): shadow(0, color, radius, offset)
        case .innerShadow(let color, let radius, let offset): shadow(11, color, radius, offset)
        case .blur(let radius, let isOpaque):
            writer.byte(isOpaque ? 2 : 1)
            writer.length(radius)
        case .brightness(let amount): number(3, amount)
        case .contrast(let amount): number(4, amount)
        case .saturation(let amount): number(5, amount)
        case .grayscale(let amount): number(6, amount)
        case .hueRotation(let angle): number(7, angle.radians)
        case .colorMultiply(let color):
            writer.byte(8)
            writer.color(color)
        case .colorInvert: writer.byte(9)
        case .luminanceToAlpha: writer.byte(10)
        case .alphaThreshold(let threshold, let color):
            number(12, threshold)
            writer.color(color)
        }
    }

    private mutating func shadow(_ kind: UInt8, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize) {
        writer.byte(kind)
        writer.color(color)
        writer.length(radius)
        writer.length(offset.width)
        writer.length(offset.height)
    }

    private mutating func number(_ kind: UInt8, _ value: Double) {
        writer.byte(kind)
        writer.float(value.isFinite ? min(max(value, -1e30), 1e30) : 0)
    }

    private mutating func command(_ command: DrawCommand) {
        switch command {
        case .fill(let path, let paint, let style):
            writer.byte(style.isEOFilled ? (style.isAntialiased ? 1 : 3) : (style.isAntialiased ? 0 : 2))
            writer.path(path)
            self.paint(paint)
        case .stroke(let path, let paint, let style):
            writer.byte(4)
            writer.path(path)
            self.paint(paint)
            writer.stroke(style)
        case .glyphs(let run, let paint):
            writer.byte(5)
            glyphs(run)
            self.paint(paint)
        case .image(let image):
            writer.byte(6)
            self.image(image)
        }
    }

    private mutating func glyphs(_ run: GlyphRun) {
        writer.byte((run.isRightToLeft ? 1 : 0) | (run.isColored ? 2 : 0) | (run.letterSpacing != 0 ? 4 : 0))
        face(run.face)
        for length in [run.size, run.origin.x, run.origin.y, run.width, run.ascent, run.descent] {
            writer.length(length)
        }
        if run.letterSpacing != 0 { writer.length(run.letterSpacing) }
        string(run.text)
    }

    private mutating func face(_ face: FontFace) {
        if let number = faceNumbers[face] { return writer.count(number + 1) }
        faceNumbers[face] = faces.count
        faces.append(face)
        writer.count(0)
        string(face.family)
        writer.unsigned(UInt64(max(0, face.weight)))
        writer.byte(face.isItalic ? 1 : 0)
        string(face.variations)
        writer.count(face.features.count)
        for feature in face.features { string(feature) }
    }

    private mutating func image(_ image: ImageCommand) {
        string(image.image)
        writer.rect(image.frame)
        writer.byte(image.interpolation.rawValue | (image.tint != nil ? 4 : 0))
        writer.length(image.naturalSize.width)
        writer.length(image.naturalSize.height)
        switch image.fitting {
        case .stretch: writer.byte(0)
        case .tile: writer.byte(1)
        case .slices(let insets):
            writer.byte(2)
            for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { writer.length(inset) }
        }
        if let tint = image.tint { paint(tint) }
    }

    private mutating func paint(_ paint: Paint) { writer.paint(paint) }

    private mutating func string(_ text: String) {
        if let number = strings.number(of: text) {
            writer.count(number + 1)
        } else {
            writer.count(0)
            writer.text(text)
        }
    }
}
