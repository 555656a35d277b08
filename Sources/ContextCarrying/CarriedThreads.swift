import Foundation
import SwiftUICore

/// Threads that code starts run in its context.
enum CarriedThreads {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Start = @convention(c) (Pointer?) -> Pointer?
    private typealias Create = @convention(c) (Pointer?, UnsafeRawPointer?, Start, Pointer?) -> Int32

    private final class Beginning {
        let start: Start
        let argument: Pointer?
        let context: WindowContext
        let entry = ThreadsAtWork.note()

        init(_ start: @escaping Start, _ argument: Pointer?, _ context: WindowContext) {
            self.start = start
            self.argument = argument
            self.context = context
        }
    }

    private static let create = CarriedFunction<Create>()

    static func install() {
        // Threads that libraries keep for all who use them belong to nobody.
        create.carry("pthread_create", except: ["libdispatch.so", "libcurl", "libglib", "libgio", "libgtk", "libc.so"])
        {
            thread, attributes, start, argument in
            guard let create = CarriedThreads.create.function else { return EAGAIN }
            guard let context = WindowContext.carried else { return create(thread, attributes, start, argument) }
            let beginning = Unmanaged.passRetained(Beginning(start, argument, context))
            let result = create(thread, attributes, CarriedThreads.begin, beginning.toOpaque())
            if result != 0 {
                if let entry = beginning.takeUnretainedValue().entry { ThreadsAtWork.forget(entry) }
                beginning.release()
            }
            return result
        }
    }

    private static let begin: Start = { beginning in
        let beginning = Unmanaged<Beginning>.fromOpaque(beginning!).takeRetainedValue()
        if let entry = beginning.entry { ThreadsAtWork.began(entry) }
        return WindowContext.run(as: beginning.context) { beginning.start(beginning.argument) }
    }
}
