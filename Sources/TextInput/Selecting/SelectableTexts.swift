/// Lets people select the texts of a view.
struct SelectableTexts: ViewModifier {
    let isEnabled: Bool

    @State private var probe = FrameProbe()
    @State private var span: TextSpan?
    @State private var isTouched = false
    @State private var hasMenu = false
    /// Whether the mouse is over one of the texts: not all of a view is text.
    @State private var isPointed = false
    /// How often the texts have moved while the menu was there, which goes along with them.
    @State private var moves = 0

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func body(content: Content) -> some View {
        content
            .probed(by: probe)
            .overlay(alignment: .topLeading) { highlight }
            .background { if hasMenu { follower } }
            .onLift(LiftOptions(takesFromMenus: false), isEnabled: { isEnabled }) { follow($0) }
            .simultaneousGesture(
                SpatialTapGesture(count: 2, coordinateSpace: .global).onEnded { selectWord(at: $0.location) },
                including: isEnabled ? .all : .subviews
            )
            .simultaneousGesture(TapGesture().onEnded { clear() }, including: span == nil ? .subviews : .all)
            .onContinuousHover(coordinateSpace: .global) { point($0) }
            .modifier(PointerModifier(isPointed ? .text : nil))
            .onKeyCommand([KeyboardShortcut("c", modifiers: .command)], isEnabled: span != nil) { copy() }
            .windowLayer(menu)
            .onDisappear { clear() }
    }

    private var menu: WindowLayer? {
        guard hasMenu else { return nil }
        let bounds = bounds
        return WindowLayer(isModal: false) {
            EditMenu(anchor: { bounds }, commands: [EditCommand(title: "Copy") { copyAndClose() }])
        }
    }

    private var follower: some View {
        Color.clear
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: { _ in
                moves += 1
            }
            .allowsHitTesting(false)
    }

    private func point(_ phase: HoverPhase) {
        guard isEnabled, case .active(let point) = phase else {
            if isPointed { isPointed = false }
            return
        }
        let isOver = probe.texts.contains { $0.frame?.contains(point) == true }
        if isOver != isPointed { isPointed = isOver }
    }

    /// What is selected is tinted.
    private var highlight: some View {
        let origin = probe.frame?.origin ?? .zero
        let rectangles = rectangles
        return ZStack(alignment: .topLeading) {
            ForEach(rectangles.indices, id: \.own) { index in
                Rectangle()
                    .fill(.tint)
                    .opacity(0.25)
                    .frame(width: rectangles[index].width, height: rectangles[index].height)
                    .offset(x: rectangles[index].minX - origin.x, y: rectangles[index].minY - origin.y)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var rectangles: [CGRect] {
        guard let span else { return [] }
        let texts = probe.texts
        guard texts.indices.contains(span.text) else { return [] }
        return texts[span.text].rectangles(of: span.range)
    }

    private var bounds: CGRect {
        _ = moves
        return rectangles.reduce(CGRect.null) { $0.union($1) }
    }

    /// The text at a point, and where in it.
    private func place(at point: CGPoint) -> (text: Int, string: String, offset: Int)? {
        let texts = probe.texts
        guard let index = texts.firstIndex(where: { $0.frame?.contains(point) == true }) else { return nil }
        return (index, texts[index].string, texts[index].offset(nearestTo: point))
    }

    private func follow(_ phase: LiftPhase) {
        switch phase {
        case .began(let point, let start):
            guard let place = place(at: start) else { return clear() }
            isTouched = point == start
            begin()
            span =
                isTouched
                ? .all(of: place.string, text: place.text)
                : TextSpan(text: place.text, anchor: place.offset, head: place.offset)
            if !isTouched { extend(to: point) }
        case .moved(let point): if !isTouched { extend(to: point) }
        case .ended:
            if span?.range.isEmpty == true { clear() }
            hasMenu = isTouched && span != nil
        case .cancelled: break
        }
    }

    private func begin() {
        hasMenu = false
        probe.shared { TextSelectionOwner() }?.begin(probe) { clear() }
    }

    private func extend(to point: CGPoint) {
        let texts = probe.texts
        guard let current = span, texts.indices.contains(current.text) else { return }
        span?.head = texts[current.text].offset(nearestTo: point)
    }

    private func selectWord(at point: CGPoint) {
        guard let place = place(at: point) else { return }
        begin()
        span = .word(at: place.offset, of: place.string, text: place.text)
    }

    private func clear() {
        if span != nil { span = nil }
        if hasMenu { hasMenu = false }
    }

    private func copy() {
        let texts = probe.texts
        guard let span, texts.indices.contains(span.text) else { return }
        let characters = span.characters(of: texts[span.text].string)
        probe.clipboard?.string = characters
        HostRequests.add(.copy(characters))
    }

    private func copyAndClose() {
        copy()
        clear()
    }
}
