import Foundation
import RiffleDriverMessages
import RiffleGestures
import RiffleHeadlessHost
import RiffleSemantics

/// What fingers do.
extension DrivenApp {
    /// Where a command touches: a point, or a place in an element, which is brought into sight.
    func place(of request: DriverRequest) async throws -> (point: CGPoint, element: DriverElement?) {
        if let x = request.x, let y = request.y, request.element == nil, request.query == nil {
            return (CGPoint(x: x, y: y), nil)
        }
        let element = try await bringIntoSight(try element(of: request))
        let frame = element.rect
        var point = CGPoint(
            x: frame.minX + frame.width * (request.unitX ?? 0.5), y: frame.minY + frame.height * (request.unitY ?? 0.5))
        if element.type == "switch", request.unitX == nil {
            // The control is at the end of the row; the label before it is not touched.
            let layout = screen.graph.elements.layoutNode(of: element.number)
            let isMirrored = layout?.environment.layoutDirection == .rightToLeft
            let inset = min(frame.width / 2, 26)
            point.x = isMirrored ? frame.minX + inset : frame.maxX - inset
        }
        if element.type == "datePicker", request.unitX == nil, element.children.count <= 2,
            let button = element.children.first, button.type == "button", button.isHittable
        {
            // Its label and its buttons are in one row, which is not touched between them.
            point = button.rect.center
        }
        if let x = request.x, let y = request.y { point = CGPoint(x: point.x + x, y: point.y + y) }
        return (point, element)
    }

    /// Scrolls what is around an element until its middle is in the window.
    func bringIntoSight(_ element: DriverElement) async throws -> DriverElement {
        guard !element.isHittable, numbers.deed(of: element.number) == nil else { return element }
        var element = element
        for _ in 0..<4 {
            let around = ancestors(of: element.number).filter { ["scrollView", "collectionView"].contains($0.type) }
            guard
                let area = around.last(where: { !$0.rect.contains(element.rect.center) || isCovered(element) })
                    ?? around.last
            else { break }
            let seen = visible(area.rect)
            guard !seen.contains(element.rect.center) else { break }
            let delta = CGSize(
                width: Self.distance(element.rect.midX, seen.minX, seen.maxX),
                height: Self.distance(element.rect.midY, seen.minY, seen.maxY))
            await screen.scroll(at: seen.center, by: delta)
            await becomeStill()
            guard let found = application.flattened.first(where: { $0.number == element.number }) else {
                throw DriverError(.notFound, "\(element) went away while it was scrolled into sight.")
            }
            if found.rect == element.rect { break }
            element = found
            if element.isHittable { return element }
        }
        let center = element.rect.center
        guard visible(CGRect(origin: .zero, size: screen.graph.window.size)).contains(center) else {
            throw DriverError(
                .notHittable,
                "\(element) is out of sight, and nothing around it scrolls that far. Its middle is at "
                    + "(\(Int(clamping: center.x)), \(Int(clamping: center.y))).")
        }
        return element
    }

    private func isCovered(_ element: DriverElement) -> Bool { element.rect.midY >= keyboardTop ?? .infinity }

    /// The part of a rectangle that neither the window's edges nor the keyboard hide.
    private func visible(_ rect: CGRect) -> CGRect {
        let size = screen.graph.window.size
        let window = CGRect(x: 0, y: 0, width: size.width, height: keyboardTop ?? size.height)
        let part = rect.intersection(window)
        return part.isNull ? .zero : part
    }

    /// How far a place is outside of a span, with some more so that it stands well inside.
    private static func distance(_ place: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let margin = min((most - least) / 3, 60)
        if place < least { return place - least - margin }
        if place > most { return place - most + margin }
        return 0
    }

    func finger(at point: CGPoint) -> Finger {
        let id = nextFinger()
        return Finger(screen, id: id, at: point) { [weak self] in self?.fingers[id] = $0 }
    }

    /// Does what touching something stands for that is no view; false for what is touched.
    private func did(_ element: DriverElement?) async -> Bool {
        guard let element, let deed = numbers.deed(of: element.number) else { return false }
        switch deed {
        case .perform(let name, let id):
            if let action = screen.semantics[id]?.action(named: name) { screen.perform(action, on: id) }
            await screen.pump()
        case .key(let name):
            if let key = KeyboardKeys.key(named: name) { await screen.press(key) }
        }
        return true
    }

    func tap(_ request: DriverRequest, count: Int, fingers: Int = 1, duration: Double = 0.05) async throws {
        let (point, element) = try await place(of: request)
        for index in 0..<max(count, 1) {
            if index > 0 { await screen.advance(by: 0.08) }
            if await did(element) { continue }
            let down = (0..<max(fingers, 1)).map { finger(at: CGPoint(x: point.x + CGFloat($0) * 40, y: point.y)) }
            await screen.advance(by: duration)
            for finger in down.dropLast() { finger.leave(.ended) }
            await down.last?.end(.ended)
        }
    }

