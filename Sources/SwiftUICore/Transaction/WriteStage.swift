/// Which writes of a user interface are taken up together: those that ask for the same animation, one after the other.
///
/// Writes that ask for different animations, or the one for none and the other for some, are taken up in stages, each
/// as if it had come alone. So a value can be set back at once and then animated, and a body that reads what both wrote
/// moves each part its own way.
struct WriteStage: Comparable {
    private(set) var number: UInt64 = 0

    static func < (first: WriteStage, second: WriteStage) -> Bool { first.number < second.number }

    /// The stage after this one.
    var next: WriteStage { WriteStage(number: number + 1) }
}

/// Sorts writes into stages, in the order in which they are made.
struct WriteStages {
    /// The stage that writes are added to.
    private var open = WriteStage().next
    /// What its writes ask for; nil while it has none, or only such as join others.
    private var transaction: Transaction?
    /// The last stage with an animation since stages were last taken up.
    private var animated: WriteStage?

    /// The stage of a write that is made now; asking again changes nothing.
    ///
    /// - Parameter joins: whether the write, if it asks for no animation, goes with an animated one before or after it.
    ///   So does a gesture's state as it falls back: what followed the finger then starts from where it is.
    mutating func stage(of write: Transaction, joins: Bool) -> WriteStage {
        if joins, write.animation == nil, !write.disablesAnimations { return animated ?? open }
        if let transaction, !write.movesLike(transaction) { open = open.next }
        transaction = write
        if write.animation != nil { animated = open }
        return open
    }

    /// Has writes from now on belong to a later stage than those until now.
    mutating func close() {
        open = open.next
        transaction = nil
        animated = nil
    }
}
