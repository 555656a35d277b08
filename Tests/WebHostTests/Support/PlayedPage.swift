import RiffleChromiumDriver
import Foundation
import RiffleLayers
import PageRecords

/// A page without a browser: says what a page says, and keeps what it is told.
@MainActor
final class PlayedPage {
    /// One message of the server.
    enum Received: Equatable {
        case welcome(session: String, isNew: Bool, nextInput: UInt32)
        case frame(number: UInt32, isMoving: Bool, delay: Float?)
        case faces([[String: String]])
        case semantics(JSON)
        case pong(UInt32)
    }

    let socket: WebSocketClient
    private(set) var layers = LayerTree()
    private(set) var lastFrame: UInt32 = 0
    private(set) var isMoving = false
    private(set) var session = ""
    private(set) var bytesReceived = 0
    private(set) var framesReceived = 0
    /// The label of the element that was told of last.
    private(set) var lastLabel = ""
    /// The labels of all elements that were ever told of.
    private(set) var heardLabels: Set<String> = []
    /// What the page was asked to do outside of the app's views, since it was last forgotten.
    var requests: [JSON] = []
    private(set) var closeCode: UInt16?
    private(set) var closeReason = ""
    private var decoder = LayerDecoder()
    private let messages: AsyncStream<WebSocketClient.Message>.AsyncIterator
    private var pings: UInt32 = 0

    struct Ended: Error, CustomStringConvertible {
        var code: UInt16?
        var reason: String
        var description: String { "The server closed the connection: \(code.map(String.init) ?? "no code") \(reason)" }
    }

    /// - Parameter first: what the page says as soon as it is connected. Servers wait for that in real time, and the main actor
    ///   of tests may be busy for long.
    init(
        port: Int, path: String = "/session", headers: [(String, String)] = [],
        first: ((inout RecordWriter) -> Void)? = nil
    ) async throws {
        let bytes = first.map { write in
            var writer = RecordWriter()
            write(&writer)
            return writer.bytes
        }
        socket = try await WebSocketClient.connect(port: port, path: path, headers: headers, first: bytes)
        messages = socket.messages.makeAsyncIterator()
    }

    /// Connects, says hello and takes the welcome and the first frame.
    static func open(port: Int, session: String = "", time: Double = 0) async throws -> PlayedPage {
        let page = try await PlayedPage(port: port) { $0.hello(session: session, time: time) }
        _ = try await page.next { if case .frame = $0 { true } else { false } }
        page.acknowledge()
        return page
    }

    func send(_ write: (inout RecordWriter) -> Void) {
        var writer = RecordWriter()
        write(&writer)
        socket.send(writer.bytes)
    }

    func acknowledge() { send { $0.acknowledge(lastFrame) } }

    /// The next message of the server. Throws `Ended` at the connection's end.
    func next() async throws -> Received {
        var messages = messages
        while let message = await messages.next(isolation: MainActor.shared) {
            switch message {
            case .binary(let bytes):
                bytesReceived += bytes.count
                if bytes.first == 7 {
                    requests += try JSON(parsing: String(decoding: bytes.dropFirst(), as: UTF8.self)).array
                }
                // Texts, the page's history and packs have tests of their own, in a browser.
                if let kind = bytes.first, (6...9).contains(kind) { continue }
                return try take(bytes)
            case .closed(let code, let reason):
                closeCode = code
                closeReason = reason
            case .text: break
            }
        }
        throw Ended(code: closeCode, reason: closeReason)
    }

    /// The next message of a kind; those before are taken in and left out.
    func next(where isWanted: (Received) -> Bool) async throws -> Received {
        while true {
            let message = try await next()
            if isWanted(message) { return message }
        }
    }

    /// Waits until the server has dealt with all that was sent, and returns what came before its answer.
    @discardableResult
    func settle() async throws -> [Received] {
        pings += 1
        let number = pings
        send { $0.ping(number) }
        var received: [Received] = []
        while true {
            let message = try await next()
            if message == .pong(number) { return received }
            received.append(message)
        }
    }

    /// Waits for the end of the connection and gives its code.
    func end() async -> UInt16? {
        do {
            while true { _ = try await next() }
        } catch {
            return closeCode
        }
    }

    private func take(_ bytes: [UInt8]) throws -> Received {
        var rest = bytes.dropFirst()
        switch bytes.first {
        case 1:
            let isNew = rest.removeFirst() == 1
            let nextInput = Self.unsigned(&rest)
            session = String(decoding: rest, as: UTF8.self)
            layers = LayerTree()
            decoder = LayerDecoder()
            return .welcome(session: session, isNew: isNew, nextInput: nextInput)
        case 2:
            lastFrame = Self.unsigned(&rest)
            let flags = rest.removeFirst()
            isMoving = flags & 1 != 0
            var delay: Float?
            if flags & 2 != 0 {
                let bits = rest.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                delay = Float(bitPattern: bits)
                rest = rest.dropFirst(4)
            }
            layers.apply(try decoder.decode(Array(rest), for: layers))
            framesReceived += 1
            return .frame(number: lastFrame, isMoving: isMoving, delay: delay)
        case 3:
            let sources = try JSON(parsing: String(decoding: rest, as: UTF8.self)).array
            return .faces(sources.map { ["face": "\($0["face"].int ?? -1)", "url": $0["url"].string ?? ""] })
        case 4:
            let changes = try JSON(parsing: String(decoding: rest, as: UTF8.self))
            let labels = changes.array.compactMap { $0["label"].string }
            lastLabel = labels.last ?? lastLabel
            heardLabels.formUnion(labels)
            return .semantics(changes)
        case 5: return .pong(Self.unsigned(&rest))
        default: throw Ended(code: nil, reason: "a message of an unknown kind")
        }
    }

    private static func unsigned(_ bytes: inout ArraySlice<UInt8>) -> UInt32 {
        var value: UInt32 = 0
        var shift: UInt32 = 0
        while let byte = bytes.popFirst() {
            value |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return value
    }
}
