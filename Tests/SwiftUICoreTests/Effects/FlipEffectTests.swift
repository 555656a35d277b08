import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct FlipEffectTests {
    private struct Corner: View {
        let isFlipped: Bool

        var body: some View {
            Box("box", width: 10, height: 10)
                .frame(width: 40, height: 40, alignment: .topLeading)
                .flipsForRightToLeftLayoutDirection(isFlipped)
                .onTapGesture {}
        }
    }

    private func corners(_ isFlipped: Bool, _ direction: LayoutDirection) -> CGRect {
        let fixture = Fixture(Corner(isFlipped: isFlipped).environment(\.layoutDirection, direction))
        fixture.frame()
        guard var layer = fixture.layer("box") else { return .null }
        var frame = CGRect(origin: .zero, size: layer.bounds.size)
        while layer.parent != .root, let parent = fixture.layers[layer.parent] {
            frame = frame.applying(layer.transform)
            layer = parent
        }
        return frame.applying(layer.transform)
    }

    @Test("a view that flips is shown mirrored from right to left, and only there")
    func flipping() {
        let left = CGRect(x: 30, y: 30, width: 10, height: 10)
        let right = CGRect(x: 60, y: 30, width: 10, height: 10)
        #expect(corners(true, .leftToRight) == left)
        #expect(corners(false, .rightToLeft) == right)
        // What stands at the leading edge, on the right, is seen on the left.
        #expect(corners(true, .rightToLeft) == left)
    }
}
