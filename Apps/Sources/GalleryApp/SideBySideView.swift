import SwiftUI

/// All devices at once below the heading: those in portrait in a row, and those in landscape beside them.
struct SideBySideView: View {
    @Binding var chosenScheme: ColorScheme?

    var body: some View {
        HStack(alignment: .center, spacing: 28) {
            VStack(alignment: .leading, spacing: 0) {
                Heading(chosenScheme: $chosenScheme)
                Spacer(minLength: 28)
                ForEach(sideways) { ExhibitView(exhibit: $0) }
                Spacer(minLength: 0)
            }
            .frame(maxWidth: 400, maxHeight: 680)
            ForEach(upright) { ExhibitView(exhibit: $0) }
        }
        .frame(maxHeight: 860)
        .padding(.horizontal, 44)
        .padding(.vertical, 28)
    }

    private var upright: [Exhibit] { Exhibit.allCases.filter { $0.orientation == .portrait } }
    private var sideways: [Exhibit] { Exhibit.allCases.filter { $0.orientation != .portrait } }
}

/// The heading, and the switch between light and dark mode.
private struct Heading: View {
    @Binding var chosenScheme: ColorScheme?

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Wordmark()
            Text("SwiftUI, running on Linux")
                .font(.system(size: 34, weight: .bold, design: .rounded))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityAddTraits(.isHeader)
            Text(
                "Apps in plain SwiftUI, laid out, animated and touched by one engine. Every device is live: take a card and drag it."
            )
            .font(.body)
            .foregroundStyle(.secondary)
            .fixedSize(horizontal: false, vertical: true)
            AppearanceSwitch(chosenScheme: $chosenScheme)
                .padding(.top, 6)
        }
    }
}

/// The project's name and its logo, a hand of cards.
struct Wordmark: View {
    var body: some View {
        HStack(spacing: 10) {
            ZStack {
                ForEach(0..<3, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 4, style: .continuous)
                        .fill(Self.colors[index])
                        .frame(width: 15, height: 21)
                        .rotationEffect(.degrees(Double(index - 1) * 22), anchor: .bottom)
                }
            }
            .frame(width: 34, height: 26)
            Text("Riffle")
                .font(.system(size: 22, weight: .heavy, design: .rounded))
        }
        .accessibilityElement(children: .combine)
    }

    private static let colors = [
        Color(red: 0.36, green: 0.36, blue: 0.96), Color(red: 0.93, green: 0.3, blue: 0.52),
        Color(red: 1, green: 0.66, blue: 0.26),
    ]
}
