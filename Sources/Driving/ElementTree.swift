import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleSemantics

/// The elements of a screen as an iPhone shows them to UI tests: what assistive technology sees, with the cells, bars and
/// texts around and in it.
@MainActor
final class ElementTree {
    /// An element in the making.
    private final class Part {
        var element: DriverElement
        var parts: [Part] = []
        /// The parts that stand for views, by these.
        var containers: [ObjectIdentifier: Part] = [:]

        init(_ element: DriverElement) { self.element = element }

        var finished: DriverElement {
            var result = element
            result.children = parts.map(\.finished)
            return result
        }
    }

    /// Numbers from here on are those of parts that assistive technology does not see.
    private static let firstOwnNumber: UInt32 = 1 << 30

    private let screen: HeadlessScreen
    private let numbers: ElementNumbers
    private var marks = ElementMarks()
    private let keyboardTop: CGFloat?
    /// The bars of stacks, by the stack.
    private var bars: [ObjectIdentifier: Part] = [:]
    /// What dismisses the popovers.
    private var dismissals: [Part] = []

    /// - Parameter keyboardTop: where the keyboard begins that covers the lower end of the window, if one does.
    init(_ screen: HeadlessScreen, numbers: ElementNumbers, keyboardTop: CGFloat?) {
        self.screen = screen
        self.numbers = numbers
        self.keyboardTop = keyboardTop
    }

    /// The application with all in it. O(n) in elements, times the depth of their views.
    func application(named name: String) -> DriverElement {
        let bounds = CGRect(origin: .zero, size: screen.graph.window.size)
        let window = Part(
            DriverElement(number: Self.firstOwnNumber + 1, type: "window", frame: bounds, isHittable: true))
        let tree = screen.semantics
        for id in tree.roots { add(id, of: tree, to: window, within: nil) }
        nameBars()
        window.parts += dismissals
        if let keyboardTop { window.parts.append(keyboard(from: keyboardTop)) }
        let application = Part(
            DriverElement(
                number: Self.firstOwnNumber, type: "application", label: name, frame: bounds, isHittable: true))
        application.parts = [window]
        return application.finished
    }

    private func add(_ id: UInt32, of tree: SemanticsTree, to parent: Part, within outer: _ViewNode?) {
        guard let node = tree[id], let layout = screen.graph.elements.layoutNode(of: id) else { return }
        let around = marks.around(layout.owner, within: outer)
        let place = container(for: around, in: parent, layout)
        let part = Part(element(node, layout, marks.around(layout.owner, within: nil).map(\.mark)))
        place.parts.append(part)
        if part.element.type == "popover" { dismissals.append(dismissal(of: part.element)) }
        if node.children.isEmpty {
            addParts(of: node, layout, to: part)
        } else {
            let inside = part.element.type == "scrollView" ? content(of: part, layout) : part
            for child in node.children { add(child, of: tree, to: inside, within: layout.owner) }
        }
        if let around = around.last?.mark, around == .wheelPicker { place.element.label = node.label }
    }

    /// What is touched beside a popover to dismiss it: the largest part of the window that lies on one side of it. Versions
    /// of iOS have it as a button, or as an element of no kind; here it is one in the other.
    private func dismissal(of popover: DriverElement) -> Part {
        let (size, card) = (screen.graph.window.size, popover.rect)
        let sides = [
            CGRect(x: 0, y: 0, width: size.width, height: max(card.minY, 0)),
            CGRect(x: 0, y: card.maxY, width: size.width, height: max(size.height - card.maxY, 0)),
            CGRect(x: 0, y: 0, width: max(card.minX, 0), height: size.height),
            CGRect(x: card.maxX, y: 0, width: max(size.width - card.maxX, 0), height: size.height),
        ]
        let side = sides.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
        func part(_ type: String) -> Part {
            Part(
                DriverElement(
                    number: numbers.number(ofPart: "dismissal \(type)", in: popover.number), type: type,
                    label: "dismiss popup", identifier: "PopoverDismissRegion", frame: side,
                    isHittable: isInSight(side)))
        }
        let (region, button) = (part("other"), part("button"))
        region.parts = [button]
        return region
    }

    /// What scrolls in a scroll view, which is an element of its own on an iPhone: recorded tests name it.
    private func content(of scrollView: Part, _ layout: LayoutNode) -> Part {
        let content = Part(
            DriverElement(
                number: numbers.number(of: layout.owner), type: "other", frame: scrollView.element.rect,
                isHittable: scrollView.element.isHittable))
        scrollView.parts.append(content)
        return content
    }

    /// The part that stands for the innermost view around an element that has one of its own.
    private func container(
        for around: [(mark: ElementMark, node: _ViewNode)], in parent: Part, _ layout: LayoutNode
    ) -> Part {
        var place = parent
        var stack: _ViewNode?
        for (mark, node) in around {
            if mark == .stack { stack = node }
            guard let type = mark.container else { continue }
            let isBar = mark == .navigationBar || mark == .largeTitle
            let key = ObjectIdentifier(isBar ? stack ?? node : node)
            if let known = isBar ? bars[key] : place.containers[key] {
                place = known
                continue
            }
            let frame = frame(of: node, around: layout)
            let made = Part(DriverElement(number: numbers.number(of: node), type: type, frame: frame))
            made.element.isHittable = isInSight(frame)
            place.parts.append(made)
            if isBar { bars[key] = made } else { place.containers[key] = made }
            place = made
        }
        return place
    }

