import Foundation

/// A page on which a finger drags the wallet's frontmost card up and down.
final class DraggingPage {
    let page: PlayedPage
    /// The page's clock, in milliseconds.
    private(set) var time = 1000.0
    private var steps = 0
    /// How far up the finger has brought the card, in points.
    private var height: Double { 60 - 60 * cos(Double(steps) / 30) }

    init(_ page: PlayedPage) { self.page = page }

    /// Says hello and ticks until the cards have arrived.
    func arrive() throws {
        page.hello(time: time)
        try page.send()
        var isMoving = true
        try page.wait { message in
            guard case .frame(_, let moves) = message else { return false }
            isMoving = moves
            return true
        }
        try rest(isMoving: isMoving)
        try acknowledge()
    }

    /// Ticks until nothing moves.
    private func rest(isMoving: Bool) throws {
        var isMoving = isMoving
        while isMoving {
            time += 1000.0 / 60
            page.tick(time)
            page.ping()
            try page.send()
            try page.wait { message in
                if case .frame(_, let moves) = message { isMoving = moves }
                if case .pong = message { return true }
                return false
            }
        }
    }

    /// Puts the finger on the card and holds it until it follows.
    func begin() throws {
        try arrive()
        page.pointer(.began, 195, 390, time: time)
        page.tick(time)
        try page.send()
        for _ in 0..<12 {
            time += 1000.0 / 60
            page.tick(time)
            try page.send()
        }
        try acknowledge()
        // A drag begins when it has gone some way; from then on every step shows.
        while height < 20 {
            try step()
            try acknowledge()
        }
    }

    /// Adds one animation frame's input and sends it.
    func step() throws {
        add()
        try page.send()
    }

    /// Adds one animation frame's input.
    func add() {
        time += 1000.0 / 60
        steps += 1
        page.pointer(.moved, 195 + Float(steps % 7) * 0.37, 389 - Float(height), time: time)
        page.tick(time)
    }

    /// Waits until all was dealt with, and acknowledges what came.
    func acknowledge() throws {
        page.ping()
        try page.send()
        try page.wait { if case .pong = $0 { true } else { false } }
        guard page.unacknowledged != nil else { return }
        try acknowledge()
    }

    /// Lifts the finger where the drag has brought it, waits until all is at rest, and gives the whole state as a page that
    /// comes back is told it.
    func finish(on server: ServerProcess) throws -> [UInt8] {
        page.pointer(.moved, 195, 230, time: time + 200)
        page.pointer(.moved, 195, 230, time: time + 500)
        page.pointer(.ended, 195, 230, time: time + 500)
        time += 500
        try rest(isMoving: true)
        let again = try PlayedPage(port: server.port)
        again.hello(session: page.session, time: time)
        try again.send()
        try again.waitForFrame()
        return again.lastLayers
    }
}
