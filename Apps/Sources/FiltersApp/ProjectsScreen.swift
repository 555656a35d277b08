import CardDecks
import SwiftUI

/// The projects below their chips, with a search field, and the way into each.
struct ProjectsScreen: View {
    let projects: [Project]
    let store: FiltersStore

    @State private var filter: ProjectFilter
    @State private var isPanelShown = true
    @State private var isEditing = false
    @Namespace private var zoom

    init(projects: [Project], store: FiltersStore) {
        self.projects = projects
        self.store = store
        _filter = State(initialValue: ProjectFilter(for: projects))
    }

    var body: some View {
        let chips = store.chips.value
        let projects = projects.map { $0.edited(chips) }
        let shown = projects.filter(filter.matches)
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    count(shown.count, of: projects.count)
                    if isPanelShown {
                        FilterPanel(projects: projects, filter: $filter) { isEditing = true }
                            .transition(.opacity)
                    }
                    if shown.isEmpty {
                        NoProjectsView(hasProjects: !projects.isEmpty) { withAnimation(.snappy) { filter.clear() } }
                            .transition(.opacity)
                    } else {
                        ProjectList(projects: shown, zoom: zoom)
                    }
                }
                .padding(.horizontal, 16)
                .padding(.bottom, 24)
                .animation(.snappy, value: shown)
            }
            .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
            .navigationTitle("Projects")
            .searchable(text: $filter.search, prompt: "Search projects")
            .toolbar { toolbar }
            .navigationDestination(for: Project.ID.self) { id in
                if let project = projects.first(where: { $0.id == id }) {
                    ProjectScreen(project: project, store: store)
                        .navigationTransition(.zoom(sourceID: id, in: zoom))
                }
            }
        }
        // What was removed is offered again as long as the editor is open, also after the page has slept.
        .sheet(isPresented: $isEditing, onDismiss: { store.removed = nil }) {
            ChipsEditor(store: store, names: filter.tags)
        }
        .onChange(of: chips, initial: true) { filter.update(for: projects, adding: chips.added) }
        .onChange(of: shown.map(\.id)) { announce($1.count, of: projects.count) }
    }

    private func count(_ count: Int, of total: Int) -> some View {
        Text(Self.text(count, of: total))
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("count")
    }

    private static func text(_ count: Int, of total: Int) -> String {
        count == total
            ? String(localized: "\(total) design shots") : String(localized: "\(count) of \(total) design shots")
    }

    private func announce(_ count: Int, of total: Int) {
        AccessibilityNotification.Announcement(
            count == 0 ? String(localized: "No projects match") : Self.text(count, of: total)
        )
        .post()
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button(isPanelShown ? "Hide filters" : "Show filters", systemImage: symbol) {
                withAnimation(.snappy) { isPanelShown.toggle() }
            }
        }
    }

    private var symbol: String {
        filter.count > 0 ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
    }
}
