/// What leads from a part of a tree back up: nil once the target has left the tree.
///
/// It stands for a weak reference, which would cost more than itself: an object that was ever referred to weakly counts its
/// references aside, several times slower, for the rest of its life.
///
/// It is read on the main actor only, and cleared there when its target leaves the tree, which is before the last owner
/// lets go of the target. So the thread on which that last owner lets go does not matter.
final class BackReference<Target: AnyObject>: @unchecked Sendable {
    private(set) unowned(unsafe) var target: Target?

    init(_ target: Target) { self.target = target }

    /// To be called when the target leaves the tree.
    func clear() { target = nil }
}
