import RiffleNavigationStacks
import SwiftUICore

/// The screens of a tab view over each other, one of them shown, above a bar.
struct TabScreens: View {
    let choice: TabChoice
    let prefersSidebar: Bool
    @State private var own: Subview.ID?
    /// Its place, by which another process knows it.
    @RestoredState private var ownIndex: Int?
    /// The tabs that have been shown.
    @State private var known: Set<Subview.ID> = []
    /// What the tabs want of the bar.
    @State private var wishes: [Subview.ID: TabBarPreferences] = [:]
    /// What leads tabs that are chosen again back to where they began.
    @State private var returns = TabReturns()
    /// Whether the list of the tabs that the bar has no room for is in front.
    @RestoredState private var isAtMore = false
    @State private var knowsMore = false
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.keyboardCover) private var keyboardCover

    init(choice: TabChoice, prefersSidebar: Bool = false) {
        self.choice = choice
        self.prefersSidebar = prefersSidebar
    }

    private var hasSidebar: Bool { prefersSidebar && sizeClass == .regular }
    /// Whether the bar floats at the top, as in windows as large as an iPad's.
    private var isAtTop: Bool { sizeClass == .regular && verticalSizeClass == .regular }

    var body: some View {
        let shown = choice.shown(own, at: ownIndex)
        let room = TabBarRoom(choice.options, isNarrow: sizeClass != .regular)
        let isMore = !room.rest.isEmpty && (isAtMore || room.rest.contains { $0.id == shown?.id })
        HStack(spacing: 0) {
            if hasSidebar { TabSidebar(options: choice.options, shown: shown?.id, choose: { choose($0) }) }
            screens(room, shown, isMore)
        }
        .onChange(of: shown?.id, initial: true) { old, id in
            if let id { known.insert(id) }
            if old != id { isAtMore = false }
        }
        .onChange(of: own) { ownIndex = choice.index(of: own) }
        .onChange(of: isMore, initial: true) { if $1 { knowsMore = true } }
    }

    private func screens(_ room: TabBarRoom, _ shown: TabChoice.Option?, _ isMore: Bool) -> some View {
        ZStack {
            ForEach(room.main.filter { known.contains($0.id) || $0.id == shown?.id }) { option in
                option.view
                    .hosted()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .modifier(returns[option.id])
                    .onTabBarChange { take($0, of: [option]) }
                    .dormant(option.id != shown?.id || isMore)
            }
            if isMore || knowsMore && !room.rest.isEmpty {
                MoreTabs(
                    options: room.rest, shown: isAtMore ? nil : shown?.id, choose: { choose($0) },
                    leave: { isAtMore = true }
                )
                .onTabBarChange { take($0, of: room.rest) }
                .dormant(!isMore)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .top, spacing: 0) {
            if isAtTop, hasBar(shown) {
                FloatingTabBar(
                    options: room.main, shown: shown?.id, preferences: wishes(of: shown), choose: { choose($0) })
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 8) {
                accessory?.content
                    .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .background(.regularMaterial, in: Capsule())
                    .padding(.horizontal, 16)
                if !isAtTop, keyboardCover == 0, hasBar(shown) {
                    TabBar(
                        room: room, shown: isMore ? nil : shown?.id, isMore: isMore, preferences: wishes(of: shown),
                        choose: { choose($0) }, showMore: { isAtMore = true }
                    )
                    .transition(.move(edge: .bottom))
                }
            }
        }
    }

    private func wishes(of option: TabChoice.Option?) -> TabBarPreferences {
        option.flatMap { wishes[$0.id] } ?? TabBarPreferences()
    }

    /// The bar moves out of sight, or into it, where a screen that comes says so, and is as the first one says at once.
    private func take(_ preferences: TabBarPreferences, of options: [TabChoice.Option]) {
        let isChange = options.contains { wishes[$0.id].map { $0.visibility != preferences.visibility } ?? false }
        let take = { for option in options { wishes[option.id] = preferences } }
        if isChange { withAnimation(.easeInOut(duration: 0.3)) { take() } } else { take() }
    }

    /// Shows a tab; one that is shown already goes back to the root of its stack, and from there to the top.
    private func choose(_ option: TabChoice.Option) {
        if option.id == choice.shown(own, at: ownIndex)?.id, !isAtMore { returns[option.id].goBack() }
        isAtMore = false
        own = option.id
        option.choose()
    }

    /// A keyboard on the screen comes over a bar at the bottom.
    private func hasBar(_ shown: TabChoice.Option?) -> Bool {
        !hasSidebar && choice.options.contains { $0.item != nil }
            && wishes(of: shown).visibility != .hidden
            && !UITabBar.appearance().isHidden
    }
}

