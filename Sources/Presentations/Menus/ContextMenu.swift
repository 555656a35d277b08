import SwiftUICore

/// A menu of a view as a value: what code before `contextMenu(menuItems:)` gives a view.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu with rows.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Gives the view a menu, which a long press or the mouse's other button opens. The view is lifted out of its surroundings meanwhile.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: nil))
    }

    /// Gives the view a menu, which a long press or the mouse's other button opens, and shows another view above it meanwhile.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview())))
    }

    /// Gives the view a menu, or none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }, preview: nil))
    }
}

/// Opens a menu by a long press, or by the mouse's other button.
package struct ContextMenuModifier: ViewModifier {
    let items: AnyView?
    let preview: AnyView?
    /// Whether a menu of what is inside the region around goes first.
    let isFallback: Bool

    @RestoredState private var isOpen = false
    /// Where the mouse has opened the menu, which stands there then; nil where it stands beside the view, which is lifted.
    @RestoredState private var pointer: CGPoint?
    @StateObject private var opener = MenuOpener()
    /// The shape of the view when it is lifted; nil for round corners.
    @State private var shape: LiftShape?
    @Environment(\.menuRegion) private var region

    nonisolated package init(items: AnyView?, preview: AnyView?, isFallback: Bool = false) {
        self.items = items
        self.preview = preview
        self.isFallback = isFallback
    }

    package func body(content: Content) -> some View {
        content
            .onPreferenceChange(LiftShapesKey.self) { shape = $0[.contextMenuPreview] }
            .modifier(MenuTrigger(opener: opener, isEnabled: hasItems, region: region))
            .modifier(
                PresentationModifier(
                    source: PresentationSource {
                        isOpen && items != nil ? PresentationRequest(id: true) { _ in AnyView(EmptyView()) } : nil
                    } withdraw: {
                        isOpen = false
                    }, isExclusive: false,
                    surface: { surface($0, copy: region?.copy ?? AnyView(content)) })
            )
            .afterEvaluation {
                opener.update(
                    isFallback: isFallback,
                    open: {
                        pointer = $0
                        isOpen = true
                    }, close: { isOpen = false })
            }
    }

    /// Whether anything is written in the menu; what the bodies of other views leave of it is known when it opens.
    private var hasItems: Bool {
        items.map { ViewList($0, SubviewsOwner()).sections.contains { $0.content.count > 0 } } ?? false
    }

    private func surface(_ presentation: Presentation, copy: AnyView) -> some View {
        MenuWithItems(presentation: presentation, content: items ?? AnyView(EmptyView())) {
            menu(presentation, copy: copy)
        }
    }

    @ViewBuilder private func menu(_ presentation: Presentation, copy: AnyView) -> some View {
        if let pointer {
            MenuSurface(
                presentation: presentation, content: items ?? AnyView(EmptyView()), context: opener.context,
                order: .fixed,
                pointer: pointer)
        } else {
            ContextMenuSurface(
                presentation: presentation, items: items ?? AnyView(EmptyView()), context: opener.context,
                preview: preview ?? copy, isCopy: preview == nil,
                shape: preview == nil && region == nil ? shape?.shape : nil, source: region?.place)
        }
    }
}

/// Shows what a menu belongs to above what is blurred, and the menu beside it.
struct ContextMenuSurface: View {
    let presentation: Presentation
    let items: AnyView
    let context: MenuContext
    let preview: AnyView
    /// Whether the preview is the view itself, as large as it is.
    let isCopy: Bool
    /// The shape of the preview; nil for round corners.
    let shape: AnyShape?
    /// What is lifted, where that is more than the view that has the menu.
    let source: FrameProbe?

    @State private var isIn = false
    @State private var anchor: CGRect?
    @Environment(\.self) private var environment

    private static let opening = Animation.spring(duration: 0.4, bounce: 0.2)
    private static let closing = Animation.spring(duration: 0.35, bounce: 0)

