import Testing
import WebHost

@Suite struct FramePacingTests {
    @Test("The next frame waits for the one before to arrive, and is then the latest asked for")
    func oneAtATime() {
        var pacing = FramePacing()
        #expect(pacing.takeDue() == nil)
        pacing.want(at: 1)
        #expect(pacing.takeDue() == 1)
        let number = pacing.send()
        pacing.want(at: 2)
        pacing.want(at: 4)
        pacing.want(at: 3)
        #expect(pacing.takeDue() == nil)
        pacing.acknowledge(number)
        #expect(pacing.takeDue() == 4)
        #expect(pacing.takeDue() == nil)
    }

    @Test("Acknowledging what was never sent changes nothing")
    func strangeAcknowledgment() {
        var pacing = FramePacing()
        let number = pacing.send()
        pacing.want(at: 1)
        pacing.acknowledge(number &+ 1)
        pacing.acknowledge(0)
        #expect(pacing.isWaiting)
        #expect(pacing.takeDue() == nil)
    }

    @Test("A frame that told nothing new need not arrive")
    func nothingSent() {
        var pacing = FramePacing()
        pacing.want(at: 1)
        #expect(pacing.takeDue() == 1)
        pacing.want(at: 2)
        #expect(pacing.takeDue() == 2)
    }
}
