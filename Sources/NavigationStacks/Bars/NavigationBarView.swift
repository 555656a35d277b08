/// A screen's navigation bar, which stays in place while screens slide below it.
struct NavigationBarView: View {
    let stack: StackModel
    /// The stack's, in points.
    let width: CGFloat
    let place: Double
    let form: BarForm
    /// Whether the bar moves along with its screen, because the other screen of the motion has none.
    let slides: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.sidebarToggle) private var sidebarToggle
    @ObservedObject var record: ScreenRecord
    @ObservedObject var cover: ScreenCover
    @ObservedObject private var views: BarViews

    init(stack: StackModel, place: Double, form: BarForm, slides: Bool, record: ScreenRecord) {
        self.stack = stack
        width = stack.frame.width
        self.place = place
        self.form = form
        self.slides = slides
        self.record = record
        cover = record.cover
        views = record.barViews
    }

    /// How far content was scrolled from its rest.
    private var offset: CGFloat { cover.cover?.offset ?? 0 }
    /// Whether the large title has gone under the row.
    private var isCollapsed: Bool { !form.isLarge || form.hidesLargeTitle(at: titleOffset) }
    private var titleOffset: CGFloat { form.titleOffset(at: offset) }
    private var isUnder: Bool { offset > form.collapsible + 0.5 }
    /// The place that decides how much of the bar is there while screens change places.
    private var fading: Double { isSliding ? 0 : place }
    private var isSliding: Bool { slides && !reducesMotion }

    var body: some View {
        VStack(spacing: 0) {
            if !form.hidesRow { row }
            if let search = record.search {
                Color.clear
                    .frame(height: form.isLarge ? max(form.heights.largeTitle - titleOffset, 0) : 0)
                    .allowsHitTesting(false)
                SearchField(model: search.model, version: search.version, fieldHeight: form.heights.searchField)
                    .frame(height: fieldHeight, alignment: .bottom)
                    .clipped()
                    // Of a field that has partly gone under the bar only the rest is touched.
                    .contentShape(Rectangle())
                    // The keyboard finds it all the same, and brings it back.
                    .allowsHitTesting(fieldHeight > SearchField.margin)
                    .modifier(FadeEffect(place: fading))
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .background(alignment: .top) {
            BarGround(
                bar: .navigationBar, record: record, isUnder: isUnder || form.isSearching,
                height: form.row + form.stayingField
            )
            .opacity(1 - abs(fading))
        }
        .modifier(ScreenEffect(place: isSliding ? place : 0))
        .barColorScheme(record.bar.colorScheme(of: .navigationBar))
        .allowsHitTesting(place == 0)
    }

    private var titleLook: TextLook { UINavigationBar.appearance().titleLook(isUnder: isUnder) }

    /// How much of the search field is left.
    private var fieldHeight: CGFloat {
        form.yieldingField > 0 ? min(max(form.yieldingField - offset, 0), form.yieldingField) : form.stayingField
    }

    private var row: some View {
        BarRowLayout(
            leadingMargin: form.hasBackButton ? BarMetrics.backMargin : BarMetrics.margin,
            trailingMargin: BarMetrics.margin
        ) {
            HStack(spacing: 12) {
                if form.hasBackButton {
                    BackButton(
                        title: form.backTitle, isShort: record.bar.role == .editor, isInFront: place == 0,
                        history: stack.history(before: record.id),
                        arrival: slides
                            ? nil : BackArrival(place: place, width: width, isFromLarge: form.isBelowLarge))
                }
                if let sidebarToggle, !record.bar.removesSidebarToggle {
                    SidebarToggleButton(toggle: sidebarToggle).barTouches()
                }
                BarItems(of: record, slot: .leading)
            }
            .modifier(FadeEffect(place: fading))
            // One view, also where there is no title.
            ZStack { title }
                .modifier(TitleSlideEffect(place: fading, width: width))
                .modifier(FadeEffect(place: fading))
            HStack(spacing: 16) { BarItems(of: record, slot: .trailing) }
                .modifier(FadeEffect(place: fading))
        }
        .frame(height: BarMetrics.row)
        .barTint(UINavigationBar.tint)
    }

    @ViewBuilder private var title: some View {
        if record.items.contains(where: { $0.placement.slot == .principal }) {
            HStack(spacing: 8) { BarItems(of: record, slot: .principal) }
        } else if let text = record.bar.title, !record.bar.removesTitle,
            record.bar.titleMenu != nil || record.bar.titleBinding != nil || record.bar.titleDocument != nil
        {
            EditableTitle(
                title: text, look: titleLook, name: record.bar.titleBinding, menu: record.bar.titleMenu,
                document: record.bar.titleDocument
            )
            .barTouches()
            .opacity(isCollapsed ? 1 : 0)
            .allowsHitTesting(isCollapsed)
            .accessibilityHidden(!isCollapsed)
        } else if let text = record.bar.title, !record.bar.removesTitle {
            VStack(spacing: 0) {
                text.titled(titleLook, usual: .system(size: 17, weight: .semibold))
                    .lineLimit(...1)
                    .screenHeading()
                if let subtitle = record.bar.subtitle {
                    subtitle.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(...1)
                }
            }
            .opacity(isCollapsed ? 1 : 0)
            .accessibilityHidden(!isCollapsed)
            .animation(.easeInOut(duration: 0.15), value: isCollapsed)
        }
    }
}

/// Moves a title along with its screen: in from the trailing side, and out to where the back button of the screen in front
/// says it.
struct TitleSlideEffect: GeometryEffect {
    var place: Double
    /// The bar's, in points.
    let width: CGFloat

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let way = place > 0 ? width / 2 : BackArrival.way(of: size.width, in: width)
        return ProjectionTransform(CGAffineTransform(translationX: place * way, y: 0))
    }
}

