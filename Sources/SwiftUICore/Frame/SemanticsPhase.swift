import RiffleSemantics

/// Semantics: what the frame is to somebody who cannot see it, made when somebody asks.
///
/// What elements there are is found anew only when that may have changed; frames are those shown at the time of asking,
/// so that a drag, which changes no more than places, costs only these.
extension ElementsState {
    package func invalidate() {
        branches = nil
        focusGaps = nil
    }

    /// The elements of the frame in reading order.
    package var tree: SemanticsTree {
        guard !graph.hasEnded else { return SemanticsTreeBuilder().finish() }
        let branches = branches ?? findBranches()
        self.branches = branches
        var builder = SemanticsTreeBuilder()
        let now = graph.now
        for branch in branches { branch.add(to: &builder, at: now) }
        return builder.finish()
    }

    /// The layout node that an element stands for.
    package func layoutNode(of id: UInt32) -> LayoutNode? {
        sources[id]?.layout.flatMap { $0.isDetached ? nil : $0 }
    }

    /// Does what an element's action stands for; unknown ones, and those of views that are gone, do nothing.
    ///
    /// What came of an action before in the same frame is taken up first: handlers know the views that they were made
    /// with, so that the second of two rows to be deleted would be the wrong one.
    package func perform(_ action: SemanticsAction, on id: UInt32) {
        let graph = graph
        guard layoutNode(of: id) != nil else { return }
        graph.whileCurrent(in: graph.window.rootNode.environment) {
            if graph.isUnsettled, graph.frameNumber > 0 {
                graph.settle()
                branches = findBranches()
            }
            guard layoutNode(of: id) != nil else { return }
            sources[id]?.handlers.first { $0.action == action }?.perform()
        }
        graph.requestUpdate()
    }

    private func findBranches() -> [SemanticsBranch] {
        var paintIndex: Int32 = 0
        var depths: [ObjectIdentifier: Int32] = [:]
        func number(_ layout: LayoutNode) {
            guard !StackRoom.isShort else { return }
            depths[ObjectIdentifier(layout)] = paintIndex
            paintIndex += 1
            for child in layout.portalTarget.map({ [$0] }) ?? layout.paintOrder.map(\.withTransition) { number(child) }
        }
        number(graph.window.rootLayout)
        sources = [:]
        var found = FoundBranches()
        collect(graph.window.rootLayout, depths, into: &found)
        return found.branches
    }

    /// Elements are gathered in one list on the way: what changes nothing about those inside it only goes through.
    private func collect(_ layout: LayoutNode, _ depths: [ObjectIdentifier: Int32], into found: inout FoundBranches) {
        guard layout.isPlaced, !layout.isTooDeep() else { return }
        let edit = layout.semanticsEdit
        if edit?.isHidden == true { return }
        let start = found.branches.count
        for child in layout.reachedChildren { collect(child, depths, into: &found) }
        if found.hasPriorities { found.sort(from: start) }
        let content = layout.semanticsContent
        guard content != nil || edit != nil else { return }
        var inner = Array(found.branches[start...])
        found.branches.removeSubrange(start...)
        if let content {
            let node = SemanticsNode(
                id: id(of: layout), role: content.role, label: content.label, value: content.value,
                placeholder: content.placeholder, traits: content.traits, actions: content.actions.map(\.action),
                depth: depths[ObjectIdentifier(layout)] ?? 0)
            inner = [
                SemanticsBranch(
                    node: node, layout: layout, behavior: content.children, children: inner,
                    handlers: content.actions)
            ]
        }
        if let edit {
            inner = apply(edit, to: inner, layout, depths)
            if edit.sortPriority.map({ $0 != 0 }) == true { found.hasPriorities = true }
        }
        for branch in inner { register(branch) }
        found.branches += inner
    }

    private func apply(
        _ edit: SemanticsEdit, to inner: [SemanticsBranch], _ layout: LayoutNode,
        _ depths: [ObjectIdentifier: Int32]
    ) -> [SemanticsBranch] {
        var inner = inner
        var parts: [SemanticsBranch] = []
        if edit.gathersParts {
            parts = inner.filter { $0.part != nil }
            inner.removeAll { $0.part != nil }
        }
        if edit.dissolves, inner.count == 1 { inner = inner[0].children }
        if edit.labelsControls { inner = labelingControls(in: inner) }
        let children = edit.combinesLabel && Self.canBeOne(inner) ? .merge : edit.children
        if children != nil || (edit.describesOne && inner.count != 1) {
            let node = SemanticsNode(
                id: id(of: layout), role: .group, depth: depths[ObjectIdentifier(layout)] ?? 0)
            inner = [
                SemanticsBranch(
                    node: node, layout: layout, behavior: children ?? .contain, children: inner, handlers: [])
            ]
        }
        let environment = layout.environment
        let handlers = edit.actions.enumerated().map { index, kind in
            SemanticsHandler(kind.action(in: environment)) { [weak layout] in
                MainActor.assumeIsolated { layout?.performSemanticsAction(at: index) }
            }
        }
        for index in inner.indices { inner[index].apply(edit, handlers, environment) }
        if !parts.isEmpty, inner.count == 1 { inner[0].take(parts) }
        return edit.labelTitle.map { reading($0, of: inner, layout, depths) } ?? inner
    }

