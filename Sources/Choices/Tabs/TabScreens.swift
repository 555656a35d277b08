import NavigationStacks
import SwiftUICore

/// The screens of a tab view over each other, one of them shown, above a bar.
struct TabScreens: View {
    let choice: TabChoice
    @State private var own: Subview.ID?
    /// The tabs that have been shown.
    @State private var known: Set<Subview.ID> = []
    /// What the tabs want of the bar.
    @State private var visibilities: [Subview.ID: Visibility] = [:]
    @Environment(\.tabAccessory) private var accessory

    init(choice: TabChoice) { self.choice = choice }

    var body: some View {
        let shown = choice.shown(own)
        ZStack {
            ForEach(choice.options.filter { known.contains($0.id) || $0.id == shown?.id }) { option in
                option.view
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onTabBarVisibilityChange { visibilities[option.id] = $0 }
                    .dormant(option.id != shown?.id)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 8) {
                accessory?.content
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .background(.regularMaterial, in: Capsule())
                    .padding(.horizontal, 16)
                if hasBar(shown) {
                    TabBar(choice: choice, shown: shown?.id) { option in
                        own = option.id
                        option.choose()
                    }
                }
            }
        }
        .onChange(of: shown?.id, initial: true) { _, id in if let id { known.insert(id) } }
    }

    private func hasBar(_ shown: TabChoice.Option?) -> Bool {
        choice.options.contains { $0.item != nil } && shown.flatMap { visibilities[$0.id] } != .hidden
            && !UITabBar.appearance().isHidden
    }
}

/// The bar of a tab view: 49 points, and what the bottom of the screen covers.
struct TabBar: View {
    let choice: TabChoice
    let shown: Subview.ID?
    let choose: @MainActor (TabChoice.Option) -> Void

    init(choice: TabChoice, shown: Subview.ID?, choose: @escaping @MainActor (TabChoice.Option) -> Void) {
        self.choice = choice
        self.shown = shown
        self.choose = choose
    }

    var body: some View {
        let count = choice.options.count
        HStack(spacing: 0) {
            ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
                TabBarButton(
                    option: option, isShown: option.id == shown, position: "\(index + 1) of \(count)",
                    action: { choose(option) })
            }
        }
        .frame(height: 49)
        .frame(maxWidth: .infinity)
        .background {
            Rectangle()
                .fill(ground)
                .overlay(alignment: .top) { edge }
                .ignoresSafeArea(edges: [.bottom, .horizontal])
        }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .tabBar
        }
    }

    private var look: BarLook { UITabBar.appearance().look }

    private var ground: AnyShapeStyle {
        look.isSeen == false ? AnyShapeStyle(.clear) : look.style ?? AnyShapeStyle(.bar)
    }

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
    let option: TabChoice.Option
    let isShown: Bool
    let position: String
    let action: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.self) private var environment

    init(option: TabChoice.Option, isShown: Bool, position: String, action: @escaping @MainActor () -> Void) {
        self.option = option
        self.isShown = isShown
        self.position = position
        self.action = action
    }

    var body: some View {
        VStack(spacing: 0) { TabItemLabel(label: option.item?.label ?? AnyView(EmptyView())) }
            .environment(\.tabTitleLook, titleLook)
            .foregroundStyle(color)
            .frame(maxWidth: .infinity, minHeight: 49)
            .overlay(alignment: .top) {
                if let badge = option.badge { TabBadge(text: badge).offset(x: 14, y: 2) }
            }
            .contentShape(Rectangle())
            .modifier(PressModifier(fillsBounds: true, setPressed: { _ in }, trigger: action))
            .modifier(
                ButtonSemanticsModifier(
                    role: .tab, value: value, isEnabled: true, traits: isShown ? .selected : [], action: action))
    }

    private var color: AnyShapeStyle {
        if let own = UITabBar.appearance().iconColor(isShown: isShown) { return AnyShapeStyle(own) }
        return isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(gray)
    }

    private var titleLook: TextLook { UITabBar.appearance().titleLook(isShown: isShown) }

    private var gray: Color {
        colorScheme == .dark ? Color(white: 117 / 255) : Color(white: 146 / 255)
    }

    private var value: String {
        option.badge.map { "\($0.string(in: environment)), \(position)" } ?? position
    }
}

/// What stands for a tab: a label with its icon above its title, or the views there are, the first in an icon's place.
private struct TabItemLabel: View {
    let label: AnyView

    init(label: AnyView) { self.label = label }

    var body: some View {
        Group(subviews: label) { parts in
            if parts.count > 1 {
                ForEach(Array(parts.enumerated()), id: \.element.id) { index, part in
                    if index == 0 {
                        // The text beside it speaks for it.
                        part.modifier(TabIcon()).accessibilityHidden(true)
                    } else {
                        part.modifier(TabTitle())
                    }
                }
            } else {
                parts.modifier(TabTitle()).labelStyle(TabLabelStyle())
            }
        }
    }
}

private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.icon.modifier(TabIcon())
            configuration.title.modifier(TabTitle())
        }
    }
}

private struct TabIcon: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 18, weight: .medium))
            .imageScale(.large)
            .symbolVariant(.fill)
            .frame(height: 30)
    }
}

private struct TabTitle: ViewModifier {
    @Environment(\.tabTitleLook) private var look

    func body(content: Content) -> some View {
        content
            .font(look.font.map { Font($0) } ?? .system(size: 10, weight: .medium))
            .foregroundStyle(look.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
            .lineLimit(1)
    }
}

private struct TabTitleLookKey: EnvironmentKey {
    static var defaultValue: TextLook { TextLook(nil) }
}

extension EnvironmentValues {
    /// What the app set for the titles of all tabs in a state.
    fileprivate var tabTitleLook: TextLook {
        get { self[TabTitleLookKey.self] }
        set { self[TabTitleLookKey.self] = newValue }
    }
}

/// A number or a short text on red.
struct TabBadge: View {
    let text: Text

    init(text: Text) { self.text = text }

    var body: some View {
        text
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .accessibilityHidden(true)
    }
}
