import SwiftUICore
import Testing

@testable import RiffleNavigationStacks

@MainActor
struct ZoomSourceTests {
    @Test("what grows out of a view takes its corners, its ground and its shadow, in any order")
    func look() {
        let plain = EmptyMatchedTransitionSourceConfiguration()
        #expect(!plain._look.hasGround && plain._look.radius == 0)
        let first = plain.background(.red).clipShape(.rect(cornerRadius: 12))
        #expect(first._look.background == .red && first._look.radius == 12)
        let second = plain.clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4, y: 2)
        #expect(second._look.radius == 8 && second._look.shadow?.radius == 4 && second._look.shadow?.y == 2)
        #expect(second._look.hasGround)
    }
}
