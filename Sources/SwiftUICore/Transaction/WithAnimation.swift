/// Runs a closure; what its writes change is animated.
///
/// The closure runs at once. The animation belongs to the writes of state in it, wherever in the window they are read:
/// positions, sizes, colors and effects that differ in the next frame move there, and views that are inserted or
/// removed have their transitions. Writes that come later, as in a `Task` that the closure starts, are not animated. A
/// view between the state and what moves can choose another animation with `animation(_:value:)`. Calls may be nested:
/// the innermost counts.
///
///     Button("Deal") {
///         withAnimation(.snappy) {
///             hand.append("A♠")
///         }
///     }
///
/// - Parameters:
///   - animation: how; nil makes the changes without animation.
///   - body: makes the changes.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and calls back when those animations have ended.
///
/// `completion` is called once, on the main actor, also when nothing moved.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs a closure whose writes carry the given transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    for watcher in transaction.completions { MainThread.run { watcher.begin() } }
    defer {
        Transaction.current = outer
        for watcher in transaction.completions { MainThread.run { watcher.end() } }
    }
    return try body()
}

/// Runs a closure whose writes carry the current transaction with one value changed.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
