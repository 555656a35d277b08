import SwiftUICore

/// Where a sheet is in a window: at its lower edge, or as a card in the middle of a large one.
struct SheetFrame {
    let window: CGSize
    let heights: SheetHeights
    let width: CGFloat
    /// Whether the sheet is a card in the middle.
    let isCard: Bool
    /// In which directions the card is as large as its content, up to the width and the height.
    let fitted: Axis.Set
    /// In which of them it does not become smaller again.
    let sticky: Axis.Set
    /// How far the card's lower edge is above the window's.
    let lift: CGFloat
    private let covered: EdgeInsets
    private let isCompactHeight: Bool

    init(_ window: CGSize, _ options: PresentationOptions, _ environment: EnvironmentValues) {
        self.window = window
        covered = environment.safeAreaInsets
        isCompactHeight = environment.verticalSizeClass == .compact
        isCard =
            environment.horizontalSizeClass == .regular && !isCompactHeight && window.width >= 600
            && window.height >= 500
        fitted = isCard ? options.fittedAxes ?? [] : []
        sticky = fitted.intersection(options.stickyAxes ?? [])
        if isCard {
            let size = Self.cardSize(options.sizing ?? .automatic, in: window)
            width = size.width
            lift = fitted.contains(.vertical) ? 0 : (window.height - size.height) / 2
            heights = SheetHeights(
                [.large], in: CGSize(width: size.width, height: size.height + SheetHeights.strip),
                covered: EdgeInsets(), isCompactHeight: false, environment)
        } else {
            width = window.width
            lift = 0
            heights = SheetHeights(
                options.detents ?? [.large], in: window, covered: covered, isCompactHeight: isCompactHeight,
                environment)
        }
    }

    /// As on an iPad, where a page is 704 points wide at most and a form 540 by 620.
    private static func cardSize(_ sizing: _PresentationSizingKind, in window: CGSize) -> CGSize {
        switch sizing {
        case .automatic, .page: CGSize(width: min(704, window.width - 64), height: min(window.height - 64, 1000))
        case .fitted: CGSize(width: window.width - 64, height: window.height - 64)
        case .form: CGSize(width: min(540, window.width - 64), height: min(620, window.height - 64))
        }
    }

    /// The card's outline.
    func shape(radius: CGFloat) -> UnevenRoundedRectangle {
        let lower = isCard ? radius : 0
        let upper = isCompactHeight ? 0 : radius
        return UnevenRoundedRectangle(
            topLeadingRadius: upper, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
            topTrailingRadius: upper, style: .continuous)
    }

    /// What is behind a card that is as large as can be goes back, so that a strip of it is seen above the card.
    func setback(height: CGFloat, shown: CGFloat) -> Setback {
        guard !isCard, !isCompactHeight, window.width > 32, heights.largest > 0 else { return Setback() }
        // On the way to the largest height from the one below.
        let lower = heights.rests.last { $0 < heights.largest } ?? 0
        let isLargest = heights.rests.last == heights.largest
        guard isLargest, height > lower else { return Setback() }
        let part = lower > 0 ? min((height - lower) / (heights.largest - lower), 1) : 1
        let progress = min(max(shown * part, 0), 1)
        return Setback(
            scale: 1 - 32 / window.width * progress, offset: covered.top * progress, cornerRadius: 10 * progress)
    }
}
