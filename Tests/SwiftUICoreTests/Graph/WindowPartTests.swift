import Testing

@testable import SwiftUICore

@MainActor
@Suite struct WindowPartTests {
    private final class Count: WindowPart {
        var value = 0
    }

    private final class Other: WindowPart {}

    @Test("What a feature keeps for a window is the same each time, and another one in another window")
    func perWindow() {
        let (first, second) = (Fixture(Box("a")), Fixture(Box("a")))
        first.graph.part(Count.self).value = 1
        #expect(first.graph.part(Count.self).value == 1)
        #expect(second.graph.part(Count.self).value == 0)
        #expect(first.graph.part(Other.self) === first.graph.part(Other.self))
    }

    @Test("It goes with the views of the window")
    func end() {
        let fixture = Fixture(Box("a"))
        weak var part: Count?
        do {
            let kept = fixture.graph.part(Count.self)
            part = kept
        }
        #expect(part != nil)
        fixture.graph.end()
        #expect(part == nil)
        #expect(fixture.graph.part(Count.self) !== fixture.graph.part(Count.self))
    }
}
