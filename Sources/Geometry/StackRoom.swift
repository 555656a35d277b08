import Foundation

/// How much of the current thread's stack is left, for functions that call themselves once for each view, layer or text
/// inside another: how deep those are nested is up to the app, and a stack that overflows ends the process.
///
/// A thread's stack holds 8 MB by default, which is what `ulimit -s` says for the main thread.
package enum StackRoom {
    /// The stack of a thread.
    private struct Stack {
        var lowest: UInt
        var size: UInt
    }

    /// Where each thread keeps what is known of its stack.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { $0.map { $0.deallocate() } }
        return key
    }()

    /// Whether less than a quarter of the stack is left: what is nested any deeper has to be left out.
    ///
    /// The quarter is for what each level does besides going on to the next, as to shape a text.
    package static var isShort: Bool {
        var marker: UInt8 = 0
        let place = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        let stack = current
        // Code that runs on a stack of its own, as under a sanitizer, is not known to be short of anything.
        guard place >= stack.lowest, place - stack.lowest < stack.size else { return false }
        return place - stack.lowest < stack.size / 4
    }

    private static var current: Stack {
        if let known = pthread_getspecific(key) { return known.load(as: Stack.self) }
        let place = UnsafeMutablePointer<Stack>.allocate(capacity: 1)
        place.initialize(to: measured)
        pthread_setspecific(key, place)
        return place.pointee
    }

    private static var measured: Stack {
        #if os(Linux)
            var attributes = pthread_attr_t()
            guard readAttributes(of: pthread_self(), &attributes) == 0 else { return Stack(lowest: 0, size: 0) }
            defer { pthread_attr_destroy(&attributes) }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return Stack(lowest: 0, size: 0) }
            return Stack(lowest: UInt(bitPattern: lowest), size: UInt(size))
        #else
            let size = UInt(pthread_get_stacksize_np(pthread_self()))
            return Stack(lowest: UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size: size)
        #endif
    }
}

#if os(Linux)
    /// Headers hide the function from code that does not define `_GNU_SOURCE`.
    @_silgen_name("pthread_getattr_np")
    private func readAttributes(of thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif
