import Foundation

/// Shows a tip among other views for as long as it may be shown, and nothing else.
public struct TipView<Content: Tip>: View {
    private let tip: (any Tip)?
    private let isPresented: Binding<Bool>?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    /// Shows a tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: the side of the tip with an arrow that points away from it; nil for none.
    ///   - action: is called after the handler of a button of the tip.
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.init(of: tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
    }

    private init(
        of tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge?, action: @escaping (Tips.Action) -> Void
    ) {
        self.tip = tip
        self.isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.action = action
    }

    /// The tip, where it may be shown.
    public var body: some View {
        if let tip, isPresented?.wrappedValue != false, TipCenter.ofCaller.offers(tip) {
            TipCard(tip: tip, arrowEdge: arrowEdge, action: action)
                .id(tip.id)
                .onDisappear { if tip.status != .available { isPresented?.wrappedValue = false } }
                .transition(.scale(scale: 0.9).combined(with: .opacity))
        }
    }
}

extension TipView where Content == AnyTip {
    /// Shows a tip, if there is one.
    ///
    /// - Parameters:
    ///   - arrowEdge: the side of the tip with an arrow that points away from it; nil for none.
    ///   - action: is called after the handler of a button of the tip.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.init(of: tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
    }

    /// Shows a tip while a binding is true. It becomes false when the tip goes.
    ///
    /// - Parameters:
    ///   - isPresented: nil for always.
    ///   - arrowEdge: the side of the tip with an arrow that points away from it; nil for none.
    ///   - action: is called after the handler of a button of the tip.
    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.init(of: tip, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
    }
}

/// A tip on its background.
private struct TipCard: View {
    let tip: any Tip
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    var body: some View {
        let outline = TipOutline(side: arrowEdge, radius: look.cornerRadius)
        StyledTip(tip: tip, action: action)
            .padding(arrowEdge.map { Edge.Set($0) } ?? [], TipOutline.depth)
            .background(look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)), in: outline)
            .clipShape(outline)
    }
}

/// A tip in its style, which notes that it is on the screen.
struct StyledTip: View {
    let tip: any Tip
    let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style
    /// From when to when the tip is shown, if it goes by itself.
    @State private var stay: DateInterval?

    var body: some View {
        style.makeBody(TipViewStyleConfiguration(tip: tip.unerased, action: action))
            .accessibilityElement(children: .contain)
            .accessibilityAction(.escape) { tip.invalidate(reason: .tipClosed) }
            .background {
                if let stay { TipEnd(tip: tip, stay: stay) }
            }
            .onAppear {
                let seconds = TipCenter.ofCaller.remainingSeconds(of: tip)
                TipCenter.ofCaller.didAppear(tip)
                let start = Date.now
                stay = seconds.map { DateInterval(start: start, duration: $0) }
            }
            .onDisappear { TipCenter.ofCaller.didDisappear(tip) }
    }
}

/// Has a tip go at a time.
private struct TipEnd: View {
    let tip: any Tip
    let stay: DateInterval

    var body: some View {
        // A task that sleeps would be something that a test has to wait for.
        TimelineView(.explicit([stay.start, stay.end])) { context in
            Color.clear.onChange(of: context.date >= stay.end, initial: true) { _, isOver in
                if isOver { tip.invalidate(reason: .displayDurationExceeded) }
            }
        }
        .accessibilityHidden(true)
    }
}
