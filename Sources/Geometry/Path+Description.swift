extension Path {
    /// The elements as numbers and letters: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c` and `h`.
    ///
    /// Numbers have six significant digits, as in Apple's SwiftUI.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): Path.text(of: [end]) + " m"
            case .line(let end): Path.text(of: [end]) + " l"
            case .quadCurve(let end, let control): Path.text(of: [control, end]) + " q"
            case .curve(let end, let control1, let control2): Path.text(of: [control1, control2, end]) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func text(of points: [CGPoint]) -> String {
        points.map { String(format: "%g %g", Double($0.x), Double($0.y)) }.joined(separator: " ")
    }

    /// Creates a path from what `description` prints; `nil` where a word, a count of numbers or the order is wrong.
    public init?(_ string: String) {
        var elements: [Element] = []
        var numbers: [Double] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): elements.append(.move(to: point(0)))
            case ("l", 2): elements.append(.line(to: point(0)))
            case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case ("h", 0): elements.append(.closeSubpath)
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty, elements.first?.isMove ?? true else { return nil }
        self.init(elements: elements)
    }
}
