/// What was said to a page and is not with the system's network yet.
package struct UnsentMessages {
    /// Bytes that wait.
    package private(set) var bytes = 0
    /// Bytes of each message that waits, behind those that went.
    private var sizes: [Int] = []
    private var gone = 0
    private var numberOfFirst: UInt64 = 0
    private var isAwaited = false

    package init() {}

    /// Tells the message that has waited longest from those before and after; nil where none waits.
    package var oldest: UInt64? { gone < sizes.count ? numberOfFirst + UInt64(gone) : nil }

    /// A message waits from now on.
    package mutating func add(_ bytes: Int) {
        sizes.append(bytes)
        self.bytes += bytes
    }

    /// The oldest message is with the network, or lost.
    ///
    /// - Returns: whether there is room again for somebody who waits for it.
    package mutating func removeOldest() -> Bool {
        guard gone < sizes.count else { return false }
        bytes -= sizes[gone]
        gone += 1
        if gone * 2 > sizes.count {
            numberOfFirst += UInt64(gone)
            sizes.removeSubrange(..<gone)
            gone = 0
        }
        guard isAwaited, bytes <= WebLimits.unsentBytes / 2 else { return false }
        isAwaited = false
        return true
    }

    /// Whether there is too much for more to be added; `removeOldest` then tells when there is room.
    package mutating func awaitsRoom() -> Bool {
        isAwaited = bytes >= WebLimits.unsentBytes
        return isAwaited
    }
}
