/// The screens of a stack with their bars.
struct StackView: View {
    @ObservedObject var model: StackModel
    let path: StackPath?
    let root: AnyView
    @Environment(\.dismissTarget) private var outerDismiss
    @Environment(\.keyboardCover) private var keyboardCover
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.joinedStack) private var joined
    @ScaledMetric(relativeTo: .largeTitle) private var largeTitleLine: CGFloat = 41
    @ScaledMetric(relativeTo: .body) private var searchLine: CGFloat = 20.5
    /// The motion whose screens have been built.
    @State private var builtMotion = 0

    init(model: StackModel, path: StackPath?, root: AnyView) {
        self.model = model
        self.path = path
        self.root = root
    }

    var body: some View {
        let wanted = path?.values()
        let front = frontBar
        // What is found by going through all screens is found once for all of them.
        let screens = model.motion.screens
        let shown = model.motion.shownScreens
        let shownIDs = Set(shown.map(\.id))
        let largeTitles = model.largeTitles(in: joined)
        let staysBelow = shown.last.map { model.zoomFrame(of: $0.id) != nil } ?? false
        CoveredArea {
            // Above the screens, and read and reached before them.
            navigationBars(shown, largeTitles).zIndex(1)
            ForEach(screens, id: \.id.own) { screen in
                ScreenView(
                    model: model, record: model.record(of: screen.id), root: screen.id == 0 ? root : nil,
                    form: form(of: screen.id, largeTitles)
                )
                .modifier(
                    ScreenPlace(
                        place: screen.place, isMoving: model.motion.isMoving, zoom: model.zoomFrame(of: screen.id),
                        staysBelow: staysBelow)
                )
                // Screens in front look as those that have led to them.
                .dormant(!shownIDs.contains(screen.id), keepsAppearance: true)
                .reached(screen.id == model.entries.top.id)
            }
            bottomBars(shown, largeTitles).zIndex(1)
        }
        .clipped()
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { model.frame = $0 }
        .onChange(of: wanted, following: { model.pathChanged($0) })
        // First the new screens tell what their bars have, and all find their places at once; then they set off.
        .onChange(of: model.motion.number, initial: true) { builtMotion = model.motion.number }
        .onChange(of: builtMotion, initial: true) { model.viewsAreUpToDate() }
        .onEdgePan(isEnabled: canGoBack) { model.handle($0, width: model.frame.width) }
        .onKeyCommand([KeyboardShortcut(.escape, modifiers: [])], isEnabled: canGoBack) { model.popTop() }
        .environment(\.stackReturn, nil)
        .modifier(RegisteringModifier<StackReturn>({ [weak model] in model?.popToRoot() ?? false }) { $0.stackReturn })
        .transformPreference(BarPreferencesKey.self) {
            [isJoined = joined != nil, isRoot = model.entries.entries.count == 1] in
            $0 = isJoined ? front.joining(isRoot: isRoot) : front.beyondStack
        }
        .transformPreference(ToolbarEntriesKey.self) { $0 = [] }
        .transformPreference(DestinationsKey.self) { $0 = [] }
        .transformPreference(SearchRequestKey.self) { $0 = nil }
        .transformPreference(ZoomKey.self) { $0 = nil }
        .transformPreference(SidebarToggleTakenKey.self) { [isInside = sidebarToggle?.isInside] in
            if isInside == true { $0 = true }
        }
        .trail(model)
        .reachingUnderCovers()
        .afterEvaluation {
            model.markScreens(lostBy: wanted)
            model.outerDismiss = outerDismiss
            model.joined = joined
            model.barHeights = barHeights
            model.frontBar = front
        }
    }

    /// What the screen in front says about bars: of one that comes, once it has been built.
    private var frontBar: BarPreferences {
        builtMotion == model.motion.number ? model.record(of: model.entries.top.id).bar : model.frontBar
    }

    /// A keyboard on the screen comes over a bar at the bottom.
    private func form(of id: Int, _ largeTitles: [Int: Bool]) -> BarForm {
        var form = model.barForm(of: id, largeTitles, joined)
        form.heights = barHeights
        if keyboardCover > 0 { form.hasBottomBar = false }
        let bar = model.record(of: id).bar
        if sidebarToggle != nil, !bar.removesSidebarToggle, bar.visibility(of: .navigationBar) != .hidden {
            form.isHidden = false
        }
        return form
    }

    /// No less than at the default text size.
    private var barHeights: BarHeights {
        var heights = BarHeights()
        heights.largeTitle = max(heights.largeTitle, (largeTitleLine + BarMetrics.aroundLargeTitle).rounded())
        heights.searchField = max(heights.searchField, (searchLine + 15.5).rounded())
        return heights
    }

    private var canGoBack: Bool {
        model.entries.entries.count > 1 && !model.record(of: model.entries.top.id).bar.hidesBackButton
    }

    private func navigationBars(_ shown: [StackMotion.Screen], _ largeTitles: [Int: Bool]) -> some View {
        let forms = shown.map { form(of: $0.id, largeTitles) }
        let someHidden = forms.contains { $0.isHidden }
        return ForEach(Array(zip(shown, forms)), id: \.0.id.own) { screen, form in
            if !form.isHidden {
                NavigationBarView(
                    stack: model, place: screen.place, form: form, slides: someHidden,
                    record: model.record(of: screen.id)
                )
                .reached(screen.id == model.entries.top.id)
            }
        }
    }

    private func bottomBars(_ shown: [StackMotion.Screen], _ largeTitles: [Int: Bool]) -> some View {
        ForEach(shown, id: \.id.own) { screen in
            if form(of: screen.id, largeTitles).hasBottomBar {
                BottomBarView(place: screen.place, record: model.record(of: screen.id))
                    .reached(screen.id == model.entries.top.id)
            }
        }
    }
}

