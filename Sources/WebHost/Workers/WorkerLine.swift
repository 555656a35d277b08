import CRiffleSockets
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// What is said between the process that holds the port, and those that run the app.
enum WorkerMessage {
    /// To a worker, as its first: who it is.
    case begin(WorkerSettings)
    /// A connection, with the bytes that were read of it. From a worker: it is another one's.
    case connection(Int32, read: [UInt8])
    /// To a worker: give the pages away, and end.
    case drain
    /// From a worker: connections can come.
    case ready
    /// The values of a shared store have changed, in the file of this name.
    case storeChanged(String)
    /// To a worker: whose it is from now on.
    case tenant(String)

    private var kind: UInt8 {
        switch self {
        case .begin: 1
        case .connection: 2
        case .drain: 3
        case .ready: 4
        case .storeChanged: 5
        case .tenant: 6
        }
    }

    /// As a packet and the descriptor that goes with it, or -1.
    var packet: (bytes: [UInt8], descriptor: Int32) {
        switch self {
        case .begin(let settings): ([kind] + ((try? JSONEncoder().encode(settings)).map { [UInt8]($0) } ?? []), -1)
        case .connection(let descriptor, let read): ([kind] + read, descriptor)
        case .drain, .ready: ([kind], -1)
        case .storeChanged(let name), .tenant(let name): ([kind] + name.utf8, -1)
        }
    }

    /// Nil for what nobody says. The descriptor is the receiver's then.
    init?(_ packet: ArraySlice<UInt8>, _ descriptor: Int32) {
        guard let kind = packet.first else { return nil }
        let rest = packet.dropFirst()
        switch kind {
        case 1:
            guard let settings = try? JSONDecoder().decode(WorkerSettings.self, from: Data(rest)) else { return nil }
            self = .begin(settings)
        case 2:
            guard descriptor >= 0 else { return nil }
            self = .connection(descriptor, read: Array(rest))
        case 3: self = .drain
        case 4: self = .ready
        case 5: self = .storeChanged(String(decoding: rest, as: UTF8.self))
        case 6: self = .tenant(String(decoding: rest, as: UTF8.self))
        default: return nil
        }
    }
}

/// Who a worker is.
struct WorkerSettings: Codable, Hashable {
    /// Which of how many it is, from 0.
    var share: WorkerShare
    /// Whether each visitor has a worker, and the visitor who has this one.
    var isIsolated = false
    var tenant: String?
    /// What visitors have to show; nil where they need not.
    var token: String?
    /// Signs cookies where no folder can keep a key.
    var key: Data
    /// Where the state of pages is while they are open, so that another process can go on with it.
    var openPages: String
    /// Sessions at which a process has ended lately.
    var blamed: [String: WorkerBlame]
}

/// What is known of a session at which a process has ended.
struct WorkerBlame: Codable, Hashable {
    /// How often it ended while the session was given nothing: what it has in its state may be why.
    var idleEnds = 0
    /// The number after that of the last input that the session was given, which may be why: inputs before count no more. 0 for
    /// none.
    var nextInput: UInt32 = 0
    /// When it was last so, in milliseconds of `WorkerRecord.now`.
    var time: UInt64 = 0
}

/// Which of the workers one is, and whose pages it has.
package struct WorkerShare: Codable, Hashable, Sendable {
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// The worker that has a person's pages: names are random, so that all have as many.
    static func owner(of person: PersonID, among count: Int) -> Int {
        Int((UInt64(person.name.prefix(8), radix: 16) ?? 0) % UInt64(max(1, count)))
    }

    /// Somebody new whose pages this worker has.
    ///
    /// - Complexity: O(`count`), on average.
    func newPerson() -> PersonID {
        while true {
            let person = PersonID.random()
            if Self.owner(of: person, among: count) == index { return person }
        }
    }
}

/// One end of a local socket that keeps packets apart.
enum WorkerLine {
    /// Bytes of a packet at most: a request's head, or settings with some names.
    static let packetBytes = 64 << 10

    /// Two ends, neither of which a started program has unless it is given.
    static func pair() throws -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw WorkerFailure("a socket for a worker", errno) }
        return (ends[0], ends[1])
    }

    /// - Returns: 0, or the number of the error.
    static func send(_ message: WorkerMessage, to line: Int32) -> Int32 {
        let (bytes, descriptor) = message.packet
        return riffle_send_packet(line, bytes, bytes.count, descriptor)
    }

    /// What came, or why nothing did.
    enum Arrival {
        case message(WorkerMessage)
        /// Nothing is there yet, of an end that does not wait.
        case nothing
        /// The other end is gone.
        case end
    }

    /// - Parameter buffer: of `packetBytes`.
    static func receive(from line: Int32, _ buffer: inout [UInt8]) -> Arrival {
        while true {
            var descriptor: Int32 = -1
            let count = riffle_receive_packet(line, &buffer, buffer.count, &descriptor)
            if count < 0, errno == EAGAIN { return .nothing }
            guard count > 0 else { return .end }
            if let message = WorkerMessage(buffer[..<count], descriptor) { return .message(message) }
            if descriptor >= 0 { close(descriptor) }
        }
    }
}

/// The system would not do something that serving by workers needs.
struct WorkerFailure: Error, CustomStringConvertible {
    let what: String
    let code: Int32

    init(_ what: String, _ code: Int32) {
        self.what = what
        self.code = code
    }

    var description: String { "The system has not given \(what): \(String(cString: strerror(code)))." }
}
