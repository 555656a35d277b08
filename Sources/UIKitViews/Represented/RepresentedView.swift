import SwiftUICore

/// A view of UIKit's in the layout of SwiftUI's.
struct RepresentedView: View {
    let view: UIView
    /// The size that whoever shows it asks for.
    let fit: @MainActor (ProposedViewSize) -> CGSize?

    var body: some View {
        let version = view.changes.read
        let hosting = view.hostingView
        RepresentedSize(view: view, version: version, fit: fit) { ShownUIView(view: view) }
            .background {
                // What code does that has a cover see through, by the views around its own.
                if let color = hosting.backgroundColor { Color.clear.presentationBackground(Color(color)) }
            }
            .onAppear { view.isShownBySwiftUI = true }
            .onDisappear { view.isShownBySwiftUI = false }
            .dependent(on: hosting.changes)
    }
}

/// Gives a view the size that it asks for.
private struct RepresentedSize: Layout {
    let view: UIView
    let version: Int
    let fit: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { fit(proposal) ?? UIViewSize(view).size(in: proposal) }
    }

    /// The usual distances, whatever is drawn inside.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// The size that a view of UIKit's takes by its own size, and how strongly it keeps to that.
@MainActor
struct UIViewSize {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    func size(in proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let width = length(proposal.width, own.width, .horizontal)
        // A text that is narrower than it would be has more lines.
        let isNarrow = own.width > width && own.height >= 0
        let ownHeight = isNarrow ? view.sizeThatFits(CGSize(width: width, height: 1e6)).height : own.height
        return CGSize(width: width, height: length(proposal.height, ownHeight, .vertical))
    }

    private func length(_ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own >= 0 else { return max(proposed ?? 0, 0) }
        let lowest = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
        let highest = view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : .infinity
        return min(max(proposed ?? own, lowest), highest)
    }
}

/// A view of UIKit's with those inside, as large as it is offered.
struct ShownUIView: View {
    let view: UIView

    private struct Inside: Identifiable {
        let view: UIView
        var id: ObjectIdentifier { ObjectIdentifier(view) }
    }

    var body: some View {
        let version = view.changes.read
        let layer = view.layer
        let outline = layer.outline
        let shadow = layer.shadowColor.map { Color(cgColor: $0).opacity(Double(layer.shadowOpacity)) }
        UIViewLayout(view: view, version: version) {
            ZStack { view._content }.layoutValue(key: IsOwnContent.self, value: true)
            ForEach(view.subviews.map { Inside(view: $0) }) { ShownUIView(view: $0.view) }
        }
        .modifier(CutOff(outline: layer.masksToBounds ? outline : nil))
        .background { if let color = view.backgroundColor { outline.fill(Color(color)) } }
        .overlay {
            if layer.borderWidth > 0 {
                let color = layer.borderColor.map { Color(cgColor: $0) } ?? .black
                outline.strokeBorder(color, lineWidth: layer.borderWidth).allowsHitTesting(false)
            }
        }
        .shadow(
            color: shadow ?? .clear, radius: layer.shadowRadius, x: layer.shadowOffset.width,
            y: layer.shadowOffset.height
        )
        .modifier(TurnedAboutMiddle(transform: view.transform))
        .transformEnvironment(\.tint) { if let color = view.tintColor { $0 = AnyShapeStyle(Color(color)) } }
        .opacity(view.isHidden ? 0 : view.alpha)
        .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0.01)
        .accessibilityHidden(view.isHidden || view.alpha <= 0.01)
    }
}

/// Cuts off what is outside of an outline; a clip that cuts nothing would still keep materials from seeing through it.
private struct CutOff: ViewModifier {
    let outline: UnevenRoundedRectangle?

    func body(content: Content) -> some View {
        if let outline { content.clipShape(outline) } else { content }
    }
}

private struct TurnedAboutMiddle: GeometryEffect {
    let transform: CGAffineTransform

    func effectValue(size: CGSize) -> ProjectionTransform {
        let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return ProjectionTransform(middle.inverted().concatenating(transform).concatenating(middle))
    }
}

private struct IsOwnContent: LayoutValueKey {
    static let defaultValue = false
}

/// Puts the views inside of one where their frames are.
private struct UIViewLayout: Layout {
    let view: UIView
    let version: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated {
            view.takeSize(bounds.size)
            for subview in subviews where subview[IsOwnContent.self] {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(bounds.size))
            }
            for (inside, subview) in zip(view.subviews, subviews.filter { !$0[IsOwnContent.self] }) {
                let frame = inside.frame
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: ProposedViewSize(frame.size))
            }
        }
    }
}