    func drag(_ request: DriverRequest) async throws {
        let start = try await place(of: request).point
        var end = CGPoint(x: start.x + (request.dx ?? 0), y: start.y + (request.dy ?? 0))
        if let number = request.toElement {
            guard let target = application.flattened.first(where: { $0.number == number }) else {
                throw DriverError(.notFound, "Element #\(number), to drag to, is not there.")
            }
            end = target.rect.center
        } else if let x = request.toX, let y = request.toY {
            end = CGPoint(x: x, y: y)
        }
        let distance = hypot(end.x - start.x, end.y - start.y)
        let duration = request.duration ?? request.velocity.map { $0 > 0 ? distance / $0 : 0 } ?? 0.3
        let finger = finger(at: start)
        if let holding = request.holding, holding > 0 { await screen.advance(by: holding) }
        await finger.move(to: end, over: duration)
        // A finger that rests before it is lifted throws nothing.
        if request.holding ?? 0 > 0 { await screen.advance(by: 0.1) }
        await finger.end(.ended)
    }

    /// A swipe over an element: most of the way from one side to the other.
    func swipe(_ request: DriverRequest) async throws {
        let element = request.element == nil && request.query == nil ? application : try element(of: request)
        let rect = visible(element.rect)
        guard rect.width > 0, rect.height > 0 else {
            throw DriverError(.notHittable, "\(element) is out of sight: scroll first.")
        }
        // Rows show their buttons; farther and faster would do what the first of them does.
        let isRow = element.type == "cell" || ancestors(of: element.number).contains { $0.type == "cell" }
        let (width, height) = (isRow ? min(rect.width * 0.35, 50) : rect.width * 0.35, rect.height * 0.35)
        let way: CGSize
        switch request.direction ?? "" {
        case "up": way = CGSize(width: 0, height: -height)
        case "down": way = CGSize(width: 0, height: height)
        case "left": way = CGSize(width: -width, height: 0)
        case "right": way = CGSize(width: width, height: 0)
        case let other:
            throw DriverError(.badRequest, "\"\(other)\" is no direction. There are: up, down, left, right.")
        }
        let speed = max(isRow ? min(request.velocity ?? 300, 300) : request.velocity ?? 1200, 50)
        let finger = finger(at: CGPoint(x: rect.midX - way.width, y: rect.midY - way.height))
        let end = CGPoint(x: rect.midX + way.width, y: rect.midY + way.height)
        await finger.move(to: end, over: 2 * hypot(way.width, way.height) / speed)
        await finger.end(.ended)
    }

    /// Two fingers that move apart or together, or around their middle.
    func pinch(_ request: DriverRequest, scale: Double, angle: Double) async throws {
        let (center, element) = try await place(of: request)
        guard scale > 0, scale.isFinite, angle.isFinite else {
            throw DriverError(.badRequest, "A pinch needs a scale above 0, a rotation an angle in radians.")
        }
        let room = min(element?.rect.width ?? 200, element?.rect.height ?? 200, 300) / 2
        let (from, to) = scale >= 1 ? (room * 0.8 / scale, room * 0.8) : (room * 0.8, room * 0.8 * scale)
        let seconds = request.duration ?? 0.5
        func points(_ fraction: Double) -> [CGPoint] {
            let radius = from + (to - from) * fraction
            let turn = angle * fraction
            let offset = CGSize(width: radius * cos(turn), height: radius * sin(turn))
            return [
                CGPoint(x: center.x + offset.width, y: center.y + offset.height),
                CGPoint(x: center.x - offset.width, y: center.y - offset.height),
            ]
        }
        let pair = points(0).map { finger(at: $0) }
        let steps = max(Int(clamping: (seconds * 60).rounded()), 2)
        for step in 1...steps {
            let time = screen.now + 1.0 / 60
            for (finger, point) in zip(pair, points(Double(step) / Double(steps))) { finger.jump(to: point, at: time) }
            await screen.pump(goesOn: step < steps)
        }
        pair[0].leave(.ended)
        await pair[1].end(.ended)
    }

    func scroll(_ request: DriverRequest) async throws {
        let point: CGPoint
        if request.element == nil, request.query == nil, request.x == nil {
            point = application.rect.center
        } else {
            point = try await place(of: request).point
        }
        await screen.scroll(at: point, by: CGSize(width: request.dx ?? 0, height: request.dy ?? 0))
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
