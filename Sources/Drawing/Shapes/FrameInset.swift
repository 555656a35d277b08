/// A shape drawn in a smaller frame.
struct FrameInset<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

    func inset(by more: CGFloat) -> FrameInset { FrameInset(base: base, amount: amount + more) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension CGRect {
    /// The rectangle moved inwards on all sides; where nothing is left, an empty one in the middle.
    func shrunk(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let width = max(width - 2 * amount, 0)
        let height = max(height - 2 * amount, 0)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