    /// Whether nobody loses a control when elements become one: several would be one place to touch, and so would one that
    /// does nothing but where it is touched.
    private static func canBeOne(_ elements: [SemanticsBranch]) -> Bool {
        let controls = elements.flatMap(\.controls)
        return controls.isEmpty || (controls.count == 1 && !controls[0].allHandlers.isEmpty)
    }

    /// Has a label and the controls beside it be one element each: "Plan, Free".
    private func labelingControls(in inner: [SemanticsBranch]) -> [SemanticsBranch] {
        let labels = inner.filter { $0.part == .controlLabel }
        guard let label = SemanticsNode.joined(SemanticsBranch.spokenLabels(of: labels)) else { return inner }
        return inner.filter { $0.part != .controlLabel }.map { branch in
            var branch = branch
            if branch.node.role.isControl { branch.takeLabel(label) }
            return branch
        }
    }

    /// What of a label is read out: its title. Where the style shows none, the title stands for the icon.
    private func reading(
        _ title: LabelTitle, of parts: [SemanticsBranch], _ layout: LayoutNode, _ depths: [ObjectIdentifier: Int32]
    ) -> [SemanticsBranch] {
        let spoken = parts.filter { !$0.isLabelIcon }
        guard spoken.isEmpty, let text = title.text else {
            var rest = spoken.isEmpty ? parts : spoken
            for index in rest.indices { rest[index].isLabelIcon = false }
            return rest
        }
        let node = SemanticsNode(
            id: id(of: layout), role: .image, label: text.spokenString(in: layout.environment),
            depth: depths[ObjectIdentifier(layout)] ?? 0)
        return [SemanticsBranch(node: node, layout: layout, behavior: .contain, children: [], handlers: [])]
    }

    private func register(_ branch: SemanticsBranch) {
        branch.layout.graph.work.elementsRegistered += 1
        sources[branch.node.id] = SemanticsSource(layout: branch.layout, handlers: branch.allHandlers)
    }

    func id(of layout: LayoutNode) -> UInt32 {
        if let id = layout.semanticsID { return id }
        lastID += 1
        layout.semanticsID = lastID
        layout.layer?.update { $0.semantics = lastID }
        return lastID
    }
}

/// The elements found so far, outermost ones only.
private struct FoundBranches {
    var branches: [SemanticsBranch] = []
    /// Whether any is to be read before or after its place.
    var hasPriorities = false

    /// Puts those of higher priority first; the others stay in order.
    mutating func sort(from start: Int) {
        let part = branches[start...]
        guard part.contains(where: { $0.sortPriority != 0 }) else { return }
        branches[start...] = ArraySlice(
            part.indices.sorted { (-part[$0].sortPriority, $0) < (-part[$1].sortPriority, $1) }.map { part[$0] })
    }
}

/// An element with those inside it, before the tree is made.
struct SemanticsBranch {
    var node: SemanticsNode
    let layout: LayoutNode
    let behavior: SemanticsChildren
    let children: [SemanticsBranch]
    var handlers: [SemanticsHandler]
    var sortPriority = 0.0
    /// Whether it is part of a label's icon.
    var isLabelIcon = false
    /// What it says about another element; nil for one that stands for itself.
    var part: ElementPart?
    /// Where the node's details come from.
    var details: [SpokenDetail] = []

    /// The label that it shares with the other controls beside the label's view.
    private var sharedLabel: String?

    init(
        node: SemanticsNode, layout: LayoutNode, behavior: SemanticsChildren, children: [SemanticsBranch],
        handlers: [SemanticsHandler]
    ) {
        self.node = node
        self.layout = layout
        self.behavior = behavior
        self.children = children
        self.handlers = handlers
    }

    /// The element's own actions, and those of the elements merged into it, under the names that
    /// `SemanticsTreeBuilder` offers them by. The first handler of an action counts, as there.
    var allHandlers: [SemanticsHandler] {
        guard behavior == .merge else { return handlers }
        var actions: Set<SemanticsAction> = []
        return (handlers + children.flatMap(\.offeredHandlers)).filter { actions.insert($0.action).inserted }
    }

