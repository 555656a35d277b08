import Foundation
import RiffleHosting
import RiffleInteraction
import Testing

@MainActor
struct HostSessionTests {
    private let configuration = HostConfiguration(size: CGSize(width: 100, height: 100))

    private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: Double) -> InputEvent {
        .pointer(PointerEvent(id: 1, phase: phase, location: CGPoint(x: x, y: 50), time: time))
    }

    @Test("the first frame has all layers, and the next none, and then the session is idle")
    func frames() {
        let session = HostSession(Color.red, configuration)
        #expect(!session.frame(at: 0).changes.isEmpty)
        #expect(session.frame(at: 0.1).changes.isEmpty)
        #expect(session.isIdle)
    }

    @Test("a sleeping host is woken by what comes in")
    func wakes() {
        let session = HostSession(Color.red.onTapGesture {}, configuration)
        _ = session.frame(at: 0)
        var wakes = 0
        session.onNeedsFrame = { wakes += 1 }
        session.send(pointer(.began, 50, at: 1))
        #expect(wakes > 0)
    }

    @Test("losing the pointer cancels what it did")
    func loseInput() {
        let log = Log()
        let session = HostSession(Held(log: log), configuration)
        _ = session.frame(at: 0)
        session.send(pointer(.began, 50, at: 0.1))
        session.send(pointer(.moved, 70, at: 0.2))
        _ = session.frame(at: 0.2)
        #expect(log.lines.last == "held")
        session.loseInput(at: 0.3)
        _ = session.frame(at: 0.3)
        #expect(log.lines.last == "free")
        session.send(pointer(.ended, 70, at: 0.4))
        #expect(!log.lines.contains("ended"))
    }

    @Test("a gesture that waits for time tells until when")
    func deadline() throws {
        let log = Log()
        let session = HostSession(
            Color.red.onLongPressGesture(minimumDuration: 0.5) { log.lines.append("pressed") }, configuration)
        _ = session.frame(at: 0)
        #expect(session.deadline == nil)
        session.send(pointer(.began, 50, at: 1))
        let deadline = try #require(session.deadline)
        #expect(abs(deadline - 1.5) < 1e-9)
        _ = session.frame(at: deadline)
        #expect(log.lines == ["pressed"])
    }

    @Test("a changed window is laid out anew, and time never runs backwards")
    func apply() {
        let session = HostSession(Color.red, configuration)
        _ = session.frame(at: 1)
        var wide = configuration
        wide.size = CGSize(width: 300, height: 100)
        session.apply(wide)
        #expect(!session.frame(at: 0.5).changes.isEmpty)
        #expect(session.now == 1)
        #expect(SessionInspection(session).graph.window.size.width == 300)
    }

    @Test("missing colors are told to the session that shows them, also those of its first views")
    func missingColor() {
        let session = HostSession(Color("no such color"), configuration)
        let other = HostSession(Color("no such color"), configuration)
        for session in [session, other] {
            _ = session.frame(at: 0)
            #expect(session.issues.count == 1)
            #expect(session.issues.first?.message.contains("no color named \"no such color\"") == true)
        }
    }
}

/// What a test's views noted, in order.
private final class Log: @unchecked Sendable {
    var lines: [String] = []
}

private struct Held: View {
    let log: Log
    @GestureState private var isHeld = false
    var body: some View {
        log.lines.append(isHeld ? "held" : "free")
        return Color.red.gesture(
            DragGesture().updating($isHeld) { _, state, _ in state = true }.onEnded { _ in log.lines.append("ended") })
    }
}
