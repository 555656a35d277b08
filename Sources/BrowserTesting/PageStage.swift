import RiffleChromiumDriver
import Foundation
import RiffleHosting
import RiffleSemantics
import SwiftUITesting

/// A view in Chromium, with a mouse or a finger.
///
/// Elements are those the page tells assistive technology of. Where one lies is measured on the page, at the layer that
/// paints it.
@MainActor
package final class PageStage: Stage {
    private let served: ServedPage
    private let isTouch: Bool
    private var finger = CGPoint.zero

    private var page: Page { served.page }

    package init(_ served: ServedPage, isTouch: Bool) {
        self.served = served
        self.isTouch = isTouch
    }

    package var host: StageHost { isTouch ? .touch : .mouse }

    // MARK: Elements

    package func findAll(_ query: Query) async throws -> [StagedElement] {
        let nodes = try await elements().filter { query.matches($0) }
        let frames = try await shownFrames(nodes)
        return zip(nodes, frames).map { StagedElement(node: $0, frame: $1) }
    }

    package func describeElements() async throws -> String {
        try await elements().map(\.description).joined(separator: "\n")
    }

    package func readElements() async throws -> [ReadElement] {
        let tree = try await page.send("Accessibility.getFullAXTree")["nodes"].array
        // Paragraphs have no names; what they say is in pieces.
        var texts: [String: String] = [:]
        for node in tree where node["role"]["value"].string == "StaticText" {
            texts[node["parentId"].string ?? "", default: ""] += node["name"]["value"].string ?? ""
        }
        // Chromium counts what it makes a field of as elements of no kind, and the body of the page.
        var kinds: [String: (role: String, parent: String?)] = [:]
        for node in tree {
            guard let id = node["nodeId"].string else { continue }
            kinds[id] = (node["role"]["value"].string ?? "", node["parentId"].string)
        }
        func isInField(_ node: JSON) -> Bool {
            var parent = node["parentId"].string
            while let id = parent, let kind = kinds[id] {
                if ["textbox", "searchbox"].contains(kind.role) { return true }
                parent = kind.parent
            }
            return false
        }
        var isBodySeen = false
        return tree.compactMap { node in
            guard node["ignored"].bool != true, let role = node["role"]["value"].string,
                !Self.texts.contains(role), !isInField(node)
            else { return nil }
            if role == "generic", !isBodySeen {
                isBodySeen = true
                return nil
            }
            let properties = node["properties"].array
            // What was said stays on the page.
            if properties.contains(where: { $0["name"].string == "live" }) { return nil }
            func has(_ name: String) -> Bool {
                properties.contains { $0["name"].string == name && $0["value"]["value"].bool == true }
            }
            let name = node["name"]["value"].string ?? ""
            let text = texts[node["nodeId"].string ?? ""] ?? ""
            return ReadElement(
                role: role, name: name.isEmpty ? text : name, isFocusable: has("focusable"), isFocused: has("focused"))
        }
    }

    /// Roles of pieces of texts, and of the page as a whole.
    private static let texts: Set = ["RootWebArea", "StaticText", "InlineTextBox", "none"]

    /// What the page tells assistive technology, in reading order.
    private func elements() async throws -> [SemanticsNode] {
        let found = try await page.evaluate(
            """
            [...riffle.mirror.root.querySelectorAll(".e")].map(({ dataset: { id } }) => ({
              id: Number(id), ...riffle.mirror.nodes.get(Number(id)).node,
            }))
            """)
        return found.array.map { SemanticsNode($0) }
    }

    /// Where elements are painted now.
    private func shownFrames(_ nodes: [SemanticsNode]) async throws -> [CGRect] {
        guard !nodes.isEmpty else { return [] }
        let anchors = nodes.map { node in served.content.graph.flatMap { ElementAnchor(of: node.id, in: $0) } }
        let layers = anchors.map { JSON.number(Double($0?.layer ?? 0)) }
        let boxes = try await page.evaluate(
            """
            \(JSON.array(layers).text).map((id) => {
              const element = id === 0 ? null : riffle.layers.nodes.get(id)?.element;
              if (!element) return null;
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y, width, height];
            })
            """)
        return zip(zip(nodes, anchors), boxes.array).map { known, box in
            guard let anchor = known.1, let box = CGRect(box) else { return known.0.frame }
            return anchor.frame(whereLayerIsAt: box)
        }
    }

    // MARK: Finger and mouse

    package func down(at point: CGPoint) async throws { try await down(at: point, time: nil) }

    package func down(at point: CGPoint, movingTo points: [CGPoint]) async throws {
        try await down(at: point, time: nil, isAwaited: false)
        for point in points.dropLast() { try await move(to: point, time: nil, isAwaited: false) }
        try await move(to: points.last ?? point)
    }

    package func move(to point: CGPoint) async throws {
        try await move(to: point, time: nil)
        try await served.live(for: 1.0 / 60)
    }

    package func lift() async throws { try await lift(time: nil) }

    package func flick(at point: CGPoint, by distance: CGSize, over seconds: Double) async throws {
        // It has taken place when the page hears of it: what is told late has the times it should have had.
        let start = Date().timeIntervalSince1970
        try await served.live(for: seconds)
        try await down(at: point, time: start)
        let steps = Self.steps(from: point, by: distance, over: seconds)
        for (index, step) in steps.enumerated() {
            try await move(to: step, time: start + seconds * Double(index + 1) / Double(steps.count))
        }
        try await lift(time: start + seconds)
    }

    /// - Parameters:
    ///   - time: when, in seconds since 1970; nil for now. So below.
    ///   - isAwaited: whether to wait until the page has heard of it. So below.
    private func down(at point: CGPoint, time: Double?, isAwaited: Bool = true) async throws {
        finger = point
        if isTouch {
            try await page.touch(.start, [(point.x, point.y)], at: time, isAwaited: isAwaited)
        } else {
            try await page.mouse(.down, point.x, point.y, at: time, isAwaited: isAwaited)
        }
    }

    private func move(to point: CGPoint, time: Double?, isAwaited: Bool = true) async throws {
        finger = point
        if isTouch {
            try await page.touch(.move, [(point.x, point.y)], at: time, isAwaited: isAwaited)
        } else {
            try await page.mouse(.move, point.x, point.y, at: time, isAwaited: isAwaited)
        }
    }

    private func lift(time: Double?) async throws {
        if isTouch {
            try await page.touch(.end, [], at: time)
        } else {
            try await page.mouse(.up, finger.x, finger.y, at: time)
        }
    }

    package func cancel() async throws {
        if isTouch {
            try await page.touch(.cancel, [])
        } else {
            // What a page sees when another window comes to the front.
            try await page.evaluate("dispatchEvent(new Event('blur'))")
            try await page.mouse(.up, finger.x, finger.y)
        }
    }

    package func scroll(at point: CGPoint, by distance: CGSize) async throws {
        let sent = try await page.evaluate("riffle.pointers.eventsSent").int ?? 0
        // Chromium takes a wheel's distance for pixels of the emulated screen.
        let scale = try await page.evaluate("devicePixelRatio").number ?? 1
        try await page.wheel(point.x, point.y, dx: distance.width * scale, dy: distance.height * scale)
        // The wheel goes its own way through the browser.
        try await served.wait(until: "riffle.pointers.eventsSent > \(sent)")
    }

    package func countInput() async throws -> (sent: Int, received: Int) {
        let sent = try await page.evaluate("riffle.connection.ping().then(() => riffle.pointers.eventsSent)").int
        let received = served.content.events.count { if case .pointer = $0 { true } else { $0.isWheel } }
        return (sent ?? 0, received)
    }

    // MARK: Keyboard and assistive technology

    package func key(_ key: KeyEquivalent, modifiers: EventModifiers) async throws {
        try await page.key(key, modifiers)
    }

    package func type(_ text: String) async throws {
        for character in text { try await page.key(KeyEquivalent(character), []) }
    }

    package func perform(_ action: String, on element: StagedElement, at callSite: CallSite) async throws {
        guard let found = element.node.action(named: action) else {
            throw ActionMissing(
                action: action, element: "\(element.node)", actions: element.actions, callSite: callSite)
        }
        let selector = ".e[data-id='\(element.node.id)']"
        switch found.kind {
        case .default: try await page.evaluate("document.querySelector(\"\(selector)\").click()")
        case .increment, .decrement:
            try await page.evaluate("document.querySelector(\"\(selector)\").focus()")
            try await page.key(found.kind == .increment ? .upArrow : .downArrow, [])
        default:
            try await page.evaluate(
                """
                [...document.querySelectorAll(".a[data-node='\(element.node.id)']")]
                  .find((button) => button.dataset.action === \(JSON.string(action).text)).click()
                """)
        }
    }

    package func announcements() async throws -> [String] {
        try await page.evaluate("window.announcements").array.compactMap(\.string)
    }

    /// Begins to write down what screen readers are given to say.
    func listen() async throws {
        try await page.evaluate(
            """
            (() => {
              const spoken = document.getElementById("spoken");
              window.announcements = [];
              new MutationObserver(() => announcements.push(spoken.textContent)).observe(spoken, { childList: true });
            })()
            """)
    }

    // MARK: Time and window

    package func live(for seconds: Double) async throws { try await served.live(for: seconds) }

    package func settle(at callSite: CallSite) async throws { try await served.settle() }

    package func resize(to size: CGSize, scale: CGFloat) async throws {
        try await served.resize(width: Int(size.width), height: Int(size.height), scale: scale)
    }
}

extension InputEvent {
    fileprivate var isWheel: Bool { if case .wheel = self { true } else { false } }
}

extension CGRect {
    fileprivate init?(_ json: JSON) {
        let sides = json.array.compactMap(\.number)
        guard sides.count == 4 else { return nil }
        self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}

extension SemanticsNode {
    /// An element as the page has it: see `SemanticsMessage`.
    fileprivate init(_ json: JSON) {
        self.init(
            id: UInt32(json["id"].int ?? 0), role: SemanticsRole(rawValue: json["role"].string ?? "") ?? .group,
            label: json["label"].string ?? "", value: json["value"].string, placeholder: json["placeholder"].string,
            hint: json["hint"].string,
            identifier: json["identifier"].string, frame: CGRect(json["frame"]) ?? .null,
            traits: SemanticsTraits(names: json["traits"].array.compactMap(\.string)),
            actions: json["actions"].array.map {
                SemanticsAction(
                    name: $0[0].string ?? "", kind: SemanticsAction.Kind(rawValue: $0[1].string ?? "") ?? .custom)
            }, depth: Int32(json["depth"].int ?? 0))
    }
}
