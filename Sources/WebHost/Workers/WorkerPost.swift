import CRiffleSockets
import Dispatch
import Foundation
import RiffleHosting
import NIOCore
import NIOPosix
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A worker's line to the process that holds the port.
package final class WorkerPost: Sendable {
    let settings: WorkerSettings
    let record: WorkerRecord
    private let line: Int32
    private let orders: AsyncStream<Void>
    private let drain: AsyncStream<Void>.Continuation
    private let isHandedOver = Atomic(false)
    private let tenant: Mutex<String?>

    /// Somebody else than `--workers` has started the program so.
    package struct NoLine: Error, CustomStringConvertible {
        package let description = "--worker is for --workers, which starts such processes. Use --web --workers N."
    }

    /// Waits until it is told who this worker is.
    package init() throws {
        line = WorkerProcess.lineDescriptor
        for descriptor in [line, WorkerProcess.recordDescriptor] {
            guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw NoLine() }
        }
        var buffer = [UInt8](repeating: 0, count: WorkerLine.packetBytes)
        guard case .message(.begin(let settings)) = WorkerLine.receive(from: line, &buffer) else { throw NoLine() }
        self.settings = settings
        tenant = Mutex(settings.tenant)
        record = try WorkerRecord(WorkerProcess.recordDescriptor)
        (orders, drain) = AsyncStream<Void>.makeStream()
        riffle_shut_on_crash(line)
    }

    /// Takes connections from now on. Where the other process is gone, so is this one, whatever it is at: nobody is there to
    /// give it any.
    func serve(_ mount: WebMount) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: WorkerLine.packetBytes)
            while true {
                switch WorkerLine.receive(from: line, &buffer) {
                case .nothing: continue
                case .end:
                    // Pages may not have heard yet that this is the end, and wait for nobody.
                    if isHandedOver.load(ordering: .relaxed) { return }
                    _exit(0)
                case .message(.connection(let descriptor, let read)): mount.adopt(descriptor, read: read, for: self)
                case .message(.drain): drain.yield()
                case .message(.storeChanged(let name)): mount.registry.persons.sharedStoreChanged(name)
                case .message(.tenant(let name)): tenant.withLock { $0 = name }
                case .message(.begin), .message(.ready): continue
                }
            }
        }
        thread.start()
        _ = WorkerLine.send(.ready, to: line)
    }

    /// Waits until the pages are to be given away.
    func awaitDrain() async {
        for await _ in orders { return }
    }

    /// Lets another worker go on with the pages. Nothing is said to the other process from now on.
    func handOver() {
        isHandedOver.store(true, ordering: .relaxed)
        shutdown(line, Int32(SHUT_WR))
    }

    /// Whether another worker may be the one to answer a request that comes on a connection of this one's.
    ///
    /// - Parameter person: who asks; nil for a stranger.
    fileprivate func givesBack(_ person: PersonID?) -> Bool {
        guard settings.isIsolated else {
            return person.map { WorkerShare.owner(of: $0, among: settings.share.count) != settings.share.index }
                ?? false
        }
        // The one that is nobody's does not know who has another one by now.
        return settings.share.index == 0 ? person != nil : person?.name != tenant.withLock { $0 }
    }

    /// Gives a connection to whoever has its visitor's pages.
    func giveBack(_ descriptor: Int32, read: [UInt8]) {
        _ = WorkerLine.send(.connection(descriptor, read: read), to: line)
        close(descriptor)
    }

    /// Tells the other workers that a shared store has new values.
    func tellStoreChanged(_ name: String) { _ = WorkerLine.send(.storeChanged(name), to: line) }
}

extension WebMount {
    /// Serves a connection that another process has accepted, and has read the beginning of.
    ///
    /// - Parameter descriptor: the connection; it is this process's from now on.
    fileprivate func adopt(_ descriptor: Int32, read: [UInt8], for post: WorkerPost) {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    // A channel closes its own. With another one the connection can still be given away.
                    let spare = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
                    let sorter = RequestSorter(spare, self.site.person, post)
                    try channel.pipeline.syncOperations.addHandler(Adoption(self, read, sorter))
                }
            }
        _ = bootstrap.withConnectedSocket(descriptor)
    }
}

/// Lets a connection begin with what another process has read of it.
private final class Adoption: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let mount: WebMount
    private let read: [UInt8]
    private let sorter: RequestSorter

    init(_ mount: WebMount, _ read: [UInt8], _ sorter: RequestSorter) {
        self.mount = mount
        self.read = read
        self.sorter = sorter
    }

    /// Nothing is read before, and who is at the other end is known by now.
    func channelActive(context: ChannelHandlerContext) {
        do {
            try ConnectionOptions.set(on: context.channel)
        } catch {
            return context.close(promise: nil)
        }
        mount.configure(context.channel, sorter).whenFailure { [channel = context.channel] _ in
            channel.close(promise: nil)
        }
        context.fireChannelActive()
        context.fireChannelRead(wrapInboundOut(ByteBuffer(bytes: read)))
        context.fireChannelReadComplete()
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}

/// Finds requests that are another worker's: proxies send many visitors' by one connection, one after the other.
///
/// It looks at a connection only where a request begins, and gives it away with what it has read. A connection that has become a
/// WebSocket stays where it is.
package final class RequestSorter: ChannelInboundHandler {
    package typealias InboundIn = ByteBuffer
    package typealias InboundOut = ByteBuffer

    /// Another descriptor of the connection; -1 once it is gone.
    private var spare: Int32
    private let cookie: PersonCookie
    private let post: WorkerPost
    private var isAtBeginning = false
    private var held = ByteBuffer()

    init(_ spare: Int32, _ cookie: PersonCookie, _ post: WorkerPost) {
        self.spare = spare
        self.cookie = cookie
        self.post = post
    }

    deinit { release() }

    /// All that was read has an answer: a request begins with what comes next.
    func awaitRequest() { isAtBeginning = true }

    /// The connection is no longer one of requests.
    func release() {
        if spare >= 0 { close(spare) }
        spare = -1
    }

    package func channelInactive(context: ChannelHandlerContext) {
        release()
        context.fireChannelInactive()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isAtBeginning, spare >= 0 else { return context.fireChannelRead(data) }
        var part = unwrapInboundIn(data)
        let known = held.readableBytes
        held.writeBuffer(&part)
        let bytes = Array(held.readableBytesView)
        guard RequestRoute.isWhole(bytes, after: known) else { return }
        isAtBeginning = false
        let whole = held
        held = ByteBuffer()
        guard post.givesBack(cookie.person(in: RequestRoute.head(of: bytes))) else {
            return context.fireChannelRead(wrapInboundOut(whole))
        }
        post.giveBack(spare, read: bytes)
        spare = -1
        context.close(promise: nil)
    }
}
