/// Runs a closure; what its writes change is animated.
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
