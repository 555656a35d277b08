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

    /// The place of a column; nil where there is none.
    func index(of column: NavigationSplitViewColumn) -> Int? { all.firstIndex { $0.column == column } }

    /// The column that shows the field of a search which the split view as a whole is given: of two the sidebar, of three
    /// the one that the sidebar leads to.
    var searched: Int { middle == nil ? 0 : 1 }
}

/// Columns side by side, or one on top of the other where the window is narrow.
struct SplitView: View {
    let columns: SplitColumns
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredColumn: Binding<NavigationSplitViewColumn>?
    let placement: SplitPlacement
    @Environment(\.horizontalSizeClass) private var sizeClass
    @StateObject private var chain = ColumnChain()
    /// Keeps the columns with their state while the window becomes narrow or wide.
    @State private var holder = ViewHolder()

    init(
        columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?,
        preferredColumn: Binding<NavigationSplitViewColumn>?, placement: SplitPlacement
    ) {
        self.columns = columns
        self.visibility = visibility
        self.preferredColumn = preferredColumn
        self.placement = placement
    }

    var body: some View {
        let isCompact = sizeClass == .compact
        let preferred = preferredColumn.flatMap { columns.index(of: $0.wrappedValue) }
        Group {
            if isCompact {
                CompactColumns(columns: columns, preferredColumn: preferredColumn, chain: chain, holder: holder)
            } else {
                WideColumns(
                    columns: columns, visibility: visibility, placement: placement, chain: chain, holder: holder)
            }
        }
        .holding(holder)
        .afterEvaluation { chain.setShown(isCompact, at: preferred) }
    }
}

/// The stack of a split view on a phone: what is in front of the sidebar.
@MainActor
final class ColumnChain: ObservableObject, OutlivesViews, SessionObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    /// A `ColumnStep` for each column that was pushed, and what links in columns lead to.
    private(set) var path: [AnyHashable] = []
    private var leads: [Int: SelectionLead] = [:]
    private var isShown = false

    nonisolated init() {}

    /// The columns are a stack from now on, or not any more. The stack begins with the column that the app prefers; else as
    /// it was, or with what was selected side by side.
    func setShown(_ isShown: Bool, at preferred: Int?) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        if isShown, let preferred { move(to: preferred) }
    }

    func sessionData(onLoss: (String) -> Void) -> Data? { front == 0 ? nil : Data([UInt8(front)]) }

    func restoreSession(_ data: Data) { if let index = data.first, index < 3 { move(to: Int(index)) } }

    /// The column in front.
    var front: Int { (path.last { $0.base is ColumnStep }?.base as? ColumnStep)?.index ?? 0 }

    /// Whether a column is on the stack.
    func isOnStack(_ index: Int) -> Bool {
        index == 0 || path.contains { ($0.base as? ColumnStep)?.index == index }
    }

    /// Shows a column, on top of those before it.
    func show(_ index: Int) {
        guard index != front else { return }
        objectWillChange.send()
        move(to: index)
    }

    private func move(to index: Int) {
        if index < front {
            let end = path.firstIndex { ($0.base as? ColumnStep).map { $0.index > index } ?? false }
            path.removeSubrange((end ?? path.count)...)
        } else {
            for step in front..<index { path.append(AnyHashable(ColumnStep(index: step + 1))) }
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
    let holder: ViewHolder
    @Environment(\.offeredSearch) private var offeredSearch

    init(
        columns: SplitColumns, preferredColumn: Binding<NavigationSplitViewColumn>?, chain: ColumnChain,
        holder: ViewHolder
    ) {
        self.holder = holder
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
            if let index = preferred.flatMap({ columns.index(of: $0) }) { chain.show(index) }
        }
        .onChange(of: chain.front) { _, front in
            let column = all[min(front, all.count - 1)].column
            if preferredColumn?.wrappedValue != column { preferredColumn?.wrappedValue = column }
        }
        .environment(\.offeredSearch, nil)
    }

    /// A column that was popped ends; one that is on the stack when the window becomes wide goes on.
    private func column(_ index: Int) -> some View {
        let all = columns.all
        return HeldView(all[index].view, key: index, of: holder, keeps: { [chain] in chain.isOnStack(index) })
            .modifier(StackJoining())
            .environment(\.selectionLead, index < all.count - 1 ? chain.lead(in: index) : nil)
            .modifier(OfferedSearchModifier())
            .environment(\.offeredSearch, index == columns.searched ? offeredSearch : nil)
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
    let placement: SplitPlacement
    let visibility: Binding<NavigationSplitViewVisibility>?
    /// What lists select here is led to where the window becomes narrow.
    let chain: ColumnChain
    let holder: ViewHolder
    @Environment(\.offeredSearch) private var offeredSearch
    /// What the columns say of their widths.
    @State private var widths: [Int: ColumnWidth] = [:]
    /// Where drags have left the edges of columns, in points.
    @RestoredState private var dragged: [Int: CGFloat] = [:]
    /// How wide a column was when the drag of its edge began.
    @State private var dragStart: CGFloat?
    @State private var removesToggle = false
    /// The columns in which a stack of the app's has the button for the sidebar.
    @State private var taken: Set<Int> = []
    @State private var outerToggle = SidebarToggle(isInside: false)
    @State private var innerToggle = SidebarToggle(isInside: true)
    @RestoredState private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// What links in columns lead to, which the columns beside them show.
    @State private var links = [ColumnLead(), ColumnLead()]
    @Environment(\.layoutDirection) private var direction

    init(
        columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?, placement: SplitPlacement,
        chain: ColumnChain, holder: ViewHolder
    ) {
        self.placement = placement
        self.chain = chain
        self.columns = columns
        self.visibility = visibility
        self.holder = holder
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
            let over = placement.slidesOver(in: proxy.size)
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
            ForEach(all.indices, id: \.own) { index in
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
                ForEach(side, id: \.own) { column(all[$0].view, $0, of: all.count, over: true) }
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
        return NavigationStack {
            Group { if let shown { shown.view } else { HeldView(view, key: index, of: holder, keeps: { true }) } }
                // Links to what lists select are led to by the selection, which the columns beside them show.
                .environment(\.selectionLead, isDetail ? nil : chain.lead(in: index))
                .environment(\.columnLead, isDetail ? nil : links[min(index, 1)])
                .environment(\.sidebarToggle, isToggling ? innerToggle : nil)
                .onPreferenceChange(BarPreferencesKey.self) {
                    if $0.removesSidebarToggle { removesToggle = true }
                }
        }
        .environment(\.sidebarToggle, isToggling && !taken.contains(index) ? outerToggle : nil)
        .environment(\.offeredSearch, index == columns.searched ? offeredSearch : nil)
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
        .afterEvaluation {
            guard isToggling else { return }
            outerToggle.action = { toggle(over: over) }
            innerToggle.action = { toggle(over: over) }
        }
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
