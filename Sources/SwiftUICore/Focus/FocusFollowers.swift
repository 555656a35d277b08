/// A layout node that is told whenever the focus moves.
@MainActor
package protocol FocusFollowing: LayoutNode {
    func focusMoved()
}

/// The layout nodes that follow the focus, from the time they are made until their views are gone.
@MainActor
struct FocusFollowers {
    private struct Follower {
        weak var node: (any FocusFollowing)?
    }

    private var followers: [Int: Follower] = [:]
    private var lastKey = 0

    var count: Int { followers.count }

    /// Those that are there, the oldest first.
    var nodes: [any FocusFollowing] { followers.keys.sorted().compactMap { followers[$0]?.node } }

    /// Adds a node.
    ///
    /// - Returns: the key to remove it by.
    mutating func add(_ node: any FocusFollowing) -> Int {
        lastKey += 1
        followers[lastKey] = Follower(node: node)
        return lastKey
    }

    mutating func remove(_ key: Int) { followers[key] = nil }
}
