import Facts
import Testing

@testable import RiffleGestures

@MainActor
@Suite("The arena")
struct GestureArenaTests {
    private let fixture = GestureFixture()

    private func drag(_ name: String, minimum: CGFloat = 10) -> CallbackGesture<DragGesture> {
        DragGesture(minimumDistance: minimum).logged(name, in: fixture, as: points)
    }

    private func tap(_ name: String, count: Int = 1) -> CallbackGesture<TapGesture> {
        TapGesture(count: count).logged(name, in: fixture, as: { _ in "" })
    }

    private func press(_ name: String, _ duration: Double = 0.5) -> CallbackGesture<LongPressGesture> {
        LongPressGesture(minimumDuration: duration).logged(name, in: fixture)
    }

    /// Down at (0, 0), right by 20, 40 and 60 points, up, one step each tenth of a second.
    private func swipe(from start: Double = 0) {
        fixture.down(0, 0, at: start)
        for step in 1...3 {
            fixture.move(CGFloat(step) * 20, 0, at: start + Double(step) / 10)
        }
        fixture.up(at: start + 0.4)
    }

    // MARK: Children and parents

    @Test("Of two drags the inner one wins, and the outer one never speaks", .fact("gesture.priority"))
    func innerDrag() {
        fixture.add(drag("child"))
        fixture.add(drag("parent"))
        swipe()
        #expect(fixture.log == ["child 20,0", "child 40,0", "child 60,0", "child end 60,0"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A tap into a text leaves gestures around it alone, and goes before the control that it is in")
    func tapIntoText() {
        fixture.add(tap("text"), kind: .textTap)
        fixture.add(press("hold"), kind: .text)
        fixture.add(tap("parent"))
        fixture.add(PressGesture().logged("button", in: fixture, as: { "\($0)" }), kind: .button)
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log.filter { $0.contains("end") }.map { $0.prefix { $0 != " " } } == ["text", "parent"])
        #expect(fixture.arena.isIdle)
    }

    @Test("An outer drag runs while an inner double tap is possible, and ends when that has failed")
    func outerRuns() {
        fixture.add(tap("child", count: 2))
        fixture.add(drag("parent"))
        swipe()
        #expect(fixture.log == ["parent 20,0", "parent 40,0", "parent 60,0", "parent end 60,0"])
    }

    @Test("An outer drag that has begun ends as a drag, though an inner tap would allow for the distance")
    func innerTapEnds() {
        fixture.add(tap("child"))
        fixture.add(drag("parent"))
        fixture.down(0, 0, at: 0)
        fixture.move(30, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["parent 30,0", "parent end 30,0"])
        #expect(fixture.arena.isIdle)
        fixture.down(0, 0, at: 1)
        fixture.move(9, 0, at: 1.1)
        fixture.up(at: 1.2)
        #expect(fixture.takeLog() == ["child end "])
    }