    /// What an element around it can do that stands for it: its own actions as they are, since the other may become
    /// this control, and what activates it by its label.
    private var offeredHandlers: [SemanticsHandler] {
        let own = allHandlers
        let name = mergedLabel
        let named = own.filter { $0.action.kind == .default && !name.isEmpty }.map {
            SemanticsHandler(SemanticsAction(name: name), perform: $0.perform)
        }
        return own + named + (behavior == .contain ? children.flatMap(\.offeredHandlers) : [])
    }

    /// What the element is called once those inside it are merged.
    private var mergedLabel: String {
        guard node.label.isEmpty, behavior == .merge else { return node.label }
        return SemanticsNode.joined(children.flatMap(\.mergedLabels)) ?? ""
    }

    private var mergedLabels: [String] {
        [mergedLabel] + (behavior == .contain ? children.flatMap(\.mergedLabels) : [])
    }

    mutating func apply(_ edit: SemanticsEdit, _ edited: [SemanticsHandler], _ environment: EnvironmentValues) {
        if let label = edit.label { node.label = label.spokenString(in: environment) }
        if let value = edit.value { node.value = value.spokenString(in: environment) }
        if let hint = edit.hint { node.hint = hint.spokenString(in: environment) }
        if let identifier = edit.identifier { node.identifier = identifier }
        if let level = edit.headingLevel { node.headingLevel = level }
        if edit.removedRoles.areHeld(by: node.role) { node.role = .group }
        if let role = edit.role { node.role = role }
        if let priority = edit.sortPriority { sortPriority = priority }
        if edit.isLabelIcon { isLabelIcon = true }
        if let part = edit.part { self.part = self.part ?? part }
        for detail in edit.details { apply(detail, environment) }
        node.traits = node.traits.union(edit.addedTraits).subtracting(edit.removedTraits)
        node.actions += edited.map(\.action)
        handlers += edited
    }

    private mutating func apply(_ detail: SpokenDetail, _ environment: EnvironmentValues) {
        let place = details.firstIndex(where: detail.replaces)
        guard let value = detail.value else {
            if let place {
                details.remove(at: place)
                node.details.remove(at: place)
            }
            return
        }
        let said = SemanticsDetail(
            label: detail.label?.spokenString(in: environment) ?? "", value: value.spokenString(in: environment),
            isImportant: detail.isImportant)
        if let place {
            details[place] = detail
            node.details[place] = said
        } else {
            details.append(detail)
            node.details.append(said)
        }
    }

    /// Takes up what views say about the element that are read but never shown.
    mutating func take(_ parts: [SemanticsBranch]) {
        let named = parts.filter { $0.part == .label || $0.part == .formerLabel }
        if !named.isEmpty {
            let former = SemanticsNode.joined(spokenLabels) ?? ""
            let labels = named.flatMap { $0.part == .formerLabel ? [former] : $0.spokenLabels }
            node.label = SemanticsNode.joined(labels) ?? ""
        }
        if let value = SemanticsNode.joined(parts.filter { $0.part == .value }.flatMap(\.spokenLabels)) {
            node.value = value
        }
    }

    /// Is called by a label beside it; what it was called before is what it is set to.
    mutating func takeLabel(_ label: String) {
        if node.value == nil { node.value = SemanticsNode.joined(spokenLabels) }
        node.label = label
        sharedLabel = label
    }

    /// What of it can be used by itself.
    var controls: [SemanticsBranch] {
        if node.role.isControl || !allHandlers.isEmpty { return [self] }
        return behavior == .merge ? [] : children.flatMap(\.controls)
    }

    /// What is read out of the element, or of those inside it where nothing names it.
    var spokenLabels: [String] { node.label.isEmpty ? Self.spokenLabels(of: children) : [node.label] }

    /// A label that several controls share is read once: nested labels would double at each level.
    static func spokenLabels(of branches: [SemanticsBranch]) -> [String] {
        var last: String?
        return branches.flatMap { branch in
            let isRepeated = branch.sharedLabel != nil && branch.sharedLabel == last
            last = branch.sharedLabel
            return isRepeated ? [] : branch.spokenLabels
        }
    }

    @MainActor
    func add(to builder: inout SemanticsTreeBuilder, at now: Double) {
        var node = node
        node.frame = layout.globalFrame(of: CGRect(origin: .zero, size: layout.frame(at: now).size), at: now)
        builder.open(node, children: behavior)
        if !StackRoom.isShort { for child in children { child.add(to: &builder, at: now) } }
        builder.close()
    }
}
