import RiffleGeometry

/// The drawings of symbols by their SF Symbols names.
///
/// All are drawn here, for this project, in the manner of that set: one line width per weight, round ends, the same
/// optical sizes. A name with `.circle`, `.square`, `.fill` or `.slash` that has no drawing of its own is composed.
package enum SymbolLibrary {
    /// The names that have a drawing of their own, sorted; composed ones come on top.
    package static var names: [String] { sketches.keys.sorted() }

    /// The drawing of a name; nil where it is not known.
    package static func symbol(named name: String) -> SymbolDrawing? {
        sketch(named: name).map { SymbolDrawing(name: name, sketch: $0) }
    }

    /// Each group is a function that is called once, and not optimized: the optimizer's work on a literal grows with the
    /// square of its length, and for these it took a twentieth of a release build.
    static let sketches: [String: SymbolSketch] = {
        var all: [String: SymbolSketch] = [:]
        let groups = [
            signs(), arrows(), shapes(), objects(), devices(), people(), places(), media(), weather(), documents(),
            commerce(), outdoors(), interface(), actions(), writing(), grids(), living(), health(), home(), sky(),
            playing(), trade(), machines(), everyday(), workshop(), sport(), sundries(),
        ]
        for group in groups {
            all.merge(group) { first, _ in first }
        }
        return all
    }()

    /// Other names of the same drawing.
    private static let aliases: [String: String] = [
        "line.horizontal.3": "line.3.horizontal", "circle.lefthalf.fill": "circle.lefthalf.filled",
        "gear.fill": "gearshape.fill",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "multiply": "xmark",
        "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
        "arrow.uturn.left": "arrow.uturn.backward", "arrow.uturn.right": "arrow.uturn.forward",
        "sun.max": "sun.max.fill", "pencil.line": "pencil", "thermometer": "thermometer.medium",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease", "arrow.up.forward": "arrow.up.right",
        "arrow.down.forward": "arrow.down.right", "battery.0percent": "battery.0", "battery.25percent": "battery.25",
        "battery.50percent": "battery.50", "battery.75percent": "battery.75", "battery.100percent": "battery.100",
        "bubble.middle.bottom": "bubble.left", "bubble.middle.bottom.fill": "bubble.left.fill",
        "text.justifyleft": "text.justify.left", "list.bullet.below.rectangle": "list.bullet.rectangle",
        "square.and.arrow.up.fill": "square.and.arrow.up", "square.and.arrow.down.fill": "square.and.arrow.down",
        "tray.and.arrow.down.fill": "tray.and.arrow.down", "tray.and.arrow.up.fill": "tray.and.arrow.up",
        "tray.full.fill": "tray.full", "gearshape.2.fill": "gearshape.2", "photo.artframe": "photo",
        "cloud.sun": "cloud.sun.fill", "sun.min": "light.max",
        "photo.on.rectangle.angled": "photo.on.rectangle", "document": "doc", "document.fill": "doc.fill",
        "text.document": "doc.text", "text.document.fill": "doc.text.fill", "mail": "envelope",
        "mail.fill": "envelope.fill", "person.crop.artframe": "person.crop.square",
        "wand.and.sparkles": "wand.and.stars",
        "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
        "arrowshape.backward.fill": "arrowshape.left.fill", "arrowshape.forward.fill": "arrowshape.right.fill",
        "sun.and.horizon": "sun.horizon", "sun.and.horizon.fill": "sun.horizon.fill",
        "arrow.right.arrow.left": "arrow.left.arrow.right", "calendar.day.timeline.left": "calendar",
        "plus.message": "plus.bubble", "plus.message.fill": "plus.bubble.fill", "checkmark.message": "checkmark.bubble",
        "checkmark.message.fill": "checkmark.bubble.fill", "ellipsis.message": "ellipsis.bubble",
        "ellipsis.message.fill": "ellipsis.bubble.fill", "cloud.moon": "cloud.moon.fill",
        "cloud.sun.rain": "cloud.sun.rain.fill", "cloud.moon.rain": "cloud.moon.rain.fill",
        "lamp.table": "lamp.desk", "lamp.table.fill": "lamp.desk.fill",
        "delete.backward": "delete.left", "delete.backward.fill": "delete.left.fill",
        "delete.forward": "delete.right", "delete.forward.fill": "delete.right.fill",
        "wave.3.forward": "wave.3.right", "wave.3.backward": "wave.3.left",
        "hourglass.tophalf.fill": "hourglass.tophalf.filled",
        "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
        "inset.filled.circle": "circle.inset.filled", "person.3.sequence": "person.3",
        "person.3.sequence.fill": "person.3.fill", "bolt.horizontal": "bolt.horizontal.fill",
        "smiley": "face.smiling", "smiley.fill": "face.smiling.fill", "speaker.1": "speaker.wave.1",
        "speaker.1.fill": "speaker.wave.1.fill", "speaker.2": "speaker.wave.2",
        "speaker.2.fill": "speaker.wave.2.fill", "speaker.3": "speaker.wave.3",
        "speaker.3.fill": "speaker.wave.3.fill",
    ]

    private static func sketch(named name: String) -> SymbolSketch? {
        if let own = sketches[name] { return own.layered(by: name) }
        if let alias = aliases[name] { return sketch(named: alias) }
        if let timed = timed(name) { return timed }
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name
        for enclosure in SymbolEnclosure.allCases where base.hasSuffix("." + enclosure.rawValue) {
            let glyph = String(base.dropLast(enclosure.rawValue.count + 1))
            // Inside an enclosure the solid form is used where there is one.
            guard let sketch = sketch(named: glyph + ".fill", or: glyph) ?? character(named: glyph) else { return nil }
            return sketch.enclosed(in: enclosure, isFilled: isFilled)
        }
        if !isFilled, base.hasSuffix(".dashed") { return dashed(String(base.dropLast(7))) }
        if base.hasSuffix(".slash") {
            let glyph = String(base.dropLast(6))
            return sketch(named: isFilled ? glyph + ".fill" : glyph, or: glyph)?.slashed
        }
        return badged(base, isFilled: isFilled)
    }

    /// `questionmark.square.dashed`, `plus.circle.dashed`.
    private static func dashed(_ name: String) -> SymbolSketch? {
        for enclosure in SymbolEnclosure.allCases where name.hasSuffix("." + enclosure.rawValue) {
            let glyph = String(name.dropLast(enclosure.rawValue.count + 1))
            guard let line = sketches[enclosure.rawValue + ".dashed"] else { return nil }
            return (sketch(named: glyph, or: glyph) ?? character(named: glyph))?
                .enclosed(in: enclosure, isFilled: false, line: line.marks)
        }
        return nil
    }

    /// `bell.badge`, `folder.badge.plus`, `person.crop.circle.fill.badge.plus`.
    private static func badged(_ name: String, isFilled: Bool) -> SymbolSketch? {
        guard let dot = name.ranges(of: ".badge").last else { return nil }
        let base = String(name[..<dot.lowerBound])
        let sign = name[dot.upperBound...]
        guard let drawing = (isFilled ? sketch(named: base + ".fill") : nil) ?? sketch(named: base) else { return nil }
        guard sign.hasPrefix(".") else { return sign.isEmpty ? drawing.badged(with: nil) : nil }
        guard let badge = sketch(named: String(sign.dropFirst())) else { return nil }
        return drawing.badged(with: badge)
    }

    private static func sketch(named first: String, or second: String) -> SymbolSketch? {
        sketches[first] ?? sketches[second] ?? aliases[second].flatMap { sketches[$0 + ".fill"] ?? sketches[$0] }
    }

    /// An outlined symbol and its solid form, which share their silhouette. `details` are lines inside: drawn on the
    /// outline, erased from the solid.
    static func pair(_ name: String, _ outline: String, details: [String] = [], factor: Double = 0.85)
        -> [String: SymbolSketch]
    {
        [
            name: SymbolSketch([.stroke(outline)] + details.map { .stroke($0, factor) }),
            name + ".fill": SymbolSketch([.solid(outline)] + details.map { .cut($0, factor) }),
        ]
    }

    static func merged(_ groups: [String: SymbolSketch]...) -> [String: SymbolSketch] {
        groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// A box of dashes, a little smaller than a square symbol.
    static let placeholderSketch = SymbolSketch([
        .stroke(
            "M-38-26V-38H-26M-12-38H12M26-38H38V-26M38-12V12M38 26V38H26M12 38H-12M-26 38H-38V26M-38 12V-12", 0.7)
    ])
}
