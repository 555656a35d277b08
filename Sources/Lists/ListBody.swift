/// A list: its sections in a column that scrolls.
struct ListBody: View {
    let content: AnyView
    let selection: ListSelection?
    @State private var model = ListModel()
    @RestoredState private var ownEditMode = EditMode.inactive
    @Environment(\.editMode) private var editMode
    @Environment(\.listAppearance) private var appearance
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.rowTarget) private var row
    @Environment(\.listSectionSpacing) private var sectionSpacing

    private var mode: Binding<EditMode> { editMode ?? $ownEditMode }

    var body: some View {
        let appearance = appearance
        let selection = selection
        let model = model
        let sectionSpacing = sectionSpacing
        let isEditing = mode.wrappedValue.isEditing
        ScrollView {
            Group(sections: content) { sections in
                LazyVStack(spacing: 0, pinnedViews: appearance.isPlain ? .sectionHeaders : []) {
                    ForEach(Array(sections.enumerated()), id: \.element.id) { index, section in
                        ListSection(
                            section: section, index: index, isLast: index == sections.count - 1,
                            spacing: SectionSpacing(around: index, in: sections, of: sectionSpacing),
                            selection: selection, model: model,
                            isEditing: isEditing)
                    }
                }
                .scrollTargetLayout()
                .frame(maxWidth: appearance.hasCards ? ListMetrics.readableWidth + 2 * ListMetrics.margin : nil)
                .frame(maxWidth: .infinity)
            }
            .environment(\.editMode, mode)
            .environment(\.rowTarget, RowTarget.unfolding)
            .automaticStyles(buttons: RowButtonStyle(), labels: RowLabelStyle())
        }
        // Nobody knows how high all rows are before they are there: where nothing says how high a list is to be, as in
        // a scroll view, it is not there, and in a row it is a row high.
        .frame(idealHeight: row == nil ? 0 : ListMetrics.nestedHeight)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
            model.rowWidth =
                appearance.hasCards ? min(max($0 - 2 * ListMetrics.margin, 0), ListMetrics.readableWidth) : $0
        }
        .modifier(ListGround(color: ground == .hidden ? nil : groundColor))
        .onScrollPhaseChange { _, phase in if phase == .interacting { model.swipes.close() } }
        .onChange(of: isEditing) { model.swipes.close() }
        .accessibilityElement(children: .contain)
        .modifier(ListReport(model: model))
        .modifier(SelectionLeading(selection: selection, model: model))
    }

    private var groundColor: Color {
        Color(uiColor: appearance.isPlain ? .systemBackground : .systemGroupedBackground)
    }
}

/// What is behind a list.
private struct ListGround: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        content.background { color?.ignoresSafeArea() }
    }
}

extension RowTarget {
    /// Stands for a row where the bodies of views are taken apart into rows, before there are any.
    @MainActor fileprivate static let unfolding = RowTarget(isUnfolding: true)
}

extension View {
    /// Shows buttons and labels in styles of the place, where nobody asked for others.
    nonisolated func automaticStyles<B: PrimitiveButtonStyle & Sendable, L: LabelStyle & Sendable>(
        buttons: B, labels: L
    ) -> some View {
        modifier(
            EnvironmentModifier(
                value: (), isSame: { _ in true },
                apply: {
                    $0.setAutomaticButtonStyle(buttons)
                    $0.setAutomaticLabelStyle(labels)
                }))
    }
}

/// A section of a list.
struct ListSection: View {
    let section: SectionConfiguration
    let index: Int
    let isLast: Bool
    let spacing: SectionSpacing
    let selection: ListSelection?
    let model: ListModel
    let isEditing: Bool
    @RestoredState private var isOpen = true
    @Environment(\.listAppearance) private var appearance
    @Environment(\.listRowSpacing) private var rowSpacing

    private var hidesBySidebar: Bool {
        appearance == .sidebar && !section.header.isEmpty && section.containerValues[CollapsibleKey.self]
    }

