import RifflePickers
import RiffleTabs
import SwiftUICore

/// Columns of a split view: a list that selects what the detail shows, and links.
struct SpecSplit: View {
    let state: Int
    let sidebar: AnyView
    let detail: AnyView
    @State private var chosen: Int?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    init(state: Int, sidebar: AnyView, detail: AnyView) {
        self.state = state
        self.sidebar = sidebar
        self.detail = detail
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(0..<3, id: \.self, selection: $chosen) { Text("Choice \($0)") }.navigationTitle("Sidebar")
            sidebar
        } detail: {
            Text(chosen.map { "Detail \($0)" } ?? "None")
            detail
            NavigationLink("Further") { sidebar.navigationTitle("Further") }
        }
        .environment(\.horizontalSizeClass, state % 2 == 0 ? .compact : .regular)
    }
}

/// Several views, of which one comes and goes.
struct SpecSeveral: View {
    let kind: Int
    let isLonger: Bool
    let content: AnyView
    @State private var isShown = false

    init(kind: Int, isLonger: Bool, content: AnyView) {
        self.kind = kind
        self.isLonger = isLonger
        self.content = content
    }

    var body: some View {
        switch kind % 5 {
        case 0: Button("Open") { isShown = true }.sheet(isPresented: $isShown) { views }
        case 1: NavigationStack { views.navigationTitle("Several") }
        case 2: NavigationStack { NavigationLink("Open") { views } }
        case 3:
            Button("Open") { isShown.toggle() }
                .inspector(isPresented: $isShown) { views }
                .environment(\.horizontalSizeClass, kind > 5 ? .compact : .regular)
        default:
            NavigationView {
                List { views }
                Text("Second")
            }
        }
    }

    @ViewBuilder private var views: some View {
        content
        if isLonger { Text("Longer") }
        Button("Close") { isShown = false }
    }
}

struct SpecFinding: View {
    let kind: Int
    let content: AnyView
    @State private var text = ""
    @State private var scope = 0
    @State private var isSearching = false

    init(kind: Int, content: AnyView) {
        self.kind = kind
        self.content = content
    }

    var body: some View {
        NavigationStack {
            List {
                Button("Find") { isSearching = true }
                ForEach(["Assam", "Ceylon"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                    Text("\($0) \(scope)")
                }
                content
            }
            .navigationTitle("Find")
            .navigationBarTitleDisplayMode(kind % 2 == 0 ? .large : .inline)
            .searchable(
                text: $text, isPresented: $isSearching,
                placement: kind % 3 == 0 ? .navigationBarDrawer(displayMode: .always) : .automatic
            )
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("New").tag(1)
            }
            .searchSuggestions {
                if kind % 4 == 0 { Text("Assam").searchCompletion("Assam") }
            }
        }
    }
}
