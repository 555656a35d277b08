/// A node that lets go of views out of sight, but keeps those in `InputState.held`.
@MainActor
package protocol HeldViewKeeping: LayoutNode {
    /// A view inside is held no more.
    func heldViewsChanged()
}
