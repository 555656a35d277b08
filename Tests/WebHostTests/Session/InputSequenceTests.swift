import Testing
import RiffleWebHost

struct InputSequenceTests {
    @Test("inputs count once each, whichever connection they come by")
    func once() {
        var inputs = InputSequence()
        inputs.attach()
        #expect([inputs.take(), inputs.take(), inputs.take()] == [true, true, true])
        #expect(inputs.next == 3)
        // The page comes back and says the last two again.
        inputs.attach()
        inputs.begin(at: 1)
        #expect([inputs.take(), inputs.take(), inputs.take()] == [false, false, true])
        #expect(inputs.next == 4)
    }

    @Test("what a page has given up leaves a gap, and a number that makes no sense harms only who says it")
    func gaps() {
        var inputs = InputSequence()
        inputs.attach()
        inputs.begin(at: 10)
        #expect(inputs.take() && inputs.next == 11)
        inputs.begin(at: .max)
        #expect(inputs.take() && inputs.next == 0)
        #expect(inputs.take() && inputs.next == 1)
    }
}
