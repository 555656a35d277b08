import RiffleLayers
@_spi(Reflection) import Swift

/// Looks into a running interface for somebody who works on it: which view is at a point, and what it does.
///
/// From its making on it counts which bodies run and which layers are painted.
@MainActor
package final class ViewInspector {
    private let graph: ViewGraph
    private var evaluated: [ObjectIdentifier: Int] = [:]
    private var own: [String: Int] = [:]
    private var bodies = 0
    private var painted: [LayerID: Int] = [:]

    package init(_ session: HostSession) {
        graph = session.graph
        graph.onEvaluation = { [weak self] node in self?.note(node) }
    }

    isolated deinit { graph.onEvaluation = nil }

    private func note(_ node: _ViewNode) {
        bodies += 1
        evaluated[ObjectIdentifier(node), default: 0] += 1
        if let name = Self.ownName(node) { own[name, default: 0] += 1 }
    }

    /// Something has happened: what follows is counted from here.
    package func beginEvent() {
        evaluated.removeAll(keepingCapacity: true)
        own.removeAll(keepingCapacity: true)
        painted.removeAll(keepingCapacity: true)
        bodies = 0
    }

    /// Takes note of what a frame has changed.
    package func take(_ changes: [LayerChange]) {
        for change in changes {
            switch change {
            case .insert(let layer) where !layer.contents.isEmpty: painted[layer.id, default: 0] += 1
            case .update(let layer, let fields) where fields.contains(.contents): painted[layer.id, default: 0] += 1
            default: break
            }
        }
    }

    /// The view at a point, as the last frame shows it; nil where the program has shown nothing.
    ///
    /// - Parameters:
    ///   - point: in the window, in points.
    ///   - lift: how many views further out than the innermost.
    /// - Complexity: O(n · d) for n views that are shown, d deep.
    package func view(at point: CGPoint, lift: Int = 0) -> ViewInspection? {
        guard let root = graph.window.rootLayout, let all = front(at: point, in: root) else { return nil }
        let index = all.count - 1 - max(0, min(lift, all.count - 1))
        let chosen = all[index]
        var nodes: [LayoutNode] = []
        chosen.appendLayoutNodes(to: &nodes)
        var layers: Set<LayerID> = []
        for node in nodes { Self.gather(node, &layers) }
        let frame = nodes.map(\.windowFrame).reduce(CGRect.null) { $0.union($1) }
        return ViewInspection(
            path: all.map { ViewInspection.Step(name: Self.name($0), isOwn: Self.ownName($0) != nil) }, index: index,
            frame: frame.isNull ? .zero : frame,
            modifiers: Self.modifiers(of: chosen, inside: index > 0 ? all[index - 1] : nil),
            bodies: evaluations(of: chosen),
            repaints: painted.reduce(0) { layers.contains($1.key) ? $0 + $1.value : $0 }, allBodies: bodies,
            allRepaints: painted.values.reduce(0, +),
            evaluations: own.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
                .map { ViewInspection.Evaluations(name: $0.key, count: $0.value) })
    }

    /// The body of a view may be evaluated by a node right inside, as that of what is animatable.
    private func evaluations(of node: _ViewNode) -> Int {
        if let count = evaluated[ObjectIdentifier(node)] { return count }
        guard !node.hasBody else { return 0 }
        var only: [_ViewNode] = []
        node.forEachChild { only.append($0) }
        guard only.count == 1, only[0].hasBody, Self.name(only[0]) == Self.name(node) else { return 0 }
        return evaluated[ObjectIdentifier(only[0])] ?? 0
    }

    // MARK: Which view

    /// The path to the view in front at a point: the first that is found from the front, and then what is behind it and
    /// inside the same view, since grounds and what catches touches often lie before what somebody means.
    private func front(at point: CGPoint, in root: LayoutNode) -> [_ViewNode]? {
        var found: [_ViewNode]?
        _ = visit(root, at: point) { node in
            let path = Self.path(to: node.owner)
            guard let known = found else {
                if !path.isEmpty { found = path }
                return
            }
            if path.count > known.count, zip(known, path).allSatisfy({ $0 === $1 }) { found = path }
        }
        return found
    }

    /// Calls `body` for nodes that contain a point, the innermost and foremost first.
    ///
    /// - Returns: whether to go on: what is presented above the window covers what is behind it.
    private func visit(_ node: LayoutNode, at point: CGPoint, _ body: (LayoutNode) -> Void) -> Bool {
        guard node.isPlaced, !node.owner.isDormant, node.layer?.isCulled != true, node.layer?.state.opacity != 0 else {
            return true
        }
        if node is WindowLayerLayout, node.ignoresHits { return true }
        var isCovered = false
        for child in node.paintOrder.reversed() where !isCovered { isCovered = !visit(child, at: point, body) }
        guard node.windowFrame.contains(point) else { return !isCovered }
        body(node)
        return !isCovered && !(node is WindowLayerLayout)
    }

    /// The views around a node that the program's own bodies have made, the outermost first.
    private static func path(to node: _ViewNode) -> [_ViewNode] {
        var path: [_ViewNode] = []
        var next: _ViewNode? = node
        while let node = next {
            if isWritten(node) { path.append(node) }
            next = node.parent
        }
        return path.reversed()
    }

    /// Whether a body of the program's own has made the node's view, and the view has a name.
    private static func isWritten(_ node: _ViewNode) -> Bool {
        guard !name(node).isEmpty else { return false }
        if ownName(node) != nil || (node.viewName.map(handedOn.contains) ?? false) { return true }
        return node.evaluator.map { OwnViews.name(of: $0) != nil } ?? false
    }

    /// Views that the program's bodies hand to the library's, which evaluate them: what is in a list, a stack of screens or a
    /// bar. The library has few of its own, of which titles and labels are the program's, too.
    private static let handedOn: Set<String> = [
        "AsyncImage", "Button", "Canvas", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup", "EditButton", "Form", "Gauge", "GroupBox", "Image", "Label", "LabeledContent", "Link",
        "List",
        "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "Picker", "ProgressView", "SecureField",
        "ShareLink", "Slider", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView",
        "Toggle",
    ]

    /// The name of a view or a modifier that the program declares.
    private static func ownName(_ node: _ViewNode) -> String? {
        guard let name = OwnViews.name(of: node), name != "AppRoot" else { return nil }
        return name
    }

    /// Empty for nodes that are no views of their own.
    private static func name(_ node: _ViewNode) -> String {
        if let name = ownName(node) { return name }
        if let container = node as? ContainerNode { return name(of: container.layoutNode) }
        // Of the library's modifiers only views are told of.
        guard let name = node.viewName, !_typeName(type(of: node)).contains("ModifierBody"), name != "AppRoot" else {
            return ""
        }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    /// The view that a container is, as far as its layout tells.
    private static func name(of layout: LayoutNode?) -> String {
        guard let layout else { return "" }
        let type = "\(type(of: layout))"
        if let axis = (layout as? any StackOriented)?.stackOrientation {
            let stack = axis == .horizontal ? "HStack" : "VStack"
            if type == "StackLayoutNode" { return stack }
            if type == "LazyLayoutNode" { return "Lazy" + stack }
        }
        if let known = containers[type] { return known }
        guard type.hasPrefix("LayoutContainerNode<") else { return "" }
        return type.dropFirst("LayoutContainerNode<".count).prefix { $0 != "<" && $0 != ">" }.split(separator: ".").last
            .map(String.init) ?? ""
    }

    private static let containers = [
        "ZStackLayoutNode": "ZStack", "GridLayoutNode": "Grid", "ScrollNode": "ScrollView",
    ]

    private static func gather(_ node: LayoutNode, _ layers: inout Set<LayerID>) {
        if let layer = node.layer { layers.insert(layer.state.id) }
        for child in node.children { gather(child, &layers) }
    }

    /// The modifiers around a view that the same body has written.
    private static func modifiers(of node: _ViewNode, inside outer: _ViewNode?) -> [String] {
        var names: [String] = []
        var next = node.parent
        while let around = next, around !== outer {
            if around.evaluator === node.evaluator { names += ModifierName(around).texts }
            next = around.parent
        }
        return names
    }
}