    /// Whether one may hide the content, and does.
    private var expansion: Binding<Bool>? {
        if let binding = section.isExpanded { return binding }
        return hidesBySidebar ? $isOpen : nil
    }

    var body: some View {
        let isExpanded = expansion?.wrappedValue ?? true
        let count = isExpanded ? section.contentAndActions.count : 0
        let rows = section.contentAndActions[0..<count]
        let section = section
        let margins = section.containerValues[SectionMarginsKey.self]
        let rowInsetsCount = section.containerValues[RowInsetsKey.self].count
        Section {
            ForEach(Rows(rows)) { row in
                ListRow(
                    subview: row.subview,
                    place: RowPlace(
                        isFirst: row.index == 0 || rowSpacing != nil,
                        isLast: row.index == count - 1 || rowSpacing != nil, isStart: row.index == 0,
                        isEnd: row.index == count - 1),
                    selection: selection, model: model, isEditing: isEditing,
                    sectionSeparators: section.containerValues[SectionSeparatorKey.self], margins: margins)
            }
            SectionEnd(
                hasFooter: !section.footer.isEmpty, isLast: isLast, ownSpacing: spacing.below, margin: margins.bottom)
        } header: {
            SectionHeader(
                content: section.header, rowInsetsCount: rowInsetsCount, isFirst: index == 0,
                ownSpacing: spacing.above,
                ownProminence: section.containerValues[OwnProminenceKey.self],
                expansion: expansion, margins: margins)
        } footer: {
            SectionFooter(content: section.footer, rowInsetsCount: rowInsetsCount, margins: margins)
        }
    }
}

/// What a section and its neighbors say of the distances between them; nil where nobody does.
struct SectionSpacing: Equatable {
    var above: ListSectionSpacing?
    var below: ListSectionSpacing?

    /// - Parameter general: what the list says of all.
    @MainActor
    init(around index: Int, in sections: SectionCollection, of general: ListSectionSpacing) {
        func own(_ index: Int) -> ListSectionSpacing? {
            sections.indices.contains(index) ? sections[index].containerValues[OwnSpacingKey.self] : nil
        }
        func smaller(_ first: ListSectionSpacing?, _ second: ListSectionSpacing?) -> ListSectionSpacing? {
            guard first != nil || second != nil else { return nil }
            let (first, second) = (first ?? general, second ?? general)
            return (first.length ?? ListMetrics.topMargin) <= (second.length ?? ListMetrics.topMargin) ? first : second
        }
        above = smaller(own(index - 1), own(index))
        below = smaller(own(index), own(index + 1))
    }
}

/// Rows with their places. Of several with one id, a list shows all, as on Apple's platforms.
nonisolated private struct Rows: RandomAccessCollection, IdentifiedElements, IndividualElements {
    struct Row: Identifiable {
        let index: Int
        let subview: Subview
        var id: Subview.ID { subview.id }
    }

    let subviews: SubviewsCollectionSlice

    init(_ subviews: SubviewsCollectionSlice) { self.subviews = subviews }

    var startIndex: Int { subviews.startIndex }
    var endIndex: Int { subviews.endIndex }
    subscript(index: Int) -> Row { Row(index: index, subview: subviews[index]) }

    @MainActor func offset(identified id: AnyHashable) -> Int? { subviews.offset(identified: id) }
}

/// What the rows of a list share.
@MainActor
final class ListModel: LettingGo {
    /// In points.
    var rowWidth: CGFloat = 0
    let swipes = SwipeCoordinator()
    /// Reports a mistake once.
    var report: (@MainActor (String) -> Void)?
    let reordering = Reordering()
    /// What follows the list's selection.
    weak var lead: SelectionLead?
    /// Leaves nothing selected.
    var clearSelection: () -> Void = {}

    nonisolated init() {}

    func letGo() {
        swipes.letGo()
        report = nil
        clearSelection = {}
    }
}
