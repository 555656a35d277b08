import SwiftUICore

/// The tabs of a tab view in a column at its leading side, by sections.
struct TabSidebar: View {
    let options: [TabChoice.Option]
    let shown: Subview.ID?
    let choose: @MainActor (TabChoice.Option) -> Void
    @Environment(\.tabSidebarParts) private var parts

    init(
        options: [TabChoice.Option], shown: Subview.ID?, choose: @escaping @MainActor (TabChoice.Option) -> Void
    ) {
        self.options = options
        self.shown = shown
        self.choose = choose
    }

    private struct Entry: Identifiable {
        let index: Int
        let option: TabChoice.Option
        /// The header above it; nil where the one before has the same.
        let header: AnyView?
        var id: Subview.ID { option.id }
    }

    private var entries: [Entry] {
        options.enumerated().map { index, option in
            let isFirst = index == 0 || options[index - 1].header?.name != option.header?.name
            return Entry(index: index, option: option, header: isFirst ? option.header?.view : nil)
        }
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                if let header = parts.header { part(header).padding(.bottom, 8) }
                ForEach(entries) { entry in
                    if let header = entry.header {
                        header.font(.headline).padding(.horizontal, 12).padding(.top, 18).padding(.bottom, 4)
                            .accessibilityAddTraits(.isHeader)
                    }
                    TabSidebarRow(
                        option: entry.option, isShown: entry.option.id == shown,
                        position: "\(entry.index + 1) of \(options.count)", action: { choose(entry.option) })
                }
                if let footer = parts.footer { part(footer).padding(.top, 8) }
            }
            .padding(12)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if let bar = parts.bottomBar {
                part(bar).padding(12).background { Color(uiColor: .secondarySystemBackground).ignoresSafeArea() }
            }
        }
        .frame(width: 280)
        .frame(maxHeight: .infinity)
        .background { Color(uiColor: .secondarySystemBackground).ignoresSafeArea() }
        .overlay(alignment: .trailing) {
            Rectangle().fill(Color(uiColor: .separator)).frame(width: 0.5).ignoresSafeArea()
        }
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .tabBar
        }
    }
}

extension TabSidebar {
    /// What the app has put into the sidebar: at its leading side, without parts of its own for tab views inside of it.
    private func part(_ view: AnyView) -> some View {
        view
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.tabSidebarParts, TabSidebarParts())
    }
}

private struct TabSidebarRow: View {
    let option: TabChoice.Option
    let isShown: Bool
    let position: String
    let action: @MainActor () -> Void
    @Environment(\.self) private var environment

    init(option: TabChoice.Option, isShown: Bool, position: String, action: @escaping @MainActor () -> Void) {
        self.option = option
        self.isShown = isShown
        self.position = position
        self.action = action
    }

    var body: some View {
        HStack(spacing: 12) {
            ItemReader((option.item?.label ?? AnyView(EmptyView())).labelStyle(.titleAndIcon)) { parts in
                HStack(spacing: 12) {
                    if let image = parts.image { image }
                    if let text = parts.text { text }
                }
            }
            .font(.body.weight(isShown ? .semibold : .regular))
            .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
            .lineLimit(...1)
            Spacer(minLength: 0)
            if let badge = option.badge { badge.font(.subheadline).foregroundStyle(.secondary) }
        }
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background {
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .fill(Color(uiColor: .tertiarySystemFill))
                .opacity(isShown ? 1 : 0)
        }
        .contentShape(Rectangle())
        .modifier(PressModifier(fillsBounds: true, setPressed: { _ in }, trigger: action))
        .modifier(
            ElementModifier(
                role: .tab, value: option.badge.map { "\($0.string(in: environment)), \(position)" } ?? position,
                traits: isShown ? .selected : [], activate: action))
    }
}
