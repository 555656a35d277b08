import SwiftUI

/// The apps as a list, each of which opens to fill the page.
struct AppList: View {
    @Binding var chosenScheme: ColorScheme?
    let open: (Exhibit) -> Void

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 22) {
                HStack {
                    Wordmark()
                    Spacer(minLength: 8)
                    AppearanceSwitch(chosenScheme: $chosenScheme)
                }
                Text("SwiftUI, running on Linux")
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityAddTraits(.isHeader)
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 420 : 260), spacing: 12)],
                    spacing: 12
                ) {
                    ForEach(Exhibit.allCases) { exhibit in
                        Button {
                            open(exhibit)
                        } label: {
                            AppRow(exhibit: exhibit)
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
            .padding(20)
            .frame(maxWidth: 900)
            .frame(maxWidth: .infinity)
            // Larger, a word would not fit in a row.
            .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        }
    }
}

/// An app's symbol, name and hint.
struct AppRow: View {
    let exhibit: Exhibit
    /// What a name and a hint of two lines take, in points, so that rows side by side are as high as each other.
    private static let leastHeight: CGFloat = 64

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: exhibit.symbol)
                .font(.system(size: 22, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 48, height: 48)
                .background(exhibit.color.gradient, in: .rect(cornerRadius: 12))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(exhibit.name)
                    .font(.system(.headline, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                Text(exhibit.hint)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: .infinity, minHeight: Self.leastHeight, alignment: .leading)
            Image(systemName: "chevron.right")
                .font(.footnote.bold())
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
        }
        .padding(14)
        .background(Color(UIColor.systemBackground).opacity(0.8), in: .rect(cornerRadius: 18))
        .contentShape(.rect(cornerRadius: 18))
        .accessibilityElement(children: .combine)
    }
}
