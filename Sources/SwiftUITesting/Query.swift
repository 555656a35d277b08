import RiffleSemantics

/// What to look for among the elements of a view.
public struct Query: CustomStringConvertible, Sendable {
    /// What kind of element it is, as assistive technology names it.
    public enum Role: String, Sendable, CaseIterable {
        /// Text that is only read.
        case text
        /// A picture.
        case image
        /// Text that starts a section.
        case header
        /// Something to press.
        case button
        /// Something that leads elsewhere.
        case link
        /// A switch.
        case toggle
        /// A value on a track.
        case slider
        /// A value with buttons for more and less.
        case stepper
        /// Another value to change in steps.
        case adjustable
        /// A choice of one among several.
        case picker
        /// A button that opens more of them.
        case menu
        /// An entry of a menu.
        case menuItem
        /// Text to edit.
        case textField
        /// Text to edit that is not shown.
        case secureField
        /// Text to look for.
        case searchField
        /// How far something has got.
        case progress
        /// Rows that belong together.
        case list
        /// A row of a list.
        case row
        /// The bar that tabs are in.
        case tabBar
        /// One of several screens to show.
        case tab
        /// The bar with a screen's title.
        case navigationBar
        /// What can be scrolled.
        case scrollArea
        /// A message to answer.
        case alert
        /// Something in front of all else.
        case dialog
        /// Elements that belong together.
        case group
    }

    /// What the query asks for, for messages.
    public let description: String
    package let matches: @Sendable (SemanticsNode) -> Bool

    package init(description: String, matches: @escaping @Sendable (SemanticsNode) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// Elements that show exactly this text: as texts, as the titles of controls, or as values.
    public static func text(_ text: String) -> Query {
        Query(description: ".text(\"\(text)\")") { $0.value == text || $0.showsLabel && $0.label == text }
    }

    /// Elements with exactly this label.
    public static func label(_ label: String) -> Query {
        Query(description: ".label(\"\(label)\")") { $0.label == label }
    }

    /// Elements of a role, and with a label if one is given.
    public static func role(_ role: Role, _ label: String? = nil) -> Query {
        Query(description: ".role(.\(role.rawValue)\(label.map { ", \"\($0)\"" } ?? ""))") {
            $0.role.rawValue == role.rawValue && (label == nil || $0.label == label)
        }
    }

    /// Elements with this accessibility identifier.
    public static func id(_ identifier: String) -> Query {
        Query(description: ".id(\"\(identifier)\")") { $0.identifier == identifier }
    }

    /// Elements whose label or value contains this text; all of them for an empty one.
    public static func containing(_ text: String) -> Query {
        Query(description: ".containing(\"\(text)\")") {
            // Foundation finds an empty text nowhere.
            text.isEmpty || $0.label.contains(text) || ($0.value?.contains(text) ?? false)
        }
    }
}

extension SemanticsNode {
    /// Whether the label can be read on the screen; that of a picture or of a group only describes it.
    fileprivate var showsLabel: Bool { role != .image && !role.isContainer }
}

/// A query found no element, or more than one.
public struct QueryFailed: Error, CustomStringConvertible {
    /// What was looked for.
    public let query: Query
    /// How many elements matched.
    public let count: Int
    /// The elements there are.
    public let elements: String
    /// Where it was looked for.
    public let callSite: CallSite

    package init(query: Query, count: Int, elements: String, callSite: CallSite) {
        self.query = query
        self.count = count
        self.elements = elements
        self.callSite = callSite
    }

    /// Where it was looked for, and what was found instead.
    public var description: String {
        let what = count == 0 ? "No element matches" : "\(count) elements match"
        return
            "\(callSite): \(what) \(query). There are:\n\(elements.isEmpty ? "(nothing that can be perceived)" : elements)"
    }
}

extension ViewTester {
    /// The one element that matches.
    ///
    /// - Parameters:
    ///   - file: of the call, which the error names; a function that calls this one for tests passes its own caller's.
    ///   - line: of the call.
    /// - Throws: `QueryFailed`, with the elements there are, when none or several match.
    public func find(_ query: Query, file: StaticString = #filePath, line: UInt = #line) throws -> Element {
        try find(query, at: CallSite(file, line))
    }

    package func find(_ query: Query, at callSite: CallSite) throws -> Element {
        let found = findAll(query)
        guard found.count == 1 else {
            throw QueryFailed(
                query: query, count: found.count, elements: semanticsDescription, callSite: callSite)
        }
        return found[0]
    }

    /// All elements that match, in reading order.
    public func findAll(_ query: Query) -> [Element] {
        host.semantics.elements.filter(query.matches).compactMap { Element($0, in: graph) }
    }

    /// Performs an accessibility action of an element, by name, and shows a frame.
    ///
    /// - Throws: `ActionMissing`, with the actions the element has, or `ElementGone`, with the elements there are.
    public func perform(
        _ action: String, on element: Element, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await perform(action, on: element, at: CallSite(file, line))
    }

    package func perform(_ action: String, on element: Element, at callSite: CallSite) async throws {
        let tree = host.semantics
        guard tree[element.node.id] != nil else {
            throw ElementGone(element: "\(element.node)", elements: tree.description, callSite: callSite)
        }
        guard let found = element.node.action(named: action) else {
            throw ActionMissing(
                action: action, element: "\(element.node)", actions: element.actions, callSite: callSite)
        }
        host.perform(found, on: element.node.id)
        await pump()
    }
}

/// An element was found earlier and is no longer there.
public struct ElementGone: Error, CustomStringConvertible {
    let element: String
    let elements: String
    /// Where the action was asked for.
    public let callSite: CallSite

    /// Where the action was asked for, and what is there instead.
    public var description: String {
        "\(callSite): \(element) is no longer there: find it again. There are:\n"
            + (elements.isEmpty ? "(nothing that can be perceived)" : elements)
    }
}

/// An element has no such accessibility action.
public struct ActionMissing: Error, CustomStringConvertible {
    let action: String
    let element: String
    let actions: [String]
    /// Where the action was asked for.
    public let callSite: CallSite

    package init(action: String, element: String, actions: [String], callSite: CallSite) {
        self.action = action
        self.element = element
        self.actions = actions
        self.callSite = callSite
    }

    /// Where the action was asked for, and what the element offers instead.
    public var description: String {
        "\(callSite): No action \"\(action)\" on \(element). It has: "
            + (actions.isEmpty ? "none" : actions.map { "\"\($0)\"" }.joined(separator: ", "))
    }
}
