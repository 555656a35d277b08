import Facts
import Testing

@testable import RiffleGestures

@MainActor
@Suite("Combined gestures")
struct CombinedGestureTests {
    // MARK: exclusively

    @Test("Two taps before one: one tap waits until the second is out of time", .fact("gesture.combined"))
    func doubleBeforeSingle() {
        let fixture = GestureFixture()
        let double = TapGesture(count: 2).logged("double", in: fixture, as: { "" })
        let single = TapGesture().logged("single", in: fixture, as: { "" })
        fixture.add(double.exclusively(before: single).logged("either", in: fixture, as: name))
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log.isEmpty)
        fixture.wait(until: 0.46)
        #expect(fixture.takeLog() == ["single end ", "either end second"])
        fixture.down(0, 0, at: 1)
        fixture.up(at: 1.1)
        fixture.down(0, 0, at: 1.2)
        fixture.up(at: 1.3)
        #expect(fixture.takeLog() == ["double end ", "either end first"])
        fixture.wait(until: 3)
        #expect(fixture.log.isEmpty)
        #expect(fixture.arena.isIdle)
    }

    @Test("A first that becomes active cancels a second that is active", .fact("gesture.combined"))
    func firstTakesOver() {
        let fixture = GestureFixture()
        let far = DragGesture(minimumDistance: 50).logged("far", in: fixture, as: points)
        let near = DragGesture().logged("near", in: fixture, as: points)
        fixture.add(far.exclusively(before: near).logged("either", in: fixture, as: name))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.move(60, 0, at: 0.2)
        fixture.up(at: 0.3)
        #expect(
            fixture.log == [
                "near 20,0", "either second", "near reset", "far 60,0", "either first", "far end 60,0",
                "either end first",
            ])
    }

    @Test("A second that ended waits for a first that then fails", .fact("gesture.combined"))
    func heldEnd() {
        let fixture = GestureFixture()
        let slow = TapGesture().logged("tap", in: fixture, as: { "" })
        let press = LongPressGesture(minimumDuration: 0.1).logged("press", in: fixture)
        fixture.add(slow.exclusively(before: press))
        fixture.down(0, 0, at: 0)
        fixture.wait(until: 0.5)
        #expect(fixture.log == ["press true"])
        fixture.wait(until: 0.75)
        #expect(fixture.log == ["press true", "press end true"])
        fixture.up(at: 1)
        #expect(fixture.log.count == 2)
    }

    // MARK: sequenced

    @Test("After a tap, the second has 0.35 s to get its finger")
    func tapThenDrag() {
        let fixture = GestureFixture()
        let sequence = TapGesture().sequenced(before: DragGesture())
        fixture.add(
            sequence.logged("seq", in: fixture) { value in
                if case .second(_, let drag) = value { drag.map(points) ?? "waiting" } else { "first" }
            })
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.takeLog() == ["seq waiting"])
        fixture.down(50, 0, at: 0.3)
        fixture.move(70, 0, at: 0.6)
        fixture.up(at: 0.7)
        #expect(fixture.takeLog() == ["seq 20,0", "seq end 20,0"])
        fixture.down(0, 0, at: 1)
        fixture.up(at: 1.1)
        fixture.wait(until: 2)
        #expect(fixture.log == ["seq waiting", "seq reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("Each part of a sequence calls back for itself", .fact("gesture.combined"))
    func partsOfSequence() {
        let fixture = GestureFixture()
        let press = LongPressGesture(minimumDuration: 0.2).logged("press", in: fixture)
        let drag = DragGesture(minimumDistance: 0).logged("drag", in: fixture, as: points)
        fixture.add(press.sequenced(before: drag))
        fixture.down(0, 0, at: 0)
        fixture.move(5, 0, at: 0.1)
        fixture.move(8, 0, at: 0.3)
        fixture.up(at: 0.4)
        #expect(fixture.log == ["press true", "press end true", "drag 0,0", "drag 3,0", "drag end 3,0"])
    }

    // MARK: simultaneously

    @Test("A pair tells what either has, and ends when both are over", .fact("gesture.combined"))
    func pair() {
        let fixture = GestureFixture()
        let gesture = LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture())
        fixture.add(
            gesture.logged("pair", in: fixture) { value in
                "\(value.first.map { "\($0)" } ?? "-") \(value.second.map(points) ?? "-")"
            })
        fixture.down(0, 0, at: 0)
        fixture.wait(until: 0.2)
        fixture.move(20, 0, at: 0.3)
        fixture.up(at: 0.4)
        #expect(fixture.takeLog() == ["pair true -", "pair true -", "pair true 20,0", "pair end true 20,0"])
        fixture.down(0, 0, at: 1)
        fixture.move(20, 0, at: 1.1)
        fixture.up(at: 1.2)
        #expect(fixture.takeLog() == ["pair true -", "pair - 20,0", "pair end - 20,0"])
        fixture.down(0, 0, at: 2)
        fixture.up(at: 2.1)
        #expect(fixture.takeLog() == ["pair true -", "pair reset"])
    }

    // MARK: map, onChanged, AnyGesture, Optional, own gestures

    @Test("onChanged tells the first value and each that differs, on the mapped value too")
    func onChanged() {
        var widths: [Int] = []
        var sides: [Bool] = []
        let fixture = GestureFixture(
            DragGesture().onChanged { widths.append(Int($0.translation.width)) }
                .map { $0.translation.width > 0 }.onChanged { sides.append($0) })
        for start in [0.0, 1] {
            fixture.down(0, 0, at: start)
            for (index, x) in [20.0, 20, 30, -30].enumerated() {
                fixture.move(x, 0, at: start + Double(index + 1) / 10)
            }
            fixture.up(at: start + 0.5)
        }
        // The repeated place is a new value all the same: its time and velocity differ.
        #expect(widths == [20, 20, 30, -30, 20, 20, 30, -30])
        #expect(sides == [true, false, true, false])
    }

    @Test("Inner callbacks run before outer ones")
    func order() {
        let fixture = GestureFixture()
        let gesture = DragGesture().logged("inner", in: fixture, as: points)
            .onEnded { [unowned fixture] _ in fixture.log.append("ended") }
            .logged("outer", in: fixture, as: points)
        fixture.add(gesture)
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["inner 20,0", "outer 20,0", "inner end 20,0", "ended", "outer end 20,0"])
    }

    @Test("A gesture with a body is recognized as its body")
    func ownGesture() {
        struct Hold: Gesture {
            var duration: Double
            var body: some Gesture<Bool> { LongPressGesture(minimumDuration: duration) }
        }
        let fixture = GestureFixture()
        let member = fixture.add(Hold(duration: 0.1).logged("hold", in: fixture))
        fixture.down(0, 0, at: 0)
        fixture.perform {
            fixture.arena.update(member.id, with: Hold(duration: 0.3).logged("new", in: fixture), into: &$0)
        }
        fixture.wait(until: 0.2)
        #expect(fixture.log == ["hold true"])
        fixture.wait(until: 0.3)
        #expect(fixture.log == ["hold true", "new end true"])
    }

    @Test("No gesture is none; one that is taken away during a touch resets, a new one gets the next touch")
    func optional() {
        let fixture = GestureFixture()
        func gesture(_ isOn: Bool) -> CallbackGesture<DragGesture>? {
            isOn ? DragGesture().logged("drag", in: fixture, as: points) : nil
        }
        let member = fixture.add(gesture(false))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.arena.isIdle)
        CallbackGesture<DragGesture>?.updateErasedRecognizer(member.recognizer, with: gesture(true))
        fixture.down(0, 0, at: 1)
        fixture.move(20, 0, at: 1.1)
        fixture.perform { fixture.arena.update(member.id, with: gesture(false), into: &$0) }
        fixture.perform { fixture.arena.update(member.id, with: gesture(true), into: &$0) }
        fixture.move(40, 0, at: 1.2)
        fixture.up(at: 1.3)
        #expect(fixture.takeLog() == ["drag 20,0", "drag reset"])
        fixture.down(0, 0, at: 2)
        fixture.move(30, 0, at: 2.1)
        fixture.up(at: 2.2)
        #expect(fixture.log == ["drag 30,0", "drag end 30,0"])
    }

    @Test("A gesture of hidden type takes newer values; another type waits for the next touch")
    func anyGesture() {
        let fixture = GestureFixture()
        func width(_ name: String) -> AnyGesture<String> {
            AnyGesture(DragGesture().map { points($0) }.logged(name, in: fixture))
        }
        let member = fixture.add(width("a"))
        fixture.down(0, 0, at: 0)
        fixture.move(20, 0, at: 0.1)
        fixture.perform { fixture.arena.update(member.id, with: width("b"), into: &$0) }
        fixture.move(30, 0, at: 0.2)
        let tap = AnyGesture(TapGesture().map { "tap" }.logged("c", in: fixture))
        fixture.perform { fixture.arena.update(member.id, with: tap, into: &$0) }
        #expect(fixture.takeLog() == ["a 20,0", "b 30,0", "b reset"])
        fixture.up(at: 0.3)
        fixture.down(0, 0, at: 1)
        fixture.up(at: 1.1)
        #expect(fixture.log == ["c end tap"])
    }

    private func name<First, Second>(_ value: ExclusiveGesture<First, Second>.Value) -> String {
        if case .first = value { "first" } else { "second" }
    }
}