/// Which tabs have a place in the bar: a narrow one has five, of which the last leads to the others where there are more.
@MainActor
struct TabBarRoom {
    let main: [TabChoice.Option]
    let rest: [TabChoice.Option]

    private static let most = 5

    init(_ options: [TabChoice.Option], isNarrow: Bool) {
        let count = isNarrow && options.count > Self.most ? Self.most - 1 : options.count
        main = Array(options.prefix(count))
        rest = Array(options.dropFirst(count))
    }
}

/// The tabs that the bar has no room for, in a list, of which each leads to its screen.
private struct MoreTabs: View {
    let options: [TabChoice.Option]
    let shown: Subview.ID?
    let choose: @MainActor (TabChoice.Option) -> Void
    let leave: @MainActor () -> Void

    init(
        options: [TabChoice.Option], shown: Subview.ID?, choose: @escaping @MainActor (TabChoice.Option) -> Void,
        leave: @escaping @MainActor () -> Void
    ) {
        self.options = options
        self.shown = shown
        self.choose = choose
        self.leave = leave
    }

    var body: some View {
        NavigationStack(path: path) {
            List(options) { option in
                NavigationLink(value: option.id) {
                    HStack {
                        HStack(spacing: 12) { option.item?.label ?? AnyView(EmptyView()) }
                            .symbolVariant(.fill)
                            .frame(maxWidth: .infinity, alignment: .leading)
                        if let badge = option.badge { TabBadge(text: badge) }
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Subview.ID.self) { id in
                if let option = options.first(where: { $0.id == id }) {
                    option.view.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }

    private var path: Binding<[Subview.ID]> {
        let path = options.contains { $0.id == shown } ? [shown].compactMap { $0 } : []
        return Binding(
            get: { path },
            set: { path in
                nonisolated(unsafe) let id = path.last
                MainActor.assumeIsolated { choose(id) }
            })
    }

    private func choose(_ id: Subview.ID?) {
        if let option = options.first(where: { $0.id == id }) { choose(option) } else { leave() }
    }
}

/// The bar of a tab view: 49 points, and what the bottom of the screen covers.
struct TabBar: View {
    let room: TabBarRoom
    let shown: Subview.ID?
    /// Whether one of the tabs is shown that have no place here, or the list of them.
    let isMore: Bool
    /// What the shown tab's views want of the bar.
    let preferences: TabBarPreferences
    let choose: @MainActor (TabChoice.Option) -> Void
    let showMore: @MainActor () -> Void

    init(
        room: TabBarRoom, shown: Subview.ID?, isMore: Bool, preferences: TabBarPreferences,
        choose: @escaping @MainActor (TabChoice.Option) -> Void, showMore: @escaping @MainActor () -> Void
    ) {
        self.preferences = preferences
        self.room = room
        self.shown = shown
        self.isMore = isMore
        self.choose = choose
        self.showMore = showMore
    }

    private static let more = TabItem(Label("More", systemImage: "ellipsis"))

    var body: some View {
        let count = room.main.count + (room.rest.isEmpty ? 0 : 1)
        HStack(spacing: 0) {
            ForEach(Array(room.main.enumerated()), id: \.element.id) { index, option in
                TabBarButton(
                    tab: BarTab(
                        item: option.item, badge: option.badge, isShown: option.id == shown,
                        position: "\(index + 1) of \(count)", action: { choose(option) }))
            }
            if !room.rest.isEmpty {
                TabBarButton(
                    tab: BarTab(
                        item: Self.more, badge: nil, isShown: isMore, position: "\(count) of \(count)",
                        action: showMore))
            }
        }
        .frame(height: 49)
        .frame(maxWidth: .infinity)
        .background {
            Rectangle()
                .fill(ground)
                .overlay(alignment: .top) { edge }
                .ignoresSafeArea(edges: [.bottom, .horizontal])
                .opacity(isGroundSeen ? 1 : 0)
        }
        .transformEnvironment(\.colorScheme) { [preferences] in $0 = preferences.colorScheme ?? $0 }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .tabBar
        }
    }

    private var isGroundSeen: Bool { preferences.isGroundSeen(of: look) }

    private var look: BarLook { UITabBar.appearance().look }

    private var ground: AnyShapeStyle { preferences.background ?? look.style ?? AnyShapeStyle(.bar) }

    @ViewBuilder private var edge: some View {
        switch look.hairline {
        case .usual: Divider()
        case .color(let color): Divider().overlay(color)
        case .hidden: EmptyView()
        }
    }
}

/// A symbol above a title, in the tint's color where it is the shown tab's.
private struct TabBarButton: View {
    let tab: BarTab
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    init(tab: BarTab) { self.tab = tab }

    var body: some View {
        TabItemLabel(item: tab.label)
            .environment(\.tabTitleLook, UITabBar.appearance().titleLook(isShown: tab.isShown))
            .environment(\.tabTitleOffset, UITabBar.appearance().titleOffset(isShown: tab.isShown))
            .foregroundStyle(tab.color(usually: AnyShapeStyle(gray)))
            .frame(maxWidth: .infinity, minHeight: 49)
            .overlay(alignment: .top) {
                if let badge = tab.badge {
                    TabBadge(text: badge, look: UITabBar.appearance().badgeLook(isShown: tab.isShown))
                        .offset(x: 14, y: 2)
                }
            }
            .contentShape(Rectangle())
            .modifier(BarTabChoice(tab: tab))
    }

    /// Where more contrast is wanted, the system's gray, which is darker then.
    private var gray: Color {
        if contrast == .increased { return .gray }
        return colorScheme == .dark ? Color(white: 117 / 255) : Color(white: 146 / 255)
    }
}

/// What stands for a tab: its picture above its title.
private struct TabItemLabel: View {
    let item: AnyView

    init(item: AnyView) { self.item = item }

    var body: some View {
        ItemReader(item.labelStyle(.titleAndIcon)) { parts in
            VStack(spacing: 0) {
                if let image = parts.image { image.modifier(TabIcon()) }
                if let text = parts.text { text.modifier(TabTitle()) }
            }
        }
        .symbolVariant(.fill)
        .withoutTextAttributes()
    }
}

private struct TabIcon: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 18, weight: .medium))
            .imageScale(.large)
            .frame(height: 30)
    }
}

