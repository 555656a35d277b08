import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// Whether elements can be found, told apart, met and used.
extension ScreenAudit {
    mutating func checkElements(_ all: [DriverElement]) {
        let keyboard = Set(all.filter { $0.type == "keyboard" }.flatMap(\.flattened).map(\.number))
        // Steps of a stepper and the control of a switch are Apple's, and one element to the engine.
        let parts = Set(
            all.filter { $0.type == "stepper" || $0.type == "switch" }.flatMap(\.children).filter {
                $0.type != "staticText"
            }
            .map(\.number))
        let elements = all.filter { !keyboard.contains($0.number) && !parts.contains($0.number) }
        checkLabels(elements)
        checkTargets(elements)
        if rules.contains(.trait) { checkTaps(all) }
        if !rules.isDisjoint(with: [.keyboard, .trait]) { checkKeyboard(elements) }
        if rules.contains(.readingOrder) { checkOrder() }
    }

    private mutating func checkLabels(_ elements: [DriverElement]) {
        for element in elements where Self.pressed.contains(element.type) || element.type == "image" {
            guard element.label.isEmpty, element.placeholder?.isEmpty != false else { continue }
            add(
                .sufficientElementDescription, element,
                "The \(element.type) has no label: a screen reader says nothing of it.",
                "Give it accessibilityLabel(_:), or hide a picture that only decorates by Image(decorative:).")
        }
        let named = elements.filter { ["button", "switch", "textField"].contains($0.type) && !$0.label.isEmpty }
        // A tab and the button that leads back to its screen have one name, and are told apart by where they are.
        let places = Self.bars(of: elements)
        var known: Set<[String]> = []
        for element in named {
            let name = [places[element.number] ?? "", element.type, element.label, element.value ?? ""]
            guard !known.insert(name).inserted else { continue }
            add(
                .sufficientElementDescription, element, "Another \(element.type) has the same label.",
                "Say in accessibilityLabel(_:) what each is for, as \"Delete milk\".")
        }
    }

    /// The kinds of the bars that elements are in, by the elements' numbers.
    private static func bars(of elements: [DriverElement]) -> [UInt32: String] {
        var places: [UInt32: String] = [:]
        for bar in elements where Self.bars.contains(bar.type) {
            for inner in bar.flattened { places[inner.number] = bar.type }
        }
        return places
    }

    private mutating func checkTargets(_ elements: [DriverElement]) {
        let places = Self.bars(of: elements)
        let grown: Set<String> = ["slider", "stepper", "switch"]
        let fields: Set<String> = ["textField", "secureTextField"]
        // A field in a row is the system's, too, and so is a search field, which is 36 points high.
        let inRows = Set(
            elements.filter { $0.type == "cell" && $0.rect.height + 1 >= target }.flatMap(\.flattened)
                .filter { fields.contains($0.type) }.map(\.number))
        for element in elements
        where Self.pressed.contains(element.type) && !grown.contains(element.type) && element.isHittable {
            guard element.isEnabled, !inRows.contains(element.number), let reach = reach(of: element) else { continue }
            let height = element.type == "searchField" ? min(target, Self.searchField) : target
            let width = places[element.number] == nil ? target : min(target, Self.barItem)
            // Half a point is not seen at either end.
            guard reach.width + 1 < width || reach.height + 1 < height else { continue }
            let side = Int(target)
            add(
                .hitRegion, element,
                "It can be touched on \(Int(reach.width)) × \(Int(reach.height)) points; \(side) × \(side) are needed.",
                "Give it padding inside of the label, or a frame(minWidth: \(side), minHeight: \(side)) with "
                    + "contentShape(_:).")
        }
    }

