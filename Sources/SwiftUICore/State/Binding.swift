/// A way to read and write a value that somebody else owns.
///
/// `$name` of a `@State` property gives one, and so do `@Bindable` objects. A view with a `@Binding` reads and writes
/// the owner's value; it keeps none itself. `$trip.name` and `$trips[2]` are bindings to a part, and a body that reads
/// a part runs again only when that part changes. In a view that is being removed, a binding reads the last value that
/// it had. For fixed values, as in previews, there is `.constant(_:)`, and `Binding(get:set:)` for values that are
/// computed.
///
///     struct ServingsPicker: View {
///         @Binding var servings: Int
///
///         var body: some View {
///             Stepper("Serves \(servings)", value: $servings, in: 1...12)
///         }
///     }
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: SlotProperty {
    private let getter: () -> Value
    /// Given the transaction of the binding itself: what is current at the time of the write, whoever writes finds out.
    private let setter: (Value, Transaction) -> Void
    /// What two bindings have in common when they lead to the same value; nil when it cannot be told.
    private let identity: AnyHashable?
    /// What the value is a part of, for bindings to members and elements of state.
    private let part: Part?
    /// What the value was when the binding was made, where those who read it are not told when it changes, as with a
    /// property of an `ObservableObject`: the view that watches the object makes the binding anew, and to a view that is
    /// given it, it is another binding then.
    private var valueWhenMade: Value?
    /// What was read last through this binding, or the innermost one around it that has a memory; and where a write of a
    /// part of it reads the rest.
    private var memories: (own: BindingMemory?, source: BindingMemory?)
    /// The transaction that writes through this binding carry.
    public var transaction = Transaction()

    /// Where a value is found without its reader becoming a dependent of all that it is a part of.
    struct Part {
        let whole: any PartObserving
        /// Nil for an element that is there no more.
        let current: () -> Value?
        /// Notes the elements that the value is a part of, as somebody reads it.
        var note: (() -> Void)?
        /// The element of the whole that the value is or belongs to, where the whole is a collection itself. What a
        /// member's setter does to other members, or to the elements of one, cannot be told.
        var element: ElementHash?
        /// Writes the whole with another value for one element, as a mutable collection leaves all others alone then; nil
        /// for what is no whole.
        var writeElement: ((Value, ElementHash, Transaction) -> Void)?
    }

    /// A binding made of two closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.init(
            reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
            writing: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
    }

    /// The same for code of ours that captures what is not sendable, as values of generic types.
    package init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
        let memory = SourceMemory<Value>()
        memories = (memory, memory)
        getter = { memory.value(reading) }
        setter = { value, transaction in
            if transaction.saysNothing {
                writing(value)
            } else {
                withTransaction(.forWrite(through: transaction)) { writing(value) }
            }
        }
        identity = nil
        part = nil
    }

    /// A binding made of two closures, the second of which is told the binding's own transaction: not that of a
    /// `withAnimation` around the write, which its writes belong to anyway.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let memory = SourceMemory<Value>()
        memories = (memory, memory)
        let reading = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        getter = { memory.value(reading) }
        setter = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        identity = nil
        part = nil
    }

    init(location: StateLocation<Value>) {
        getter = { location.value }
        setter = { location.set($0, .forWrite(through: $1)) }
        identity = ObjectIdentifier(location)
        part = Part(
            whole: location, current: { location.seen },
            writeElement: { location.set($0, .forWrite(through: $2), element: $1) })
    }

    /// - Parameters:
    ///   - identity: what the value is of: bindings to the same are the same.
    ///   - setter: told the binding's own transaction; see `Transaction.forWrite(through:)`.
    package init(
        identity: AnyHashable?, transaction: Transaction, getter: @escaping () -> Value,
        setter: @escaping (Value, Transaction) -> Void
    ) {
        self.init(identity: identity, transaction: transaction, getter: getter, setter: setter, part: nil)
    }

    /// The binding to a property of an object.
    init(
        identity: AnyHashable, of object: AnyObject, getter: @escaping () -> Value,
        setter: @escaping (Value, Transaction) -> Void
    ) {
        let memory = SourceMemory<Value>(of: object)
        self.init(
            identity: identity, transaction: Transaction(), getter: { memory.value(getter) }, setter: setter, part: nil)
        memories = (memory, memory)
    }

    private init(
        identity: AnyHashable?, transaction: Transaction, getter: @escaping () -> Value,
        setter: @escaping (Value, Transaction) -> Void, part: Part?
    ) {
        self.part = part
        self.identity = identity
        self.transaction = transaction
        self.getter = getter
        self.setter = setter
    }

    /// A binding to a value that never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(identity: nil, transaction: Transaction(), getter: { value }, setter: { _, _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set {
            var own = transaction
            // Whoever is written through learns that the write is one of a series, as while a finger moves.
            if Transaction.current.isContinuous { own.isContinuous = true }
            setter(newValue, own)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding from another's projected value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a member of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let setter = setter
        let isObject = Value.self is AnyClass
        let memory = isObject ? SourceMemory<Subject>() : nil
        memory?.outer = memories.own
        let getter = getter
        let read = { getter()[keyPath: keyPath] }
        var binding = Binding<Subject>(
            identity: identity.map { AnyHashable(Member(base: $0, keyPath: keyPath)) }, transaction: transaction,
            part: isObject
                ? nil
                : part.map { part in
                    .init(
                        whole: part.whole, current: { part.current()?[keyPath: keyPath] }, note: part.note,
                        element: part.element)
                },
            getter: memory.map { memory in { memory.value(read) } } ?? read,
            setter: { [source = memories.source] member, transaction in
                var value = source.readingToWrite(getter)
                value[keyPath: keyPath] = member
                setter(value, transaction)
            })
        binding.valueWhenMade = valueWhenMade.map { $0[keyPath: keyPath] }
        binding.memories = (memory ?? memories.own, memory ?? memories.source)
        return binding
    }

    /// A binding to a part of something, whose readers are told only when the part changes.
    private init(
        identity: AnyHashable?, transaction: Transaction, part: Part?,
        getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void
    ) {
        guard let identity, let part else {
            self.init(identity: identity, transaction: transaction, getter: getter, setter: setter)
            return
        }
        let read = {
            guard DependencyTracking.current != nil, let value = part.current() else { return getter() }
            part.note?()
            // Bodies read on the main actor.
            nonisolated(unsafe) let hasChanged = { part.current().map { !ViewComparison.areEqual($0, value) } ?? true }
            nonisolated(unsafe) let whole = part.whole
            nonisolated(unsafe) let key = identity
            let element = part.element
            MainActor.assumeIsolated {
                DependencyTracking.currentScope.map {
                    whole.addDependent($0, onPart: key, in: element, hasChanged: hasChanged)
                }
            }
            return value
        }
        self.init(identity: identity, transaction: transaction, getter: read, setter: setter, part: part)
    }

    /// The binding to a value whose readers are not told when it changes.
    func remembering(_ value: Value) -> Binding {
        var copy = self
        copy.valueWhenMade = value
        return copy
    }

    /// The binding with writes animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    /// The binding with writes carrying `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// A binding to the wrapped value of an optional, or nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        let getter = base.getter
        let setter = base.setter
        let memory = LastValue(value)
        memory.outer = base.memories.own
        self.init(
            identity: base.identity.map { AnyHashable(Member(base: $0, keyPath: \Value?.self)) },
            transaction: base.transaction,
            getter: {
                guard let current = getter() else { return memory.last ?? value }
                memory.note(current)
                return current
            }, setter: { setter($0, $1) })
        valueWhenMade = base.valueWhenMade ?? nil
        memories = (memory, base.memories.source)
    }

    /// A binding to an optional that holds the base's value; writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let getter = base.getter
        let setter = base.setter
        self.init(
            identity: base.identity.map { AnyHashable(Member(base: $0, keyPath: \V.self)) },
            transaction: base.transaction,
            getter: { getter() }, setter: { value, transaction in if let value { setter(value, transaction) } })
        valueWhenMade = base.valueWhenMade
        memories = base.memories
    }

    /// A binding to the base's value without its type; writing a value of another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let getter = base.getter
        let setter = base.setter
        self.init(
            identity: base.identity.map { AnyHashable(Member(base: $0, keyPath: \AnyHashable.self)) },
            transaction: base.transaction,
            getter: { AnyHashable(getter()) },
            setter: { value, transaction in if let value = value.base as? V { setter(value, transaction) } })
        valueWhenMade = base.valueWhenMade.map { AnyHashable($0) }
        memories = base.memories
    }

    private struct Member: Hashable {
        let base: AnyHashable
        let keyPath: AnyKeyPath
    }

    /// A binding holds no state of its own.
    public static var _slotCount: Int { 1 }

    /// Nothing to connect: a binding already leads to its value.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {}

    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        // Copies of one binding have the same functions with the same captures, which are its first two properties.
        let areCopies = memcmp(first, second, 2 * MemoryLayout<() -> Value>.size) == 0
        let first = first.assumingMemoryBound(to: Binding.self).pointee
        let second = second.assumingMemoryBound(to: Binding.self).pointee
        guard areCopies || first.identity != nil && first.identity == second.identity else { return false }
        guard first.transaction.isTrivial, second.transaction.isTrivial else { return false }
        guard areCopies || ViewComparison.areEqual(first.valueWhenMade, second.valueWhenMade) else { return false }
        if !areCopies { second.inherit(from: first) }
        return true
    }

    /// Takes over what was read through a binding to the same that a view had before: the view does not read anew.
    private func inherit(from other: Binding) {
        if let memory = memories.own, let known = other.memories.own { memory.inherit(from: known) }
        if let memory = memories.source, let known = other.memories.source { memory.inherit(from: known) }
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to each element.
    public typealias Element = Binding<Value.Element>
    /// Walks the bindings by index.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// An index of the value.
    public typealias Index = Value.Index
    /// The indices of the value.
    public typealias Indices = Value.Indices
    /// The first index.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the value.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The next index.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// Moves to the next index.
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at `position`. Once there is none, it gives what was read last.
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position, ElementMemory()) }

    /// The binding to an element.
    ///
    /// - Parameter memory: knows the element that is at the position now, where elements have ids.
    func element(at position: Value.Index, _ memory: ElementMemory<Value.Element>) -> Binding<Value.Element> {
        let base = self
        memory.outer = memories.own
        let key = (position as? any Hashable).map { AnyHashable($0) }
        let element = key.map { ElementHash($0) }
        func isInside(_ elements: Value) -> Bool {
            position >= elements.startIndex && position < elements.endIndex
        }
        var binding = Binding<Value.Element>(
            identity: identity.flatMap { base in key.map { AnyHashable(ElementPlace(base: base, position: $0)) } },
            transaction: transaction,
            part: part.map { part in
                let current = { part.current().flatMap { isInside($0) ? $0[position] : nil } }
                return .init(
                    whole: part.whole, current: current,
                    note: {
                        current().map { memory.note($0) }
                        part.note?()
                    }, element: part.writeElement == nil ? part.element : element)
            },
            getter: {
                let elements = base.getter()
                if DependencyTracking.current == nil {
                    if let place = memory.place(in: elements, near: position) { return elements[place] }
                } else if isInside(elements) {
                    let value = elements[position]
                    memory.note(value)
                    return value
                }
                return memory.last ?? elements[position]
            },
            setter: { newElement, transaction in
                var value = base.memories.source.readingToWrite(base.getter)
                guard let place = memory.place(in: value, near: position) else { return }
                value[place] = newElement
                memory.known = memory.known.map { _ in newElement }
                if let key = (place as? any Hashable).map({ ElementHash($0) }), let write = base.part?.writeElement {
                    write(value, key, transaction)
                } else {
                    base.setter(value, transaction)
                }
            })
        binding.valueWhenMade = valueWhenMade.flatMap { isInside($0) ? $0[position] : nil }
        binding.memories = (memory, memories.source)
        return binding
    }
}

/// Names an element of a collection that a binding leads to.
private struct ElementPlace: Hashable {
    let base: AnyHashable
    let position: AnyHashable
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// The index before.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    /// Moves to the index before.
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Transaction {
    /// Marks the transaction as later than all before it.
    package func stamped() -> Transaction {
        var copy = self
        if copy.animation != nil { copy.order = WriteOrder.next() }
        return copy
    }
}