/// Shows a screen at its place: an opaque sheet that throws a faint shadow on the one it covers, which darkens. For who wants
/// less motion it fades in where it is.
struct ScreenPlace: ViewModifier {
    let place: Double
    let isMoving: Bool
    /// The view that it grows out of; nil where it comes from the side.
    let zoom: ZoomFrame?
    /// Whether one in front of it grows out of a view in it.
    let staysBelow: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    nonisolated init(place: Double, isMoving: Bool, zoom: ZoomFrame?, staysBelow: Bool) {
        self.place = place
        self.isMoving = isMoving
        self.zoom = zoom
        self.staysBelow = staysBelow
    }

    func body(content: Content) -> some View {
        let zoom = reducesMotion ? nil : zoom
        content
            .background(BackgroundStyle.background)
            .overlay {
                Color.black.opacity(place < 0 ? -place * 0.09 : 0).ignoresSafeArea().allowsHitTesting(false)
            }
            .clipShape(ZoomClip(place: place, source: zoom?.rect, radius: zoom?.look.radius ?? 0))
            .background { if isMoving, let zoom, zoom.look.hasGround { ground(zoom) } }
            .background(alignment: .leading) { edgeShadow.opacity(isMoving && zoom == nil && !reducesMotion ? 1 : 0) }
            .opacity((zoom != nil || reducesMotion) && place > 0 ? 1 - place : 1)
            .modifier(
                ScreenEffect(place: reducesMotion ? 0 : place, source: zoom?.rect, staysBelow: staysBelow)
                    .ignoredByLayout())
    }

    private func ground(_ zoom: ZoomFrame) -> some View {
        let shadow = zoom.look.shadow
        return ZoomClip(place: place, source: zoom.rect, radius: zoom.look.radius)
            .fill(zoom.look.background.map(AnyShapeStyle.init) ?? AnyShapeStyle(.background))
            .shadow(color: shadow?.color ?? .clear, radius: shadow?.radius ?? 0, x: shadow?.x ?? 0, y: shadow?.y ?? 0)
    }

    private var edgeShadow: some View {
        LinearGradient(
            colors: [Color.black.opacity(0), Color.black.opacity(0.12)], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 10)
        .offset(x: -10)
        .allowsHitTesting(false)
    }
}

/// A screen: its views, and its large title, which goes along with them.
struct ScreenView: View {
    let model: StackModel
    @ObservedObject var record: ScreenRecord
    /// The stack's root, for the screen that shows it.
    let root: AnyView?
    let form: BarForm
    @State private var isCoveredBySuggestions = false

    init(model: StackModel, record: ScreenRecord, root: AnyView?, form: BarForm) {
        self.model = model
        self.record = record
        self.root = root
        self.form = form
    }

