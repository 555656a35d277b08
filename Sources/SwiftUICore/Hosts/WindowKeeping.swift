import Synchronization

/// What a feature keeps for a window beside its views: there before these are made, while they sleep, and on any thread.
///
/// What only views ask for is a `WindowPart`.
package protocol WindowKept: AnyObject, Sendable {
    init(for window: WindowResources)
}

/// What features keep for one window, by type.
final class WindowKeeping: Sendable {
    private let kept = Mutex<[ObjectIdentifier: any WindowKept]>([:])

    func object<Kept: WindowKept>(_ type: Kept.Type, for window: WindowResources) -> Kept {
        kept.withLock { kept in
            if let known = kept[ObjectIdentifier(type)] as? Kept { return known }
            let made = Kept(for: window)
            kept[ObjectIdentifier(type)] = made
            return made
        }
    }
}

extension WindowResources {
    /// The window's object of a type: made when it is first asked for, and gone with the window. It must not own the window,
    /// and its initializer runs under a lock, so that it asks for nothing.
    package func kept<Kept: WindowKept>(_ type: Kept.Type) -> Kept { keeping.object(type, for: self) }
}
