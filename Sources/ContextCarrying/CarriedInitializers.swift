import CRiffleCarriers
import SwiftUICore

/// Initializers of globals and statics: they run in no context.
enum CarriedInitializers {
    /// - Returns: whether they do.
    static func install() -> Bool {
        // What the stand-in reads is there before it is asked for: it would wait for itself.
        _ = (WindowContext.carried, DependencyTracking.isTracking)
        var next: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        let standIn = riffle_once_stand_in(
            { initializer, context in
                guard let initializer else { return }
                if WindowContext.carried == nil, !DependencyTracking.isTracking {
                    initializer(context)
                } else {
                    WindowContext.runForNobody { initializer(context) }
                }
            }, &next)
        guard let standIn, let next else { return false }
        return ContextCarriers.carry("swift_once", except: ["libswiftCore.so"], by: standIn, next: next)
    }
}
