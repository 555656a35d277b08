import SwiftUICore

/// Shows views beside the view that presents them, or as a sheet where there is little room.
struct PopoverSurface: View {
    let presentation: Presentation
    let attachment: PopoverAttachmentAnchor
    let side: Edge

    @State private var adaptation: PresentationAdaptation.Kind = .automatic
    /// What the views inside say of the surface is known only when they are there, and so is what becomes of the window.
    @State private var holder = ViewHolder()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        let presentation = presentation.held(by: holder)
        ZStack {
            switch shown {
            case .automatic, .sheet: SheetSurface(presentation: presentation)
            case .fullScreenCover: CoverSurface(presentation: presentation)
            case .none, .popover:
                PopoverCard(presentation: presentation, attachment: attachment, side: side)
            }
        }
        .onPreferenceChange(PresentationOptionsKey.self) { options in
            let isLow = verticalSizeClass == .compact
            adaptation = (isLow ? options.verticalAdaptation : options.adaptation)?.kind ?? .automatic
        }
        .holding(holder)
    }

    private var isCompact: Bool { horizontalSizeClass != .regular || verticalSizeClass == .compact }

    private var shown: PresentationAdaptation.Kind { isCompact ? adaptation : .popover }
}

/// A popover with its arrow.
private struct PopoverCard: View {
    let presentation: Presentation
    let attachment: PopoverAttachmentAnchor
    let side: Edge

    @State private var options = PresentationOptions()
    @State private var isIn = false
    /// What the popover points at, in its window, as it was when it came.
    @State private var target: CGRect?
    @Environment(\.self) private var environment

    var body: some View {
        GeometryReader { proxy in
            let anchor = target ?? place
            ZStack {
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { if options.isDismissDisabled != true { presentation.dismiss() } }
                    .accessibilityHidden(true)
                PopoverLayout(anchor: anchor, covered: environment.safeAreaInsets, side: side) {
                    if let background = options.background {
                        background.clipShape(PopoverArrow())
                    } else {
                        PopoverArrow().fill(ground)
                    }
                    card
                }
                .compositingGroup()
                .shadow(color: .black.opacity(environment.colorScheme == .dark ? 0.4 : 0.2), radius: 24, y: 8)
                .scaleEffect(isIn ? 1 : 0.9, anchor: origin(of: anchor, in: proxy.size))
                .opacity(isIn ? 1 : 0)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .onPreferenceChange(PresentationOptionsKey.self) { options = $0 }
        .modifier(
            PresentationMotion(
                presentation: presentation, isIn: $isIn, opening: .easeOut(duration: 0.2),
                closing: .easeInOut(duration: 0.25), willCome: { willCome() }))
    }

    private var ground: Color { Color(UIColor.systemBackground) }

    private var card: some View {
        presentation.content
            .background { options.background ?? AnyView(ground) }
            .clipShape(
                RoundedRectangle(
                    cornerRadius: (options.cornerRadius ?? nil) ?? PopoverPlacement.radius, style: .continuous)
            )
            .contentShape(Rectangle())
            .accessibilityEdit {
                $0.children = .contain
                $0.role = .dialog
                $0.addedTraits = .modal
            }
            .accessibilityAction(.escape) { presentation.dismiss() }
    }

    private func origin(of anchor: CGRect, in window: CGSize) -> UnitPoint {
        UnitPoint(x: anchor.midX / max(window.width, 1), y: anchor.midY / max(window.height, 1))
    }

    private var place: CGRect { attachment.area(of: presentation.anchor.frame ?? .zero, presentation.anchor) }

    private func willCome() {
        target = place
        let presentation = presentation
        presentation.behave(onCancel: { presentation.dismiss() })
    }
}

extension View {
    /// Presents a popover while a binding is true. In windows of compact size it is a sheet, unless
    /// `presentationCompactAdaptation` says otherwise.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: what of the view the popover points at.
    ///   - arrowEdge: the side of the popover that has the arrow, where there is room.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileTrue(isPresented) { ScreenViews(content()) },
                surface: { PopoverSurface(presentation: $0, attachment: attachmentAnchor, side: arrowEdge) }))
    }

    /// Presents a popover for an item while there is one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                source: .whileThere(item) { ScreenViews(content($0)) },
                surface: { PopoverSurface(presentation: $0, attachment: attachmentAnchor, side: arrowEdge) }))
    }
}
