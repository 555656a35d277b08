/// A view for each element of a collection, told apart by id.
///
/// Elements keep state and identity by id, not by place, so that elements that move are animated to their new place and
/// those that are inserted or removed have their transitions. Ids must be unique and stay the same for an element.
/// Equal ids are reported once, with the id, and the later elements get the identity of their place; so do elements
/// whose id is not equal to itself, as NaN is not. A `ForEach` has no layout of its own: its views are those of the
/// container around it. A range of integers, as in `ForEach(0..<5)`, is read once.
///
///     VStack(alignment: .leading) {
///         ForEach(stops) { stop in
///             Label(stop.name, systemImage: "mappin")
///         }
///     }
///
/// - Complexity: O(n) in the number of elements each time it is updated; in lazy containers and lists the views of
///   those out of sight are not made.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package private(set) var identify: (Data.Element, Data.Index) -> ID
    /// Whether the collection counts as it was first, and the ids of its elements are their places in it.
    var isReadOnce = false
    /// For the views of another view: goes through them once somebody keeps the state of those that are taken apart.
    var listing: (@MainActor (SubviewsOwner) -> ForEach?)?
    /// What may be done to the collection by itself.
    var editing = ElementEditing()
    /// What the views are made of, where that can be compared; nil where each view has to be made anew to know.
    var source: ElementSource?
    /// Whether the elements have these ids in this order, asked of all at once in code that knows their type: to ask each
    /// by itself, code that does not looks it up anew for every element.
    var hasIDs: (([ID]) -> Bool)?
}

/// A binding to a collection, and what makes views of the bindings to its elements. As long as both are the same, and
/// `content` reads nothing itself, the views of elements that stay in their places are the same too.
struct ElementSource {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value>(_ value: Value) {
        self.value = value
        isSame = { ($0 as? Value).map { ViewComparison.areEqual($0, value) } ?? false }
    }

    func isSame(as other: ElementSource) -> Bool { isSame(other.value) }
}

extension ForEach {
    /// The view with the range that it had first, where that is read once.
    ///
    /// - Parameter first: the range, once there has been one.
    func keepingRange(_ first: inout Range<Int>?, at node: _ViewNode) -> ForEach {
        guard isReadOnce, let range = data as? Range<Int> else { return self }
        guard let known = first, known != range, let data = known as? Data else {
            first = range
            return self
        }
        MainActor.assumeIsolated {
            node.graph.report(.changedRange(from: known, to: range, path: node.path), from: node)
        }
        var view = self
        view.data = data
        view.identify = { _, index in (index as? Int).map { $0 - known.lowerBound } as! ID }
        return view
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
    /// A view for each element, by the element's own id.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { element, _ in element.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element, by the id at a key path.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { element, _ in element[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range, which is read once: another range later on is reported, and changes nothing.
    ///
    /// The views go by their places, counted from 0, and not by the numbers: in a picker of `2..<100` the selection 2
    /// stands for the number 4. With `init(_:id:content:)` and `\.self` they go by the numbers, and the range may change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(
            data: data, content: content, identify: { element, _ in element - data.lowerBound }, isReadOnce: true)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a binding, which gets a binding to the element.
    @inlinable
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            data, with: elements, id: \.id, content: content,
            hasIDs: { elements.elementsEqual($0) { element, id in element.id == id } })
    }

    /// A view for each element of a binding, by the id at a key path.
    @inlinable
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            data, with: elements, id: id, content: content,
            hasIDs: { elements.elementsEqual($0) { element, known in element[keyPath: id] == known } })
    }

    @usableFromInline
    init<C>(
        _ data: Binding<C>, with elements: C, id: KeyPath<C.Element, ID>,
        content: @escaping (Binding<C.Element>) -> Content, hasIDs: @escaping ([ID]) -> Bool
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        let areSame = { (first: C.Element, second: C.Element) in first[keyPath: id] == second[keyPath: id] }
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0, ElementMemory(elements[$0.0], areSame: areSame))) },
            identify: { element, _ in element.1 },
            source: ElementSource(BoundElements(data: data, content: content)), hasIDs: hasIDs)
    }
}

private struct BoundElements<C, Element, Content> {
    let data: Binding<C>
    let content: (Binding<Element>) -> Content
}

/// Children by id, in the order of the collection.
final class ForEachNode<ID: Hashable>: _ViewNode {
    private struct Key: Hashable {
        /// Nil for one that is not equal to itself.
        let id: ID?
        /// Above 0 for the second and later elements with the same id; the place of one without.
        let occurrence: Int
    }

    private var range: Range<Int>?
    private var source: ElementSource?
    /// Whether the first elements are there.
    private var isMade = false

    private var order: [Key] = []
    /// The ids in order, for a collection that compares them all at once; nil where one of them is no key by itself.
    private var ids: [ID]?
    /// The children in order.
    private var nodes: [_ViewNode] = []
    private var children: [Key: _ViewNode] = [:]
    private var leaving = InsertionOrdered<Key, _ViewNode>()

    override var viewName: String? { "ForEach" }

