/// Where a row stands in its section.
struct RowPlace: Equatable {
    /// Whether the upper corners of the card are the row's.
    let isFirst: Bool
    /// Whether the lower corners of the card are the row's.
    let isLast: Bool
    /// Whether it is the section's first row.
    let isStart: Bool
    /// Whether it is the section's last row.
    let isEnd: Bool
}

/// A row of a list: the view, on its ground, with what one can do to it.
struct ListRow: View {
    let subview: Subview
    let place: RowPlace
    let selection: ListSelection?
    let model: ListModel
    let isEditing: Bool
    let sectionSeparators: SeparatorEdges
    /// What is said of the distances around the section.
    let margins: RowInsets
    @State private var target = RowTarget()
    @State private var isPressed = false
    /// Whether something that the row leads to is still shown.
    @State private var isHeld = false
    /// Whether a control of the row shows its badge.
    @State private var isBadgeTaken = false
    /// What a control of the row leads to, where it leads to a value.
    @State private var link: AnyHashable?
    @State private var swipe = RowSwipe()
    @State private var region = MenuRegion()
    @Environment(\.selectionMenu) private var selectionMenu
    @Environment(\.listAppearance) private var appearance
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.isEnabled) private var isEnabled

    static var _listShape: _ListShape { .one }

    var body: some View {
        let listed = subview.resolved
        let row = RowDescription(listed, selection, link: model.lead == nil ? nil : link)
        RowBody(
            row: row, target: target, isEditing: isEditing, isBadgeTaken: isBadgeTaken,
            minus: { open(.trailing, row) }, grip: { ReorderGrip(subview: subview, element: row.element, model: model) }
        )
        .modifier(SelectionMenuOfRow(menu: selectionMenu, row: row))
        .modifier(RowSeparators(row: row, place: place, section: sectionSeparators))
        .background {
            RowGround(
                custom: row.values[RowBackgroundKey.self],
                isHighlighted: isPressed || isHeld || row.isSelected && !(isEditing && row.isMultiple))
        }
        .contentShape(Rectangle())
        .pressable(
            isEnabled: { isEnabled && isTouchable(row) }, setPressed: { isPressed = $0 }, trigger: { touch(row) }
        )
        .modifier(RowLifting(row: row, model: model, isEnabled: { !isEditing }))
        .menuRegion(region, copy: AnyView(RowCopy(row: row)))
        .modifier(
            RowSwiping(
                actions: row.swipeActions, swipe: $swipe, width: { model.rowWidth }, close: close,
                opened: { swipes.opened(subview.id, close) }, closed: { swipes.closed(subview.id) })
        )
        .clipShape(RowShape(place: place, hasCorners: hasCorners))
        .padding(.leading, margins.leading(in: appearance))
        .padding(.trailing, margins.trailing(in: appearance))
        .padding(.bottom, place.isEnd ? 0 : rowSpacing ?? 0)
        .modifier(RowDropping(element: row.element))
        .modifier(RowReordering(subview: subview, element: row.element, model: model))
        .afterEvaluation {
            target.changed = {
                isHeld = target.isHighlighted
                link = target.value
                isBadgeTaken = target.isBadgeTaken
            }
        }
        .modifier(RowSemantics(row: row, isEditing: isEditing, touch: { touch(row) }))
        // Its state outlives it while it is out of sight; the finger on it does not, and no row out of sight is open.
        .onDisappear {
            isPressed = false
            swipe = RowSwipe()
            swipes.closed(subview.id)
        }
        // What the row's controls lead to is known now.
        .onAppear { if target.value == nil || model.lead == nil { row.reportMistake(to: model) } }
        .id(row.element?.id ?? AnyHashable(0))
        .transition(.opacity)
    }

    private var swipes: SwipeCoordinator { model.swipes }

    private var hasCorners: Bool { appearance.hasCards || rowSpacing != nil && !appearance.isPlain }

    private func isTouchable(_ row: RowDescription) -> Bool {
        if swipe.isOpen || swipes.isOpen(otherThan: subview.id) { return true }
        if isEditing, row.isMultiple { return row.selectionValue != nil }
        if primaryAction(row) != nil { return true }
        return !target.actions.isEmpty || row.selectionValue != nil && !row.isMultiple
    }

    private func touch(_ row: RowDescription) {
        if swipe.isOpen || swipes.isOpen(otherThan: subview.id) {
            close()
            return swipes.close()
        }
        if isEditing, row.isMultiple { return row.select() }
        if let primary = primaryAction(row) { return primary() }
        if !row.isMultiple {
            row.select()
            if row.selectionValue != nil, let lead = model.lead {
                lead.selected(true)
                // A link to what the list selects is led to by the selection.
                if row.isLinked { return }
            }
        }
        target.perform()
    }

    /// What a touch does instead of selecting the row.
    private func primaryAction(_ row: RowDescription) -> (() -> Void)? {
        guard !isEditing, let value = row.selectionValue else { return nil }
        return selectionMenu?.primary(value)
    }

    private func open(_ edge: HorizontalEdge, _ row: RowDescription) {
        swipes.opened(subview.id, close)
        withAnimation(RowSwipe.animation) { swipe.open(edge, count: row.swipeActions.buttons(on: edge).count) }
    }

    private func close() {
        guard swipe.offset != 0 else { return }
        withAnimation(RowSwipe.animation) { swipe.close() }
    }
}

