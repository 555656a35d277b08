import RiffleContainers
import Testing

struct ScrollMachineTests {
    /// A viewport of 300 by 400 points over content of 300 by 1,000.
    private func machine() -> ScrollMachine {
        var machine = ScrollMachine()
        machine.setLengths(
            content: CGSize(width: 300, height: 1000), viewport: CGSize(width: 300, height: 400), at: 0)
        return machine
    }

    @Test("a drag moves the content along its axes only, and is interacting until the finger lets go")
    func drag() {
        var machine = machine()
        #expect(machine.phase(at: 0) == .idle)
        machine.beginDrag(at: 0)
        machine.follow(CGSize(width: 50, height: 80), along: .vertical, at: 0.1)
        #expect(machine.offset(at: 0.1) == CGPoint(x: 0, y: 80))
        #expect(machine.phase(at: 0.1) == .interacting)
        machine.release(velocity: .zero, along: .vertical, to: nil, at: 0.2)
        #expect(machine.phase(at: 0.2) == .idle)
        #expect(machine.offset(at: 9) == CGPoint(x: 0, y: 80))
    }

    @Test("a flick slides on, and a finger that stops it is tracking until it drags or lets go")
    func heldContent() {
        var machine = machine()
        machine.beginDrag(at: 0)
        machine.follow(CGSize(width: 0, height: 40), along: .vertical, at: 0)
        machine.release(velocity: CGPoint(x: 0, y: 500), along: .vertical, to: nil, at: 0)
        #expect(machine.phase(at: 0.1) == .decelerating)
        let caught = machine.offset(at: 0.1)
        #expect(caught.y > 40)
        machine.hold(at: 0.1)
        #expect(machine.phase(at: 0.1) == .tracking)
        #expect(machine.offset(at: 5) == caught)
        machine.beginDrag(at: 5)
        machine.follow(CGSize(width: 0, height: -10), along: .vertical, at: 5)
        #expect(machine.phase(at: 5) == .interacting)
        #expect(machine.offset(at: 5).y == caught.y - 10)
    }

    @Test("an axis that cannot be dragged keeps no speed of the finger's")
    func speedAcross() {
        var machine = ScrollMachine()
        machine.setLengths(
            content: CGSize(width: 1000, height: 1000), viewport: CGSize(width: 300, height: 400), at: 0)
        machine.beginDrag(at: 0)
        machine.follow(CGSize(width: 30, height: 30), along: .vertical, at: 0)
        machine.release(velocity: CGPoint(x: 900, y: 900), along: .vertical, to: nil, at: 0)
        #expect(machine.target.x == 0)
        #expect(machine.target.y > 30)
    }

    @Test("content that grows before what is visible under a finger leaves the finger where it has the content")
    func growthUnderAFinger() {
        var machine = machine()
        machine.beginDrag(at: 0)
        machine.follow(CGSize(width: 0, height: 100), along: .vertical, at: 0)
        machine.contentGrew(by: 60, along: .vertical)
        #expect(machine.offset(at: 0).y == 160)
        #expect(machine.dragOrigin == CGPoint(x: 0, y: 60))
        machine.follow(CGSize(width: 0, height: 130), along: .vertical, at: 0)
        #expect(machine.offset(at: 0).y == 190)
    }

    @Test("a wheel stops at the ends, and says when there is nowhere to go")
    func wheel() {
        var machine = machine()
        let goes = machine.step(by: CGSize(width: 5, height: 5000), along: .vertical, at: 0)
        #expect(goes)
        #expect(machine.offset(at: 0) == CGPoint(x: 0, y: 600))
        let goesOn = machine.step(by: CGSize(width: 0, height: 10), along: .vertical, at: 1)
        let goesAside = machine.step(by: CGSize(width: 0, height: -10), along: .horizontal, at: 1)
        #expect(!goesOn && !goesAside)
        #expect(machine.userMoves == 1)
    }

    @Test("what the app moves is animating, and no movement of the user's")
    func appMoves() {
        var machine = machine()
        machine.move(to: CGPoint(x: 0, y: 300), .linear(duration: 1), at: 0)
        #expect(machine.phase(at: 0.5) == .animating)
        #expect(abs(machine.offset(at: 0.5).y - 150) < 0.001)
        #expect(machine.phase(at: 1.1) == .idle)
        machine.move(to: CGPoint(x: 0, y: 9000), nil, at: 2)
        #expect(machine.offset(at: 2).y == 600)
        #expect(machine.userMoves == 0)
    }

    @Test("a share of the room is kept at rest only, and never under a finger")
    func anchors() {
        var machine = machine()
        machine.place(at: 1, along: .vertical)
        #expect(machine.offset(at: 0).y == 600)
        #expect(machine.rests(at: 1, along: .vertical, at: 0))
        #expect(!machine.rests(at: 0, along: .vertical, at: 0))
        machine.beginDrag(at: 1)
        #expect(!machine.rests(at: 1, along: .vertical, at: 1))
    }

    @Test("indicators stay for the touch, and fade after the last movement")
    func indicators() {
        var machine = machine()
        #expect(machine.indicatorOpacity(at: 0) == 0)
        machine.beginDrag(at: 1)
        machine.follow(CGSize(width: 0, height: 20), along: .vertical, at: 1)
        #expect(machine.indicatorOpacity(at: 60) == 1)
        machine.release(velocity: .zero, along: .vertical, to: nil, at: 60)
        #expect(machine.indicatorOpacity(at: 60.6) == 1)
        #expect(abs(machine.indicatorOpacity(at: 60.775) - 0.5) < 0.001)
        #expect(machine.indicatorOpacity(at: 60.9) == 0)
        #expect(!machine.showsLastMovement(at: 61))
    }
}
