import Dispatch
import SwiftUICore

/// Blocks of Dispatch: they run in the context of the code that submits them, and work items in that of the code that makes
/// them, since operation queues submit items whenever another has ended.
enum CarriedDispatch {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Block = @convention(block) () -> Void
    private typealias Submit = @convention(c) (_ queue: Pointer, _ block: @escaping Block) -> Void
    private typealias After = @convention(c) (_ when: UInt64, _ queue: Pointer, _ block: @escaping Block) -> Void
    private typealias Group = @convention(c) (_ group: Pointer, _ queue: Pointer, _ block: @escaping Block) -> Void
    private typealias Notify = @convention(c) (_ item: Pointer, _ queue: Pointer, _ block: @escaping Block) -> Void
    private typealias Create = @convention(c) (_ flags: UInt, _ block: @escaping Block) -> Pointer?
    private typealias CreateWithClass =
        @convention(c) (_ flags: UInt, _ qualityOfService: UInt32, _ priority: Int32, _ block: @escaping Block) ->
        Pointer?
    /// The block is given as its address: the runtime cannot make the type of an optional block.
    private typealias SetHandler = @convention(c) (_ source: Pointer, _ block: Pointer?) -> Void
    private typealias Repeated = @convention(block) (Int) -> Void
    private typealias Apply = @convention(c) (_ count: Int, _ queue: Pointer?, _ block: @escaping Repeated) -> Void

    private static let async = CarriedFunction<Submit>()
    private static let barrierAsync = CarriedFunction<Submit>()
    private static let sync = CarriedFunction<Submit>()
    private static let barrierSync = CarriedFunction<Submit>()
    private static let after = CarriedFunction<After>()
    private static let groupAsync = CarriedFunction<Group>()
    private static let groupNotify = CarriedFunction<Group>()
    private static let notify = CarriedFunction<Notify>()
    private static let create = CarriedFunction<Create>()
    private static let createWithClass = CarriedFunction<CreateWithClass>()
    private static let setEventHandler = CarriedFunction<SetHandler>()
    private static let setCancelHandler = CarriedFunction<SetHandler>()
    private static let setRegistrationHandler = CarriedFunction<SetHandler>()
    private static let apply = CarriedFunction<Apply>()

    /// What these libraries do among themselves is no code of the app's: they serve all windows by the same sources.
    private static let systemLibraries: [StaticString] = [
        "libdispatch.so", "libFoundation.so", "libFoundationNetworking.so", "libswift_Concurrency.so",
    ]

    /// - Returns: whether anybody submits blocks by way of a library.
    static func install() -> Bool {
        let isUsed = async.carry("dispatch_async", except: systemLibraries) {
            CarriedDispatch.async.function?($0, CarriedDispatch.carried($1))
        }
        barrierAsync.carry("dispatch_barrier_async", except: systemLibraries) {
            CarriedDispatch.barrierAsync.function?($0, CarriedDispatch.carried($1))
        }
        sync.carry("dispatch_sync", except: systemLibraries) {
            CarriedDispatch.sync.function?($0, CarriedDispatch.carried($1))
        }
        barrierSync.carry("dispatch_barrier_sync", except: systemLibraries) {
            CarriedDispatch.barrierSync.function?($0, CarriedDispatch.carried($1))
        }
        after.carry("dispatch_after", except: systemLibraries) {
            CarriedDispatch.after.function?($0, $1, CarriedDispatch.carried($2))
        }
        groupAsync.carry("dispatch_group_async", except: systemLibraries) {
            CarriedDispatch.groupAsync.function?($0, $1, CarriedDispatch.carried($2))
        }
        groupNotify.carry("dispatch_group_notify", except: systemLibraries) {
            CarriedDispatch.groupNotify.function?($0, $1, CarriedDispatch.carried($2))
        }
        apply.carry("dispatch_apply", except: systemLibraries) { count, queue, block in
            guard let context = WindowContext.carried else {
                return CarriedDispatch.apply.function?(count, queue, block) ?? ()
            }
            CarriedDispatch.apply.function?(count, queue) { index in WindowContext.run(as: context) { block(index) } }
        }
        installItems()
        installSources()
        return isUsed
    }

    private static func installItems() {
        // Operations are work items that Foundation makes while they are added.
        create.carry("dispatch_block_create", except: ["libdispatch.so"]) {
            CarriedDispatch.create.function?($0, CarriedDispatch.owned($1))
        }
        createWithClass.carry("dispatch_block_create_with_qos_class", except: ["libdispatch.so"]) {
            CarriedDispatch.createWithClass.function?($0, $1, $2, CarriedDispatch.owned($3))
        }
        notify.carry("dispatch_block_notify", except: systemLibraries) {
            CarriedDispatch.notify.function?($0, $1, CarriedDispatch.carried($2))
        }
    }

    private static func installSources() {
        setEventHandler.carry("dispatch_source_set_event_handler", except: systemLibraries) {
            CarriedDispatch.set($1, on: $0, by: CarriedDispatch.setEventHandler)
        }
        setCancelHandler.carry("dispatch_source_set_cancel_handler", except: systemLibraries) {
            CarriedDispatch.set($1, on: $0, by: CarriedDispatch.setCancelHandler)
        }
        setRegistrationHandler.carry("dispatch_source_set_registration_handler", except: systemLibraries) {
            CarriedDispatch.set($1, on: $0, by: CarriedDispatch.setRegistrationHandler)
        }
    }

    private static func set(_ handler: Pointer?, on source: Pointer, by next: CarriedFunction<SetHandler>) {
        guard let handler, WindowContext.carried != nil else { return next.function?(source, handler) ?? () }
        let block = carried(unsafeBitCast(handler, to: Block.self))
        withExtendedLifetime(block) { next.function?(source, unsafeBitCast(block, to: Pointer.self)) }
    }

    /// A block that runs another in the context of the code that asks.
    static func carried(_ block: @escaping Block) -> Block {
        guard let context = WindowContext.carried else { return block }
        return { WindowContext.run(as: context, block) }
    }

    /// A block that runs another in the context of the code that asks, or in none where that has none.
    static func owned(_ block: @escaping Block) -> Block {
        let context = WindowContext.carried
        return { WindowContext.run(as: context, block) }
    }
}