    var body: some View {
        let presentation = presentation
        GeometryReader { proxy in
            let anchor = anchor ?? place ?? .zero
            ZStack {
                Rectangle()
                    .fill(.ultraThinMaterial)
                    .overlay { Color.black.opacity(environment.colorScheme == .dark ? 0.3 : 0.12) }
                    .opacity(isIn ? 1 : 0)
                    .contentShape(Rectangle())
                    .onTapGesture { presentation.dismiss() }
                    .onSecondaryPress { _ in presentation.dismiss() }
                    .accessibilityHidden(true)
                ContextMenuLayout(anchor: anchor, covered: environment.safeAreaInsets, isCopy: isCopy, isIn: isIn) {
                    lifted
                    MenuCard(content: items, isReversed: false, context: context)
                        .scaleEffect(
                            isIn ? 1 : 0.2, anchor: anchor.midX < proxy.size.width / 2 ? .topLeading : .topTrailing
                        )
                        .opacity(isIn ? 1 : 0)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .modifier(
            MenuPresence(
                presentation: presentation, context: context, isIn: $isIn, opening: Self.opening,
                closing: Self.closing, willCome: { anchor = place }))
    }

    private var place: CGRect? { source?.frame ?? presentation.anchor.frame }

    private var lifted: some View {
        preview
            .background { Color(UIColor.systemBackground) }
            .clipShape(shape ?? AnyShape(RoundedRectangle(cornerRadius: isCopy ? 10 : 13, style: .continuous)))
            .shadow(color: .black.opacity(isIn ? 0.2 : 0), radius: 20, y: 8)
            .scaleEffect(isIn || isCopy ? 1 : 0.6)
            .opacity(isIn || isCopy ? 1 : 0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// Leaves what is lifted where it is, as far as the menu below it has room.
struct ContextMenuLayout: Layout {
    let anchor: CGRect
    let covered: EdgeInsets
    let isCopy: Bool
    let isIn: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let margin = MenuMetrics.margin
        let gap: CGFloat = 10
        let top = max(covered.top, margin)
        let bottom = bounds.height - max(covered.bottom, margin)
        let menuWidth = min(subviews[1].sizeThatFits(.unspecified).width, max(bounds.width - 2 * margin, 0))
        let menu = subviews[1].sizeThatFits(ProposedViewSize(width: menuWidth, height: nil))
        let menuHeight = min(menu.height, max(bottom - top, 0))
        var size = anchor.size
        if !isCopy {
            let room = CGSize(
                width: max(bounds.width - 4 * margin, 0), height: max(bottom - top - gap - menuHeight, 40))
            let wanted = subviews[0].sizeThatFits(ProposedViewSize(room))
            size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        }
        var frame = CGRect(
            x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height)
        let home = frame
        frame.origin.y = max(min(frame.minY, bottom - menuHeight - gap - size.height), min(top, frame.minY))
        frame.origin.x = max(min(frame.minX, bounds.width - margin - size.width), min(margin, frame.minX))
        let x =
            anchor.midX < bounds.width * 0.4
            ? frame.minX
            : anchor.midX > bounds.width * 0.6 ? frame.maxX - menu.width : frame.midX - menu.width / 2
        let menuOrigin = CGPoint(
            x: min(max(x, margin), max(bounds.width - margin - menu.width, margin)),
            y: min(frame.maxY + gap, max(bottom - menuHeight, top)))
        let shown = isIn || !isCopy ? frame : home
        subviews[0].place(
            at: CGPoint(x: bounds.minX + shown.minX, y: bounds.minY + shown.minY), proposal: ProposedViewSize(size))
        subviews[1].place(
            at: CGPoint(x: bounds.minX + menuOrigin.x, y: bounds.minY + menuOrigin.y),
            proposal: ProposedViewSize(width: menu.width, height: menuHeight))
    }
}