/// What is known of a row.
struct RowDescription {
    let view: AnyView
    let values: ContainerValues
    let element: ListedElement?
    let selectionValue: AnyHashable?
    let selection: ListSelection?
    /// Whether the row stands for what a link in it leads to.
    let isLinked: Bool

    /// - Parameter link: what a link in the row leads to, where the list may select that.
    @MainActor
    init(_ listed: ListedView, _ selection: ListSelection?, link: AnyHashable?) {
        view = listed.view
        values = listed.values
        element = listed.element
        self.selection = selection
        let linked = link.flatMap { link in selection.flatMap { $0.accepts(link) ? link : nil } }
        isLinked = linked != nil
        selectionValue =
            listed.values[SelectionDisabledKey.self] ? nil : linked ?? selection?.value(listed.values)
    }

    /// Reports that the list has a selection and the row nothing that could be selected.
    @MainActor func reportMistake(to model: ListModel) {
        guard let selection, selectionValue == nil, values.isTagged, !values[SelectionDisabledKey.self] else { return }
        model.report?(
            "a row of a list with a selection has no tag of the type \(selection.typeName), so it cannot be "
                + "selected. Give the row a tag(_:) of that type, or make the ids of its ForEach be of it.")
    }

    var isMultiple: Bool { selection?.isMultiple ?? false }
    var isSelected: Bool { selectionValue.map { selection?.contains($0) ?? false } ?? false }
    func select() { if let selectionValue { selection?.toggle(selectionValue) } }

    var insets: RowInsets { RowInsets(joining: values[RowInsetsKey.self]) }

    /// Deletes the row's element; nil where that is not possible.
    @MainActor var delete: (@MainActor () -> Void)? {
        guard let element, let delete = element.editing.delete, !values[DeleteDisabledKey.self] else { return nil }
        return { withAnimation { delete(IndexSet(integer: element.offset)) } }
    }

    var canMove: Bool { element?.editing.move != nil && !values[MoveDisabledKey.self] }
}

/// The content of a row between the controls for editing.
private struct RowBody<Grip: View>: View {
    let row: RowDescription
    let target: RowTarget
    var isCopy = false
    let isEditing: Bool
    /// Whether a control in the row shows the badge.
    let isBadgeTaken: Bool
    let minus: @MainActor () -> Void
    let grip: () -> Grip
    @Environment(\.defaultMinListRowHeight) private var minimumHeight

    var body: some View {
        let insets = row.insets
        HStack(spacing: 0) {
            // As in UIKit: what can be selected among others is deleted by what acts on the selection, or by a swipe.
            let isSelectable = row.isMultiple && row.selectionValue != nil
            if isEditing, !isSelectable, let delete = row.delete { DeleteControl(action: minus, delete: delete) }
            if isEditing, isSelectable { SelectionControl(isSelected: row.isSelected) }
            content.frame(maxWidth: .infinity, alignment: .leading)
            if let badge = row.values.badge, !isBadgeTaken { RowBadge(text: badge).padding(.leading, 8) }
            if isEditing, row.canMove { grip() }
        }
        .padding(.leading, insets.leading ?? ListMetrics.margin)
        .padding(.trailing, isEditing && row.canMove ? 0 : insets.trailing ?? ListMetrics.margin)
        .padding(.top, insets.top ?? ListMetrics.rowPadding)
        .padding(.bottom, insets.bottom ?? ListMetrics.rowPadding)
        .frame(minHeight: minimumHeight)
    }

    private var content: some View {
        let tint = row.values[RowTintKey.self]?.color
        return row.view
            .keepsState(!isCopy)
            .environment(\.rowTarget, target)
            .environment(\.rowBadge, row.values.badge)
            .environment(\.listItemTintColor, tint)
    }
}

/// A row as it is lifted out of its list while its menu is open.
private struct RowCopy: View {
    let row: RowDescription
    /// What is touched is not the copy.
    @State private var target = RowTarget()
    @State private var isBadgeTaken = false

    init(row: RowDescription) { self.row = row }

