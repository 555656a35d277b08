import RiffleGeometry

extension Path {
    /// Reads SVG path data with the commands M, L, H, V, C, S, Q, A and Z (SVG 2, chapter 9), in either case.
    ///
    /// It is for the drawings in this module, which tests read in full; what follows a mistake is left out.
    /// Arcs must not be rotated.
    init(pathData text: String) {
        var reader = PathDataReader(text)
        self = reader.read()
    }
}

/// Turns SVG path data into a path, command by command.
private struct PathDataReader {
    private let characters: [UInt8]
    private var offset = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?

    init(_ text: String) { characters = Array(text.utf8) }

    mutating func read() -> Path {
        var command: UInt8 = 0
        while let next = peek() {
            if isLetter(next) {
                command = next
                offset += 1
            }
            guard apply(command) else { break }
            // Pairs after the first of a "move" are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        return path
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? current : .zero
        var control: CGPoint?
        defer { lastControl = control }
        switch command & 0xDF {
        case UInt8(ascii: "M"):
            guard let end = point(origin) else { return false }
            path.move(to: end)
            current = end
            start = end
        case UInt8(ascii: "L"):
            guard let end = point(origin) else { return false }
            line(to: end)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
            curve(to: end, first, second)
            control = second
        case UInt8(ascii: "S"):
            guard let second = point(origin), let end = point(origin) else { return false }
            let first = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
            curve(to: end, first, second)
            control = second
        case UInt8(ascii: "Q"):
            guard let middle = point(origin), let end = point(origin) else { return false }
            path.addQuadCurve(to: end, control: middle)
            current = end
        case UInt8(ascii: "A"):
            return arc(origin)
        case UInt8(ascii: "Z"):
            path.closeSubpath()
            current = start
        default:
            return false
        }
        return true
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        current = end
    }

    /// Endpoint to center form: SVG 2, appendix B.2.4, without rotation.
    private mutating func arc(_ origin: CGPoint) -> Bool {
        guard var rx = number(), var ry = number(), number() != nil, let large = flag(), let sweep = flag(),
            let end = point(origin), rx > 0, ry > 0
        else { return false }
        let (x, y) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
        let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let square = max(0, (rx * rx * ry * ry) / (rx * rx * y * y + ry * ry * x * x) - 1).squareRoot()
        let side: CGFloat = large == sweep ? -1 : 1
        let center = CGPoint(
            x: side * square * rx * y / ry + (current.x + end.x) / 2,
            y: -side * square * ry * x / rx + (current.y + end.y) / 2)
        let first = atan2((current.y - center.y) / ry, (current.x - center.x) / rx)
        var turn = atan2((end.y - center.y) / ry, (end.x - center.x) / rx) - first
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        let count = max(1, Int(clamping: (abs(turn) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = turn / CGFloat(count)
        let tangent = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
            let target =
                index == count - 1 ? end : CGPoint(x: center.x + rx * cos(to), y: center.y + ry * sin(to))
            curve(
                to: target,
                CGPoint(
                    x: center.x + rx * (cos(from) - tangent * sin(from)),
                    y: center.y + ry * (sin(from) + tangent * cos(from))),
                CGPoint(
                    x: center.x + rx * (cos(to) + tangent * sin(to)),
                    y: center.y + ry * (sin(to) - tangent * cos(to))))
        }
        return true
    }

    private func isLetter(_ character: UInt8) -> Bool {
        let lower = character | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    private mutating func peek() -> UInt8? {
        while offset < characters.count,
            characters[offset] == UInt8(ascii: " ") || characters[offset] == UInt8(ascii: ",")
        {
            offset += 1
        }
        return offset < characters.count ? characters[offset] : nil
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func flag() -> Bool? {
        guard let digit = peek(), digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
        offset += 1
        return digit == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        guard peek() != nil else { return nil }
        let first = offset
        var hasPoint = false
        while offset < characters.count {
            let character = characters[offset]
            if character == UInt8(ascii: "-") || character == UInt8(ascii: "+") {
                // A sign begins the next number, except in an exponent: `\(Double)` writes 1e-05.
                guard offset == first || characters[offset - 1] | 0x20 == UInt8(ascii: "e") else { break }
            } else if character == UInt8(ascii: ".") {
                guard !hasPoint else { break }
                hasPoint = true
            } else if character == UInt8(ascii: "e") || character == UInt8(ascii: "E") {
                guard offset > first else { break }
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character) {
                break
            }
            offset += 1
        }
        return Double(String(decoding: characters[first..<offset], as: UTF8.self)).map { CGFloat($0) }
    }
}
