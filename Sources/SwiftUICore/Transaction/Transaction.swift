/// The context of a change: which animation it asked for, and what else it said about itself.
///
/// A transaction belongs to the writes made while it is current, never to a time or a tree. Writes that ask for different
/// animations are taken up one after the other; see `WriteStage`.
public struct Transaction {
    /// The animation that the change asked for, if any.
    public var animation: Animation?
    /// Whether `.animation(_:value:)` modifiers below keep out of this change.
    public var disablesAnimations: Bool
    /// Whether the change is one of a series, as while a finger moves.
    public var isContinuous: Bool
    /// Whether values written now are samples from which a later spring takes its starting velocity.
    public var tracksVelocity: Bool
    /// Grows with every write that had an animation; decides which of two came last.
    package var order: UInt64 = 0
    /// Whether the scopes around the node that it waits for have edited it already.
    var isResolved = false
    private var extras: Extras?

    /// What few changes have: apart, so that all others are passed on without keeping count of it.
    private final class Extras {
        let completions: [AnimationCompletion]
        let values: [ObjectIdentifier: Any]
        let outer: Transaction?

        /// Nil where there is nothing.
        init?(_ completions: [AnimationCompletion], _ values: [ObjectIdentifier: Any], _ outer: Transaction?) {
            if completions.isEmpty, values.isEmpty, outer == nil { return nil }
            self.completions = completions
            self.values = values
            self.outer = outer
        }
    }

    /// Called when the animations of the change have ended.
    package var completions: [AnimationCompletion] {
        get { extras?.completions ?? [] }
        set { extras = Extras(newValue, values, outer) }
    }

    private var values: [ObjectIdentifier: Any] {
        get { extras?.values ?? [:] }
        set { extras = Extras(completions, newValue, outer) }
    }

    /// The change as it is outside of the scopes that edited it on its way down; nil when none did.
    private var outer: Transaction? {
        get { extras?.outer }
        set { extras = Extras(completions, values, newValue) }
    }

    /// A change without an animation.
    public init() {
        disablesAnimations = false
        isContinuous = false
        tracksVelocity = false
    }

    /// A change with an animation, or without when it is nil.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// A custom value that travels with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls back once, on the main actor, when the animations of the change have ended, or at once when nothing moves.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    package var isTrivial: Bool {
        animation == nil && !tracksVelocity && !disablesAnimations && (extras?.completions.isEmpty ?? true)
    }

    /// The change as it concerns what is not in any of the scopes that edited it: a view that grows moves others.
    package var unscoped: Transaction { outer ?? self }

    /// The change as a scope makes it for what is inside.
    package func edited(_ edit: (inout Transaction) -> Void) -> Transaction {
        var edited = self
        edit(&edited)
        edited.outer = outer ?? self
        edited.isResolved = false
        return edited
    }

    /// Whether what both changes change moves alike, and the same is told of its end.
    func movesLike(_ other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && completions.elementsEqual(other.completions, by: ===)
            && values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { Self.areEqual(value, $0) } ?? false }
    }

    private static func areEqual<Value>(_ value: Value, _ other: Any) -> Bool {
        (other as? Value).map { ViewComparison.areEqual(value, $0) } ?? false
    }

    /// Whether it is the transaction of a change that nobody said anything of.
    package var saysNothing: Bool { isTrivial && !isContinuous && extras == nil }

    /// Whether it is what `init()` makes.
    var isDefault: Bool { saysNothing && !isResolved && order == 0 }

    /// Both changes in one update: the later animation wins, and none does not win over one.
    package func merging(_ other: Transaction) -> Transaction {
        if other.saysNothing { return self }
        if saysNothing { return other }
        let later = other.order >= order ? other : self
        let earlier = other.order >= order ? self : other
        var merged = later
        if later.animation == nil, earlier.animation != nil {
            merged.animation = earlier.animation
            merged.disablesAnimations = earlier.disablesAnimations
            merged.order = earlier.order
        }
        merged.tracksVelocity = later.tracksVelocity || earlier.tracksVelocity
        merged.isContinuous = later.isContinuous || earlier.isContinuous
        merged.isResolved = later.isResolved && earlier.isResolved
        if !earlier.values.isEmpty { merged.values.merge(earlier.values) { current, _ in current } }
        for completion in earlier.completions where !merged.completions.contains(where: { $0 === completion }) {
            merged.completions.append(completion)
        }
        if outer != nil || other.outer != nil { merged.outer = unscoped.merging(other.unscoped) }
        return merged
    }
}

/// Names a custom value of a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// What a transaction has that nobody set.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The transaction of the innermost `withAnimation` or `withTransaction` that runs now.
    ///
    /// Kept per thread, because state may be written on any.
    package static var current: Transaction {
        get { CurrentTransaction.value.value }
        set { CurrentTransaction.value.value = newValue }
    }

    /// The current transaction, stamped so that it counts as later than all before it.
    package static func forWrite() -> Transaction {
        var transaction = current
        if transaction.animation != nil {
            transaction.order = WriteOrder.next()
        }
        return transaction
    }

    /// The transaction of a write through a binding: the current one with what the binding itself asks for.
    package static func forWrite(through binding: Transaction) -> Transaction {
        let current = forWrite()
        return binding.saysNothing ? current : current.merging(binding.stamped())
    }
}

private final class CurrentTransaction {
    var value = Transaction()

    /// Under which each thread keeps its own, until it ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { held in
            if let held { Unmanaged<CurrentTransaction>.fromOpaque(held).release() }
        }
        return key
    }()

    static var value: CurrentTransaction {
        if let held = pthread_getspecific(key) {
            return Unmanaged<CurrentTransaction>.fromOpaque(held).takeUnretainedValue()
        }
        let held = CurrentTransaction()
        pthread_setspecific(key, Unmanaged.passRetained(held).toOpaque())
        return held
    }
}
