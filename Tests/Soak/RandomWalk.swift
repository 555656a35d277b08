import Foundation
import PageRecords
import SeededNumbers

/// A page that does at random what people do: keys, touches, resizes, actions, text in forms, files that are chosen and saved,
/// going away and coming back.
struct RandomWalk {
    struct Lost: Error, CustomStringConvertible {
        var description: String
    }

    /// How long a page may take to come to rest, in nanoseconds.
    private static let restLimit = 20e9

    private let port: Int
    private let cookie: String
    /// In seconds.
    private let patience: Double
    private var random: SeededGenerator
    private var line: RawLine
    private var session = ""
    /// The page's, in milliseconds since it was opened: never behind that of the machine.
    private var time = 0.0
    private let start = Stopwatch.wall()
    private var pings: UInt32 = 0
    private var acknowledgment: UInt32?
    /// The kinds and lengths of what the server has said last, for whoever wants to know why something went wrong.
    private var heard: [(kind: UInt8, bytes: Int)] = []
    /// Whether something on the page was on its way in the last frame.
    private var isMoving = false
    private var elements = ElementTree()
    /// The actions of each element that there is.
    private var actions: [UInt32: [String]] = [:]
    private var dialogs = OpenDialogs()

    /// Opens a server's page as somebody who was there before.
    ///
    /// - Parameter patience: for how long it tries to come back, in seconds.
    init(_ visitor: Visitor, port: Int, seed: UInt64, patience: Double = 0) throws {
        self.port = port
        self.patience = patience
        cookie = visitor.cookie(port: port)
        random = SeededGenerator(seed: seed)
        line = try RawLine(port: port)
        try greet()
    }

