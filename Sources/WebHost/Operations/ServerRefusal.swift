/// Why somebody did not get what they asked for.
package enum ServerRefusal: String, CaseIterable, Sendable {
    /// No room for a new page on the server, or for one of its address.
    case sessions, address
    /// The address has had many new visitors.
    case newVisitors = "new_visitors"
    /// The server ends.
    case ending
    /// The host, the origin or the token was wrong.
    case policy
    /// Nobody could find out who asks.
    case unidentified
    /// A page said what none would.
    case message
    /// A page, a visitor or the server had more memory than it may.
    case memory
    /// A change of a visitor's that there was no room for.
    case storage
}
