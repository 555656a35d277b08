import Foundation

/// What a page reads to a screen reader, as the server's changes have made it.
struct ElementTree {
    private struct Element {
        var role = ""
        var label = ""
        var value = ""
        /// What a press does.
        var action: String?
        var children: [UInt32] = []
        var parent: UInt32 = 0
        /// Left, top, width and height in the window, in points.
        var frame: [Double] = []

        /// Whether some of it is in sight in a window; lists also have some rows around those.
        func isSeen(width: Double, height: Double) -> Bool {
            guard frame.count == 4 else { return true }
            return frame[0] < width && frame[1] < height && frame[0] + frame[2] > 0 && frame[1] + frame[3] > 0
        }
    }

    private var elements: [UInt32: Element] = [0: Element()]

    var isEmpty: Bool { elements.count == 1 }
    /// Without the root.
    var count: Int { elements.count - 1 }

    mutating func apply(_ json: Data) {
        for change in (try? JSONSerialization.jsonObject(with: json) as? [[String: Any]]) ?? [] {
            if let id = Self.id(change["insert"]), let parent = Self.id(change["parent"]) {
                elements[id] = Element(parent: parent)
                elements[parent]?.children.append(id)
                describe(id, change)
            } else if let id = Self.id(change["update"]) {
                describe(id, change)
            } else if let id = Self.id(change["order"]), let children = change["children"] as? [Int] {
                take(children.map(UInt32.init), to: id)
            } else if let id = Self.id(change["remove"]) {
                remove(id)
            }
        }
    }

    /// The first element of a name that can be pressed.
    func button(_ name: String) -> (id: UInt32, action: String)? {
        elements.filter { $0.value.label == name && $0.value.action != nil }.min { $0.key < $1.key }
            .map { ($0.key, $0.value.action ?? "") }
    }

    /// A line for each element, those that lie in it below.
    var text: String { text { _ in true } }

    /// A line for each element that is in sight in a window.
    func text(width: Double, height: Double) -> String { text { $0.isSeen(width: width, height: height) } }

    private func text(_ isRead: (Element) -> Bool) -> String {
        var lines: [String] = []
        func add(_ id: UInt32, _ depth: Int) {
            guard let element = elements[id], id == 0 || isRead(element) else { return }
            if id != 0 {
                lines.append(
                    String(repeating: " ", count: depth)
                        + [element.role, element.label, element.value].filter { !$0.isEmpty }.joined(separator: " | "))
            }
            for child in element.children { add(child, depth + 1) }
        }
        add(0, 0)
        return lines.joined(separator: "\n")
    }

    private mutating func describe(_ id: UInt32, _ change: [String: Any]) {
        elements[id]?.role = change["role"] as? String ?? ""
        elements[id]?.label = change["label"] as? String ?? ""
        elements[id]?.value = change["value"] as? String ?? ""
        elements[id]?.frame = (change["frame"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        let actions = (change["actions"] as? [[Any]] ?? []).compactMap { $0 as? [String] }
        elements[id]?.action = actions.first { $0.count > 1 && $0[1] == "default" }?.first
    }

    /// Some may have been elsewhere before.
    private mutating func take(_ children: [UInt32], to parent: UInt32) {
        for child in children {
            guard let old = elements[child]?.parent, old != parent else { continue }
            elements[old]?.children.removeAll { $0 == child }
            elements[child]?.parent = parent
        }
        elements[parent]?.children = children
    }

    private mutating func remove(_ id: UInt32) {
        guard let element = elements.removeValue(forKey: id) else { return }
        elements[element.parent]?.children.removeAll { $0 == id }
        for child in element.children { remove(child) }
    }

    private static func id(_ value: Any?) -> UInt32? { (value as? Int).map(UInt32.init) }
}
