import SwiftUICore

/// The heights at which a sheet rests in a window, and where a drag takes it.
struct SheetHeights: Equatable {
    /// The heights of the card, from the smallest to the largest, without repeats; never empty.
    let rests: [CGFloat]
    /// What each height belongs to.
    private let detents: [PresentationDetent]
    /// The height of a card that is as large as can be.
    let largest: CGFloat

    /// Above the card, below what the system covers, in points: a strip of what presents stays in sight.
    static let strip = Setback.strip

    /// - Parameters:
    ///   - covered: what the system covers, in points; the part below belongs to the card.
    ///   - environment: for custom detents.
    init(
        _ detents: Set<PresentationDetent>, in window: CGSize, covered: EdgeInsets, isCompactHeight: Bool,
        _ environment: EnvironmentValues
    ) {
        let top = isCompactHeight ? 0 : covered.top + Self.strip
        let largest = max(window.height - top, 0)
        let context = PresentationDetent.Context(
            maxDetentValue: max(largest - covered.bottom, 0), environment: environment)
        var known: [(height: CGFloat, detent: PresentationDetent)] = []
        for detent in detents {
            guard let height = detent.height(in: context, isCompactHeight: isCompactHeight) else { continue }
            known.append((min(height + covered.bottom, largest), detent))
        }
        // Sets come in any order: the heights decide, and what they leave open is settled by the kinds.
        known.sort { $0.height == $1.height ? $0.detent.order < $1.detent.order : $0.height < $1.height }
        if known.isEmpty { known = [(largest, .large)] }
        rests = known.map(\.height)
        self.detents = known.map(\.detent)
        self.largest = largest
    }

    /// The height of a detent; of one that is none of them, the smallest.
    func height(of detent: PresentationDetent?) -> CGFloat {
        guard let detent, let index = detents.firstIndex(of: detent) else { return rests[0] }
        return rests[index]
    }

    func detent(at height: CGFloat) -> PresentationDetent {
        detents[rests.firstIndex(of: height) ?? 0]
    }

    /// The card while a finger has pulled its upper edge to `wanted` above the window's lower edge.
    ///
    /// - Returns: its height, and how far it is moved down as a whole.
    func pulled(to wanted: CGFloat, canDismiss: Bool) -> (height: CGFloat, offset: CGFloat) {
        let most = rests[rests.count - 1]
        if wanted > most { return (most + Self.resisted(wanted - most), 0) }
        if wanted >= rests[0] { return (wanted, 0) }
        let below = rests[0] - wanted
        return (rests[0], canDismiss ? below : Self.resisted(below))
    }

    /// Where the card goes that is let go.
    ///
    /// - Parameters:
    ///   - wanted: see `pulled(to:canDismiss:)`.
    ///   - velocity: of the finger, downward, in points per second.
    /// - Returns: the height at which it comes to rest; nil if it is dismissed.
    func rest(from wanted: CGFloat, velocity: CGFloat, canDismiss: Bool) -> CGFloat? {
        // Where the finger would come to rest: iOS's fast deceleration.
        let goal = wanted - velocity * 0.1
        if canDismiss, goal < rests[0], velocity > 800 || goal < rests[0] / 2 { return nil }
        return rests.min { abs($0 - goal) < abs($1 - goal) } ?? rests[0]
    }

    /// How far something follows that is pulled beyond its end: less and less, up to 60 points.
    private static func resisted(_ distance: CGFloat) -> CGFloat {
        let most: CGFloat = 60
        return (1 - 1 / (distance * 0.55 / most + 1)) * most
    }
}

extension PresentationDetent {
    /// Settles which of two equal heights comes first.
    fileprivate var order: Int {
        switch kind {
        case .height: 0
        case .fraction: 1
        case .custom: 2
        case .medium: 3
        case .large: 4
        }
    }
}
