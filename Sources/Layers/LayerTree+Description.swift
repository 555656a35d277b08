import Foundation

extension LayerTree: CustomStringConvertible {
    /// One line for each layer, children indented, back to front; only what is not as by default.
    ///
    /// Layers go by name and not by number, so that a layer that comes or goes changes one line. Numbers have at most
    /// three decimals.
    package var description: String {
        var lines: [String] = []
        describe(.root, depth: 0, mask: nil, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(_ id: LayerID, depth: Int, mask: LayerID?, into lines: inout [String]) {
        for child in children(of: id) {
            guard let layer = self[child] else { continue }
            let indent = String(repeating: "  ", count: depth)
            lines.append(indent + (child == mask ? "mask " : "") + layer.description)
            describe(child, depth: depth + 1, mask: layer.mask, into: &lines)
        }
    }
}

extension Layer: CustomStringConvertible {
    /// One line: name, frame, what is done to it, and what it paints.
    public var description: String {
        var parts = [name.isEmpty ? "layer" : name]
        if bounds != .zero { parts.append("[\(bounds.dump)]") }
        if transform.isTranslation {
            if !transform.isIdentity { parts.append("at \(transform.tx.dump) \(transform.ty.dump)") }
        } else {
            let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform(\(entries.map(\.dump).joined(separator: " ")))")
        }
        if let projection { parts.append("projection(\(projection.entries.map(\.dump6).joined(separator: " ")))") }
        if opacity != 1 { parts.append("opacity \(opacity.dump)") }
        if case .path(let path, let isEvenOdd)? = clip {
            parts.append("clip \(path.dump)\(isEvenOdd ? " even-odd" : "")")
        }
        if mask != nil { parts.append("masked") }
        parts += effects.map(\.dump)
        if blendMode != .normal { parts.append("blend \(blendMode)") }
        if isIsolated { parts.append("isolated") }
        if let semantics { parts.append("semantics \(semantics)") }
        if let editor { parts.append("edits \(editor.target)") }
        return ([parts.joined(separator: " ")] + contents.map(\.dump)).joined(separator: " | ")
    }
}

extension DrawCommand {
    fileprivate var dump: String {
        switch self {
        case .fill(let path, let paint, let style):
            "fill \(path.dump) \(paint.dump)" + (style.isEOFilled ? " even-odd" : "")
                + (style.isAntialiased ? "" : " aliased")
        case .stroke(let path, let paint, let style):
            "stroke \(path.dump) \(paint.dump) \(style.dump)"
        case .glyphs(let run, let paint):
            "text \"\(run.text.escapedForDump)\" \(run.face.dump) \(run.size.dump) at \(run.origin.dump)"
                + " width \(run.width.dump) \(paint.dump)"
                + (run.letterSpacing == 0 ? "" : " spacing \(run.letterSpacing.dump)")
                + (run.isRightToLeft ? " right-to-left" : "")
        case .image(let image):
            "image \(image.image) [\(image.frame.dump)]" + image.fitting.dump
                + (image.interpolation == .medium ? "" : " \(image.interpolation)")
                + (image.tint.map { " tint \($0.dump)" } ?? "")
        }
    }
}

extension ImageCommand.Fitting {
    fileprivate var dump: String {
        switch self {
        case .stretch: ""
        case .tile: " tiled"
        case .slices(let insets):
            " slices(\(insets.top.dump) \(insets.leading.dump) \(insets.bottom.dump) \(insets.trailing.dump))"
        }
    }
}

extension FontFace {
    fileprivate var dump: String {
        ([family, "\(weight)"] + (isItalic ? ["italic"] : []) + (variations.isEmpty ? [] : [variations]) + features)
            .joined(separator: " ")
    }
}

extension LayerEffect {
    fileprivate var dump: String {
        switch self {
        case .shadow(let color, let radius, let offset):
            "shadow(\(color) radius \(radius.dump) offset \(offset.width.dump) \(offset.height.dump))"
        case .innerShadow(let color, let radius, let offset):
            "innerShadow(\(color) radius \(radius.dump) offset \(offset.width.dump) \(offset.height.dump))"
        case .blur(let radius, let isOpaque): "blur(\(radius.dump)\(isOpaque ? " opaque" : ""))"
        case .brightness(let amount): "brightness(\(amount.dump))"
        case .contrast(let amount): "contrast(\(amount.dump))"
        case .saturation(let amount): "saturation(\(amount.dump))"
        case .grayscale(let amount): "grayscale(\(amount.dump))"
        case .hueRotation(let angle): "hueRotation(\(angle.degrees.dump)°)"
        case .colorMultiply(let color): "colorMultiply(\(color))"
        case .colorInvert: "colorInvert"
        case .luminanceToAlpha: "luminanceToAlpha"
        case .alphaThreshold(let threshold, let color): "alphaThreshold(\(threshold.dump) \(color))"
        }
    }
}

extension Paint {
    fileprivate var dump: String {
        switch self {
        case .color(let color): "\(color)"
        case .linearGradient(let gradient, let from, let to):
            "linear(\(from.dump) → \(to.dump): \(gradient.dump))"
        case .radialGradient(let gradient, let center, let start, let end):
            "radial(\(center.dump) radius \(start.dump) → \(end.dump): \(gradient.dump))"
        case .ellipticalGradient(let gradient, let frame, let start, let end):
            "elliptical([\(frame.dump)] \(start.dump) → \(end.dump): \(gradient.dump))"
        case .angularGradient(let gradient, let center, let start, let end):
            "angular(\(center.dump) \(start.degrees.dump)° → \(end.degrees.dump)°: \(gradient.dump))"
        case .backdrop(let backdrop, _):
            "backdrop(blur \(backdrop.blurRadius.dump) saturation \(backdrop.saturation.dump) tint \(backdrop.tint)"
                + (backdrop.opacity == 1 ? ")" : " opacity \(backdrop.opacity.dump))")
        case .mesh(let mesh):
            "mesh(\(mesh.columns)×\(mesh.rows) points: \(mesh.colors[0]) … \(mesh.colors[mesh.colors.count - 1]))"
        }
    }
}

extension ResolvedGradient {
    /// The ends, and how many stops lie between.
    fileprivate var dump: String {
        guard let first = stops.first, let last = stops.last, stops.count > 1 else { return "\(stops[0].color)" }
        return "\(first.color) \(first.location.dump) … \(last.color) \(last.location.dump), \(stops.count) stops"
    }
}

extension StrokeStyle {
    fileprivate var dump: String {
        var parts = ["width \(lineWidth.dump)"]
        if lineCap != .butt { parts.append("\(lineCap) cap") }
        if lineJoin != .miter { parts.append("\(lineJoin) join") }
        if lineJoin == .miter, miterLimit != 10 { parts.append("miter limit \(miterLimit.dump)") }
        if !dash.isEmpty {
            parts.append("dash \(dash.map(\.dump).joined(separator: " "))")
            if dashPhase != 0 { parts.append("phase \(dashPhase.dump)") }
        }
        return parts.joined(separator: " ")
    }
}