    @Test("An outer drag that has begun takes the touch from a button and a hold inside, and from a tap before it")
    func begunTakes() {
        fixture.add(PressGesture().logged("button", in: fixture), kind: .button)
        fixture.add(LongPressGesture(maximumDistance: 100).logged("hold", in: fixture))
        fixture.add(drag("drag", minimum: 5))
        fixture.add(tap("first"), priority: .high)
        fixture.add(tap("beside"), priority: .simultaneous)
        fixture.down(0, 0, at: 0)
        fixture.move(7, 0, at: 0.1)
        #expect(
            fixture.takeLog() == ["button true", "hold true", "button reset", "hold reset", "drag 7,0"])
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["drag end 7,0", "beside end "])
        #expect(fixture.arena.isIdle)
    }

    @Test("A drag that begins at touch-down leaves a finger that rests to taps inside, and ends once the finger moves")
    func begunAtRest() {
        fixture.add(tap("child"))
        fixture.add(drag("parent", minimum: 0))
        fixture.down(0, 0, at: 0)
        fixture.move(3, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["parent 0,0", "parent 3,0", "parent reset", "child end "])
        fixture.down(0, 0, at: 1)
        fixture.move(15, 0, at: 1.1)
        fixture.up(at: 1.2)
        #expect(fixture.takeLog() == ["parent 0,0", "parent 15,0", "parent end 15,0"])
    }

    @Test("A tap into a text keeps its end beside a drag of the app around it")
    func dragOverText() {
        fixture.add(tap("text"), kind: .textTap)
        fixture.add(drag("parent"))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["parent 20,0", "text end ", "parent end 20,0"])
    }

    @Test("An outer drag that has begun goes on where an inner one would begin later")
    func innerBeginsLater() {
        fixture.add(drag("child", minimum: 30))
        fixture.add(drag("parent"))
        swipe()
        #expect(fixture.log == ["parent 20,0", "parent 40,0", "parent 60,0", "parent end 60,0"])
    }

    @Test("An inner gesture that is active and then fails leaves the touch to an outer tap")
    func innerGivesUp() {
        let hold = LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
        fixture.add(
            hold.logged("child", in: fixture, as: { value in if case .first = value { "press" } else { "held" } }))
        fixture.add(tap("parent"))
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["child press", "child held", "child reset", "parent end "])
    }

    @Test("An inner tap silences an outer one; the outer one taps where there is no inner one")
    func nestedTaps() {
        let child = fixture.add(tap("child"))
        let parent = fixture.add(tap("parent"))
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.takeLog() == ["child end "])
        fixture.down(0, 0, at: 1, on: [parent])
        fixture.up(at: 1.1)
        #expect(fixture.takeLog() == ["parent end "])
        fixture.down(0, 0, at: 2, on: [child])
        fixture.up(at: 2.1)
        #expect(fixture.takeLog() == ["child end "])
    }

    @Test("An outer tap waits for an inner double tap to fail by time")
    func outerTapWaits() {
        fixture.add(tap("child", count: 2))
        fixture.add(tap("parent"))
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log.isEmpty)
        fixture.wait(until: 1)
        #expect(fixture.takeLog() == ["parent end "])
        #expect(fixture.arena.isIdle)
        for start in [2.0, 2.2] {
            fixture.down(0, 0, at: start)
            fixture.up(at: start + 0.1)
        }
        fixture.wait(until: 4)
        #expect(fixture.log == ["child end "])
        #expect(fixture.arena.isIdle)
    }

    // MARK: Priorities and masks

    @Test("A drag with high priority wins over those inside, and not over those outside", .fact("gesture.priority"))
    func highPriority() {
        fixture.add(drag("child"))
        fixture.add(drag("parent"), priority: .high)
        fixture.add(drag("grandparent"))
        swipe()
        #expect(fixture.log == ["parent 20,0", "parent 40,0", "parent 60,0", "parent end 60,0"])
    }

    @Test("Of two with high priority the outer one wins")
    func highPriorities() {
        fixture.add(drag("child"), priority: .high)
        fixture.add(drag("parent"), priority: .high)
        swipe()
        #expect(fixture.log.first == "parent 20,0")
        #expect(!fixture.log.contains { $0.hasPrefix("child") })
    }

    @Test("A tap inside waits for a drag with high priority to fail")
    func tapUnderHighPriority() {
        fixture.add(tap("child"))
        fixture.add(drag("parent"), priority: .high)
        fixture.down(0, 0, at: 0)
        fixture.move(9, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["child end "])
        swipe(from: 1)
        #expect(!fixture.log.contains("child end "))
    }

    @Test("A simultaneous gesture and all others run side by side", .fact("gesture.priority"))
    func simultaneous() {
        fixture.add(drag("child"))
        fixture.add(drag("side"), priority: .simultaneous)
        fixture.add(drag("parent"))
        swipe()
        #expect(fixture.log.filter { $0.hasPrefix("child") }.count == 4)
        #expect(fixture.log.filter { $0.hasPrefix("side") }.count == 4)
        #expect(!fixture.log.contains { $0.hasPrefix("parent") })
    }

    @Test(
        "A mask chooses between a gesture and those inside", .fact("gesture.priority"),
        arguments: [
            (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, ["grandparent"]),
        ])
    func masks(mask: GestureMask, winners: [String]) {
        fixture.add(drag("child"))
        fixture.add(drag("side"), priority: .simultaneous)
        fixture.add(drag("parent"), mask: mask)
        fixture.add(drag("grandparent"))
        swipe()
        let isSideLetIn = mask.contains(.subviews)
        let names = Set(fixture.log.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(names == Set(winners + (isSideLetIn ? ["side"] : [])))
    }

    // MARK: Scroll views and buttons

    private func pan(_ name: String, _ axes: Axis.Set = .vertical) -> CallbackGesture<PanGesture> {
        PanGesture(axes: axes).logged(name, in: fixture, as: points)
    }

    @Test("A scroll view that begins takes the touch from taps, presses and buttons inside it")
    func scrollTakes() {
        fixture.add(tap("tap"))
        fixture.add(press("press"))
        fixture.add(PressGesture().logged("button", in: fixture), kind: .button)
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 10, at: 0.1)
        #expect(
            fixture.takeLog() == ["press true", "button true", "press reset", "button reset", "scroll 0,0"])
        fixture.move(0, 30, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["scroll 0,20", "scroll end 0,20"])
    }

    @Test("A scroll view leaves alone what moves across its axis, and a finger that hardly moves")
    func scrollLeaves() {
        fixture.add(PressGesture().logged("button", in: fixture), kind: .button, in: .root(size: .zero))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(50, 9, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["button true", "button end true"])
    }

    @Test("A drag inside that is active keeps the scroll view still, and so does a hold", .fact("gesture.scroll-drag"))
    func scrollBlocked() {
        fixture.add(drag("child"))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 10, at: 0.1)
        fixture.move(0, 30, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["child 0,10", "child 0,30", "child end 0,30"])
    }

    @Test("A drag that begins farther than the scroll view loses to it; beside it, both run")
    func scrollBeforeDrag() {
        fixture.add(drag("child", minimum: 30))
        fixture.add(drag("side", minimum: 30), priority: .simultaneous)
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 20, at: 0.1)
        fixture.move(0, 40, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["scroll 0,0", "side 0,40", "scroll 0,20", "side end 0,40", "scroll end 0,20"])
    }

    @Test("A scroll view stays blocked by a drag that has begun, which takes the touch from what is inside")
    func blockedScrollTakesNothing() {
        fixture.add(tap("tap"))
        fixture.add(drag("drag"))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 20, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["drag 0,20", "drag end 0,20"])
    }

    @Test("A scroll view that was blocked does not jump in when the drag inside goes away")
    func blockedScrollStaysOut() {
        let child = fixture.add(drag("child"))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 50, at: 0.1)
        fixture.perform { fixture.arena.remove(child.id, into: &$0) }
        fixture.move(0, 100, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["child 0,50", "child reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("Of nested scroll views the inner one scrolls along its axis, the outer one along the other")
    func nestedScrolls() {
        fixture.add(pan("row", .horizontal), kind: .scroll)
        fixture.add(pan("page"), kind: .scroll)
        swipe()
        #expect(fixture.log == ["row 0,0", "row 20,0", "row 40,0", "row end 40,0"])
        fixture.log = []
        fixture.down(0, 0, at: 1)
        fixture.move(5, 20, at: 1.1)
        fixture.move(50, 40, at: 1.2)
        fixture.up(at: 1.3)
        #expect(fixture.log == ["page 0,0", "page 45,20", "page end 45,20"])
    }

    @Test("Of nested scroll views of one axis the inner one wins")
    func nestedSameAxis() {
        fixture.add(pan("inner"), kind: .scroll)
        fixture.add(pan("outer"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.move(0, 20, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["inner 0,0", "inner end 0,0"])
    }

    @Test("A button inside a view with a tap wins")
    func buttonOverTap() {
        fixture.add(PressGesture().logged("button", in: fixture), kind: .button)
        fixture.add(tap("parent"))
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log == ["button true", "button end true"])
    }

    // MARK: Fingers

    @Test("Two fingers drag two cards at once, also when the view around them could drag too")
    func twoCards() {
        let one = fixture.add(drag("one"))
        let two = fixture.add(drag("two"))
        let table = fixture.add(drag("table"))
        fixture.down(0, 0, at: 0, finger: 1, on: [one, table])
        fixture.down(200, 0, at: 0.01, finger: 2, on: [two, table])
        fixture.move(20, 0, at: 0.1, finger: 1)
        fixture.move(170, 0, at: 0.1, finger: 2)
        fixture.move(40, 0, at: 0.2, finger: 1)
        fixture.up(at: 0.3, finger: 1)
        fixture.move(150, 0, at: 0.4, finger: 2)
        fixture.cancel(at: 0.5, finger: 2)
        #expect(
            fixture.log == ["one 20,0", "two -30,0", "one 40,0", "one end 40,0", "two -50,0", "two reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A drag of the table goes on when another finger drags a card on it")
    func tableAndCard() {
        let card = fixture.add(drag("card"))
        let table = fixture.add(drag("table"))
        fixture.down(0, 0, at: 0, finger: 1, on: [table])
        fixture.move(20, 0, at: 0.1, finger: 1)
        fixture.down(200, 0, at: 0.2, finger: 2, on: [card, table])
        fixture.move(220, 0, at: 0.3, finger: 2)
        fixture.move(30, 0, at: 0.4, finger: 1)
        fixture.up(at: 0.5, finger: 1)
        fixture.up(at: 0.6, finger: 2)
        #expect(fixture.log == ["table 20,0", "card 20,0", "table 30,0", "table end 30,0", "card end 20,0"])
    }

    @Test("Two arenas know nothing of each other")
    func twoArenas() {
        let other = GestureFixture()
        fixture.add(drag("one"))
        other.add(DragGesture().logged("two", in: other, as: points))
        fixture.down(0, 0, at: 0)
        other.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        other.move(0, 20, at: 0.1)
        fixture.cancel(at: 0.2)
        other.up(at: 0.2)
        #expect(fixture.log == ["one 20,0", "one reset"])
        #expect(other.log == ["two 0,20", "two end 0,20"])
    }

    @Test("Two fingers on a view inside a scroll view magnify it")
    func magnifyInside() {
        fixture.add(MagnificationGesture().logged("scale", in: fixture))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        fixture.down(0, 100, at: 0.05, finger: 2)
        fixture.move(0, 200, at: 0.1, finger: 2)
        fixture.move(0, -100, at: 0.2)
        fixture.up(at: 0.3)
        fixture.up(at: 0.4, finger: 2)
        #expect(fixture.log == ["scale 2.0", "scale 3.0", "scale end 3.0"])
        #expect(fixture.arena.isIdle)
    }

    @Test("Unknown fingers are ignored, and a finger that touches down twice is cancelled first")
    func oddFingers() {
        fixture.add(drag("drag"))
        fixture.move(50, 0, at: 0, finger: 7)
        fixture.up(at: 0.1, finger: 7)
        #expect(fixture.arena.isIdle)
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.down(100, 0, at: 0.2)
        fixture.move(130, 0, at: 0.3)
        fixture.up(at: 0.4)
        #expect(fixture.log == ["drag 20,0", "drag reset", "drag 30,0", "drag end 30,0"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A touch where no gesture is leaves nothing behind")
    func nothingThere() {
        fixture.down(0, 0, at: 0, on: [])
        #expect(!fixture.arena.isIdle)
        fixture.up(at: 0.1)
        #expect(fixture.arena.isIdle)
    }

    // MARK: Time

    @Test("Deadlines are met in order, at their own times, before a later event")
    func deadlines() {
        var times: [Double] = []
        let hold = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
        fixture.add(
            hold.onChanged {
                if case .second(_, let drag?) = $0 { times.append(drag.time.timeIntervalSinceReferenceDate) }
            })
        fixture.add(press("late", 0.2), priority: .simultaneous)
        fixture.down(0, 0, at: 1)
        fixture.move(0, 50, at: 5)
        #expect(times == [1.3, 5])
        #expect(fixture.log == ["late true", "late end true"])
    }

    // MARK: Changes from the view tree

    @Test("A view that goes away takes back what its gesture told, and frees the others")
    func remove() {
        let child = fixture.add(drag("child"))
        let parent = fixture.add(drag("parent"))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        #expect(fixture.arena.isWinning(child.id))
        #expect(!fixture.arena.isWinning(parent.id))
        fixture.perform { fixture.arena.remove(child.id, into: &$0) }
        #expect(!fixture.arena.contains(child.id))
        fixture.move(30, 0, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["child 20,0", "child reset", "parent 20,0", "parent 30,0", "parent end 30,0"])
    }

    @Test("A newer gesture value takes over callbacks and parameters, and the touch goes on")
    func update() {
        let member = fixture.add(drag("old", minimum: 50))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        #expect(fixture.log.isEmpty)
        fixture.perform { fixture.arena.update(member.id, with: drag("new", minimum: 30), into: &$0) }
        fixture.move(40, 0, at: 0.2)
        fixture.perform { fixture.arena.update(member.id, with: drag("newest"), into: &$0) }
        fixture.up(at: 0.3)
        #expect(fixture.log == ["new 40,0", "newest end 40,0"])
    }

    @Test("Cancelling everything resets everything, once")
    func cancelAll() {
        fixture.add(drag("child"))
        fixture.add(press("side"), priority: .simultaneous)
        fixture.down(0, 0, at: 0)
        fixture.move(10, 0, at: 0.1)
        fixture.perform { fixture.arena.cancelAll(into: &$0) }
        fixture.perform { fixture.arena.cancelAll(into: &$0) }
        fixture.up(at: 0.2)
        #expect(fixture.log == ["side true", "child 10,0", "child reset", "side reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("The description tells fingers, members and states")
    func description() {
        fixture.add(drag("child"))
        fixture.add(pan("scroll"), kind: .scroll)
        fixture.down(0, 0, at: 0)
        #expect(
            fixture.arena.debugDescription == """
                finger 1 down
                  0 gesture normal possible, open
                  1 scroll normal possible, withholdEnd
                """)
    }
}
