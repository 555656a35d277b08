import Foundation

extension NSValue {
    /// An object that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// An object that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// An object that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle inside; no rectangle where the object holds something else.
    public var cgRectValue: CGRect { holds(.zero as CGRect) ? rectValue : .zero }
    /// The point inside; the origin where the object holds something else.
    public var cgPointValue: CGPoint { holds(.zero as CGPoint) ? pointValue : .zero }
    /// The size inside; none where the object holds something else.
    public var cgSizeValue: CGSize { holds(.zero as CGSize) ? sizeValue : .zero }

    /// Foundation ends the process where it is asked for another kind of value than it holds.
    fileprivate func holds<Value: _ObjectiveCBridgeable>(_ value: Value) -> Bool
    where Value._ObjectiveCType == NSValue {
        strcmp(objCType, value._bridgeToObjectiveC().objCType) == 0
    }
}

// `as?` makes one of the other, as on Apple's platforms: notifications tell of the keyboard's frame, and code takes it for
// a rectangle or for an object.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle that an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }

    /// The rectangle that an object holds, if it does.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard source.holds(CGRect.zero) else { return false }
        result = source.rectValue
        return true
    }

    /// The rectangle that an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point that an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.cgPointValue
    }

    /// The point that an object holds, if it does.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        guard source.holds(CGPoint.zero) else { return false }
        result = source.pointValue
        return true
    }

    /// The point that an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size that an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.cgSizeValue
    }

    /// The size that an object holds, if it does.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        guard source.holds(CGSize.zero) else { return false }
        result = source.sizeValue
        return true
    }

    /// The size that an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}
