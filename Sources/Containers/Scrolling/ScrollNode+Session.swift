import Foundation

extension ScrollNode: SessionPart {
    package var sessionNode: _ViewNode? { isDetached ? nil : owner }

    package var sessionData: Data? {
        let offset = offset(at: graph.now)
        return offset == .zero ? nil : try? JSONEncoder().encode(offset)
    }

    package func restoreSession(_ data: Data) {
        former = (try? JSONDecoder().decode(CGPoint.self, from: data)).map { FormerOffset(offset: $0) }
    }

    /// Scrolls to where the views before were, as far as the content reaches: again whenever it reaches further, as lazy content
    /// does, until it is there, or something else has moved it. To be called once it has a size.
    ///
    /// Content that has become shorter may never reach that far, and one that is made while it is scrolled through guesses its length
    /// anew each time.
    func goToFormerOffset() {
        guard var former else { return }
        guard userMoves == 0 else { return self.former = nil }
        let isInReach = Axis.allCases.allSatisfy { !axes.contains($0) || former.offset[$0] <= furthestOffset[$0] + 0.5 }
        for axis in Axis.allCases where axes.contains(axis) {
            let limit = furthestOffset[axis]
            guard limit > former.reached[axis] else { continue }
            former.reached[axis] = limit
            machine.place(at: min(max(former.offset[axis] / limit, 0), 1), along: axis)
        }
        self.former = isInReach ? nil : former
    }
}

/// Where a scroll view was in the views before these.
struct FormerOffset {
    let offset: CGPoint
    /// The furthest that the content has reached since, along each axis.
    var reached = CGPoint.zero
}
