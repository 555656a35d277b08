extension Path {
    /// The elements in order; made on demand for a recognized shape.
    package var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Path.rectElements(rect)
        case .ellipse(let rect): Path.ellipseElements(rect)
        case .roundedRect(let geometry): geometry.elements
        case .elements(let elements): elements
        }
    }

    /// Calls a closure with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// The point where the next segment starts: after a close, the start of the closed subpath; `nil` if empty.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: nil
        case .rect(let rect): rect.origin
        case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
        case .roundedRect(let geometry): geometry.start
        case .elements(let elements): Path.currentPoint(of: elements)
        }
    }

    private static func currentPoint(of elements: [Element]) -> CGPoint? {
        var isClosed = false
        for element in elements.reversed() {
            switch element {
            case .closeSubpath:
                isClosed = true
            case .move(let end):
                return end
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                if !isClosed { return end }
            }
        }
        return nil
    }

    /// Adds an element, unless it is not finite or has no current point to start from.
    mutating func append(_ element: Element) {
        guard element.isFinite else { return }
        if case .elements(var elements) = storage {
            // The storage lets go of the array first, so that appending does not copy it.
            storage = .empty
            if !elements.isEmpty || element.isMove { elements.append(element) }
            storage = .elements(elements)
            return
        }
        var elements = self.elements
        guard !elements.isEmpty || element.isMove else { return }
        elements.append(element)
        storage = .elements(elements)
    }

    static func rectElements(_ rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
            .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    static func ellipseElements(_ rect: CGRect) -> [Element] {
        let centerX = rect.midX
        let centerY = rect.midY
        let controlX = rect.width / 2 * circleControl
        let controlY = rect.height / 2 * circleControl
        let top = CGPoint(x: centerX, y: rect.minY)
        let bottom = CGPoint(x: centerX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: centerY)
        let right = CGPoint(x: rect.maxX, y: centerY)
        func quarter(from start: CGPoint, to end: CGPoint, startsVertically: Bool) -> Element {
            let horizontal = startsVertically ? start : end
            let vertical = startsVertically ? end : start
            // The control beside a leftmost or rightmost point lies above or below it, and the other way round.
            let beside = CGPoint(x: horizontal.x, y: centerY + (vertical.y > centerY ? controlY : -controlY))
            let along = CGPoint(x: centerX + (horizontal.x > centerX ? controlX : -controlX), y: vertical.y)
            return startsVertically
                ? .curve(to: end, control1: beside, control2: along)
                : .curve(to: end, control1: along, control2: beside)
        }
        return [
            .move(to: right),
            quarter(from: right, to: bottom, startsVertically: true),
            quarter(from: bottom, to: left, startsVertically: false),
            quarter(from: left, to: top, startsVertically: true),
            quarter(from: top, to: right, startsVertically: false),
            .closeSubpath,
        ]
    }

    /// The distance of the controls of a quarter circle of radius 1 from its ends: 4/3·(√2 − 1).
    static let circleControl: CGFloat = 0.552_284_749_830_793_4
}

extension Path.Element {
    /// Whether no coordinate is NaN or infinite.
    package var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
    }

    var isMove: Bool {
        if case .move = self { true } else { false }
    }

    /// Returns the element with every point moved by a closure.
    func mapped(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
