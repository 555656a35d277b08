import Foundation

/// What a server shows somebody who opens its page: the first screen, and those behind it that list what was kept.
struct FreshVisit {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The buttons on the way to each screen. Apps that have no such button are left at the screen before.
    private static let ways = [
        [], ["Liked trips"], ["Menu", "Bookings"], ["Decks"], ["Statistics"], ["Edit filters"],
    ]
    /// Rounds in which nothing may change before a screen counts as complete: files are read and cards fly in.
    private static let quietRounds = 8
    private static let mostRounds = 400

    private let line: RawLine
    private var time = 0.0
    private var pings: UInt32 = 0
    private var elements = ElementTree()

    /// The elements of all those screens, a line each.
    ///
    /// Each screen is that of a page of its own, so that a way does not begin where another one ended.
    ///
    /// - Parameter patience: for how long it tries to have a page, in seconds.
    static func text(of visitor: Visitor, port: Int, patience: Double = 0) throws -> String {
        var screens: [String] = []
        for way in ways {
            var visit = try patiently(for: patience) { try FreshVisit(visitor, port: port) }
            guard try visit.go(way) else { continue }
            screens.append("\(way.joined(separator: ", ")):\n\(visit.elements.text)")
        }
        return screens.joined(separator: "\n")
    }

    private init(_ visitor: Visitor, port: Int) throws {
        line = try RawLine(port: port)
        try line.upgrade(cookie: visitor.cookie(port: port))
        line.say { $0.hello(width: 1440, height: 900, time: 0) }
        try settle()
    }

    /// - Returns: whether all buttons were there.
    private mutating func go(_ way: [String]) throws -> Bool {
        for name in way {
            guard let button = elements.button(name) else { return false }
            line.say { $0.perform(button.action, node: button.id, time: time) }
            try settle()
        }
        return true
    }

    private mutating func settle() throws {
        var last = elements.text
        var quiet = 0
        for _ in 0..<Self.mostRounds {
            time += 200
            try exchange()
            let text = elements.text
            quiet = text == last ? quiet + 1 : 0
            last = text
            if quiet == Self.quietRounds, !elements.isEmpty { return }
            // The server reads files beside what it shows.
            usleep(20_000)
        }
        throw Failure(description: "a fresh page never came to rest; it shows\n\(last)")
    }

    private mutating func exchange() throws {
        pings += 1
        let number = pings
        line.say { writer in
            writer.tick(time)
            writer.ping(number)
        }
        let start = Stopwatch.wall()
        while line.isOpen, Stopwatch.wall() - start < 20e9 {
            while let frame = line.nextFrame() {
                if frame.opcode == 8 { throw Failure(description: "the server closed a fresh page's connection") }
                guard frame.opcode == 2, let kind = frame.payload.first else { continue }
                let rest = frame.payload.dropFirst()
                switch kind {
                case 2: line.say { $0.acknowledge(RawLine.unsigned(rest)) }
                case 4: elements.apply(Data(rest))
                case 5: if RawLine.unsigned(rest) == number { return }
                default: break
                }
            }
            _ = line.receive()
        }
        throw Failure(
            description: line.isOpen
                ? "a fresh page had no answer within 20 s" : "a fresh page's connection ended without a word")
    }
}