    var body: some View {
        let covered = EdgeInsets(
            top: form.height, leading: 0, bottom: form.hasBottomBar ? BarMetrics.bottom : 0, trailing: 0)
        let place = NavigationContext(stack: model, screen: record.id, presentation: presentation)
        CoveredArea {
            // Above the content, and read before it.
            if form.isLarge, !form.isHidden, let title = record.bar.title {
                LargeTitle(title: title, form: form, ground: record.bar.largeTitleGround, cover: record.cover)
                    .barColorScheme(record.bar.colorScheme(of: .navigationBar))
                    .zIndex(1)
            }
            CoveredArea(covered: covered) { content.removable(by: record.removal).hosted() }
                .onScrollUnderCovers { [heights = form.heights] in
                    $0.limited(by: heights)
                } perform: {
                    record.cover.set($0)
                }
                // Next to each other, as those that change together reach the views inside together.
                .environment(\.scrollLead, form.collapsible)
                .environment(\.sidebarToggle, nil)
                .environment(\.joinedStack, nil)
                .environment(\.navigationContext, place)
                .environment(\.dismissTarget, presentation)
                .environment(\.listTopMargin, form.isLarge && !form.isHidden ? .none : .standard)
                // What nobody can see is not read out either.
                .accessibilityHidden(isCoveredBySuggestions)
                // An edit button in the bar and the lists of the screen mean the same mode.
                .editModeScope()
                .onPreferenceChange(DestinationsKey.self) { record.declare($0) }
                .onPreferenceChange(BarPreferencesKey.self) { record.setBar($0) }
                .onPreferenceChange(ToolbarEntriesKey.self) { record.setItems($0) }
                .onPreferenceChange(SearchRequestKey.self) { record.setSearch($0) }
                .onPreferenceChange(ZoomKey.self) { record.setZoom($0) }
            SuggestionLayer(record: record, covered: covered, place: place, isShown: $isCoveredBySuggestions)
        }
    }

    /// What `dismiss` ends here.
    private var presentation: DismissTarget? { record.id == 0 ? model.outerDismiss : record.dismissTarget }

    @ViewBuilder private var content: some View {
        if let root {
            root.modifier(OfferedSearchModifier())
        } else {
            pushed.environment(\.offeredSearch, nil)
        }
    }

    @ViewBuilder private var pushed: some View {
        if let source = record.source {
            SourceContent(source: source)
        } else if case .value(let value) = record.entry?.source {
            let declared = model.declared(for: type(of: value.base))
            DestinationContent(
                value: value, model: model, record: record, version: record.destinationsBelow,
                isDeclared: !declared.isEmpty
            )
            .reporting(
                declared.count > 1
                    ? "several navigation destinations are declared for \(type(of: value.base)), and the one nearest "
                        + "to the root of the stack is shown. Declare one for each type." : nil)
        }
    }
}

extension ScrollCover {
    /// The cover, the same wherever it makes no difference to bars.
    func limited(by heights: BarHeights) -> ScrollCover {
        var limited = self
        limited.offset = min(max(offset, -300), heights.most + 16)
        limited.remaining = min(max(remaining, -1), 1)
        return limited
    }
}

/// What a link or a modifier has for a screen.
struct SourceContent: View {
    let source: ViewSource
    @ObservedObject private var display: ViewSource.Display

    init(source: ViewSource) {
        self.source = source
        display = source.display
    }

    var body: some View { (source.content ?? AnyView(EmptyView())).removable(by: source.removal) }
}

/// What was declared for a value.
struct DestinationContent: View {
    let value: AnyHashable
    let model: StackModel
    let record: ScreenRecord
    /// What has been declared last below, so that the screen is shown anew.
    let version: Int
    let isDeclared: Bool

    init(value: AnyHashable, model: StackModel, record: ScreenRecord, version: Int, isDeclared: Bool) {
        self.value = value
        self.model = model
        self.record = record
        self.version = version
        self.isDeclared = isDeclared
    }

    var body: some View {
        if let destination = model.destination(for: value) {
            destination.make(value)
        } else {
            MissingDestination(type: "\(type(of: value.base))")
        }
    }
}

/// A warning sign in place of a screen that was not declared.
struct MissingDestination: View {
    let type: String
    /// Destinations are known only when the screens below have been laid out.
    @State private var hasWaited = false

    init(type: String) { self.type = type }

    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .font(.system(size: 34))
            .foregroundStyle(Color.secondary)
            .opacity(hasWaited ? 1 : 0)
            .accessibilityLabel(Text("Missing destination"))
            .onAppear { hasWaited = true }
            .reporting(
                hasWaited
                    ? "a value of type \(type) was put on a navigation path, and no destination is declared for that "
                        + "type, so a warning sign is shown. Add navigationDestination(for: \(type).self) to a view in "
                        + "the stack that is not built lazily." : nil)
    }
}
