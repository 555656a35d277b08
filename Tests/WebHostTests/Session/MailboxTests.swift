import Testing
import WebHost

@Suite struct MailboxTests {
    @Test("The first message asks for a turn, later ones wait for it")
    func turns() {
        let box = Mailbox()
        #expect(box.post([.tick(time: 1)]).needsTurn)
        #expect(!box.post([.tick(time: 2)]).needsTurn)
        let turn = box.take()
        #expect(turn.messages == [.tick(time: 1), .tick(time: 2)])
        #expect(!turn.isMore)
        #expect(box.post([.tick(time: 3)]).needsTurn)
    }

    @Test("A turn takes a share, in order, and asks for another")
    func shares() {
        let box = Mailbox()
        _ = box.post((0..<100).map { .ping($0) })
        let first = box.take(64)
        #expect(first.messages == (0..<64).map { .ping($0) })
        #expect(first.isMore)
        #expect(!box.post([.ping(100)]).needsTurn)
        let second = box.take(64)
        #expect(second.messages == (64...100).map { .ping($0) })
        #expect(!second.isMore)
    }

    @Test("A full box says so, and once it is half empty lets the sender go on")
    func full() {
        let box = Mailbox()
        let limit = UInt32(WebLimits.waitingMessages)
        #expect(!box.post((1..<limit).map { .ping($0) }).isFull)
        #expect(box.post([.ping(limit)]).isFull)
        var resumptions = 0
        while true {
            let turn = box.take(100)
            if turn.resumes { resumptions += 1 }
            if !turn.isMore { break }
        }
        #expect(resumptions == 1)
    }

    @Test("What was taken is forgotten, also where something always waits")
    func lockstep() {
        let box = Mailbox()
        _ = box.post([.ping(0)])
        for number in 1...10_000 as ClosedRange<UInt32> {
            _ = box.post([.ping(number)])
            #expect(box.take(1).messages == [.ping(number - 1)])
            #expect(box.storedCount <= 2)
        }
    }

    @Test("A closed box takes nothing more")
    func closed() {
        let box = Mailbox()
        _ = box.post([.ping(1)])
        box.close()
        #expect(!box.post([.ping(2)]).needsTurn)
        #expect(box.take().messages.isEmpty)
    }
}