    /// Where a view is shown that a layout node is in.
    private func frame(of node: _ViewNode, around layout: LayoutNode) -> CGRect {
        var outermost = layout
        while let next = outermost.parent, node.contains(next.owner) { outermost = next }
        return globalFrame(of: outermost)
    }

    private func globalFrame(of layout: LayoutNode) -> CGRect {
        let now = screen.graph.now
        return layout.globalFrame(of: CGRect(origin: .zero, size: layout.frame(at: now).size), at: now)
    }

    private func isInSight(_ frame: CGRect) -> Bool {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let window = CGRect(origin: .zero, size: screen.graph.window.size)
        return window.contains(center) && center.y < keyboardTop ?? .infinity
    }

    private func element(_ node: SemanticsNode, _ layout: LayoutNode, _ around: [ElementMark]) -> DriverElement {
        let frame = globalFrame(of: layout)
        let isOut = frame.midY >= keyboardTop ?? .infinity
        var element = DriverElement(
            number: node.id, type: ElementTypes.type(of: node, around), label: node.label,
            identifier: node.identifier ?? "", value: node.value, placeholder: node.placeholder, frame: frame,
            isHittable: !isOut
                && (screen.graph.isHittable(layout, node.role == .toggle ? Self.control(of: layout, frame) : frame)
                    || node.role == .list || node.role == .scrollArea)
        )
        element.isEnabled = !node.traits.contains(.disabled)
        element.isSelected = node.traits.contains(.selected)
        element.isFocused = node.traits.contains(.focused)
        element.actions = node.actions.map(\.name)
        ElementTypes.adapt(&element, node, around)
        return element
    }

    // MARK: What is in an element

    /// The texts and pictures that are read as one element, the buttons of a stepper, and the control in the row of a switch.
    private func addParts(of node: SemanticsNode, _ layout: LayoutNode, to part: Part) {
        if node.role == .stepper { addSteps(of: node, to: part) }
        if node.role == .toggle, part.element.type == "switch" { addControl(of: node, layout, to: part) }
        guard node.role.isControl, node.role != .textField, node.role != .secureField, node.role != .searchField else {
            return
        }
        var pending = layout.children
        var found = 0
        while !pending.isEmpty, found < 32 {
            let next = pending.removeFirst()
            if let content = next.semanticsContent,
                content.role == .text || content.role == .header || content.role == .image
            {
                found += 1
                let frame = globalFrame(of: next)
                guard !content.label.isEmpty, frame.width > 0 else { continue }
                var element = DriverElement(
                    number: numbers.number(of: next), type: content.role == .image ? "image" : "staticText",
                    label: content.label, frame: frame, isHittable: part.element.isHittable && isInSight(frame))
                element.isEnabled = part.element.isEnabled
                part.parts.append(Part(element))
            } else {
                pending.insert(contentsOf: next.children, at: 0)
            }
        }
    }

    /// The control of a switch, which is a switch in the one that has the label: 51 points wide, at the trailing end.
    private func addControl(of node: SemanticsNode, _ layout: LayoutNode, to part: Part) {
        var element = DriverElement(
            number: numbers.number(ofPart: "control", in: node.id), type: "switch", value: part.element.value,
            frame: Self.control(of: layout, part.element.rect), isHittable: part.element.isHittable)
        element.isEnabled = part.element.isEnabled
        part.parts.append(Part(element))
    }

    /// Where the control of a switch is that has a frame.
    private static func control(of layout: LayoutNode, _ frame: CGRect) -> CGRect {
        let (width, height) = (min(frame.width, 51), min(frame.height, 31))
        let isMirrored = layout.environment.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? frame.minX : frame.maxX - width, y: frame.midY - height / 2, width: width, height: height)
    }

    private func addSteps(of node: SemanticsNode, to part: Part) {
        // The control of an iPhone is 94 points wide, at the trailing end.
        let frame = part.element.rect
        let width = min(frame.width, 94)
        for (index, name) in ["Decrement", "Increment"].enumerated() {
            let half = CGRect(
                x: frame.maxX - width + CGFloat(index) * width / 2, y: frame.minY, width: width / 2,
                height: frame.height)
            var element = DriverElement(
                number: numbers.number(of: node.id, action: name), type: "button", label: name, identifier: name,
                frame: half, isHittable: part.element.isHittable)
            element.isEnabled = part.element.isEnabled
            part.parts.append(Part(element))
        }
    }

    /// Bars are known by their titles.
    private func nameBars() {
        for bar in bars.values {
            let places = bar.parts.map(\.element.rect).reduce(CGRect.null) { $0.union($1) }
            if !places.isNull {
                let width = screen.graph.window.size.width
                bar.element.place(CGRect(x: 0, y: places.minY, width: width, height: places.height))
            }
            let texts = bar.parts.map(\.element).filter { $0.type == "staticText" }
            guard let title = texts.first?.label else { continue }
            bar.element.identifier = title
        }
    }

    // MARK: The keyboard

    private func keyboard(from top: CGFloat) -> Part {
        let size = screen.graph.window.size
        let frame = CGRect(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
        let keyboard = Part(
            DriverElement(number: Self.firstOwnNumber + 2, type: "keyboard", frame: frame, isHittable: true))
        let traits = screen.graph.textInputs.focused?.textInput.traits
        for (index, key) in KeyboardKeys.keys(for: traits).enumerated() {
            let place = KeyboardKeys.frame(at: index, in: frame)
            keyboard.parts.append(
                Part(
                    DriverElement(
                        number: numbers.number(ofKey: key.name), type: key.isButton ? "button" : "key", label: key.name,
                        identifier: key.identifier, frame: place, isHittable: true)))
        }
        return keyboard
    }
}