    /// How wide and high the area around an element's middle is that touches it, in points, up to 60; nil where the window
    /// cuts the element off.
    private func reach(of element: DriverElement) -> CGSize? {
        let graph = screen.graph
        let window = CGRect(origin: .zero, size: graph.window.size)
        guard let layout = graph.elements.layoutNode(of: element.number), window.contains(element.rect) else {
            return nil
        }
        let center = element.rect.center
        func length(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            var distance: CGFloat = 0
            while distance < 30 {
                let next = distance + 0.5
                let point = CGPoint(x: center.x + dx * next, y: center.y + dy * next)
                guard window.contains(point), graph.input.touches(layout, at: point) else { break }
                distance = next
            }
            return distance
        }
        return CGSize(width: length(-1, 0) + length(1, 0), height: length(0, -1) + length(0, 1))
    }

    private mutating func checkKeyboard(_ elements: [DriverElement]) {
        let graph = screen.graph
        let focusable = graph.focus.focusableNodes(in: graph.window.rootLayout)
        let own = Set(focusable.map { ObjectIdentifier($0) })
        var around: Set<ObjectIdentifier> = []
        for node in focusable {
            var outer = node.parent
            while let next = outer, around.insert(ObjectIdentifier(next)).inserted { outer = next.parent }
        }
        let tree = screen.semantics
        for element in elements {
            guard let node = tree[element.number], node.action(.default) != nil, !node.traits.contains(.disabled),
                element.isHittable, let layout = graph.elements.layoutNode(of: element.number)
            else { continue }
            if !node.role.isControl {
                add(
                    .trait, element,
                    "It can be used, and is called \(element.type): nobody is told that it does something.",
                    "Make it a Button, or give it accessibilityAddTraits(.isButton).")
            }
            guard !around.contains(ObjectIdentifier(layout)) else { continue }
            var place: LayoutNode? = layout
            while let next = place, !own.contains(ObjectIdentifier(next)) { place = next.parent }
            guard place == nil else { continue }
            add(
                .keyboard, element, "It can be used by touch, and Tab does not come to it.",
                "Make it a Button, or give it focusable() and onKeyPress(_:action:).")
        }
    }

    /// Looks at neighbors in one container: who follows should stand below, or further along the line.
    private mutating func checkOrder() {
        let tree = screen.semantics
        let window = CGRect(origin: .zero, size: screen.graph.window.size)
        var last: [UInt32: SemanticsNode] = [:]
        tree.visit { node, _ in
            guard node.children.isEmpty, window.intersects(node.frame), !hasPriority(node.id) else { return }
            let parent = tree.parent(of: node.id) ?? SemanticsTree.root
            defer { last[parent] = node }
            guard let before = last[parent], Self.isBehind(node.frame, before.frame, isMirrored(node.id)) else {
                return
            }
            add(
                .readingOrder, node.description, node.id,
                "It is read after \(before.shortDescription), which stands behind it.",
                "Write it earlier among the views around it, or give it accessibilitySortPriority(_:).")
        }
    }

    /// Whether an element stands before the one that is read before it.
    private static func isBehind(_ frame: CGRect, _ before: CGRect, _ isMirrored: Bool) -> Bool {
        let width = min(frame.maxX, before.maxX) - max(frame.minX, before.minX)
        let height = min(frame.maxY, before.maxY) - max(frame.minY, before.minY)
        if frame.maxY <= before.minY + 1 { return width > min(frame.width, before.width) / 2 }
        guard height > min(frame.height, before.height) / 2 else { return false }
        return isMirrored ? frame.minX >= before.maxX - 1 : frame.maxX <= before.minX + 1
    }

    private func isMirrored(_ id: UInt32) -> Bool {
        screen.graph.elements.layoutNode(of: id)?.environment.layoutDirection == .rightToLeft
    }

    /// Whether somebody has said when the element is to be read.
    private func hasPriority(_ id: UInt32) -> Bool {
        var place = screen.graph.elements.layoutNode(of: id)
        while let next = place {
            if next.semanticsEdit?.sortPriority != nil { return true }
            place = next.parent
        }
        return false
    }
}
