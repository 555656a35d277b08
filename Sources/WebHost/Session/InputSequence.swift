/// Tells which of a page's inputs have been dealt with, so that each counts once however often it is sent.
///
/// Pages number what must not get lost: touches, keys, edits, actions and the keyboard's place. They count along without
/// saying so, and say where they begin after they came back. What was dealt with is the session's: it holds across
/// connections.
package struct InputSequence: Hashable, Sendable {
    /// The number of the next input that counts.
    package private(set) var next: UInt32 = 0
    /// The number of the connection's next input.
    private var position: UInt32 = 0

    /// - Parameter next: the number of the first input that counts.
    package init(next: UInt32 = 0) { self.next = next }

    /// A page has come (back): it goes on where the session is, unless it says otherwise.
    package mutating func attach() { position = next }

    /// The page's next input has this number.
    package mutating func begin(at number: UInt32) { position = number }

    /// Takes the page's next input.
    ///
    /// - Returns: whether it counts; one that came before does not. A gap is what the page has given up.
    package mutating func take() -> Bool {
        let number = position
        position &+= 1
        guard number >= next else { return false }
        next = number &+ 1
        return true
    }
}

extension ClientMessage {
    /// Whether pages number it.
    var isNumbered: Bool {
        switch self {
        case .input(.pointer), .input(.secondaryPress), .input(.key), .input(.text), .perform, .focus, .go, .enter,
            .open, .answer:
            true
        case .input(.wheel), .input(.hover), .hello, .traits, .tick, .acknowledge, .lose, .ping, .number, .files,
            .piece, .inspect:
            false
        }
    }
}