    func update<Data, Content: View>(_ newView: ForEach<Data, ID, Content>, _ transaction: Transaction) {
        let view = newView.keepingRange(&range, at: self)
        if isSame(view) { return }
        let isFirst = !isMade
        isMade = true
        source = view.source
        if let contents = DependencyTracking.evaluate(inBodyOf: self, { contentsInPlace(view) }) {
            for place in contents.indices { Content._updateNode(nodes[place], contents[place], transaction) }
            return
        }
        let elements = DependencyTracking.evaluate(inBodyOf: self) { identified(view) }
        // Not `\.key`: a key path of a generic type is looked up anew each time, a twentieth of a drag's frame.
        let newOrder = elements.map { $0.key }
        let isReordered = newOrder != order
        let kept = isReordered ? Set(newOrder) : []
        let gone = isReordered ? order.filter { !kept.contains($0) } : []
        order = newOrder
        ids = view.hasIDs == nil ? nil : Self.ids(of: newOrder)
        var inserted: [_ViewNode] = []
        for (key, content) in elements {
            if let child = children[key] {
                Content._updateNode(child, content, transaction)
            } else if let node = leaving.removeValue(forKey: key) {
                graph.resume(node, transaction)
                children[key] = node
                Content._updateNode(node, content, transaction)
            } else {
                let node = graph.making(key.id, in: self) { Content._makeNode(content, childContext) }
                children[key] = node
                inserted.append(node)
            }
        }
        nodes = order.map { children[$0]! }
        for node in inserted { graph.beginInsertion(of: node, transaction, isFirst: isFirst) }
        if !gone.isEmpty {
            let exit = graph.exit(transaction, after: newOrder.lazy.compactMap { self.children[$0] }, in: self)
            for key in gone { remove(key, exit) }
        }
        if isReordered { childListChanged(transaction) }
    }

    /// The views of a collection whose ids are the same in the same order as before, as they mostly are; nil where they
    /// are not.
    private func contentsInPlace<Data, Content: View>(_ view: ForEach<Data, ID, Content>) -> [Content]? {
        hasElementsInPlace(view) ? view.data.map(view.content) : nil
    }

    private func hasElementsInPlace<Data, Content>(_ view: ForEach<Data, ID, Content>) -> Bool {
        guard view.data.count == order.count, !order.isEmpty else { return false }
        if let hasIDs = view.hasIDs, let ids { return hasIDs(ids) }
        var place = 0
        for index in view.data.indices {
            guard order[place].id == view.identify(view.data[index], index) else { return false }
            place += 1
        }
        return true
    }

    private static func ids(of order: [Key]) -> [ID]? {
        let ids = order.compactMap { $0.occurrence == 0 ? $0.id : nil }
        return ids.count == order.count ? ids : nil
    }

    /// Whether all views would be what they are: those that read an element of the collection are told of changes to it
    /// themselves.
    ///
    /// - Complexity: O(n) in the number of elements, for a look at their ids.
    private func isSame<Data, Content>(_ view: ForEach<Data, ID, Content>) -> Bool {
        guard let source, let new = view.source, reads?.isEmpty ?? true, source.isSame(as: new) else { return false }
        return hasElementsInPlace(view)
    }

    private func identified<Data, Content: View>(
        _ view: ForEach<Data, ID, Content>
    ) -> [(key: Key, content: Content)] {
        var occurrences: [ID: Int] = [:]
        var elements: [(key: Key, content: Content)] = []
        elements.reserveCapacity(view.data.count)
        for index in view.data.indices {
            let element = view.data[index]
            let id = view.identify(element, index)
            guard id == id else {
                graph.report(.unequalID(id: "\(id)", path: path), from: self)
                elements.append((Key(id: nil, occurrence: elements.count), view.content(element)))
                continue
            }
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            if occurrence > 0 { graph.report(.duplicateID(id: "\(id)", path: path), from: self) }
            elements.append((Key(id: id, occurrence: occurrence), view.content(element)))
        }
        return elements
    }

    override func child(identified id: AnyHashable, byPlace: Bool) -> _ViewNode? {
        guard byPlace == (range != nil), let id = id.base as? ID else { return nil }
        return children[Key(id: id, occurrence: 0)]
    }

    override func id(ofChild child: _ViewNode) -> AnyHashable? {
        nodes.firstIndex { $0 === child }.flatMap { order[$0].id }.map { AnyHashable($0) }
    }

    private func remove(_ key: Key, _ transaction: Transaction) {
        guard let node = children.removeValue(forKey: key) else { return }
        if graph.beginRemoval(of: node, transaction) { leaving[key] = node }
    }

    override func forgetLeftChildren() { leaving.removeAll { !$0.isMounted } }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        nodes.forEach(body)
    }

    override var onlyChild: _ViewNode? { nodes.count == 1 ? nodes[0] : nil }

    override func forEachLeavingChild(_ body: (_ViewNode) -> Void) { leaving.values.forEach(body) }
}

extension ForEach {
    /// A collection of what is no view, for containers that know what to do with it.
    package init(any data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { element, _ in element[keyPath: id] })
    }

    /// The elements with their ids, in order.
    package var identified: [(ID, Data.Element)] {
        data.indices.map { index in
            let element = data[index]
            return (identify(element, index), element)
        }
    }
}
