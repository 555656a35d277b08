import SwiftUI

/// Four buttons that say how well the answer was known, with when the card comes back: a row in a tall window, two on each
/// side of the card in a wide one.
struct AnswerButtons: View {
    /// When the card comes back after each answer, in seconds.
    let waits: [Rating: Double]
    let answer: @MainActor (Rating) -> Void

    /// The height of the two lines below a button, in points.
    @ScaledMetric(relativeTo: .subheadline) private var lines: CGFloat = 36
    /// The widest that two buttons are together, in points.
    private static let pairWidth: CGFloat = 190
    /// The card's width with a pair on each side, in points.
    private static let greatestWidth: CGFloat = 930

    var body: some View {
        GeometryReader { geometry in
            let isWide = geometry.size.width > 480 && geometry.size.height > 150
            // However wide the window is, the buttons stay beside the card.
            let width = min(geometry.size.width, Self.greatestWidth)
            HStack(spacing: 0) {
                pair(.again, .hard)
                    .frame(width: isWide ? StudyLayout.sideWidth(width) : nil)
                if isWide { Spacer(minLength: 0) }
                pair(.good, .easy)
                    .frame(width: isWide ? StudyLayout.sideWidth(width) : nil)
            }
            // In a row they stand together, however wide it is.
            .frame(maxWidth: isWide ? width : 2 * Self.pairWidth)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        // Answers are on the side that the card leaves to, whatever is read from there.
        .environment(\.layoutDirection, .leftToRight)
        .frame(minHeight: 68 + lines)
    }

    private func pair(_ first: Rating, _ second: Rating) -> some View {
        HStack(spacing: 4) {
            button(first)
            button(second)
        }
        .frame(maxWidth: Self.pairWidth)
        .frame(maxWidth: .infinity)
    }

    private func button(_ rating: Rating) -> some View {
        AnswerButton(rating: rating, wait: waits[rating] ?? 0) { answer(rating) }
            .keyboardShortcut(rating.key, modifiers: [])
    }
}

/// A round button that answers.
struct AnswerButton: View {
    let rating: Rating
    let wait: Double
    let action: @MainActor () -> Void

    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize

    /// How far the ground of the words reaches out of them. Large words leave no room between buttons.
    private var outset: CGFloat { typeSize.isAccessibilitySize ? 0 : 8 }

    var body: some View {
        Button(action: action) {
            VStack(spacing: 6) {
                Image(systemName: rating.symbol)
                    .font(.system(size: 24, weight: .bold))
                    .foregroundStyle(rating.tint)
                    .frame(width: 60, height: 60)
                    .background(Circle().fill(.white).shadow(color: .black.opacity(0.25), radius: 8, y: 3))
                VStack(spacing: 0) {
                    Text(rating.name)
                        .font(.overPicture)
                    Text(WaitText.short(wait))
                        .font(.system(.caption, design: .rounded))
                        .monospacedDigit()
                }
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .foregroundStyle(.white)
                .background {
                    // The sky is too bright for white text, in parts.
                    RoundedRectangle(cornerRadius: 9)
                        .fill(.black.opacity(contrast == .increased ? 0.85 : 0.45))
                        .padding(EdgeInsets(top: -2, leading: -outset, bottom: -2, trailing: -outset))
                }
            }
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel(rating.name)
        .accessibilityValue("in \(WaitText.long(wait))")
        .accessibilityAction { action() }
    }
}

extension Rating {
    var symbol: String {
        switch self {
        case .again: "xmark"
        case .hard: "exclamationmark"
        case .good: "checkmark"
        case .easy: "star.fill"
        }
    }

    var tint: Color {
        switch self {
        case .again: .red
        case .hard: .orange
        case .good: .green
        case .easy: .blue
        }
    }

    var key: KeyEquivalent {
        switch self {
        case .again: .leftArrow
        case .hard: .downArrow
        case .good: .rightArrow
        case .easy: .upArrow
        }
    }
}

/// How long until a card comes back, in words.
enum WaitText {
    private enum Unit: Double, CaseIterable {
        case year = 31_536_000
        case month = 2_592_000
        case day = 86_400
        case hour = 3_600
        case minute = 60
    }

    /// The largest unit of which there is one at least, and how many of it; never less than a minute.
    private static func amount(_ seconds: Double) -> (count: Int, unit: Unit) {
        let unit = Unit.allCases.first { seconds >= $0.rawValue } ?? .minute
        return (max(Int((seconds / unit.rawValue).rounded()), 1), unit)
    }

    /// Such as "10 min".
    static func short(_ seconds: Double) -> String {
        let (count, unit) = amount(seconds)
        return switch unit {
        case .year: String(localized: "\(count) y")
        case .month: String(localized: "\(count) mo")
        case .day: String(localized: "\(count) d")
        case .hour: String(localized: "\(count) h")
        case .minute: String(localized: "\(count) min")
        }
    }

    /// Such as "10 minutes", as it stands behind "in".
    static func long(_ seconds: Double) -> String {
        let (count, unit) = amount(seconds)
        return switch unit {
        case .year: String(localized: "\(count) years")
        case .month: String(localized: "\(count) months")
        case .day: String(localized: "\(count) days")
        case .hour: String(localized: "\(count) hours")
        case .minute: String(localized: "\(count) minutes")
        }
    }
}
