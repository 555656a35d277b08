/// The elements of a `ForEach` in a lazy container: only those in sight have views. A view that is written by itself is the
/// only element of a collection, see `OnlyElement`.
///
/// The collection is not walked. An update looks for the elements that have views near where they were, by id, and so costs
/// what is in sight, and for those whose state is kept; only if some of these are not where they are expected, and for
/// `scrollTo` with an id, more are looked at.
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, LazySlots {
    private struct Entry {
        var slot: Int
        let id: ID
        let node: _ViewNode
    }

    /// What the collection was before an update that the container has not laid out yet.
    private struct Change {
        let view: ForEach<Data, ID, Content>
        let count: Int
        let shift: Int
        let transaction: Transaction
    }

    private var view: ForEach<Data, ID, Content>
    private var count: Int
    /// What has views, in the order of the collection.
    private var entries: [Entry] = []
    private var leaving: [(id: ID, node: _ViewNode)] = []
    /// The state of elements that are out of sight.
    private var kept: [ID: (slot: Int, state: KeptState)] = [:]
    private var change: Change?

    /// Whether elements have views even where their ids repeat.
    private static var showsRepeated: Bool { Data.self is any IndividualElements.Type }
    /// How far from its old place an element is looked for.
    private static var searchDistance: Int { 256 }
    /// How many elements are looked at for those whose state is kept and which are not near where they were.
    private static var keptSearchEffort: Int { 32_768 }

    private var range: Range<Int>?

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        count = view.data.count
        super.init(context)
        _ = view.keepingRange(&range, at: self)
        if let states = graph.takeKeptRows(for: self) as? [ID: (slot: Int, state: KeptState)] { kept = states }
    }

    package override var viewName: String? { isDeferred ? nil : "ForEach" }
    package override var isDeferred: Bool { ID.self == OnlyElement.self }
    package override var isLazyCollection: Bool { true }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.deferral = .none
        return context
    }

    // MARK: Slots

    package var slotCount: Int { count }
    package var nodesPerSlot: Int? { Content._listShape.isErased ? 1 : Content._listShape.count }
    package var realizedSlots: [Int] { entries.map(\.slot) }

    package func node(ofSlot slot: Int) -> _ViewNode? { place(of: slot).map { entries[$0].node } }

    /// Where in `entries` a slot is.
    private func place(of slot: Int) -> Int? {
        let place = insertionPlace(of: slot)
        return place < entries.count && entries[place].slot == slot ? place : nil
    }

    private func insertionPlace(of slot: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].slot < slot { low = middle + 1 } else { high = middle }
        }
        return low
    }

    package func realize(_ slot: Int) {
        guard slot >= 0, slot < count, place(of: slot) == nil else { return }
        let (id, isTaken, content) = DependencyTracking.evaluate(inBodyOf: self, adding: true) {
            () -> (ID, Bool, Content?) in
            let (element, id) = element(slot, of: view)
            let isTaken = entries.contains { $0.id == id }
            // In stacks and grids elements with an id that is taken get no views, as on Apple's platforms.
            return (id, isTaken, isTaken && !Self.showsRepeated ? nil : view.content(element))
        }
        guard let content else { return graph.report(.duplicateLazyID(id: "\(id)", path: path), from: self) }
        if isTaken { graph.report(.duplicateID(id: "\(id)", path: path), from: self) }
        if !(id == id) { graph.report(.unequalID(id: "\(id)", path: path), from: self) }
        let node: _ViewNode
        if let index = leaving.firstIndex(where: { $0.id == id }) {
            node = leaving.remove(at: index).node
            let transaction = change?.transaction ?? Transaction()
            graph.resume(node, transaction)
            Content._updateNode(node, content, transaction)
        } else {
            node = KeptState.restoring(kept.removeValue(forKey: id)?.state, in: graph) {
                graph.making(id, in: self) { Content._makeNode(content, childContext) }
            }
            if !graph.beginInsertion(of: node, at: self), let change, previousSlot(of: slot) == nil {
                graph.beginInsertion(of: node, change.transaction)
            }
        }
        entries.insert(Entry(slot: slot, id: id, node: node), at: insertionPlace(of: slot))
        childListChanged(Transaction())
    }

    package func release(_ slot: Int) {
        guard let place = place(of: slot) else { return }
        let entry = entries.remove(at: place)
        if let state = KeptState(unmounting: entry.node), entry.id == entry.id { kept[entry.id] = (slot, state) }
        childListChanged(Transaction())
    }

    package override func id(ofChild child: _ViewNode) -> AnyHashable? {
        entries.first { $0.node === child }.map { AnyHashable($0.id) }
    }

    package func slot(identified id: AnyHashable, byPlace: Bool) -> Int? {
        view.offset(identified: id, byPlace: byPlace)
    }

    package func previousSlot(of slot: Int) -> Int? {
        guard let change else { return slot }
        let id = element(slot, of: view).id
        return Self.find(id, near: slot - change.shift, change.view, change.count, delta: change.count - count)
    }

    package func endChange() { change = nil }

    // MARK: Updating

    func update(_ new: ForEach<Data, ID, Content>, _ transaction: Transaction) {
        let newView = new.keepingRange(&range, at: self)
        let ((gone, isMoved), contents) = DependencyTracking.evaluate(inBodyOf: self) {
            let change = takeUp(newView, transaction)
            return (change, entries.map { view.content(element($0.slot, of: view).element) })
        }
        for (entry, content) in zip(entries, contents) { Content._updateNode(entry.node, content, transaction) }
        guard isMoved || !gone.isEmpty else { return }
        let exit = graph.exit(transaction, after: entries.lazy.map(\.node), in: self)
        for entry in gone { remove(entry, exit) }
        childListChanged(transaction)
    }

    /// Finds the elements that have views in a newer collection.
    private func takeUp(
        _ newView: ForEach<Data, ID, Content>, _ transaction: Transaction
    ) -> (gone: [Entry], isMoved: Bool) {
        let old = view
        let oldCount = count
        view = newView
        count = newView.data.count
        var shift = 0
        var isMoved = count != oldCount
        var found: [Entry] = []
        var gone: [Entry] = []
        var taken: Set<Int> = []
        for entry in entries {
            let slot = Self.find(
                entry.id, near: entry.slot + shift, view, count, delta: count - oldCount, except: taken)
            guard let slot else {
                gone.append(entry)
                continue
            }
            if Self.showsRepeated { taken.insert(slot) }
            shift = slot - entry.slot
            isMoved = isMoved || shift != 0
            found.append(Entry(slot: slot, id: entry.id, node: entry.node))
        }
        entries = found.sorted { $0.slot < $1.slot }
        if isMoved || !gone.isEmpty {
            change = Change(view: old, count: oldCount, shift: shift, transaction: transaction)
            findKept(shift: shift, delta: count - oldCount)
        }
        return (gone, isMoved)
    }

    /// Lets go of the state of elements that are there no more, lest others of the same id take it up later.
    private func findKept(shift: Int, delta: Int) {
        guard !kept.isEmpty else { return }
        var missing = kept
        kept = [:]
        for (id, old) in missing {
            let slot =
                Self.find(id, near: old.slot + shift, view, count, delta: delta - shift, within: 1)
                ?? Self.find(id, near: old.slot, view, count, delta: delta, within: 1)
            if let slot { kept[id] = (slot, missing.removeValue(forKey: id)!.state) }
        }
        guard !missing.isEmpty else { return }
        if count <= Self.keptSearchEffort {
            for slot in 0..<count {
                let id = element(slot, of: view).id
                if let old = missing.removeValue(forKey: id) { kept[id] = (slot, old.state) }
            }
        } else {
            let distance = min(Self.searchDistance, Self.keptSearchEffort / missing.count)
            for (id, old) in missing {
                let slot = Self.find(id, near: old.slot, view, count, delta: delta, within: distance)
                if let slot { kept[id] = (slot, old.state) }
            }
        }
    }

    private func remove(_ entry: Entry, _ transaction: Transaction) {
        let isLeaving = KeptState.discarding(in: graph) { graph.beginRemoval(of: entry.node, transaction) }
        if isLeaving { leaving.append((entry.id, entry.node)) }
    }

    package override func forgetLeftChildren() { leaving.removeAll { !$0.node.isMounted } }

    private func element(_ slot: Int, of view: ForEach<Data, ID, Content>) -> (element: Data.Element, id: ID) {
        Self.element(slot, of: view)
    }

    private static func element(
        _ slot: Int, of view: ForEach<Data, ID, Content>
    ) -> (element: Data.Element, id: ID) {
        let index = view.data.index(view.data.startIndex, offsetBy: slot)
        let element = view.data[index]
        return (element, view.identify(element, index))
    }

    /// Looks for an element around the places where it is likely to be.
    private static func find(
        _ id: ID, near slot: Int, _ view: ForEach<Data, ID, Content>, _ count: Int, delta: Int,
        within distance: Int = searchDistance, except taken: Set<Int> = []
    ) -> Int? {
        func isThere(_ slot: Int) -> Bool {
            slot >= 0 && slot < count && !taken.contains(slot) && element(slot, of: view).id == id
        }
        if isThere(slot) { return slot }
        if isThere(slot + delta) { return slot + delta }
        for distance in 1...max(distance, 1) {
            if isThere(slot + distance) { return slot + distance }
            if isThere(slot - distance) { return slot - distance }
        }
        return nil
    }

    // MARK: Children

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        for entry in entries { body(entry.node) }
    }

    package override func forEachLeavingChild(_ body: (_ViewNode) -> Void) { leaving.forEach { body($0.node) } }

    package override func appendLazyRuns(to list: inout LazyRunList) { list.append(self) }

    package override func child(identified id: AnyHashable, byPlace: Bool) -> _ViewNode? {
        if byPlace { return slot(identified: id, byPlace: true).flatMap { node(ofSlot: $0) } }
        guard !view.isReadOnce, let id = id.base as? ID else { return nil }
        return entries.first { $0.id == id }?.node
    }
}

extension LazyForEachNode: RowStateKeeping {
    var keptRows: Any? { kept.isEmpty ? nil : kept }
}
