import Semantics

/// What to look for among the elements of a view.
public struct Query: CustomStringConvertible {
    /// What kind of element it is, as assistive technology names it.
    public enum Role: String, Sendable, CaseIterable {
        /// Text that is only read.
        case text
        /// A picture.
        case image
        /// Something to press.
        case button
        /// A heading.
        case header
        /// A switch.
        case toggle
        /// A value to change in steps.
        case adjustable
        /// Text to edit.
        case textField
        /// Elements that belong together.
        case group
    }

    /// What the query asks for, for messages.
    public let description: String
    let matches: (SemanticsNode) -> Bool

    /// Elements that show exactly this text.
    public static func text(_ text: String) -> Query {
        Query(description: ".text(\"\(text)\")") { $0.role == .text && $0.label == text || $0.value == text }
    }

    /// Elements with exactly this label.
    public static func label(_ label: String) -> Query {
        Query(description: ".label(\"\(label)\")") { $0.label == label }
    }

    /// Elements of a role, and with a label if one is given.
    public static func role(_ role: Role, _ label: String? = nil) -> Query {
        Query(description: ".role(.\(role.rawValue)\(label.map { ", \"\($0)\"" } ?? ""))") {
            "\($0.role)" == role.rawValue && (label == nil || $0.label == label)
        }
    }

    /// Elements with this accessibility identifier.
    public static func id(_ identifier: String) -> Query {
        Query(description: ".id(\"\(identifier)\")") { $0.identifier == identifier }
    }

    /// Elements whose label or value contains this text.
    public static func containing(_ text: String) -> Query {
        Query(description: ".containing(\"\(text)\")") {
            $0.label.contains(text) || ($0.value?.contains(text) ?? false)
        }
    }
}

/// A query found no element, or more than one.
public struct QueryFailed: Error, CustomStringConvertible {
    /// What was looked for.
    public let query: Query
    /// How many elements matched.
    public let count: Int
    /// The elements there are.
    public let elements: String

    /// What was found instead.
    public var description: String {
        let what = count == 0 ? "No element matches" : "\(count) elements match"
        return "\(what) \(query). There are:\n\(elements.isEmpty ? "(nothing that can be perceived)" : elements)"
    }
}

extension ViewTester {
    /// The one element that matches.
    ///
    /// - Throws: `QueryFailed`, with the elements there are, when none or several match.
    public func find(_ query: Query) throws -> Element {
        let found = findAll(query)
        guard found.count == 1 else {
            throw QueryFailed(query: query, count: found.count, elements: semanticsDescription)
        }
        return found[0]
    }

    /// All elements that match, in reading order.
    public func findAll(_ query: Query) -> [Element] {
        graph.semantics.elements.filter(query.matches).compactMap { Element($0, in: graph) }
    }

    /// Performs an accessibility action of an element, by name, and shows a frame.
    ///
    /// - Throws: `ActionMissing`, with the actions the element has.
    public func perform(_ action: String, on element: Element) async throws {
        guard let found = element.node.action(named: action) else {
            throw ActionMissing(action: action, element: "\(element.node)", actions: element.node.actions.map(\.name))
        }
        graph.perform(found, on: element.node.id)
        await pump()
    }
}

/// An element has no such accessibility action.
public struct ActionMissing: Error, CustomStringConvertible {
    let action: String
    let element: String
    let actions: [String]

    /// What the element offers instead.
    public var description: String {
        "No action \"\(action)\" on \(element). It has: "
            + (actions.isEmpty ? "none" : actions.map { "\"\($0)\"" }.joined(separator: ", "))
    }
}
