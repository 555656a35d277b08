import Foundation
import RiffleHosting
import RiffleLayers
import NIOCore
import RiffleSemantics
import Synchronization

/// What a session's page has been told, and the way of everything new to it.
///
/// All of it runs on one event loop, so that the main actor neither compares nor encodes.
final class SessionOutput: Sendable {
    private final class State {
        /// What the page knows once it has all that was sent.
        var elements = SemanticsTree()
        var encoder = LayerEncoder()
        var faces: FaceAnnouncer
        var parts: PageParts?
        /// The page's pixels per point.
        var scale = 1.0

        init(_ fonts: FontStore) { faces = FaceAnnouncer(fonts) }
    }

    private let loop: any EventLoop
    private let state: NIOLoopBoundBox<State>
    private let fonts: FontStore
    /// Whether nothing was known of who looks at the page, when the session began.
    private let isStrangers: Bool
    /// What frames took that were sent since somebody asked.
    private let sizes = Mutex<[(number: UInt32, bytes: Int)]>([])

    init(on loop: any EventLoop, fonts: FontStore, isStrangers: Bool = false) {
        self.isStrangers = isStrangers
        self.loop = loop
        self.fonts = fonts
        state = NIOLoopBoundBox.makeBoxSendingValue(State(fonts), eventLoop: loop)
    }

    /// A page has said hello, and has nothing.
    ///
    /// - Parameter scale: its pixels per point.
    func welcome(
        _ connection: WebConnection, session: String, _ origin: SessionOrigin, nextInput: UInt32, scale: Double
    ) {
        let ahead = connection.request.flatMap { request in
            RequestTarget(request.head.uri).query.first { $0.name == "pack" }?.value
        }
        loop.execute { [state, fonts, isStrangers] in
            let state = state.value
            state.encoder = LayerEncoder()
            state.faces = FaceAnnouncer(fonts)
            state.elements = SemanticsTree()
            state.scale = scale
            state.parts = PageParts(
                fonts.packs, scale: scale, isStranger: isStrangers && origin == .new, ahead: ahead, now: .now())
            connection.send(.welcome(session: session, origin, nextInput: nextInput))
        }
    }

    /// - Parameter changes: to what the page shows; all there is where it shows nothing.
    func send(_ head: FrameHead, _ changes: [LayerChange], to connection: WebConnection) {
        loop.execute { [self] in
            let state = state.value
            let bytes = state.encoder.encode(changes)
            let sources = state.faces.sources(for: changes, faces: state.encoder.faces)
            let parts = sources.map(\.url) + changes.flatMap { $0.picturePaths(scale: state.scale) }
            for pack in state.parts?.packs(for: parts, now: .now()) ?? [] {
                guard Self.send(pack, to: connection, { .pack($0) }) else { return }
            }
            if !sources.isEmpty, !Self.send(sources, to: connection, { .faces($0) }) { return }
            connection.send(.frame(head, layers: bytes))
            sizes.withLock { $0.append((head.number, bytes.count)) }
        }
    }

    /// The bytes of frames that were sent since the last call.
    func takeSizes() -> [(number: UInt32, bytes: Int)] {
        sizes.withLock { sizes in
            defer { sizes = [] }
            return sizes
        }
    }

    /// - Parameter toldFocus: the element that the page has directed the keyboard to last.
    func send(_ elements: SemanticsTree, toldFocus: UInt32, to connection: WebConnection) {
        loop.execute { [state] in
            let state = state.value
            let changes = state.elements.changes(to: elements)
            // The page knows them once they are sent.
            let message = SemanticsMessage(changes: changes, toldFocus: toldFocus)
            guard changes.isEmpty || Self.send(message, to: connection, { .semantics($0) }) else { return }
            state.elements = elements
        }
    }

    /// Texts that can be edited.
    func send(_ texts: [TextMessage], to connection: WebConnection) {
        loop.execute { _ = Self.send(texts, to: connection) { .texts($0) } }
    }

    /// Has the page do things outside of the app's views.
    func send(_ requests: [RequestMessage], to connection: WebConnection) {
        loop.execute { _ = Self.send(requests, to: connection) { .requests($0) } }
    }

    /// Sends a value as JSON.
    ///
    /// A page that misses a message is out of step from then on. Where a value cannot be encoded the connection ends instead,
    /// and the page comes back to all there is.
    ///
    /// - Returns: whether it was sent.
    static func send<Value: Encodable>(
        _ value: Value, to connection: WebConnection, _ message: (Data) -> ServerMessage
    ) -> Bool {
        do {
            connection.send(message(try JSONEncoder.ordered.encode(value)))
            return true
        } catch {
            connection.close(.unexpectedServerError, "A message for the page cannot be encoded: \(error)")
            return false
        }
    }

    /// Tells the page where it is in its history.
    func send(_ advice: PageHistory.Advice, to connection: WebConnection) {
        loop.execute { connection.send(.history(advice)) }
    }

    /// Answers a ping after everything that was sent before.
    func pong(_ number: UInt32, to connection: WebConnection) {
        loop.execute { connection.send(.pong(number)) }
    }
}
