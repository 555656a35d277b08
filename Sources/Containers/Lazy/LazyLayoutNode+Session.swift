import Foundation

/// Where a lazy container had lines, and what it knew of the others.
struct FormerLines: Codable {
    let first: Int
    /// In points.
    let start: CGFloat
    let means: LazyEstimate.Means
}

/// Lines that were never in sight have no length that anybody knows: another process would guess anew, and have others where these
/// are.
extension LazyLayoutNode: SessionPart {
    package var sessionNode: _ViewNode? { isDetached ? nil : owner }

    package var sessionData: Data? {
        if window.lines.isEmpty, let former { return try? JSONEncoder().encode(former) }
        guard window.first > 0, window.start.isFinite else { return nil }
        return try? JSONEncoder().encode(
            FormerLines(first: window.first, start: window.start, means: estimate.means))
    }

    package func restoreSession(_ data: Data) {
        guard let lines = try? JSONDecoder().decode(FormerLines.self, from: data), lines.first > 0 else { return }
        former = lines
    }
}
