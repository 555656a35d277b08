/// The header of a section, and the room above the section.
struct SectionHeader: View {
    let content: SubviewsCollection
    /// How many modifiers of the whole section set insets of rows.
    let rowInsetsCount: Int
    let isFirst: Bool
    /// What is said of this section alone.
    let ownSpacing: ListSectionSpacing?
    let ownProminence: Prominence?
    let expansion: Binding<Bool>?
    let margins: RowInsets
    @Environment(\.listAppearance) private var appearance
    @Environment(\.listTopMargin) private var topMargin
    @Environment(\.listSectionSpacing) private var spacing
    @Environment(\.headerProminence) private var prominence
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeight

    var body: some View {
        let insets = RowInsets(of: content, without: rowInsetsCount)
        if content.isEmpty {
            Color.clear.frame(height: emptyHeight)
        } else if appearance.isPlain {
            header
                .padding(insets.edges(top: 5, bottom: 5))
                .modifier(SectionSides(margins: margins))
                .padding(.top, margins.top ?? 0)
                .frame(minHeight: minimumHeight ?? ListMetrics.plainHeaderHeight)
                .background(Color(uiColor: .systemBackground))
        } else {
            header
                .padding(
                    insets.edges(
                        top: margins.top == nil ? ListMetrics.header.above : 0, bottom: ListMetrics.header.below)
                )
                .padding(.top, margins.top ?? 0)
                .modifier(SectionSides(margins: margins))
                .frame(minHeight: minimumHeight, alignment: .bottom)
                .padding(
                    .top, isFirst && topMargin == .standard && margins.top == nil ? ListMetrics.sectionEnd : 0)
        }
    }

    private var emptyHeight: CGFloat {
        if let margin = margins.top { return margin }
        if appearance.isPlain { return 0 }
        if isFirst { return topMargin == .standard ? ListMetrics.topMargin : 0 }
        return (ownSpacing ?? spacing).length == nil ? ListMetrics.emptyHeader : 0
    }

    /// As Apple's lists, only those in the style of a sidebar let people fold sections; in others only the app does.
    @ViewBuilder private var header: some View {
        if let expansion, appearance == .sidebar {
            HStack {
                text
                ExpansionChevron(isExpanded: expansion.wrappedValue)
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation { expansion.wrappedValue.toggle() } }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityValue(expansion.wrappedValue ? "Expanded" : "Collapsed")
            .accessibilityAction { withAnimation { expansion.wrappedValue.toggle() } }
        } else {
            text
        }
    }

    private var text: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .font(font)
            .defaultForegroundStyle(isProminent ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.secondary))
            .textCase(isProminent || appearance.isPlain ? nil : .uppercase)
            .accessibilityAddTraits(.isHeader)
            .modifier(OutsideRows())
    }

    private var isProminent: Bool { (ownProminence ?? prominence) == .increased || (appearance == .sidebar) }

    private var font: Font {
        if isProminent { return .title3.bold() }
        return appearance.isPlain ? .subheadline.weight(.semibold) : .footnote
    }
}

/// The room below the rows of a section.
struct SectionEnd: View {
    let hasFooter: Bool
    let isLast: Bool
    /// What is said of this section and the next alone.
    let ownSpacing: ListSectionSpacing?
    /// What is said of the room below this section.
    let margin: CGFloat?
    @Environment(\.listAppearance) private var appearance
    @Environment(\.listSectionSpacing) private var spacing

    var body: some View { Color.clear.frame(height: height) }

    private var height: CGFloat {
        if hasFooter { return 0 }
        if let margin { return margin }
        let spacing = ownSpacing ?? spacing
        if appearance.isPlain { return isLast ? 0 : spacing.length ?? ListMetrics.plainSectionGap }
        return spacing.length ?? ListMetrics.sectionEnd
    }
}

/// The footer of a section.
struct SectionFooter: View {
    let content: SubviewsCollection
    /// How many modifiers of the whole section set insets of rows.
    let rowInsetsCount: Int
    let margins: RowInsets

    var body: some View {
        if !content.isEmpty {
            VStack(alignment: .leading, spacing: 0) { content }
                .frame(maxWidth: .infinity, alignment: .leading)
                .font(.footnote)
                .defaultForegroundStyle(.secondary)
                .padding(
                    RowInsets(of: content, without: rowInsetsCount).edges(
                        top: ListMetrics.footer.above, bottom: margins.bottom == nil ? ListMetrics.footer.below : 0)
                )
                .padding(.bottom, margins.bottom ?? 0)
                .modifier(SectionSides(margins: margins))
                .modifier(OutsideRows())
        }
    }
}

extension RowInsets {
    /// What the views of a header or a footer set; where several set an edge, the first counts.
    ///
    /// - Parameter count: how many modifiers of the whole section set insets. Container values reach the views of its
    ///   header and footer, too, as the outermost ones; but these are meant for rows.
    @MainActor
    fileprivate init(of content: SubviewsCollection, without count: Int) {
        self.init(joining: content.flatMap { $0.containerValues[RowInsetsKey.self].dropLast(count) })
    }

    /// The distances around a header or a footer; `top` and `bottom` are the list's own.
    fileprivate func edges(top ownTop: CGFloat, bottom ownBottom: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: top ?? ownTop, leading: leading ?? ListMetrics.margin, bottom: bottom ?? ownBottom,
            trailing: trailing ?? ListMetrics.margin)
    }
}

/// Keeps what is above or below the rows of a section in line with them.
private struct SectionSides: ViewModifier {
    let margins: RowInsets
    @Environment(\.listAppearance) private var appearance

    nonisolated init(margins: RowInsets) { self.margins = margins }

    func body(content: Content) -> some View {
        content
            .padding(.leading, margins.leading(in: appearance))
            .padding(.trailing, margins.trailing(in: appearance))
    }
}

/// What of a list stands in no row.
private struct OutsideRows: ViewModifier {
    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { $0.leaveRow() }
    }
}
