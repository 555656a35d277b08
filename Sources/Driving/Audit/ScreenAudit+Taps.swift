import Foundation
import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleInteraction
import RiffleSemantics

/// Whether what is tapped is told of.
extension ScreenAudit {
    /// Looks for taps that the app waits for on what is said to be text, pictures or nothing.
    ///
    /// A view that covers more than half of the window is left out: a tap on a ground, as one that ends editing, is no
    /// control. So is what its app hides from assistive technology, as it says by that.
    mutating func checkTaps(_ elements: [DriverElement]) {
        let graph = screen.graph
        var owners: [ObjectIdentifier: DriverElement] = [:]
        for element in elements {
            if let layout = graph.elements.layoutNode(of: element.number) { owners[ObjectIdentifier(layout)] = element }
        }
        let tree = screen.semantics
        func isUsed(_ element: DriverElement) -> Bool {
            guard let node = tree[element.number] else { return true }
            return node.role.isControl || node.action(.default) != nil
        }
        func collect(_ layout: LayoutNode, _ outer: [DriverElement]) {
            guard layout.isPlaced, layout.semanticsEdit?.isHidden != true, layout.environment.isEnabled else { return }
            let own = owners[ObjectIdentifier(layout)].map { outer + [$0] } ?? outer
            if let node = layout as? any TapWaiting, node.waitsForTaps(at: graph.now), !own.contains(where: isUsed) {
                let inside = Self.elements(in: layout, owners)
                if !inside.contains(where: isUsed) { addTap(layout, inside.first ?? own.last.flatMap(Self.leaf)) }
            }
            for child in layout.reachedChildren { collect(child, own) }
        }
        collect(graph.window.rootLayout, [])
    }

    /// The elements of the views in a view, in their order.
    private static func elements(
        in layout: LayoutNode, _ owners: [ObjectIdentifier: DriverElement]
    ) -> [DriverElement] {
        layout.reachedChildren.flatMap { child in
            (owners[ObjectIdentifier(child)].map { [$0] } ?? []) + elements(in: child, owners)
        }
    }

    /// An element that is read by itself.
    private static func leaf(_ element: DriverElement) -> DriverElement? {
        ["staticText", "image"].contains(element.type) ? element : nil
    }

    private mutating func addTap(_ layout: LayoutNode, _ element: DriverElement?) {
        let graph = screen.graph
        let window = CGRect(origin: .zero, size: graph.window.size)
        let frame = layout.globalFrame(
            of: CGRect(origin: .zero, size: layout.frame(at: graph.now).size), at: graph.now)
        let seen = frame.intersection(window)
        guard !seen.isNull, seen.width * seen.height < window.width * window.height / 2, seen.width > 0,
            graph.input.touches(layout, at: seen.center)
        else { return }
        let remedy = "Make it a Button, or give it accessibilityAddTraits(.isButton)."
        if let element {
            add(
                .trait, element, "A tap does something here, and it is called \(element.type): nobody is told.", remedy)
        } else {
            add(
                .trait,
                "a view at [\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))]", 0,
                "A tap does something here, and no element says so.", remedy)
        }
    }
}

/// A view that waits for taps.
@MainActor
private protocol TapWaiting {
    func waitsForTaps(at now: Double) -> Bool
}

extension GestureNode: TapWaiting {
    /// What is only done as well when something else is tapped, as a text that forgets its selection, is no control.
    fileprivate func waitsForTaps(at now: Double) -> Bool {
        guard G.self is any TapCompleted.Type, let member = gestureMember(at: now) else { return false }
        return member.kind == .gesture && member.priority != .simultaneous && member.mask.contains(.gesture)
    }
}

/// Gestures that a tap completes.
private protocol TapCompleted {}
extension TapGesture: TapCompleted {}
extension SpatialTapGesture: TapCompleted {}
extension _EndedGesture: TapCompleted where Content: TapCompleted {}
