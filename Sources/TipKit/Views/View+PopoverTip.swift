extension View {
    /// Shows a tip in a popover at this view, while the tip may be shown. Closing the popover closes the tip.
    ///
    /// - Parameters:
    ///   - tip: nil for none.
    ///   - arrowEdge: the side of the popover with the arrow, where there is room; nil for any.
    ///   - action: is called after the handler of a button of the tip.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip, isPresented: nil, anchor: .rect(.bounds), side: arrowEdge ?? .top, action: action))
    }

    /// Shows a tip in a popover at a part of this view, while a binding is true and the tip may be shown.
    ///
    /// - Parameters:
    ///   - isPresented: nil for always. It becomes false when the popover goes.
    ///   - attachmentAnchor: what of the view the popover points at.
    ///   - arrowEdge: the side of the popover with the arrow, where there is room; nil for any.
    ///   - action: is called after the handler of a button of the tip.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip, isPresented: isPresented, anchor: attachmentAnchor, side: arrowEdge ?? .top, action: action))
    }

    /// Shows a tip in a popover at a part of this view, while a binding is true and the tip may be shown.
    ///
    /// - Parameters:
    ///   - isPresented: nil for always. It becomes false when the popover goes.
    ///   - attachmentAnchor: what of the view the popover points at.
    ///   - arrowEdges: the sides of the popover that may have the arrow: the first of top, bottom, leading and trailing counts.
    ///   - action: is called after the handler of a button of the tip.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        let sides: [(Edge.Set, Edge)] = [
            (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
        ]
        let side = sides.first { arrowEdges.contains($0.0) }?.1
        return modifier(
            PopoverTip(tip: tip, isPresented: isPresented, anchor: attachmentAnchor, side: side ?? .top, action: action)
        )
    }
}

private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let side: Edge
    let action: (Tips.Action) -> Void

    /// What has the window's popover for tips.
    private final class Owner: Sendable {}

    @State private var owner = Owner()
    @State private var shown: AnyTip?
    @Environment(\.tipLook) private var look

    func body(content: Content) -> some View {
        let wanted = wanted
        content
            .popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: side) {
                if let shown { PopoverTipContent(tip: shown.base, look: look, action: action) }
            }
            .onChange(of: wanted?.id, initial: true) { show(wanted) }
            .onDisappear { TipCenter.ofCaller.givePopoverBack(owner) }
    }

    /// The tip that may be shown now, at this view.
    private var wanted: (any Tip)? {
        guard let tip, isPresented?.wrappedValue != false, TipCenter.ofCaller.mayTakePopover(owner) else { return nil }
        return TipCenter.ofCaller.offers(tip) ? tip : nil
    }

    private func show(_ tip: (any Tip)?) {
        if let tip, TipCenter.ofCaller.takePopover(owner) {
            shown = AnyTip(erasing: tip)
            return
        }
        if shown != nil {
            shown = nil
            isPresented?.wrappedValue = false
        }
        TipCenter.ofCaller.givePopoverBack(owner)
    }

    private var isShown: Binding<Bool> {
        Binding {
            shown != nil
        } set: { isShown in
            guard !isShown else { return }
            shown?.invalidate(reason: .tipClosed)
            shown = nil
            isPresented?.wrappedValue = false
        }
    }
}

private struct PopoverTipContent: View {
    let tip: any Tip
    let look: TipLook
    let action: (Tips.Action) -> Void

    var body: some View {
        if let background = look.background {
            content.presentationBackground(background)
        } else {
            content
        }
    }

    private var content: some View {
        StyledTip(tip: tip, action: action)
            .frame(idealWidth: 340)
            .presentationCompactAdaptation(.popover)
    }
}
