import Foundation

/// Makes a text fit by what its request allows before it is truncated: tightening first, then smaller type.
struct TextFitting {
    let request: TextRequest
    let shaper: any TextShaper
    private let text: StyledText

    /// Steps of the search for a scale and for a tightening.
    private static let steps = 5

    /// The most that characters move together by, as part of the type size. Recorded of SwiftUI.
    private static let maximumTightening: CGFloat = 1 / 72

    init(_ request: TextRequest, shaper: any TextShaper) {
        self.request = request
        self.shaper = shaper
        self.text = StyledText(request)
    }

    /// `width` and `height` are at least 0, infinite for none.
    func layout(width: CGFloat, height: CGFloat) -> LaidOutText {
        func set(scale: CGFloat, tightening: CGFloat) -> LaidOutText {
            Typesetter(
                request, text: text, shaper: shaper, width: width, height: height, scale: scale,
                tightening: tightening
            ).layout()
        }
        let plain = set(scale: 1, tightening: 0)
        guard plain.isTruncated else { return plain }
        if request.allowsTightening {
            let tight = search(from: 0, to: TextFitting.maximumTightening) { set(scale: 1, tightening: $0) }
            if !tight.isTruncated { return tight }
        }
        let minimum = request.minimumScaleFactor
        guard minimum < 1 else { return plain }
        // The search ends at a scale that fits, so the text is a little narrower than it could be.
        return search(from: 1, to: max(0.01, minimum)) { set(scale: $0, tightening: 0) }
    }

    /// The layout nearest to `start`, which truncates, that does not; the one at `end` if even that truncates.
    private func search(from start: CGFloat, to end: CGFloat, _ set: (CGFloat) -> LaidOutText) -> LaidOutText {
        var best = set(end)
        guard !best.isTruncated else { return best }
        var (bad, good) = (start, end)
        for _ in 0..<TextFitting.steps {
            let middle = (bad + good) / 2
            let layout = set(middle)
            if layout.isTruncated {
                bad = middle
            } else {
                good = middle
                best = layout
            }
        }
        return best
    }
}