    /// Does one thing, and waits until the server has dealt with it. Throws `Lost` where it does not.
    mutating func step() throws {
        pass(100)
        let x = Float.random(in: 0...400, using: &random)
        let y = Float.random(in: 0...860, using: &random)
        switch Int.random(in: 0..<25, using: &random) {
        case 20...23: edit()
        case 24: press("\r")
        case 0...2: say { $0.key("\t", time: $1) }
        case 3...5: say { $0.key("\t", modifiers: 2, time: $1) }
        case 6: say { $0.key(" ", time: $1) }
        case 7:
            let key = random.pick(["\r", "\u{1B}", "\u{7F}", "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "a"])
            say { $0.key(key, time: $1) }
        case 8...10:
            let size = (Float.random(in: 1...1400, using: &random), Float.random(in: 1...1400, using: &random))
            let flags = UInt8.random(in: 0...3, using: &random)
            say { $0.resize(width: size.0, height: size.1, flags: flags, time: $1) }
        case 11...12:
            say {
                $0.pointer(.began, x, y, time: $1)
                $0.pointer(.ended, x, y, time: $1 + 50)
            }
        case 13: drag(from: x, y)
        case 14: say { $0.wheel(x, y, dx: y - 400, dy: x - 200, time: $1) }
        case 15...17: perform()
        case 18: try comeBack()
        default:
            line.frame(8, [3, 0xE9])
            session = ""
            try comeBack()
        }
        // Things come to rest in between, or only begin to.
        pass(random.pick([16, 50, 400, 2000]))
        try settle()
    }

    /// What the page reads to a screen reader of what is in sight, once nothing moves and that stays the same. A page whose time is far
    /// ahead of the server's moves by the server's. Offers to undo are dismissed: they are in no state that is kept.
    ///
    /// The window is then as large as it is to a page that has just come.
    mutating func rest() throws -> String {
        let (width, height) = (393.0, 852.0)
        say { $0.resize(width: Float(width), height: Float(height), time: $1) }
        var last = elements.text(width: width, height: height)
        var quiet = 0
        var rounds = 0
        let begin = Stopwatch.wall()
        // A busy machine answers for seconds before it has shown anything.
        while rounds < 400 || Stopwatch.wall() - begin < Self.restLimit {
            rounds += 1
            pass(200)
            try settle()
            let text = elements.text(width: width, height: height)
            quiet = text == last && !isMoving ? quiet + 1 : 0
            last = text
            if quiet == 8 {
                if let offer = elements.button("Dismiss") {
                    say { $0.perform(offer.action, node: offer.id, time: $1) }
                } else {
                    return last
                }
                quiet = 0
            }
            usleep(10_000)
        }
        throw Lost(
            description: "the page never came to rest; \(elements.count) elements, \(isMoving ? "moving" : "still"), "
                + "heard last \(heard.suffix(16).map { "\($0.kind):\($0.bytes)" }.joined(separator: " ")); it shows\n\(last)"
        )
    }

    /// What the server has said on this connection that the page could not have again.
    var losses: [String] { dialogs.losses }

    /// Takes what has come meanwhile. Says whether the connection is still there.
    mutating func hears() -> Bool {
        while line.receive(waiting: false) {}
        while let frame = line.nextFrame() {
            if frame.opcode == 8 { line.close() }
            if frame.opcode == 2 { _ = take(frame.payload) }
        }
        return line.isOpen
    }

    /// Comes back where the connection has ended.
    mutating func recover() throws {
        if line.isOpen, (try? settle()) != nil { return }
        try comeBack()
    }

    /// Goes away.
    func end() { line.close() }

    private func say(_ write: (inout RecordWriter, Double) -> Void) { line.say { write(&$0, time) } }

    private mutating func drag(from x: Float, _ y: Float) {
        let (dx, dy) = (Float.random(in: -40...40, using: &random), Float.random(in: -60...60, using: &random))
        let isLifted = random.chance(0.8)
        say { writer, time in
            writer.pointer(.began, x, y, time: time)
            for step in 1...8 {
                let share = Float(step)
                writer.pointer(.moved, x + dx * share, y + dy * share, time: time + Double(step) * 16)
                writer.tick(time + Double(step) * 16)
            }
            if isLifted {
                writer.pointer(.ended, x + dx * 8, y + dy * 8, time: time + 140)
            } else {
                writer.lose(time: time + 140)
            }
        }
    }

    private mutating func pass(_ milliseconds: Double) {
        time = max(time + milliseconds, (Stopwatch.wall() - start) / 1e6)
    }

    private func press(_ key: String) { say { $0.key(key, time: $1) } }

    /// Answers what is asked, else types into a field, else presses what there is.
    private mutating func edit() {
        var writer = RecordWriter()
        guard
            dialogs.answer(into: &writer, time: time, &random) || dialogs.type(into: &writer, time: time, &random)
        else { return perform() }
        line.say { $0.bytes += writer.bytes }
    }

    /// An element's action: buttons, switches, and what removes things.
    private mutating func perform() {
        let nodes = actions.keys.sorted()
        guard !nodes.isEmpty else { return }
        let node = random.pick(nodes)
        let name = random.pick(actions[node] ?? [])
        say {
            $0.focus(node, time: $1)
            $0.perform(name, node: node, time: $1)
        }
    }

    // MARK: The connection

    /// Connects, as often as it takes for as long as it has patience.
    mutating func comeBack() throws {
        try patiently(for: patience) {
            line.close()
            line = try RawLine(port: port)
            try greet()
        }
    }

    private mutating func greet() throws {
        do { try line.upgrade(cookie: cookie) } catch { throw Lost(description: "no WebSocket: is the server there?") }
        actions = [:]
        elements = ElementTree()
        dialogs = OpenDialogs()
        acknowledgment = nil
        isMoving = false
        line.say { $0.hello(session: session, time: time) }
        try settle()
    }

    private mutating func settle() throws {
        pings += 1
        let number = pings
        line.say { writer in
            if let acknowledgment { writer.acknowledge(acknowledgment) }
            writer.tick(time)
            writer.ping(number)
        }
        acknowledgment = nil
        let start = Stopwatch.wall()
        while line.isOpen, Stopwatch.wall() - start < 20e9 {
            while let frame = line.nextFrame() {
                if frame.opcode == 8 {
                    let reason = String(decoding: frame.payload.dropFirst(2), as: UTF8.self)
                    throw Lost(description: "the server closed the connection: \(reason)")
                }
                if frame.opcode == 2, take(frame.payload) == number { return }
            }
            _ = line.receive()
        }
        throw Lost(description: line.isOpen ? "no answer within 20 s" : "the connection ended without a word")
    }

    /// - Returns: the number of a pong.
    private mutating func take(_ message: [UInt8]) -> UInt32? {
        heard.append((message.first ?? 0, message.count))
        if heard.count > 64 { heard.removeFirst(32) }
        switch message.first {
        case 1:
            // Behind whether it is new, and the number of the next input.
            session = String(decoding: message.dropFirst(2).drop { $0 >= 0x80 }.dropFirst(), as: UTF8.self)
        case 2:
            acknowledgment = RawLine.unsigned(message.dropFirst())
            // The byte behind the frame's number, whose last byte is the first one below 128.
            let flags = message.dropFirst().drop { $0 >= 0x80 }.dropFirst().first ?? 0
            isMoving = flags & 1 != 0
        case 4: learn(Data(message.dropFirst()))
        case 6: dialogs.learnTexts(Data(message.dropFirst()))
        case 7: dialogs.learnRequests(Data(message.dropFirst()))
        case 5: return RawLine.unsigned(message.dropFirst())
        default: break
        }
        return nil
    }

    private mutating func learn(_ json: Data) {
        elements.apply(json)
        guard let changes = try? JSONSerialization.jsonObject(with: json) as? [[String: Any]] else { return }
        for change in changes {
            if let id = change["remove"] as? Int { actions[UInt32(id)] = nil }
            guard let id = change["insert"] as? Int ?? change["update"] as? Int else { continue }
            let names = (change["actions"] as? [[Any]] ?? []).compactMap { $0.first as? String }
            actions[UInt32(id)] = names.isEmpty ? nil : names
        }
    }
}
