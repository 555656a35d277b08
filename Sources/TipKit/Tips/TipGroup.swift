/// Tips of which one is shown at a time.
///
///     @State private var tips = TipGroup(.ordered) {
///         FirstTip()
///         SecondTip()
///     }
///
///     TipView(tips.currentTip as? FirstTip)
///     TipView(tips.currentTip as? SecondTip)
public final class TipGroup: Observable, Sendable {
    /// Which tip is shown.
    public enum Priority: Hashable, Sendable {
        /// The first that may be shown.
        case firstAvailable
        /// The first that was not invalidated, once it may be shown.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - priority: says which tip is shown.
    ///   - builder: the tips, in their order.
    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        self.priority = priority
        tips = builder()
    }

    /// The tip that is to be shown now. A body that reads it is evaluated again when it is another one.
    public var currentTip: (any Tip)? { currentTip(in: TipCenter.ofCaller) }

    /// Each tip that is to be shown, once it is its turn.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
        TipCenter.ofCaller.updates { [self] center in currentTip(in: center)?.id }
            .compactMap { [tips] id in tips.first { $0.id == id } }
    }

    private func currentTip(in center: TipCenter) -> (any Tip)? {
        for tip in tips {
            switch (center.status(of: tip), priority) {
            case (.available, _): return tip
            case (.pending, .ordered): return nil
            default: continue
            }
        }
        return nil
    }
}
