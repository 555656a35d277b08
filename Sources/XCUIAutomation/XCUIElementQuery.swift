import Foundation
import RiffleDriverMessages

/// Looks for elements of an app, anew whenever it is asked.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
    let app: XCUIApplication
    /// What it looks for, for messages.
    let text: String
    let find: (AppNode) -> [AppNode]

    init(_ app: XCUIApplication, _ text: String, find: @escaping (AppNode) -> [AppNode]) {
        self.app = app
        self.text = text
        self.find = find
    }

    private func narrowed(_ text: String, _ isWanted: @escaping (AppNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(app, self.text + text) { [find] in find($0).filter(isWanted) }
    }

    /// What is found now; nothing where the app does not run.
    var nodes: [AppNode] { app.root.map(find) ?? [] }

    // MARK: Narrower

    /// Those of a kind inside of what was found.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, "\(text).\(type.plural)") { [find] root in
            Self.distinct(find(root).flatMap { $0.descendants.filter { type.includes($0.element.type) } })
        }
    }

    /// Those of a kind right inside of what was found.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, "\(text).children(\(type))") { [find] root in
            find(root).flatMap { $0.children.filter { type.includes($0.element.type) } }
        }
    }

    /// Those that a predicate holds for.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed(".matching(\(predicate.text))") { predicate.evaluate(with: AppElementAttributes($0)) }
    }

    /// Those of a kind and of a name, if one is given.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed(".matching(\(elementType), \(identifier ?? "any"))") {
            elementType.includes($0.element.type) && identifier.map($0.isCalled) ?? true
        }
    }

    /// Those of a name: an identifier, a label, a value or a placeholder.
    open func matching(identifier: String) -> XCUIElementQuery {
        narrowed("[\"\(identifier)\"]") { $0.isCalled(identifier) }
    }

    /// Those with something in them that a predicate holds for.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed(".containing(\(predicate.text))") {
            $0.descendants.contains { predicate.evaluate(with: AppElementAttributes($0)) }
        }
    }

    /// Those with something of a kind in them, and of a name, if one is given.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed(".containing(\(elementType), \(identifier ?? "any"))") {
            $0.descendants.contains { elementType.includes($0.element.type) && identifier.map($0.isCalled) ?? true }
        }
    }

    // MARK: Elements

    /// The one that is found.
    open var element: XCUIElement { XCUIElement(app, text, .only, find) }

    /// The first that is found.
    open var firstMatch: XCUIElement { XCUIElement(app, text + ".firstMatch", .at(0), find) }

    /// The one at a place in reading order, from 0; a negative one counts from the end.
    open func element(boundBy index: Int) -> XCUIElement {
        XCUIElement(app, "\(text).element(boundBy: \(index))", .at(index), find)
    }

    /// The one at a place in reading order, from 0.
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// The one that a predicate holds for.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The one of a kind and of a name, if one is given.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The one of a name: an identifier, a label, a value or a placeholder.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// How many are found.
    open var count: Int { nodes.count }

    /// Those that are found, by their places.
    open var allElementsBoundByIndex: [XCUIElement] { nodes.indices.map { element(boundBy: $0) } }

    /// Those that are found, which stay the same when others come before them.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        nodes.map { node in
            let number = node.element.number
            return XCUIElement(app, "\(text) #\(number)", .only) { [find] in
                find($0).filter { $0.element.number == number }
            }
        }
    }

    /// What it looks for, and what is there.
    open override var debugDescription: String {
        let found = nodes.map { "  " + $0.element.description }
        return "Query \(text): \(found.count) found" + (found.isEmpty ? "" : "\n" + found.joined(separator: "\n"))
    }

    private static func distinct(_ nodes: [AppNode]) -> [AppNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension XCUIElement.ElementType {
    /// As queries are called.
    var plural: String {
        switch self {
        case .any: "any"
        case .other: "otherElements"
        case .switch: "switches"
        case .checkBox: "checkBoxes"
        case .comboBox: "comboBoxes"
        default: "\(self)s"
        }
    }
}
