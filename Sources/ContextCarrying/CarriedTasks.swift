import CRiffleCarriers
import SwiftUICore

/// Detached tasks: they inherit nothing but the context.
enum CarriedTasks {
    /// The code of a task, and the context that it has.
    private final class Wrapper {
        let entry: UnsafeRawPointer
        let closure: Unmanaged<AnyObject>?
        let context: WindowContext

        init(_ entry: UnsafeRawPointer, _ closure: UnsafeMutableRawPointer?, _ context: WindowContext) {
            self.entry = entry
            self.closure = closure.map { Unmanaged.fromOpaque($0) }
            self.context = context
        }

        deinit { closure?.release() }
    }

    static func install() {
        var next: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        let standIn = riffle_task_create_stand_in(
            { closure, entry in
                guard let closure, let entry, let context = WindowContext.carried else { return false }
                closure.pointee = Unmanaged.passRetained(Wrapper(entry, closure.pointee, context)).toOpaque()
                return true
            },
            { wrapper in
                let wrapper = Unmanaged<Wrapper>.fromOpaque(wrapper!).takeUnretainedValue()
                WindowContext.adoptInTask(wrapper.context)
                return riffle_task_code(entry: wrapper.entry, closure: wrapper.closure?.toOpaque())
            }, &next)
        guard let standIn, let next else { return }
        ContextCarriers.carry("swift_task_create", except: ["libswift_Concurrency.so"], by: standIn, next: next)
    }
}

extension WindowContext {
    /// Gives the running task a context for the rest of its life; only for one that has done nothing yet.
    fileprivate static func adoptInTask(_ context: WindowContext) {
        let value = UnsafeMutablePointer<WindowContext?>.allocate(capacity: 1)
        value.initialize(to: context)
        // The runtime takes the value out of the memory.
        riffle_push_task_local(
            Unmanaged.passUnretained($carried).toOpaque(), value,
            unsafeBitCast(WindowContext?.self as Any.Type, to: UnsafeRawPointer.self))
        value.deallocate()
    }
}
