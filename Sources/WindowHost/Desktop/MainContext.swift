#if Window
    import CRiffleGTK
    import Foundation

    /// Serves GLib's sources, on which GTK lives, from the run loop of the main thread, on which the main actor, its tasks
    /// and timers live.
    ///
    /// A thread waits for what GLib waits for and tells the main queue, which then lets GLib do what is due. So no loop
    /// has to be asked again and again, and none has to know of the other.
    final class MainContext: @unchecked Sendable {
        /// At most so many rounds of sources are served before others on the main thread have their turn.
        private static let rounds = 16

        private let context = g_main_context_default()
        private let proceed = DispatchSemaphore(value: 0)
        /// What the thread waits for. Written by the main thread while the other waits for its signal.
        private var descriptors = [GPollFD](repeating: GPollFD(), count: 16)
        private var count = 0
        private var timeout: Int32 = -1

        /// Begins to serve; it never ends.
        @MainActor
        static func serve() {
            let context = MainContext()
            g_main_context_acquire(context.context)
            Thread.detachNewThread { context.wait() }
            context.turn()
        }

        /// Has sources looked at that somebody has added or removed outside of a callback of GLib's.
        static func wake() { g_main_context_wakeup(nil) }

        private func wait() {
            while true {
                proceed.wait()
                descriptors.withUnsafeMutableBufferPointer { buffer in
                    let polled = UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: pollfd.self)
                    _ = poll(polled, nfds_t(count), timeout)
                }
                DispatchQueue.main.async { MainActor.assumeIsolated { self.turn() } }
            }
        }

        @MainActor
        private func turn() {
            var rounds = 0
            while rounds < Self.rounds, g_main_context_iteration(context, 0) != 0 { rounds += 1 }
            var priority: Int32 = 0
            let isReady = g_main_context_prepare(context, &priority) != 0
            count = query(priority)
            if count > descriptors.count {
                descriptors = [GPollFD](repeating: GPollFD(), count: count * 2)
                count = query(priority)
            }
            if isReady { timeout = 0 }
            proceed.signal()
        }

        private func query(_ priority: Int32) -> Int {
            Int(g_main_context_query(context, priority, &timeout, &descriptors, Int32(descriptors.count)))
        }
    }
#endif
