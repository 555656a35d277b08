import Foundation

/// The text styles of iOS, and the sizes they come to.
package enum TextRole: String, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
    case caption2

    /// In points.
    package func size(in category: TypeSizeCategory = .large) -> CGFloat {
        CGFloat(sizes[category.rawValue])
    }

    /// 600 for the headline, 400 for all others.
    package var weight: Int {
        self == .headline ? 600 : 400
    }

    /// What bold type of this style weighs: 700 for titles but the smallest, 600 for all others, also for the headline.
    /// Recorded of iOS 26 by iamcgn/swiftui-web (`ios/text/bold-trait`).
    package var boldWeight: Int {
        switch self {
        case .largeTitle, .title, .title2: return 700
        default: return 600
        }
    }

    /// The style as text is laid out in.
    package func style(in category: TypeSizeCategory = .large, design: TextStyle.Design = .default) -> TextStyle {
        TextStyle(design: design, size: size(in: category), weight: weight)
    }

    /// Sizes from extra small to the largest, read from UIFont in an iOS 26 simulator and recorded by
    /// iamcgn/swiftui-web (Fixtures/Goldens/uikit/font-metrics.json, scaledTextStyles).
    private var sizes: [Int] {
        switch self {
        case .largeTitle: return [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: return [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: return [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: return [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .body: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: return [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: return [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: return [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: return [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: return [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
