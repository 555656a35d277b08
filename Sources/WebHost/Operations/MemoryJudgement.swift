/// Who has to go where pages take more memory than they may.
package struct MemoryJudgement<ID: Hashable> {
    /// A page, with and without a browser.
    package struct Page {
        package var id: ID
        /// Whose it is, as of any value that tells visitors apart.
        package var visitor: AnyHashable
        /// What was counted for it.
        package var bytes: Int
        /// Seconds since something was done on it.
        package var stillSeconds: Double
        /// Whether nobody has it open.
        package var isAway: Bool

        package init(id: ID, visitor: AnyHashable, bytes: Int, stillSeconds: Double, isAway: Bool) {
            self.id = id
            self.visitor = visitor
            self.bytes = bytes
            self.stillSeconds = stillSeconds
            self.isAway = isAway
        }

        /// What is worth least is large and was left alone for long.
        fileprivate var burden: Double { Double(bytes) * (stillSeconds + 1) }
    }

    /// Pages that end, and why.
    package private(set) var ended: [(id: ID, reason: MemoryReason)] = []
    private var rest: [Page]

    /// - Parameter excess: bytes of the process beyond what it may have; 0 or less where it has no more.
    package init(_ pages: [Page], pageMemory: Int, visitorMemory: Int, excess: Int) {
        rest = pages
        for page in pages where page.bytes > pageMemory { end(page, .page) }
        var sums: [AnyHashable: Int] = [:]
        for page in rest { sums[page.visitor, default: 0] += page.bytes }
        for (visitor, sum) in sums where sum > visitorMemory {
            end(while: sum - visitorMemory, among: rest.filter { $0.visitor == visitor }, .visitor)
        }
        // Nobody is asked to go for memory that no page has.
        if excess > 0 { end(while: excess, among: rest, .server) }
    }

    private mutating func end(_ page: Page, _ reason: MemoryReason) {
        ended.append((page.id, reason))
        rest.removeAll { $0.id == page.id }
    }

    private mutating func end(while excess: Int, among pages: [Page], _ reason: MemoryReason) {
        var excess = excess
        // Those that nobody has open go first.
        let order = pages.sorted { ($0.isAway ? 1 : 0, $0.burden) > ($1.isAway ? 1 : 0, $1.burden) }
        for page in order where excess > 0 {
            end(page, reason)
            excess -= page.bytes
        }
    }
}

/// Why a page had to end: what had more memory than it may.
package enum MemoryReason: String, Codable, Hashable, Sendable, CaseIterable {
    case page, visitor, server
}
