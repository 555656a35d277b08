import Foundation
import RiffleDriverMessages

/// An element and all in it, as they were at one moment.
public protocol XCUIElementSnapshot: NSObjectProtocol, XCUIElementAttributes {
    /// What is right in it, in reading order.
    var children: [any XCUIElementSnapshot] { get }
    /// What is known of it, and of all in it.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Something that tells all that is known of it at once.
public protocol XCUIElementSnapshotProviding {
    /// What it is now, with all in it.
    ///
    /// - Throws: where there is no such element, or several.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// What is known of an element.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// What it is called.
        public var rawValue: String

        /// An attribute by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What is right in it.
        public static let children = AttributeName(rawValue: "children")
        /// What kind of element it is, as a number.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// Whether it can be used.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// Where it is: `X`, `Y`, `Width` and `Height`.
        public static let frame = AttributeName(rawValue: "frame")
        /// Whether the keyboard is directed to it.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// How much width there is, as a number.
        public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
        /// The name that tests know it by.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// What it is called.
        public static let label = AttributeName(rawValue: "label")
        /// What a field shows while it is empty.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether it is chosen.
        public static let selected = AttributeName(rawValue: "selected")
        /// Its title; empty on an iPhone.
        public static let title = AttributeName(rawValue: "title")
        /// What it is set to.
        public static let value = AttributeName(rawValue: "value")
        /// How much height there is, as a number.
        public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
    }
}

extension XCUIElement: XCUIElementSnapshotProviding {
    /// What the element is now, with all in it.
    ///
    /// - Throws: where there is no such element, or several.
    public func snapshot() throws -> any XCUIElementSnapshot {
        let number = self is XCUIApplication ? nil : try number(for: "take a snapshot of")
        guard let first = candidates.first(where: { number == nil || $0.element.number == number }) else {
            throw DriverError(.notFound, "There is no snapshot of \(text): the app does not run.")
        }
        return TakenSnapshot(first.element, (horizontalSizeClass, verticalSizeClass))
    }

    /// What Objective-C would give for a key. Of these tests use one: `hasKeyboardFocus`.
    ///
    /// - Returns: nil for a key that is unknown, after a failure.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "hasKeyboardFocus", "hasFocus": return hasFocus
        case "exists": return exists
        case "isHittable", "hittable": return isHittable
        case "isEnabled", "enabled": return isEnabled
        case "isSelected", "selected": return isSelected
        case "label": return label
        case "identifier": return identifier
        case "value": return value
        case "placeholderValue": return placeholderValue
        case "frame": return frame
        case "elementType": return elementType.rawValue
        default:
            app.fail(DriverError(.notPossible, "Elements have no value for the key \"\(key)\"."))
            return nil
        }
    }
}

/// What one element was.
private final class TakenSnapshot: NSObject, XCUIElementSnapshot {
    private let element: DriverElement
    let horizontalSizeClass: XCUIElement.SizeClass
    let verticalSizeClass: XCUIElement.SizeClass
    let children: [any XCUIElementSnapshot]

    init(_ element: DriverElement, _ sizes: (XCUIElement.SizeClass, XCUIElement.SizeClass)) {
        self.element = element
        (horizontalSizeClass, verticalSizeClass) = sizes
        children = element.children.map { TakenSnapshot($0, sizes) }
    }

    var identifier: String { element.identifier }
    var frame: CGRect { element.rect }
    var value: Any? { element.value }
    var title: String { "" }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { .named(element.type) }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.isFocused }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var result: [XCUIElement.AttributeName: Any] = [
            .children: children.map(\.dictionaryRepresentation), .elementType: elementType.rawValue,
            .enabled: isEnabled, .hasFocus: hasFocus, .horizontalSizeClass: horizontalSizeClass.rawValue,
            .identifier: identifier, .label: label, .selected: isSelected, .title: title,
            .verticalSizeClass: verticalSizeClass.rawValue,
        ]
        result[.frame] = ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height]
        if let value { result[.value] = value }
        if let placeholderValue { result[.placeholderValue] = placeholderValue }
        return result
    }
}
