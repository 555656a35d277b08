import CRiffleInterposition
import Foundation

/// Where work and waits are asked whose they are, before the system takes them.
///
/// Nothing is changed before the first clock is made; a program that serves browsers never has one.
enum Interception {
    /// Lets all that can wait ask whose it is. Called by each clock, and done once.
    static func install() { _ = installed }

    private static let installed: Void = {
        VirtualExecutors.install()
        VirtualDispatch.install()
        VirtualTimerSources.install()
        VirtualRunLoop.install()
        VirtualReadings.install()
    }()

    /// Runs a block on the main queue as if there were no clocks.
    static func realMainQueue(_ block: @escaping () -> Void) { VirtualDispatch.reallyRun(onMain: block) }

    /// Queues a task where it would be without clocks.
    static func enqueueReally(_ job: UnownedJob, onMainActor: Bool) {
        VirtualExecutors.enqueueReally(job, onMainActor: onMainActor)
    }

    /// Lets calls of a C function go to a replacement, where that can be done.
    ///
    /// - Parameter libraries: parts of the file names of those whose calls stay as they are.
    static func interpose(
        _ name: String, except libraries: [StaticString] = [], by replacement: UnsafeMutableRawPointer
    ) {
        let names: [UnsafePointer<CChar>?] = libraries.map {
            UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        riffle_interpose(name, replacement, names, names.count)
    }

    /// A symbol of a loaded library, as it is without replacements; nil where there is none.
    static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
}