private struct TabTitle: ViewModifier {
    @Environment(\.tabTitleLook) private var look
    @Environment(\.tabTitleOffset) private var offset

    func body(content: Content) -> some View {
        content
            .font(look.font.map { Font($0) } ?? .system(size: 10, weight: .medium))
            .foregroundStyle(look.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
            .lineLimit(...1)
            .offset(offset)
    }
}

private struct TabTitleLookKey: EnvironmentKey {
    static var defaultValue: TextLook { TextLook(nil) }
}

private struct TabTitleOffsetKey: EnvironmentKey {
    static var defaultValue: CGSize { .zero }
}

extension EnvironmentValues {
    /// What the app set for the titles of all tabs in a state.
    fileprivate var tabTitleLook: TextLook {
        get { self[TabTitleLookKey.self] }
        set { self[TabTitleLookKey.self] = newValue }
    }

    /// How far the app has moved the titles of all tabs in a state.
    fileprivate var tabTitleOffset: CGSize {
        get { self[TabTitleOffsetKey.self] }
        set { self[TabTitleOffsetKey.self] = newValue }
    }
}

/// A number or a short text on red.
struct TabBadge: View {
    /// What an app set for badges through UIKit.
    struct Look: Equatable {
        var ground: Color?
        var text = TextLook(nil)
        var offset = CGSize.zero
        var textOffset = CGSize.zero
    }

    let text: Text
    let look: Look

    init(text: Text, look: Look = Look()) {
        self.text = text
        self.look = look
    }

    var body: some View {
        text
            .font(look.text.font.map { Font($0) } ?? .system(size: 13))
            .foregroundStyle(look.text.color ?? .white)
            .lineLimit(...1)
            .offset(look.textOffset)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(look.ground ?? Color.red, in: Capsule())
            .offset(look.offset)
            .accessibilityHidden(true)
    }
}
