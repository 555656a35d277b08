import Testing

@testable import RifflePresentations

@Suite struct PresentationLifecycleTests {
    @Test("what is shown leaves before anything else comes, and comes again once it has left")
    func phases() {
        var lifecycle = PresentationLifecycle<Int>()
        #expect(lifecycle.shown == nil)
        lifecycle.want(1)
        #expect(lifecycle.phase == .present(1))
        var hasLeft = lifecycle.left()
        #expect(!hasLeft)
        lifecycle.want(2)
        #expect(lifecycle.phase == .leaving(1) && lifecycle.shown == 1)
        lifecycle.want(1)
        #expect(lifecycle.isLeaving)
        hasLeft = lifecycle.left()
        #expect(hasLeft)
        #expect(lifecycle.phase == .absent)
        lifecycle.want(nil)
        #expect(lifecycle.phase == .absent)
        lifecycle.want(2)
        #expect(lifecycle.phase == .present(2))
    }
}
