/// What was read last through a binding, for views that are removed: what it leads to may be gone, or be another's.
class BindingMemory {
    /// The memory of the binding that this one's leads to a part of.
    final var outer: BindingMemory?

    /// Takes over what was read through a binding to the same, which this one's takes the place of, and through those
    /// around it.
    final func inherit(from other: BindingMemory) {
        take(from: other)
        if let outer, let known = other.outer { outer.inherit(from: known) }
    }

    fileprivate func take(from other: BindingMemory) {}

    /// Whether the value is read in order to write a part of it. Only touched on the main actor.
    fileprivate(set) final var isWriting = false
}

/// The value that a body in a view that was not removed has read last.
class LastValue<Value>: BindingMemory {
    // Bodies read on one thread only.
    fileprivate(set) final var last: Value?

    init(_ last: Value? = nil) { self.last = last }

    override fileprivate final func take(from other: BindingMemory) {
        if last == nil, let other = other as? LastValue { last = other.last }
    }

    /// Notes what a binding gives to a body.
    final func note(_ value: Value) {
        if DependencyTracking.current != nil { last = value }
    }
}

extension Optional where Wrapped == BindingMemory {
    /// Reads what is written back with another part: as it is now, whoever writes.
    func readingToWrite<Value>(_ read: () -> Value) -> Value {
        guard let self, MainThread.isCurrent, !self.isWriting else { return read() }
        self.isWriting = true
        defer { self.isWriting = false }
        return read()
    }
}

/// The memory of a binding whose value no state holds that the engine knows: closures of an app, or the property of an
/// object. What they lead to cannot be told from outside, so that a body in a removed view is given what was read last.
final class SourceMemory<Value>: LastValue<Value> {
    /// The object whose property the value is; nil where closures find it.
    private let object: AnyObject?
    /// How far in the outermost view is whose state the closure has read; less than 0 where it has read anything else.
    private var depth: Int32 = -1
    /// Where the body is shown that read last.
    private var reader: BackReference<_ViewNode>?

    init(of object: AnyObject? = nil) { self.object = object }

    /// The value for whoever reads now.
    func value(_ read: () -> Value) -> Value {
        // Bodies run on the main actor.
        nonisolated(unsafe) let memory = self
        guard let place = DependencyTracking.place else {
            guard let last, MainThread.isCurrent, MainActor.assumeIsolated({ memory.isKeptForLastReader }) else {
                return read()
            }
            return last
        }
        if let last, MainActor.assumeIsolated({ memory.isKept(at: place) }) { return last }
        let value: Value
        (value, depth) = DependencyTracking.readingDepth(read)
        last = value
        MainActor.assumeIsolated { memory.reader = place.backReference }
        return value
    }

    /// Whether code that is no body, as what a field does when it loses the focus, reads for a view that was removed.
    @MainActor
    private var isKeptForLastReader: Bool {
        // An object's property can be read at any time.
        guard object == nil, !isWriting, let place = reader?.target else { return false }
        return isKept(at: place)
    }

    /// Whether what is shown at a place is in a removed view that does not own what the value is made of.
    @MainActor
    private func isKept(at place: _ViewNode) -> Bool {
        guard let removed = place.removedView else { return false }
        guard let object else { return depth < removed.depth }
        var node: _ViewNode? = place
        while let current = node {
            if current.ownObjects.contains(where: { $0 === object }) { return false }
            if current === removed { return true }
            node = current.parent
        }
        return true
    }
}

/// The memory of a binding to an element of a collection.
final class ElementMemory<Element>: LastValue<Element> {
    /// The element that the binding was made for, as far as this binding has changed it; nil where a place alone counts.
    var known: Element?
    private let areSame: ((Element, Element) -> Bool)?

    /// - Parameter areSame: whether two elements have the same id.
    init(_ known: Element? = nil, areSame: ((Element, Element) -> Bool)? = nil) {
        self.known = known
        self.areSame = areSame
        super.init(known)
    }

    /// Where the element is now, for code that runs after a change and before the views are up to date: an element with an
    /// id is looked for, so that nobody writes to its neighbor.
    ///
    /// - Complexity: O(1) for an element that is in its place; O(n) for others.
    func place<C: Collection>(in elements: C, near position: C.Index) -> C.Index? where C.Element == Element {
        let isInside = position >= elements.startIndex && position < elements.endIndex
        guard let areSame, let known else { return isInside ? position : nil }
        if isInside, areSame(elements[position], known) { return position }
        return elements.firstIndex { areSame($0, known) }
    }
}
