import Foundation
import RiffleDriverMessages

/// A place in an element, found anew whenever it is touched.
open class XCUICoordinate: NSObject, @unchecked Sendable {
    /// The element that the place is counted from.
    public let referencedElement: XCUIElement
    private let unit: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, _ unit: CGVector, _ offset: CGVector = CGVector(dx: 0, dy: 0)) {
        referencedElement = element
        self.unit = unit
        self.offset = offset
    }

    /// Where it is now, in points of the window.
    open var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * unit.dx + offset.dx, y: frame.minY + frame.height * unit.dy + offset.dy)
    }

    /// A place some points further.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, unit, CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    private func perform(_ command: String, _ edit: (inout DriverRequest) -> Void = { _ in }) {
        let app = referencedElement.app
        app.perform { [self] in
            var request = DriverRequest(command)
            let point = screenPoint
            (request.x, request.y) = (Double(point.x), Double(point.y))
            edit(&request)
            return request
        }
    }

    /// Taps there.
    open func tap() { perform("tap") }
    /// Taps there.
    open func click() { perform("tap") }
    /// Taps there twice.
    open func doubleTap() { perform("doubleTap") }
    /// Presses there for a time in seconds.
    open func press(forDuration duration: TimeInterval) { perform("press") { $0.duration = duration } }

    /// Presses there for a time in seconds, and drags to another place.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// Presses there for a time in seconds, drags to another place, and rests there.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        let end = otherCoordinate.screenPoint
        perform("drag") {
            $0.holding = duration
            ($0.toX, $0.toY) = (Double(end.x), Double(end.y))
            $0.velocity = Double(velocity.rawValue)
        }
    }
}
