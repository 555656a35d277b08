import Foundation
import Testing

@testable import RiffleGestures

@Suite struct DragTrackerTests {
    private func event(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: Double) -> PointerEvent {
        PointerEvent(id: 7, phase: phase, location: CGPoint(x: x, y: 5), time: time)
    }

    @Test("it counts from touch-down, or from where it is told to count anew")
    func distance() {
        var drag = DragTracker()
        #expect(drag.finger == nil)
        drag.begin(event(.began, 10, at: 0), at: CGPoint(x: 10, y: 5))
        drag.add(event(.moved, 40, at: 0.1))
        #expect(drag.finger == 7 && drag.distance == 30)
        #expect(drag.globalTranslation == CGSize(width: 30, height: 0))
        drag.rebase(to: CGPoint(x: 40, y: 5))
        drag.add(event(.moved, 45, at: 0.2))
        #expect(drag.distance == 5)
        #expect(drag.latest.time == 0.2)
    }
}
