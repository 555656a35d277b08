import Testing
import RiffleWebHost

@Suite struct HeartbeatTests {
    @Test("A page that says nothing is asked whether it is there, and given up if it does not answer")
    func silence() {
        var heartbeat = Heartbeat()
        #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .nothing)
        #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .ping)
        #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .drop)
    }

    @Test("A page that answers stays, however long it says nothing else")
    func answers() {
        var heartbeat = Heartbeat()
        _ = heartbeat.beat(isRead: true, oldestUnsent: nil)
        for _ in 0..<100 {
            #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .ping)
            heartbeat.heard()
            #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .nothing)
        }
    }

    @Test("A page that talks is not asked")
    func talk() {
        var heartbeat = Heartbeat()
        for _ in 0..<100 {
            heartbeat.heard()
            #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .nothing)
        }
    }

    @Test("A page that is held back is not blamed for its silence")
    func heldBack() {
        var heartbeat = Heartbeat()
        for _ in 0..<100 { #expect(heartbeat.beat(isRead: false, oldestUnsent: nil) == .nothing) }
        #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .nothing)
        #expect(heartbeat.beat(isRead: true, oldestUnsent: nil) == .ping)
    }

    @Test("A page that takes nothing is given up, whatever it says", arguments: [true, false])
    func takesNothing(isRead: Bool) {
        var heartbeat = Heartbeat()
        for _ in 0..<WebLimits.beatsToTake {
            heartbeat.heard()
            #expect(heartbeat.beat(isRead: isRead, oldestUnsent: 7) == .nothing)
        }
        heartbeat.heard()
        #expect(heartbeat.beat(isRead: isRead, oldestUnsent: 7) == .drop)
    }

    @Test("A page that takes slowly stays")
    func takesSlowly() {
        var heartbeat = Heartbeat()
        for number in 0..<100 as Range<UInt64> {
            heartbeat.heard()
            #expect(heartbeat.beat(isRead: true, oldestUnsent: number / 2) == .nothing)
        }
    }
}
