import Testing
import RiffleWebHost

@Suite struct FramePacingTests {
    @Test("Before a round trip is known the next frame waits for the one before, and is then the latest asked for")
    func first() {
        var pacing = FramePacing()
        #expect(pacing.takeDue(now: 0) == nil)
        pacing.want(at: 1)
        #expect(pacing.takeDue(now: 0) == 1)
        let number = pacing.send(now: 0)
        pacing.want(at: 2)
        pacing.want(at: 4)
        pacing.want(at: 3)
        #expect(pacing.takeDue(now: 0.1) == nil)
        pacing.acknowledge(number, now: 0.16)
        #expect(pacing.takeDue(now: 0.16) == 4)
        #expect(pacing.takeDue(now: 0.16) == nil)
    }

    @Test("Acknowledging what is not on its way changes nothing")
    func strangeAcknowledgment() {
        var pacing = FramePacing()
        let number = pacing.send(now: 0)
        pacing.want(at: 1)
        pacing.acknowledge(number &+ 1, now: 1)
        pacing.acknowledge(0, now: 1)
        #expect(pacing.countOnTheirWay == 1 && pacing.allowedCount == 1)
        #expect(pacing.takeDue(now: 1) == nil)
    }

    @Test("A frame that told nothing new need not arrive")
    func nothingSent() {
        var pacing = FramePacing()
        pacing.want(at: 1)
        #expect(pacing.takeDue(now: 1) == 1)
        pacing.want(at: 2)
        #expect(pacing.takeDue(now: 1) == 2)
    }

    @Test("A frame that has arrived tells that those before it have")
    func acknowledgesAllBefore() {
        var pacing = FramePacing()
        _ = pacing.send(now: 0)
        let second = pacing.send(now: 0.1)
        _ = pacing.send(now: 0.2)
        pacing.acknowledge(second, now: 0.3)
        #expect(pacing.countOnTheirWay == 1)
    }

    @Test("A page at 160 ms of round trip is shown every animation frame, as old as the way is long")
    func far() {
        var line = PacedLine()
        line.run(5)
        let shown = line.shown(from: 1)
        #expect(shown.rate > 58)
        #expect(shown.oldest < 0.165)
        #expect(line.mostOnTheirWay <= 14)
    }

    @Test("One at 120 animation frames a second is shown as many", arguments: [30.0, 120])
    func otherRates(rate: Double) {
        var line = PacedLine()
        line.rate = rate
        line.run(5)
        #expect(line.shown(from: 1).rate > rate * 0.97)
    }

    @Test("An uneven way of 80 ± 30 ms costs at most some frames", arguments: [1, 2, 3] as [UInt64])
    func uneven(seed: UInt64) {
        var line = PacedLine(seed: seed)
        line.delay = 0.05
        line.jitter = 0.06
        line.run(10)
        let shown = line.shown(from: 1)
        // What arrives at the server at one moment is one frame to more than the page can show.
        #expect(shown.rate > 50, "seed \(seed)")
        #expect(shown.oldest < 0.3, "seed \(seed)")
        #expect(line.mostOnTheirWay <= 20, "seed \(seed)")
    }

    @Test("A near page has hardly more than one frame on its way")
    func near() {
        var line = PacedLine()
        line.delay = 0.001
        line.run(3)
        #expect(line.shown(from: 0.5).rate > 59)
        #expect(line.mostOnTheirWay <= 2)
    }

    @Test("A narrow line is used and gets fewer frames, each about as old as the way is long")
    func narrow() {
        var line = PacedLine()
        line.bytesPerSecond = 100_000
        line.frameBytes = 5000
        line.run(4)
        #expect(line.shown(from: 0).oldest < 0.16 + 0.05 + 0.15)
        line.run(20)
        let shown = line.shown(from: 4)
        #expect(shown.rate > 18)
        #expect(shown.oldest < 0.16 + 0.05 + 0.15)
    }

    @Test("A line that becomes narrow gets fewer frames at once, and all of them once it is wide again")
    func narrowing() {
        var line = PacedLine()
        line.run(2)
        line.bytesPerSecond = 1500
        line.run(15)
        // What was on its way already takes as long as the line makes it.
        #expect(line.shown(from: 2).oldest < 0.85)
        #expect(line.shown(from: 8).oldest < 0.36)
        #expect(line.shown(from: 8).rate > 12)
        line.bytesPerSecond = .infinity
        line.run(10)
        #expect(line.shown(from: 24).rate > 55)
    }

    @Test("A page that goes far away is shown as often again before a second has passed")
    func goesAway() {
        var line = PacedLine()
        line.delay = 0.001
        line.run(3)
        line.delay = 0.08
        line.run(3)
        #expect(line.shown(from: 4).rate > 58)
    }

    @Test("A slow page gets a frame for each of its own, and nothing waits for it")
    func slowPage() {
        var line = PacedLine()
        line.rate = 10
        line.run(5)
        #expect(line.shown(from: 1).oldest < 0.17)
        #expect(line.mostOnTheirWay <= 5)
    }

    @Test("A page that says nothing of what arrives gets no more than the round trip holds")
    func silent() {
        var line = PacedLine()
        line.run(2)
        var pacing = line.pacing
        var count = 0
        for step in 0..<600 {
            let now = 2 + Double(step) / 60
            pacing.tick(at: now)
            guard pacing.takeDue(now: now) != nil else { continue }
            _ = pacing.send(now: now)
            count += 1
        }
        #expect(count <= pacing.allowedCount)
        // The oldest is late, whatever else is on its way.
        #expect(pacing.takeDue(now: 100) == nil)
    }

    @Test("What is on its way is bounded in bytes, however long the way is")
    func bytes() {
        var line = PacedLine()
        line.frameBytes = 40_000
        line.run(10)
        // The last of them may go over.
        #expect(line.mostOnTheirWay <= WebLimits.unacknowledgedBytes / 40_000 + 1)
    }

    @Test("Changes of the app's own that come one after the other are as many as the page can show in a burst")
    func spaced() {
        var line = PacedLine()
        line.run(2)
        var pacing = line.pacing
        for number in 0..<20 { pacing.acknowledge(UInt32(number), now: 2) }
        let before = pacing.countOnTheirWay
        for step in 0..<100 {
            pacing.want(at: 3 + Double(step) / 1e5)
            if pacing.takeDue(now: 2.02) != nil { _ = pacing.send(now: 2.02) }
        }
        #expect(pacing.countOnTheirWay - before <= WebLimits.framesAtOnce)
    }

    @Test("A page that comes back has nothing on its way, and frames keep their order")
    func comesBack() {
        var pacing = FramePacing()
        let before = pacing.send(now: 0)
        pacing.want(at: 3)
        pacing.forget()
        #expect(pacing.takeDue(now: 5) == nil)
        pacing.want(at: 4)
        #expect(pacing.takeDue(now: 5) == 4)
        #expect(pacing.send(now: 5) == before + 1)
        pacing.acknowledge(before, now: 6)
        #expect(pacing.countOnTheirWay == 1)
    }
}