    var body: some View {
        RowBody(
            row: row, target: target, isCopy: true, isEditing: false, isBadgeTaken: isBadgeTaken, minus: {},
            grip: { EmptyView() }
        )
        .background { RowGround(custom: row.values[RowBackgroundKey.self], isHighlighted: false) }
        .afterEvaluation { target.changed = { isBadgeTaken = target.isBadgeTaken } }
    }
}

private struct ItemTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    var listItemTintColor: Color? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }
}

/// A label in a row: the icon in the tint's color, in a column of its own, so that titles line up.
struct RowLabelStyle: LabelStyle {
    @Environment(\.listItemTintColor) private var tint
    @Environment(\.labelMetrics) private var metrics

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: metrics.spacing ?? 12) {
            configuration.icon
                .foregroundStyle(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
                .frame(minWidth: metrics.iconWidth ?? 28)
            configuration.title
        }
    }
}

/// What is behind a row: the list's ground or the row's own, and over it the gray of a press or a selection.
private struct RowGround: View {
    let custom: AnyView?
    let isHighlighted: Bool
    @Environment(\.listAppearance) private var appearance

    var body: some View {
        ZStack {
            if let custom {
                custom
            } else if !appearance.isPlain {
                Color(uiColor: .secondarySystemGroupedBackground)
            }
            if isHighlighted {
                Color(uiColor: .systemGray4)
                    .transition(
                        .asymmetric(
                            insertion: .identity, removal: .opacity.animation(.easeOut(duration: 0.35))))
            }
        }
        .animation(isHighlighted ? nil : .easeOut(duration: 0.35), value: isHighlighted)
    }
}

/// A row's part of its section's card.
private struct RowShape: Shape {
    let place: RowPlace
    let hasCorners: Bool

    func path(in rect: CGRect) -> Path {
        let top = hasCorners && place.isFirst ? ListMetrics.cornerRadius : 0
        let bottom = hasCorners && place.isLast ? ListMetrics.cornerRadius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: rect)
    }
}

/// The separators above and below a row.
private struct RowSeparators: ViewModifier {
    let row: RowDescription
    let place: RowPlace
    let section: SeparatorEdges
    @Environment(\.listAppearance) private var appearance
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.pixelLength) private var pixelLength

    func body(content: Content) -> some View {
        let edges = row.values[RowSeparatorKey.self]
        SeparatorLayout(
            trailing: appearance == .inset ? ListMetrics.margin : 0, thickness: pixelLength,
            leading: row.insets.leading ?? ListMetrics.margin, isBottom: true
        ) {
            content
            if isBottomShown(edges) { line(place.isEnd ? section.bottomTint ?? edges.bottomTint : edges.bottomTint) }
        }
        .overlay(alignment: .top) {
            if isTopShown(edges) {
                line(section.topTint ?? edges.topTint).frame(height: pixelLength)
                    .padding(.leading, row.insets.leading ?? ListMetrics.margin)
            }
        }
    }

    /// Only the edge of a section in a plain list has a line above its first row.
    private func isTopShown(_ edges: SeparatorEdges) -> Bool {
        guard place.isStart, appearance.isPlain, rowSpacing == nil else { return false }
        return section.top == .visible && edges.top != .hidden
    }

    private func isBottomShown(_ edges: SeparatorEdges) -> Bool {
        guard rowSpacing == nil, edges.bottom != .hidden else { return false }
        guard place.isEnd else { return true }
        return appearance.isPlain && section.bottom != .hidden
    }

    private func line(_ tint: Color?) -> some View { tint ?? Color(uiColor: .separator) }
}

/// What a row is to somebody who cannot see it.
private struct RowSemantics: ViewModifier {
    let row: RowDescription
    let isEditing: Bool
    let touch: @MainActor () -> Void

    func body(content: Content) -> some View {
        let actions = row.namedActions
        let selects = row.selectionValue != nil && (isEditing || !row.isMultiple)
        content
            .accessibilityAddTraits(row.isSelected ? .isSelected : [])
            .modifier(NamedActions(actions: actions, activate: selects ? touch : nil))
    }
}

/// Actions by name, for assistive technology.
struct NamedActions: ViewModifier {
    let actions: [(name: Text, perform: () -> Void)]
    /// What activating the row does; nil leaves it to what is in the row.
    let activate: (@MainActor () -> Void)?

    func body(content: Content) -> some View {
        let kinds = actions.map { AccessibilityActionKind(named: $0.name) }
        content
            .modifier(ActionFocusModifier(hasActions: activate != nil || !actions.isEmpty, activate: activate))
            .accessibilityEdit(handlers: (activate.map { [$0] } ?? []) + actions.map(\.perform)) { edit in
                edit.actions = (activate == nil ? [] : [.default]) + kinds
            }
    }
}
