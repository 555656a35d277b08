/// What a screen's views say about its bars.
struct BarPreferences: Equatable {
    var title: Text?
    /// What stands below the title.
    var subtitle: Text?
    /// The title as a string that can be edited.
    var titleBinding: Binding<String>?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// Bars by whether they are shown, where a view has said so.
    var visibilities: [ToolbarPlacement.Bar: Visibility] = [:]
    var hidesBackButton = false
    var backgrounds: [ToolbarPlacement.Bar: BarBackground] = [:]
    var backgroundVisibilities: [ToolbarPlacement.Bar: Visibility] = [:]
    /// Bars between whose ground and the content no line is drawn.
    var softBars: Set<ToolbarPlacement.Bar> = []
    var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var titleMenu: ToolbarEntry.Box?
    /// What stands above the rows of the title's menu: what can be done with the document on the screen.
    var titleDocument: ToolbarEntry.Box?
    var role = ToolbarRole.automatic
    var removesTitle = false
    var removesSidebarToggle = false

    static func == (first: BarPreferences, second: BarPreferences) -> Bool {
        first.isArranged(as: second) && first.titleMenu === second.titleMenu
            && first.titleDocument === second.titleDocument
    }

    /// Whether the bars are the same but for views in them.
    func isArranged(as other: BarPreferences) -> Bool {
        title == other.title && subtitle == other.subtitle && displayMode == other.displayMode
            && visibilities == other.visibilities && hidesBackButton == other.hidesBackButton
            && backgrounds == other.backgrounds && backgroundVisibilities == other.backgroundVisibilities
            && softBars == other.softBars
            && colorSchemes == other.colorSchemes && (titleMenu == nil) == (other.titleMenu == nil)
            && (titleDocument == nil) == (other.titleDocument == nil)
            && role == other.role && removesTitle == other.removesTitle
            && removesSidebarToggle == other.removesSidebarToggle
            && (titleBinding == nil) == (other.titleBinding == nil)
    }

    func visibility(of bar: ToolbarPlacement.Bar) -> Visibility {
        visibilities[bar] ?? (bar == .navigationBar ? visibilities[.automatic] : nil) ?? .automatic
    }

    func background(of bar: ToolbarPlacement.Bar) -> BarBackground? {
        backgrounds[bar] ?? (bar == .navigationBar ? backgrounds[.automatic] : nil)
    }

    func backgroundVisibility(of bar: ToolbarPlacement.Bar) -> Visibility {
        backgroundVisibilities[bar] ?? (bar == .navigationBar ? backgroundVisibilities[.automatic] : nil) ?? .automatic
    }

    func colorScheme(of bar: ToolbarPlacement.Bar) -> ColorScheme? {
        colorSchemes[bar] ?? (bar == .navigationBar ? colorSchemes[.automatic] : nil)
    }
}

/// What a bar is painted with.
struct BarBackground: Equatable {
    let style: AnyShapeStyle

    static func == (first: BarBackground, second: BarBackground) -> Bool {
        ViewComparison.areEqual(first.style, second.style)
    }
}

struct BarPreferencesKey: PreferenceKey {
    static var defaultValue: BarPreferences { BarPreferences() }

    /// Of views next to each other the first one that says something counts.
    static func reduce(value: inout BarPreferences, nextValue: () -> BarPreferences) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleBinding = value.titleBinding ?? next.titleBinding
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.visibilities.merge(next.visibilities) { first, _ in first }
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.backgroundVisibilities.merge(next.backgroundVisibilities) { first, _ in first }
        value.softBars.formUnion(next.softBars)
        value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.titleDocument = value.titleDocument ?? next.titleDocument
        if value.role == .automatic { value.role = next.role }
        value.removesTitle = value.removesTitle || next.removesTitle
        value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    }
}

/// How a bar shows its title, and who shows it.
public struct NavigationBarItem: Sendable {
    /// How a screen's title is shown.
    public enum TitleDisplayMode: Sendable, Hashable {
        /// As that of the screen before; large on the first.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Below the bar, until content scrolls.
        case large
    }
}

