import Foundation
import Testing
import RiffleWebHost

@Suite struct MailboxTests {
    private func pings(_ numbers: Range<UInt32>) -> [ClientMessage] { numbers.map { .ping($0) } }

    @Test("The first message asks for a turn, later ones wait for it")
    func turns() {
        let box = Mailbox()
        #expect(box.post([.tick(time: 1)]))
        #expect(!box.post([.tick(time: 2)]))
        #expect(box.first() == [.tick(time: 1), .tick(time: 2)])
        #expect(!box.remove(2).isMore)
        #expect(box.post([.tick(time: 3)]))
    }

    @Test("What a turn does not get to stays in front, and asks for another turn")
    func shares() {
        let box = Mailbox()
        _ = box.post(pings(0..<100))
        #expect(box.first(64) == pings(0..<64))
        #expect(box.remove(10).isMore)
        #expect(!box.post([.ping(100)]))
        #expect(box.first(200) == pings(10..<101))
        #expect(!box.remove(91).isMore)
    }

    @Test("A full box says so, and once it is half empty lets the sender go on")
    func full() {
        let box = Mailbox()
        let limit = UInt32(WebLimits.waitingMessages)
        _ = box.post(pings(1..<limit))
        #expect(!box.isFull)
        _ = box.post([.ping(limit)])
        #expect(box.isFull)
        var resumptions = 0
        while true {
            let rest = box.remove(box.first(100).count)
            if rest.resumes { resumptions += 1 }
            if !rest.isMore { break }
        }
        #expect(resumptions == 1)
        #expect(!box.isFull)
    }

    @Test("A sender that was stopped is told to go on, whatever else was on its way when it was stopped")
    func fullAgain() {
        // How many are taken and how many still come in between, in every combination that matters.
        for taken in 1..<64 {
            for late in 1..<64 {
                let box = Mailbox()
                let limit = UInt32(WebLimits.waitingMessages)
                _ = box.post(pings(0..<limit))
                var isStopped = box.isFull
                _ = box.remove(box.first(taken).count)
                _ = box.post(pings(limit..<limit + UInt32(late)))
                isStopped = isStopped || box.isFull
                while true {
                    let rest = box.remove(box.first(64).count)
                    if rest.resumes { isStopped = false }
                    if !rest.isMore { break }
                }
                #expect(!isStopped && !box.isFull, "\(taken) taken, \(late) late")
            }
        }
    }

    @Test("Large messages fill the box before there are many of them")
    func bytes() {
        let box = Mailbox()
        _ = box.post([.ping(1)], bytes: WebLimits.waitingBytes - 1)
        #expect(!box.isFull)
        _ = box.post([.ping(2)], bytes: 1)
        #expect(box.isFull)
        _ = box.first()
        #expect(box.remove(1) == WaitingMessages.Rest(isMore: true, resumes: false))
        #expect(box.remove(1) == WaitingMessages.Rest(isMore: false, resumes: true))
    }

    @Test("Of traits in a row the last ones count, and those in between other messages stay")
    func traits() {
        func traits(_ width: CGFloat) -> ClientMessage {
            .traits(PageTraits(size: CGSize(width: width, height: 1)), time: Double(width))
        }
        let box = Mailbox()
        _ = box.post([traits(1), traits(2), .tick(time: 3), traits(4)])
        _ = box.post([traits(5)])
        _ = box.post((6..<400).map { traits(CGFloat($0)) })
        #expect(box.first() == [traits(2), .tick(time: 3), traits(399)])
        // Somebody is dealing with those: what comes now is for later.
        _ = box.post([traits(400), traits(401)])
        _ = box.remove(3)
        #expect(box.first() == [traits(401)])
    }

    @Test("What was removed is forgotten, also where something always waits")
    func lockstep() {
        let box = Mailbox()
        _ = box.post([.ping(0)])
        for number in 1...10_000 as ClosedRange<UInt32> {
            _ = box.post([.ping(number)])
            #expect(box.first(1) == [.ping(number - 1)])
            _ = box.remove(1)
            #expect(box.storedCount <= 2)
        }
    }

    @Test("A closed box takes nothing more")
    func closed() {
        let box = Mailbox()
        _ = box.post([.ping(1)])
        box.close()
        #expect(!box.post([.ping(2)]))
        #expect(box.first().isEmpty)
        #expect(box.remove(0) == WaitingMessages.Rest(isMore: false, resumes: false))
    }
}
