import Foundation

extension Double {
    /// At most three decimals, no trailing zeros, never −0; the same on every machine and in every language.
    var dump: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        guard abs(self) < 1e12 else { return "\(self)" }
        let thousandths = Int(clamping: (self * 1000).rounded())
        let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
        let rest = abs(thousandths) % 1000
        guard rest != 0 else { return thousandths == 0 ? "0" : whole }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)"
    }
}

extension CGFloat {
    var dump: String { Double(self).dump }

    /// At most six decimals: the entries of a perspective are thousandths.
    var dump6: String {
        guard isFinite, magnitude < 1e9 else { return dump }
        let millionths = Int(clamping: (self * 1e6).rounded())
        let whole = "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000)"
        var digits = String(millionths.magnitude % 1_000_000 + 1_000_000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return millionths == 0 ? "0" : digits.isEmpty ? whole : "\(whole).\(digits)"
    }
}

extension CGPoint {
    var dump: String { "\(x.dump) \(y.dump)" }
}

extension CGRect {
    var dump: String { "\(origin.x.dump) \(origin.y.dump) \(size.width.dump) \(size.height.dump)" }
}

extension String {
    /// On one line, with quotes and control characters escaped.
    var escapedForDump: String {
        var escaped = ""
        for scalar in unicodeScalars { escaped += scalar == "\"" ? "\\\"" : scalar.escaped(asASCII: false) }
        return escaped
    }
}

extension Path {
    var dump: String {
        switch recognized {
        case .empty: return "empty"
        case .rect(let rect): return "rect(\(rect.dump))"
        case .ellipse(let rect): return "ellipse(\(rect.dump))"
        case .roundedRect(let rect, .uniform(let size), let style):
            let radius = size.width == size.height ? size.width.dump : "\(size.width.dump)×\(size.height.dump)"
            return "rounded(\(rect.dump), \(radius)\(style == .continuous ? "" : " circular"))"
        case .roundedRect(let rect, .uneven(let radii), let style):
            let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            let list = corners.map(\.dump).joined(separator: " ")
            return "rounded(\(rect.dump), \(list)\(style == .continuous ? "" : " circular"))"
        case .other:
            return "path(\(elements.map(\.dump).joined(separator: " ")))"
        }
    }
}

extension Path.Element {
    fileprivate var dump: String {
        switch self {
        case .move(let end): "M\(end.dump)"
        case .line(let end): "L\(end.dump)"
        case .quadCurve(let end, let control): "Q\(control.dump) \(end.dump)"
        case .curve(let end, let control1, let control2): "C\(control1.dump) \(control2.dump) \(end.dump)"
        case .closeSubpath: "Z"
        }
    }
}