/// How a bar's title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As that of the screen before; large on the first.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Below the bar, until content scrolls.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Below the bar, in its row; here as `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What a screen is for, which its bar is arranged by.
public struct ToolbarRole: Hashable, Sendable {
    private let rawValue: UInt8

    /// What the system takes it for.
    public static let automatic = ToolbarRole(rawValue: 0)
    /// Looking through things.
    public static let browser = ToolbarRole(rawValue: 1)
    /// Editing something: the back button has no title.
    public static let editor = ToolbarRole(rawValue: 2)
    /// One of several steps.
    public static let navigationStack = ToolbarRole(rawValue: 3)
}

extension View {
    nonisolated func barPreference(_ change: @escaping (inout BarPreferences) -> Void) -> some View {
        transformPreference(BarPreferencesKey.self, change)
    }

    nonisolated fileprivate func bars(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarPreferences, ToolbarPlacement.Bar) -> Void
    ) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        return barPreference { preferences in
            for placement in bars { change(&preferences, placement.bar) }
        }
    }
}

extension View {
    /// Titles the screen that the view is on with a text and its style; see `navigationTitle(_:)`.
    nonisolated public func navigationTitle(_ title: Text) -> some View { barPreference { $0.title = title } }

    /// Titles the screen that the view is on.
    ///
    /// The title stands in the navigation bar of the stack around, and on the button that leads back to the screen. It
    /// is large above the content, and small in the bar once that scrolls, unless `navigationBarTitleDisplayMode(_:)`
    /// says otherwise. Write it on the content inside of the stack, not on the `NavigationStack` itself. Where a view
    /// inside of the titled one has a title as well, the outer one counts. Outside of a stack it shows nothing.
    ///
    ///     NavigationStack {
    ///         List(["Monstera", "Basil"], id: \.self) { Text($0) }
    ///             .navigationTitle("Plants")
    ///     }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Titles the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Titles the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Titles the screen that the view is on with a string that can be edited: where the title is in the bar, a tap on it
    /// opens a menu with `RenameButton`.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        let text = Text(verbatim: title.wrappedValue)
        return barPreference {
            $0.title = text
            $0.titleBinding = title
        }
    }

    /// Puts a line below the title of the screen that the view is on.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        barPreference { $0.subtitle = subtitle }
    }

    /// Puts a line below the title of the screen that the view is on.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Puts a line below the title of the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Titles the screen that the view is on.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Titles the screen that the view is on.
    ///
    /// This is the old name of `navigationTitle(_:)` and does the same. The title belongs to the screen of the
    /// `NavigationStack` that the view is on; without a stack around it is not shown. Write it inside the stack, on the
    /// content. Where several views beside each other set a title, the first counts. The button that leads back from
    /// the next screen shows the title, too.
    ///
    ///     NavigationStack {
    ///         List(["Fern", "Ivy", "Orchid"], id: \.self) { Text($0) }
    ///             .navigationBarTitle("Plants")
    ///     }
    ///
    /// - Parameter titleKey: the title, which is looked up in the app's string catalogs.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Titles the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Titles the screen that the view is on, and says how.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Titles the screen that the view is on, and says how.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Titles the screen that the view is on, and says how.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets how the title of the screen is shown.
    ///
    /// `large` shows the title below the bar until the content scrolls, and then in the bar. `inline` shows it in the
    /// middle of the bar, in less height. `automatic`, which is the default, follows the screen before, and is large on
    /// the first screen of a stack. It changes nothing on a screen without a title.
    ///
    ///     NavigationStack {
    ///         ScrollView { Text("Soak the beans over night.").padding() }
    ///             .navigationTitle("Bean soup")
    ///             .navigationBarTitleDisplayMode(.inline)
    ///     }
    ///
    /// - Parameter displayMode: `automatic`, `inline` or `large`.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        barPreference { $0.displayMode = displayMode }
    }

    /// Says how the title of the screen is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        barPreference { $0.displayMode = mode.mode }
    }

    /// Hides the navigation bar of the screen.
    ///
    /// The content then reaches up to the safe area of the window. The setting is that of one screen: others of the
    /// stack keep their bars, and a bar comes and goes with its screen. Without this, a bar is hidden where it has
    /// nothing to show: no title, no items, no search and no way back. With `false` it is shown even then. It is the
    /// old name of `toolbar(.hidden, for: .navigationBar)`.
    ///
    ///     NavigationStack {
    ///         NavigationLink("Open the album") {
    ///             Text("Page 1")
    ///         }
    ///         .navigationTitle("Album")
    ///         .navigationBarHidden(true)
    ///     }
    ///
    /// - Parameter hidden: true hides the bar, false shows it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        barPreference { $0.visibilities[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Hides the button that leads back from the screen; with it goes the swipe from the edge.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        barPreference { $0.hidesBackButton = hidesBackButton }
    }

    /// Shows or hides bars of the screen; none stands for the navigation bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.visibilities[$1] = visibility }
    }

    /// Shows or hides bars of the screen; none stands for the navigation bar.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.visibilities[$1] = visibility }
    }

    /// Paints bars of the screen with a style, while content is under them; none stands for the navigation bar.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let background = BarBackground(style: AnyShapeStyle(style))
        return self.bars(bars) { $0.backgrounds[$1] = background }
    }

    /// Says whether what bars of the screen are painted with is seen; none stands for the navigation bar.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.backgroundVisibilities[$1] = visibility }
    }

    /// Says whether what bars of the screen are painted with is seen; none stands for the navigation bar.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self.bars(bars) { $0.backgroundVisibilities[$1] = visibility }
    }

    /// Shows nothing, or no line, where content goes under the bars at some edges of the screen.
    nonisolated package func barEdges(_ edges: Edge.Set, areHidden: Bool, areSoft: Bool) -> some View {
        var bars: [ToolbarPlacement.Bar] = []
        if edges.contains(.top) { bars.append(.navigationBar) }
        if edges.contains(.bottom) { bars.append(.bottomBar) }
        return barPreference { [bars] preferences in
            for bar in bars {
                if areHidden { preferences.backgroundVisibilities[bar] = .hidden }
                if areSoft { preferences.softBars.insert(bar) }
            }
        }
    }

    /// Shows bars of the screen light or dark; nil leaves it to the screen.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        self.bars(bars) { $0.colorSchemes[$1] = colorScheme }
    }

    /// Says what the screen is for, by which its bar is arranged.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { barPreference { $0.role = role } }

    /// Leaves a part out that the bar of the screen has of itself; nil leaves out none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        barPreference { preferences in
            guard let kind = defaultItemKind else { return }
            if kind == .title { preferences.removesTitle = true }
            if kind == .sidebarToggle { preferences.removesSidebarToggle = true }
        }
    }

    /// Opens a menu with the views of a closure from the title of the screen.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        nonisolated(unsafe) let views = content()
        return modifier(TitleMenuModifier(make: { AnyView(views) }))
    }
}

/// `toolbarTitleMenu`.
nonisolated struct TitleMenuModifier: ViewModifier {
    let make: () -> AnyView
    var isDocument = false
    @Environment(\.self) private var environment

    init(make: @escaping () -> AnyView, isDocument: Bool = false) {
        self.make = make
        self.isDocument = isDocument
    }

    @MainActor func body(content: Content) -> some View {
        let box = ToolbarEntry.Box(make(), environment)
        return content.barPreference { if isDocument { $0.titleDocument = box } else { $0.titleMenu = box } }
    }
}

extension View {
    /// Opens a menu from the title of the screen, which begins with rows of a closure: what can be done with the document
    /// that is shown.
    nonisolated package func titleDocument<C: View>(@ViewBuilder content: () -> C) -> some View {
        nonisolated(unsafe) let views = content()
        return modifier(TitleMenuModifier(make: { AnyView(views) }, isDocument: true))
    }
}
