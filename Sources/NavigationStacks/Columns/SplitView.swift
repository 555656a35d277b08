/// The views of a split view's columns.
struct SplitColumns {
    let sidebar: AnyView
    /// Nil where there are two.
    let middle: AnyView?
    let detail: AnyView

    /// The columns from the first on.
    var all: [(column: NavigationSplitViewColumn, view: AnyView)] {
        [(.sidebar, sidebar)] + (middle.map { [(.content, $0)] } ?? []) + [(.detail, detail)]
    }
}

/// Columns side by side, or one on top of the other where the window is narrow.
struct SplitView: View {
    let columns: SplitColumns
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredColumn: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @StateObject private var chain = ColumnChain()

    init(
        columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?,
        preferredColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.columns = columns
        self.visibility = visibility
        self.preferredColumn = preferredColumn
    }

    var body: some View {
        if sizeClass == .compact {
            CompactColumns(columns: columns, preferredColumn: preferredColumn, chain: chain)
        } else {
            WideColumns(columns: columns, visibility: visibility)
        }
    }
}

/// The stack of a split view on a phone: what shows the next column.
@MainActor
final class ColumnChain: ObservableObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    /// The column in front.
    private(set) var front = 0

    nonisolated init() {}

    func show(_ index: Int) {
        guard index != front else { return }
        objectWillChange.send()
        front = index
    }
}

/// A split view where one column is seen at a time: the sidebar is the root, the others are pushed.
private struct CompactColumns: View {
    let columns: SplitColumns
    let preferredColumn: Binding<NavigationSplitViewColumn>?
    @ObservedObject var chain: ColumnChain

    init(columns: SplitColumns, preferredColumn: Binding<NavigationSplitViewColumn>?, chain: ColumnChain) {
        self.columns = columns
        self.preferredColumn = preferredColumn
        self.chain = chain
    }

    var body: some View {
        let all = columns.all
        return NavigationStack(path: path(count: all.count)) {
            column(all[0].view, at: 0)
                .navigationDestination(for: ColumnStep.self) { step in
                    column(all[min(step.index, all.count - 1)].view, at: step.index)
                }
        }
        .onChange(of: preferredColumn?.wrappedValue, initial: true) { _, preferred in
            guard let preferred, let index = all.firstIndex(where: { $0.column == preferred }) else { return }
            chain.show(index)
        }
        .onChange(of: chain.front) { _, front in
            let column = all[min(front, all.count - 1)].column
            if preferredColumn?.wrappedValue != column { preferredColumn?.wrappedValue = column }
        }
    }

    private func column(_ view: AnyView, at index: Int) -> some View {
        view.environment(\.showNextColumn, ShowNextColumn(chain: chain, index: index + 1))
    }

    private func path(count: Int) -> Binding<[ColumnStep]> {
        Binding(
            get: { (0..<min(chain.front, count - 1)).map { ColumnStep(index: $0 + 1) } },
            set: { chain.show($0.count) })
    }
}

/// A column that is pushed.
private struct ColumnStep: Hashable {
    let index: Int
}

/// What a list does in a column when something is selected: shows the next column where only one is seen.
package struct ShowNextColumn: Equatable {
    let chain: ColumnChain
    let index: Int

    nonisolated package static func == (first: ShowNextColumn, second: ShowNextColumn) -> Bool {
        first.chain === second.chain && first.index == second.index
    }

    @MainActor package func callAsFunction() { chain.show(index) }
}

private struct ShowNextColumnKey: EnvironmentKey {
    static var defaultValue: ShowNextColumn? { nil }
}

extension EnvironmentValues {
    /// Shows the next column of the split view around, where only one is seen at a time.
    package var showNextColumn: ShowNextColumn? {
        get { self[ShowNextColumnKey.self] }
        set { self[ShowNextColumnKey.self] = newValue }
    }
}

/// A split view with its columns side by side.
private struct WideColumns: View {
    let columns: SplitColumns
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var widths: [Int: CGFloat] = [:]
    @State private var removesToggle = false
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic

    init(columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?) {
        self.columns = columns
        self.visibility = visibility
    }

    /// The widths of columns on a tablet, in points.
    private static let standardWidths: [CGFloat] = [320, 375]

    private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

    private func isShown(_ index: Int, of count: Int) -> Bool {
        if index == count - 1 { return true }
        switch shown {
        case .detailOnly: return false
        case .doubleColumn: return index == count - 2
        default: return true
        }
    }

    var body: some View {
        let all = columns.all
        return HStack(spacing: 0) {
            ForEach(all.indices, id: \.self) { index in
                if isShown(index, of: all.count) { column(all[index].view, index, of: all.count) }
            }
        }
    }

    private func column(_ view: AnyView, _ index: Int, of count: Int) -> some View {
        let isDetail = index == count - 1
        return NavigationStack {
            view.onPreferenceChange(BarPreferencesKey.self) {
                if $0.removesSidebarToggle { removesToggle = true }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    if isToggling(index, of: count), !removesToggle {
                        Button("Toggle sidebar", systemImage: "sidebar.leading") { toggle() }
                    }
                }
            }
        }
        .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
        .frame(width: isDetail ? nil : widths[index] ?? Self.standardWidths[min(index, 1)])
        .frame(maxWidth: isDetail ? .infinity : nil, maxHeight: .infinity)
        .overlay(alignment: .trailing) {
            if !isDetail { Rectangle().fill(Color.primary.opacity(0.2)).frame(width: 0.5).ignoresSafeArea() }
        }
    }

    /// The first column that is seen has the button for the sidebar.
    private func isToggling(_ index: Int, of count: Int) -> Bool {
        index == (0..<count).first { isShown($0, of: count) }
    }

    private func toggle() {
        let next: NavigationSplitViewVisibility = isShown(0, of: columns.all.count) ? .detailOnly : .all
        withAnimation(.easeInOut(duration: 0.3)) {
            if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
        }
    }
}
