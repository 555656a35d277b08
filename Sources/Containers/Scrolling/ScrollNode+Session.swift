import Foundation

extension ScrollNode: SessionPart {
    package var sessionNode: _ViewNode? { isDetached ? nil : owner }

    package var sessionData: Data? {
        let offset = offset(at: graph.now)
        return offset == .zero ? nil : try? JSONEncoder().encode(offset)
    }

    package func restoreSession(_ data: Data) { formerOffset = try? JSONDecoder().decode(CGPoint.self, from: data) }

    /// Scrolls to where the views before were, as far as the content reaches: again whenever it reaches further, as lazy content
    /// does, until it is there, or something else has moved it. To be called once it has a size.
    func goToFormerOffset() {
        guard let offset = formerOffset else { return }
        guard userMoves == 0 else { return formerOffset = nil }
        let isInReach = Axis.allCases.allSatisfy { !axes.contains($0) || offset[$0] <= furthestOffset[$0] + 0.5 }
        if isInReach { formerOffset = nil }
        for axis in Axis.allCases where axes.contains(axis) {
            let (length, limit) =
                axis == .horizontal ? (offset.x, furthestOffset.x) : (offset.y, furthestOffset.y)
            if limit > 0 { machine.place(at: min(max(length / limit, 0), 1), along: axis) }
        }
    }
}
