import SwiftUICore

/// A menu of a view as a value: what code before `contextMenu(menuItems:)` gives a view.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu with rows.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Gives the view a menu, which a long press opens. The view is lifted out of its surroundings meanwhile.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: nil))
    }

    /// Gives the view a menu, which a long press opens, and shows another view above it meanwhile.
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

/// Opens a menu by a long press.
struct ContextMenuModifier: ViewModifier {
    let items: AnyView?
    let preview: AnyView?

    @State private var isOpen = false
    @State private var isHeld = false
    @State private var context = MenuContext()
    @State private var touched = FrameProbe()

    nonisolated init(items: AnyView?, preview: AnyView?) {
        self.items = items
        self.preview = preview
    }

    func body(content: Content) -> some View {
        content
            .probed(by: touched)
            .simultaneousGesture(hold, including: items == nil ? .subviews : .all)
            .modifier(ShowMenuAction(perform: items == nil ? nil : { isOpen = true }))
            .modifier(
                PresentationModifier(
                    request: Deferred {
                        guard isOpen, items != nil else { return nil }
                        return PresentationRequest(id: true) { _ in AnyView(EmptyView()) }
                    },
                    isExclusive: false, withdraw: { isOpen = false },
                    surface: {
                        ContextMenuSurface(
                            presentation: $0, items: items ?? AnyView(EmptyView()), context: context,
                            preview: preview ?? AnyView(content),
                            isCopy: preview == nil)
                    }))
    }

    private var hold: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { value in
                guard case .second(true, let drag) = value else { return }
                if !isHeld {
                    isHeld = true
                    isOpen = true
                    // What the finger pressed is not pressed any more.
                    touched.cancelTouches()
                }
                if let drag { context.touch(at: drag.location) }
            }
            .onEnded { _ in
                context.lift()
                isHeld = false
            }
    }
}

/// Opens the menu for those who cannot press long.
private struct ShowMenuAction: ViewModifier {
    let perform: (() -> Void)?

    func body(content: Content) -> some View {
        if let perform {
            content.accessibilityAction(named: Text("Show Menu"), perform)
        } else {
            content
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

    @State private var isIn = false
    @State private var wrapper = ActionWrapper()
    @State private var anchor: CGRect?
    @Environment(\.self) private var environment

    private static let opening = Animation.spring(duration: 0.4, bounce: 0.2)
    private static let closing = Animation.spring(duration: 0.35, bounce: 0)

    var body: some View {
        let presentation = presentation
        GeometryReader { proxy in
            let anchor = anchor ?? presentation.anchor.frame ?? .zero
            ZStack {
                Rectangle()
                    .fill(.ultraThinMaterial)
                    .overlay { Color.black.opacity(environment.colorScheme == .dark ? 0.3 : 0.12) }
                    .opacity(isIn ? 1 : 0)
                    .contentShape(Rectangle())
                    .onTapGesture { presentation.dismiss() }
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
        .modifier(MenuDismissal(context: context, wrapper: wrapper))
        .onAppear(perform: enter)
        .onChange(of: presentation.isLeaving) { if $1 { leave() } }
        .accessibilityAction(.escape) { presentation.dismiss() }
    }

    private var lifted: some View {
        preview
            .background { Color(UIColor.systemBackground) }
            .clipShape(RoundedRectangle(cornerRadius: isCopy ? 10 : 13, style: .continuous))
            .shadow(color: .black.opacity(isIn ? 0.2 : 0), radius: 20, y: 8)
            .scaleEffect(isIn || isCopy ? 1 : 0.6)
            .opacity(isIn || isCopy ? 1 : 0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private func enter() {
        anchor = presentation.anchor.frame
        presentation.didAppear()
        let presentation = presentation
        presentation.behave(onCancel: { presentation.dismiss() })
        context.close = { presentation.dismiss() }
        guard !presentation.isLeaving else { return presentation.didLeave() }
        if environment.appearsAtOnce { isIn = true } else { withAnimation(Self.opening) { isIn = true } }
    }

    private func leave() {
        context.cancel()
        guard !environment.appearsAtOnce else {
            isIn = false
            return presentation.didLeave()
        }
        withAnimation(Self.closing) {
            isIn = false
        } completion: {
            presentation.didLeave()
        }
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
        let menu = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: nil))
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
