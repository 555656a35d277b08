import Testing

@testable import RiffleMotion

@Suite struct VectorTests {
    @Test("code moves a vector a share of the way to another, and beyond it")
    func shares() {
        #expect(2.0.interpolated(towards: 4, amount: 1.5) == 5)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(4, 20), amount: 0.25)
        #expect(pair == AnimatablePair(1, 12.5))
    }

    @Test("half way between two values is half way in every component")
    func interpolation() {
        let rect = CGRect(x: 0, y: 10, width: 20, height: 30)
            .interpolated(towards: CGRect(x: 10, y: 20, width: 40, height: 50), by: 0.5)
        #expect(rect == CGRect(x: 5, y: 15, width: 30, height: 40))
        #expect(Angle.degrees(10).interpolated(towards: .degrees(30), by: 0.5).degrees.rounded() == 20)
        #expect(UnitPoint.zero.interpolated(towards: .bottomTrailing, by: 0.25) == UnitPoint(x: 0.25, y: 0.25))
        #expect(UnitPoint(x: 0.25, y: 1).animatableData == AnimatablePair(32, 128))
        let insets = EdgeInsets().interpolated(
            towards: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), by: 0.5)
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let stroke = StrokeStyle(lineWidth: 1, dash: [1, 2])
            .interpolated(towards: StrokeStyle(lineWidth: 3, dashPhase: 8), by: 0.5)
        #expect(stroke == StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 4))
        let radii = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
        #expect(RectangleCornerRadii().interpolated(towards: radii, by: 0.5) == radii.mapped { $0 / 2 })
        #expect(CGSize.zero.interpolated(towards: CGSize(width: 4, height: 2), by: 2) == CGSize(width: 8, height: 4))
    }

    @Test("lists of different length fill up with zeros")
    func arrays() {
        let (short, long) = (AnimatableArray([1]), AnimatableArray([2, 3, 4]))
        #expect(short + long == AnimatableArray([3, 3, 4]) && short - long == AnimatableArray([-1, -3, -4]))
        #expect(long - long == .zero && AnimatableArray([1, 0, 0]) == short && long != short)
        #expect(long.scaled(by: 2).magnitudeSquared == 116)
        #expect(short.interpolated(towards: long, by: 0.5) == AnimatableArray([1.5, 1.5, 2]))
    }

    @Test("the dot product comes out of the lengths")
    func dotProduct() {
        #expect(AnimatablePair(3.0, 4.0).dot(AnimatablePair(2.0, -1.0)) == 2)
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
    }

    @Test("angles are animated by their radians times 128")
    func angles() {
        #expect(Angle(radians: 1).animatableData == 128)
        #expect(abs(Angle(degrees: 90).animatableData - 64 * Double.pi) < 1e-9)
        var angle = Angle.zero
        angle.animatableData = 256
        #expect(angle.radians == 2)
    }
}
