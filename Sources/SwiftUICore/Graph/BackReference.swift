/// What leads from a part of a tree back up: nil once the target is gone.
///
/// The same as a weak reference, which would cost more than itself: an object that was ever referred to weakly counts its
/// references aside, several times slower, for the rest of its life.
final class BackReference<Target: AnyObject>: @unchecked Sendable {
    private(set) unowned(unsafe) var target: Target?

    init(_ target: Target) { self.target = target }

    /// To be called when the target goes.
    func clear() { target = nil }
}
