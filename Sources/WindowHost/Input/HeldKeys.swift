import RiffleGestures

/// The keys that are down: a key that goes down again without having come up repeats.
package struct HeldKeys {
    private var codes: Set<UInt32> = []

    package init() {}

    /// What a key that went down does.
    package mutating func press(_ code: UInt32) -> KeyPress.Phases { codes.insert(code).inserted ? .down : .repeat }

    /// A key came up.
    package mutating func release(_ code: UInt32) { codes.remove(code) }

    /// The keyboard went elsewhere: what comes up there is not told.
    package mutating func forget() { codes = [] }
}
