import CRiffleInterposition
import Foundation
import SwiftUICore

/// Hands the context of a window's code on to what this code starts, where Swift does not.
///
/// Tasks inherit their context. For all else the calls that code makes to the system go by way of a replacement, which notes
/// the context, calls the function that was meant, and has the work run in the context: blocks of Dispatch, operations,
/// timers, threads, observers of notifications, completion handlers, detached tasks.
///
/// What Foundation says of the user, as `Locale.current` and `FileManager` do, it says of the window's, too.
///
/// The initializer of a global or static runs in no context. Otherwise a singleton would belong to the first visitor whose
/// code happens to use it.
package enum ContextCarriers {
    /// Begins to hand contexts on, in the whole process. Done once.
    ///
    /// - Returns: false where nothing can be handed on: the program links Swift's libraries statically, so that nothing comes
    ///   between it and them, or the system is not known.
    @discardableResult
    package static func install() -> Bool { isInstalled }

    private static let isInstalled: Bool = {
        // Whatever the replacements use has to be there before them.
        _ = WindowContext.carried
        let carries = CarriedDispatch.install()
        CarriedThreads.install()
        CarriedTimers.install()
        CarriedObservers.install()
        CarriedTransfers.install()
        CarriedTasks.install()
        CarriedRegion.install()
        CarriedFolders.install()
        CarriedBundle.install()
        return CarriedInitializers.install() && carries
    }()

    typealias Pointer = UnsafeMutableRawPointer

    /// Lets calls of a function go to a replacement, which itself calls what is kept in `next`.
    ///
    /// - Parameter libraries: parts of the file names of those whose calls stay as they are.
    /// - Returns: whether anybody calls the function.
    @discardableResult
    static func carry(
        _ name: String, except libraries: [StaticString] = [], by replacement: Pointer,
        next: UnsafeMutablePointer<Pointer?>
    ) -> Bool {
        let names: [UnsafePointer<CChar>?] = libraries.map {
            UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        return riffle_interpose_outermost(name, replacement, names, names.count, next) > 0
    }
}
