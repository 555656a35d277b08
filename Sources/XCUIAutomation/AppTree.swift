import Foundation
import RiffleDriverMessages

/// An element in the last picture of an app's elements.
final class AppNode {
    let element: DriverElement
    let children: [AppNode]

    init(_ element: DriverElement) {
        self.element = element
        children = element.children.map { AppNode($0) }
    }

    /// All in it, in reading order.
    var descendants: [AppNode] {
        var result: [AppNode] = []
        var pending = Array(children.reversed())
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: next.children.reversed())
        }
        return result
    }

    /// Whether tests name it so.
    func isCalled(_ name: String) -> Bool { element.names.contains(name) }
}

/// An element as predicates see it. `NSPredicate(block:)` gets one, too.
final class AppElementAttributes: NSObject, XCUIElementAttributes {
    let node: AppNode

    init(_ node: AppNode) { self.node = node }

    var identifier: String { node.element.identifier }
    var label: String { node.element.label }
    var title: String { "" }
    var value: Any? { node.element.value }
    var placeholderValue: String? { node.element.placeholder }
    var frame: CGRect { node.element.rect }
    var isEnabled: Bool { node.element.isEnabled }
    var isSelected: Bool { node.element.isSelected }
    var hasFocus: Bool { node.element.isFocused }
    var elementType: XCUIElement.ElementType { .named(node.element.type) }
    var horizontalSizeClass: XCUIElement.SizeClass { .unspecified }
    var verticalSizeClass: XCUIElement.SizeClass { .unspecified }
}

extension XCUIElement.ElementType {
    static func named(_ name: String) -> XCUIElement.ElementType { all[name] ?? .other }

    private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// What can be asked of an element that is there.
public protocol XCUIElementAttributes {
    /// The name that tests know it by.
    var identifier: String { get }
    /// Where it is, in points of the window.
    var frame: CGRect { get }
    /// What it is set to.
    var value: Any? { get }
    /// Its title; empty on an iPhone.
    var title: String { get }
    /// What it is called.
    var label: String { get }
    /// What kind of element it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it can be used.
    var isEnabled: Bool { get }
    /// How much width there is.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// How much height there is.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// What a field shows while it is empty.
    var placeholderValue: String? { get }
    /// Whether it is chosen.
    var isSelected: Bool { get }
    /// Whether the keyboard is directed to it.
    var hasFocus: Bool { get }
}