/// What a bar is painted with: its material with a hairline while content is under it, or what the app asked for.
struct BarGround: View {
    let bar: ToolbarPlacement.Bar
    @ObservedObject var record: ScreenRecord
    let isUnder: Bool
    let height: CGFloat

    init(bar: ToolbarPlacement.Bar, record: ScreenRecord, isUnder: Bool, height: CGFloat) {
        self.bar = bar
        self.record = record
        self.isUnder = isUnder
        self.height = height
    }

    /// What the app set for all bars of the kind.
    private var look: BarLook {
        bar == .navigationBar ? UINavigationBar.appearance().look(isUnder: isUnder) : BarLook()
    }

    private var isSeen: Bool {
        switch record.bar.backgroundVisibility(of: bar) {
        case .visible: true
        case .hidden: false
        case .automatic: look.isSeen ?? isUnder
        }
    }

    var body: some View {
        Rectangle()
            .fill(record.bar.background(of: bar)?.style ?? look.style ?? AnyShapeStyle(Material.bar))
            .ignoresSafeArea(edges: bar == .bottomBar ? .bottom : .top)
            .frame(height: height)
            .overlay(alignment: bar == .bottomBar ? .top : .bottom) {
                Hairline(line: record.bar.softBars.contains(bar) ? .hidden : look.hairline)
            }
            .opacity(isSeen ? 1 : 0)
            .animation(.easeInOut(duration: 0.2), value: isSeen)
            .allowsHitTesting(isSeen)
    }
}

/// A line of one pixel in the separator's color.
struct Hairline: View {
    @Environment(\.pixelLength) private var pixel
    @Environment(\.colorScheme) private var colorScheme

    private let line: BarLook.Line

    nonisolated init(line: BarLook.Line = .usual) { self.line = line }

    var body: some View {
        Rectangle()
            .fill(color)
            .frame(height: pixel)
    }

    private var color: Color {
        switch line {
        case .usual: colorScheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.3)
        case .color(let color): color
        case .hidden: .clear
        }
    }
}

extension View {
    /// Shows a bar light or dark where the app asks for it.
    @ViewBuilder func barColorScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
