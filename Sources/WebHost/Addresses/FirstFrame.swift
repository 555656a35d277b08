import Foundation
import RiffleSemantics

/// What an app shows first at an address, for those who read it without running it.
package struct FirstFrame: Hashable, Sendable {
    /// Whether the app's screens have addresses of their own.
    package var hasAddresses = false
    /// Whether the address names something.
    package var isKnown = true
    /// The heading of the screen; nil where it has none.
    package var title: String?
    /// One or two sentences; nil where nobody says any.
    package var description: String?
    /// What the texts are in.
    package var language = PageLanguage.none
    /// The texts, as HTML without attributes.
    package var html = ""

    package init() {}

    /// What is shown first has this size, in points: as wide as a tablet, and high enough for what lists have first.
    static let size = CGSize(width: 1024, height: 4096)
}

extension FirstFrame {
    /// Takes over the texts of a frame's elements, in reading order.
    mutating func take(_ elements: SemanticsTree) {
        var writer = ElementWriter(elements)
        for id in elements.roots { writer.write(id) }
        title = writer.title
        html = writer.html
        if description == nil, !writer.sentences.isEmpty {
            description = Self.shortened(writer.sentences)
        }
    }

    /// Characters of a description: two short sentences.
    private static let descriptionLength = 160

    /// As many whole words as have room.
    private static func shortened(_ text: String) -> String {
        guard text.count > descriptionLength else { return text }
        let start = text.prefix(descriptionLength)
        return String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) + "…"
    }
}

/// Writes elements as HTML.
private struct ElementWriter {
    let elements: SemanticsTree
    private(set) var html = ""
    private(set) var title: String?
    /// The texts that are not headings, one after the other.
    private(set) var sentences = ""

    init(_ elements: SemanticsTree) { self.elements = elements }

    mutating func write(_ id: UInt32) {
        guard let node = elements[id] else { return }
        switch node.role {
        case .header:
            let level = min(max(node.headingLevel ?? (title == nil ? 1 : 2), 1), 6)
            if level == 1, title == nil { title = node.label }
            write(text(of: node), in: "h\(level)")
        case .list: writeContainer(node, "ul")
        case .row: writeContainer(node, "li")
        case .navigationBar, .tabBar: writeContainer(node, "nav")
        case .scrollArea, .group, .alert, .dialog:
            write(text(of: node), in: "p")
            writeChildren(node)
        default:
            let text = text(of: node)
            if !node.role.isControl { sentences += (sentences.isEmpty ? "" : " ") + text }
            write(text, in: "p")
            writeChildren(node)
        }
    }

    private mutating func writeContainer(_ node: SemanticsNode, _ name: String) {
        html += "<\(name)>"
        write(text(of: node), in: "p")
        writeChildren(node)
        html += "</\(name)>\n"
    }

    private mutating func writeChildren(_ node: SemanticsNode) { for child in node.children { write(child) } }

    private mutating func write(_ text: String, in name: String) {
        guard !text.isEmpty, html.utf8.count < WebLimits.firstTextBytes else { return }
        html += "<\(name)>\(PageHead.escaped(text))</\(name)>\n"
    }

    /// What is read of an element; nothing of what somebody might have typed in secret.
    private func text(of node: SemanticsNode) -> String {
        let value = node.role == .secureField ? nil : node.value
        return [node.label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
