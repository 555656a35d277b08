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

/// The stack of a split view on a phone: what is in front of the sidebar.
@MainActor
final class ColumnChain: ObservableObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    /// A `ColumnStep` for each column that was pushed, and what links in columns lead to.
    private(set) var path: [AnyHashable] = []
    private var leads: [Int: SelectionLead] = [:]

    nonisolated init() {}

    /// The column in front.
    var front: Int { (path.last { $0.base is ColumnStep }?.base as? ColumnStep)?.index ?? 0 }

    /// Shows a column, on top of those before it.
    func show(_ index: Int) {
        guard index != front else { return }
        objectWillChange.send()
        if index < front {
            let end = path.firstIndex { ($0.base as? ColumnStep).map { $0.index > index } ?? false }
            path.removeSubrange((end ?? path.count)...)
        } else {
            for step in front + 1...index { path.append(AnyHashable(ColumnStep(index: step))) }
        }
    }

    /// Somebody went back, or followed a link in a column. What led to columns that are gone is selected no more.
    func take(_ new: [AnyHashable]) {
        guard new != path else { return }
        let old = front
        objectWillChange.send()
        path = new
        for index in stride(from: old - 1, through: front, by: -1) { leads[index]?.deselect() }
    }

    /// What follows the selection of lists in a column: it leads to the next one, and no selection back to it.
    func lead(in index: Int) -> SelectionLead {
        if let lead = leads[index] { return lead }
        let lead = SelectionLead()
        lead.selected = { [weak self] isSelected in
            guard let self, isSelected ? self.front == index : self.front > index else { return }
            self.show(isSelected ? index + 1 : index)
        }
        leads[index] = lead
        return lead
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
        return NavigationStack(path: path) {
            column(0).navigationDestination(for: ColumnStep.self) { column(min($0.index, all.count - 1)) }
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

    private func column(_ index: Int) -> some View {
        let all = columns.all
        return all[index].view.environment(\.selectionLead, index < all.count - 1 ? chain.lead(in: index) : nil)
    }

    private var path: Binding<NavigationPath> {
        let chain = chain
        return Binding(
            get: { NavigationPath(values: chain.path) },
            set: { path in
                nonisolated(unsafe) let values = path.values
                chain.take(values)
            })
    }
}

/// A column that is pushed.
struct ColumnStep: Hashable {
    let index: Int
}

/// A split view with its columns side by side.
private struct WideColumns: View {
    let columns: SplitColumns
    let visibility: Binding<NavigationSplitViewVisibility>?
    /// What the columns say of their widths.
    @State private var widths: [Int: ColumnWidth] = [:]
    /// Where drags have left the edges of columns, in points.
    @State private var dragged: [Int: CGFloat] = [:]
    /// How wide a column was when the drag of its edge began.
    @State private var dragStart: CGFloat?
    @State private var removesToggle = false
    /// The columns in which a stack of the app's has the button for the sidebar.
    @State private var taken: Set<Int> = []
    @State private var outerToggle = SidebarToggle(isInside: false)
    @State private var innerToggle = SidebarToggle(isInside: true)
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// Links to what lists select are led to by the selection, which the columns beside them show.
    @State private var lead = SelectionLead()
    /// What links in columns lead to, which the columns beside them show.
    @State private var links = [ColumnLead(), ColumnLead()]
    @Environment(\.layoutDirection) private var direction
    @Environment(\.splitStyle) private var style

    init(columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?) {
        self.columns = columns
        self.visibility = visibility
    }

    /// The widths of columns on a tablet, in points.
    private static let standardWidths: [CGFloat] = [320, 375]

    private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

    private func isShown(_ index: Int, of count: Int, over: Bool) -> Bool {
        if index == count - 1 { return true }
        switch shown {
        case .detailOnly: return false
        case .doubleColumn: return index == count - 2
        case .automatic: return !over
        default: return true
        }
    }

    var body: some View {
        GeometryReader { proxy in
            let over = style.slidesOver(in: proxy.size)
            ZStack(alignment: .leading) {
                sideBySide(over: over)
                if over { columnsOverDetail }
            }
            .onEdgePan(isEnabled: over && !isShown(0, of: columns.all.count, over: over)) { phase in
                if case .ended(let distance, let velocity) = phase, distance > 60 || velocity > 300 { show(.all) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func sideBySide(over: Bool) -> some View {
        let all = columns.all
        return HStack(spacing: 0) {
            ForEach(all.indices, id: \.self) { index in
                if over ? index == all.count - 1 : isShown(index, of: all.count, over: false) {
                    column(all[index].view, index, of: all.count, over: over)
                }
            }
        }
    }

    /// The columns before the detail, which lie on it and darken it; a tap beside them puts them away.
    @ViewBuilder private var columnsOverDetail: some View {
        let all = columns.all
        let side = all.indices.dropLast().filter { isShown($0, of: all.count, over: true) }
        if !side.isEmpty {
            Color.black.opacity(0.12)
                .ignoresSafeArea()
                .contentShape(Rectangle())
                .onTapGesture { show(.detailOnly) }
                .accessibilityElement()
                .accessibilityLabel(Text("Dismiss sidebar"))
                .accessibilityAddTraits(.isButton)
                .transition(.opacity)
                .zIndex(1)
            HStack(spacing: 0) {
                ForEach(side, id: \.self) { column(all[$0].view, $0, of: all.count, over: true) }
            }
            .fixedSize(horizontal: true, vertical: false)
            .background {
                Rectangle().fill(.background).shadow(color: .black.opacity(0.2), radius: 12).ignoresSafeArea()
            }
            .accessibilityAction(.escape) { show(.detailOnly) }
            .transition(.move(edge: .leading))
            .zIndex(2)
        }
    }

    private func column(_ view: AnyView, _ index: Int, of count: Int, over: Bool) -> some View {
        let isDetail = index == count - 1
        let shown = index == 0 ? nil : links[min(index, 2) - 1].shown
        let isToggling = isToggling(index, of: count, over: over) && !removesToggle
        if isToggling {
            outerToggle.action = { toggle(over: over) }
            innerToggle.action = { toggle(over: over) }
        }
        return NavigationStack {
            Group { if let shown { shown.view } else { view } }
                .environment(\.selectionLead, isDetail ? nil : lead)
                .environment(\.columnLead, isDetail ? nil : links[min(index, 1)])
                .environment(\.sidebarToggle, isToggling ? innerToggle : nil)
                .onPreferenceChange(BarPreferencesKey.self) {
                    if $0.removesSidebarToggle { removesToggle = true }
                }
        }
        .environment(\.sidebarToggle, isToggling && !taken.contains(index) ? outerToggle : nil)
        .onPreferenceChange(SidebarToggleTakenKey.self) { isTaken in
            if isTaken { taken.insert(index) } else { taken.remove(index) }
        }
        // Another link begins with a stack of its own.
        .id(shown?.id)
        .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
        .frame(width: isDetail ? nil : width(of: index))
        .frame(maxWidth: isDetail ? .infinity : nil, maxHeight: .infinity)
        .overlay(alignment: .trailing) {
            if !isDetail { Rectangle().fill(Color.primary.opacity(0.2)).frame(width: 0.5).ignoresSafeArea() }
        }
        .overlay(alignment: .trailing) { if !isDetail { edge(of: index) } }
        .zIndex(Double(count - index))
    }

    private func bounds(of index: Int) -> ColumnWidth {
        let standard = Self.standardWidths[min(index, 1)]
        return widths[index] ?? ColumnWidth(least: nil, ideal: standard, most: nil)
    }

    private func width(of index: Int) -> CGFloat {
        bounds(of: index).clamped(dragged[index] ?? bounds(of: index).ideal)
    }

    /// What one takes hold of to resize a column.
    private func edge(of index: Int) -> some View {
        let isFixed = bounds(of: index).least == bounds(of: index).most
        return Color.clear
            .frame(width: 16)
            .contentShape(Rectangle())
            .offset(x: 8)
            .gesture(
                DragGesture(minimumDistance: 2, coordinateSpace: .global)
                    .onChanged { value in
                        let start = dragStart ?? width(of: index)
                        dragStart = start
                        let way = direction == .rightToLeft ? -value.translation.width : value.translation.width
                        dragged[index] = bounds(of: index).clamped(start + way)
                    }
                    .onEnded { _ in dragStart = nil },
                including: isFixed ? .subviews : .all
            )
            .allowsHitTesting(!isFixed)
            .accessibilityHidden(true)
    }

    /// The first column that is seen has the button for the sidebar.
    private func isToggling(_ index: Int, of count: Int, over: Bool) -> Bool {
        index == (0..<count).first { isShown($0, of: count, over: over) }
    }

    private func toggle(over: Bool) { show(isShown(0, of: columns.all.count, over: over) ? .detailOnly : .all) }

    private func show(_ next: NavigationSplitViewVisibility) {
        withAnimation(.easeInOut(duration: 0.3)) {
            if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
        }
    }
}
