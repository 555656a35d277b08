import CardDecks
import SwiftUI

/// A list of projects and two groups of chips that narrow it down.
public struct FiltersView: View {
    @State private var filter: ProjectFilter
    @State private var isPanelShown = true
    private let projects: [Project]

    /// The sample projects.
    public init() { self.init(projects: Project.samples) }

    init(projects: [Project]) {
        self.projects = projects
        _filter = State(initialValue: ProjectFilter(for: projects))
    }

    /// The heading, the chips and the projects.
    public var body: some View {
        let shown = projects.filter(filter.matches)
        ScrollView {
            VStack(spacing: 16) {
                FiltersTitle(
                    count: shown.count, total: projects.count, isFiltering: filter.count > 0,
                    isPanelShown: $isPanelShown)
                if isPanelShown {
                    FilterPanel(filter: $filter)
                        .transition(.opacity)
                }
                if shown.isEmpty {
                    NoProjectsView(hasProjects: !projects.isEmpty) { withAnimation(.snappy) { filter.clear() } }
                        .transition(.opacity)
                } else {
                    ProjectList(projects: shown)
                }
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 24)
        }
        .animation(.snappy, value: shown)
        .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
    }
}

/// The heading, the number of projects, and the button that shows the chips.
private struct FiltersTitle: View {
    let count: Int
    let total: Int
    let isFiltering: Bool
    @Binding var isPanelShown: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Projects")
                    .font(.largeTitle)
                    .bold()
                    .accessibilityAddTraits(.isHeader)
                Text(count == total ? "\(total) design shots" : "\(count) of \(total) design shots")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("count")
            }
            Spacer()
            Button {
                withAnimation(.snappy) { isPanelShown.toggle() }
            } label: {
                Image(systemName: symbol)
                    .font(.title2)
            }
            .accessibilityLabel(isPanelShown ? "Hide filters" : "Show filters")
        }
        .padding(.top, 12)
    }

    private var symbol: String {
        isFiltering ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
    }
}

#Preview {
    FiltersView()
}

#Preview("Dark") {
    FiltersView()
        .preferredColorScheme(.dark)
}
