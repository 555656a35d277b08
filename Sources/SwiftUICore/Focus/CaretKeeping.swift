/// A leaf in which something is edited at a place that is to stay in sight.
@MainActor
package protocol CaretKeeping {
    /// Scrolls what is around until the place is in sight.
    func reveal(_ transaction: Transaction)
}
