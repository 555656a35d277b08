import Foundation
import SwiftUICore

/// A card that slides in from below, or fades in for who wants less motion.
struct SheetSurface: View {
    let presentation: Presentation

    @State private var options = PresentationOptions()
    @State private var isIn = false
    /// Where a drag has left the card.
    @RestoredState private var chosen: PresentationDetent?
    /// The height of the card's upper edge when a drag began, and where the finger has it now.
    @State private var pull: Pull?
    @State private var handover = ScrollHandover()
    /// The largest that a card has been whose size sticks.
    @State private var largest = CGSize.zero
    @Environment(\.self) private var environment

    private struct Pull: Equatable {
        let start: CGFloat
        var edge: CGFloat
    }

    /// The motion of sheets: UIKit's springs for modal views have a response of half a second and no bounce.
    static let motion = Animation.spring(duration: 0.5, bounce: 0)
    /// How far below the window the card rests before it comes, in points: what is left of the spring's way when it
    /// counts as over is out of sight.
    private static let margin: CGFloat = 20

    var body: some View {
        GeometryReader { proxy in
            sheet(SheetFrame(proxy.size, options, environment))
        }
    }

    private var canDismiss: Bool { options.isDismissDisabled != true }

    private var detent: PresentationDetent? { options.selection?.wrappedValue ?? chosen }

    private func sheet(_ frame: SheetFrame) -> some View {
        let rest = frame.heights.height(of: detent)
        let pulled = pull.map { frame.heights.pulled(to: $0.edge, canDismiss: canDismiss) } ?? (rest, 0)
        let hidden = frame.window.height + Self.margin - frame.lift
        // Who wants less motion sees it fade in where it is.
        let fades = environment.accessibilityReduceMotion
        let offset = isIn || fades ? pulled.offset : max(pulled.height + Self.margin, frame.isCard ? hidden : 0)
        let shown = isIn ? max(1 - pulled.offset / max(pulled.height, 1), 0) : 0
        let isReachable = isBackgroundReachable(frame.heights, rest)
        return ZStack(alignment: frame.fitted.contains(.vertical) ? .center : .bottom) {
            ground(shown: isReachable ? 0 : shown)
                .allowsHitTesting(!isReachable)
            card(frame, height: pulled.height)
                .padding(.bottom, frame.lift)
                .offset(y: offset)
                .opacity(isIn || !fades ? 1 : 0)
        }
        .frame(width: frame.window.width, height: frame.window.height)
        .animation(isIn ? Self.motion : nil, value: rest)
        .setback(frame.setback(height: pulled.height, shown: shown))
        .onPreferenceChange(PresentationOptionsKey.self) { take($0) }
        .modifier(
            PresentationMotion(presentation: presentation, isIn: $isIn, opening: Self.motion, closing: Self.motion)
        )
        .onChange(of: Behavior(isModal: !isReachable, canCancel: canDismiss), initial: true) { behave($1) }
    }

    /// Dims what is behind; a tap on it dismisses.
    private func ground(shown: CGFloat) -> some View {
        Color.black
            .opacity(environment.colorScheme == .dark ? 0.48 : 0.2)
            .opacity(shown)
            .contentShape(Rectangle())
            .onTapGesture { if canDismiss { presentation.dismiss() } }
            .accessibilityHidden(true)
    }

    private func card(_ frame: SheetFrame, height: CGFloat) -> some View {
        let isGrabberShown =
            options.dragIndicator == .visible
            || (options.dragIndicator != .hidden && frame.heights.rests.count > 1)
        let shape = frame.shape(radius: (options.cornerRadius ?? nil) ?? 10)
        return CoveredArea { presentation.content }
            .environment(\.scrollHandover, handover)
            .frame(
                minWidth: frame.fitted.contains(.horizontal) ? least(frame, .horizontal) : frame.width,
                maxWidth: frame.width,
                minHeight: frame.fitted.contains(.vertical) ? least(frame, .vertical) : height, maxHeight: height
            )
            .fixedSize(horizontal: frame.fitted.contains(.horizontal), vertical: frame.fitted.contains(.vertical))
            .onGeometryChange(for: CGSize.self, of: { frame.sticky.isEmpty ? .zero : $0.size }) { size in
                largest = CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
            }
            .background { options.background ?? AnyView(Color(UIColor.systemBackground)) }
            .clipShape(shape)
            .contentShape(shape)
            .overlay(alignment: .top) {
                if isGrabberShown { SheetGrabber(heights: frame.heights, choose: { choose($0) }) }
            }
            .gesture(drag(frame.heights))
            .accessibilityEdit {
                $0.children = .contain
                $0.role = .dialog
                $0.addedTraits = .modal
            }
            .accessibilityAction(.escape) { if canDismiss { presentation.dismiss() } }
            .afterEvaluation { handOver(frame.heights) }
    }

    /// How large a card is at least that is as large as its content in a direction.
    private func least(_ frame: SheetFrame, _ axis: Axis) -> CGFloat? {
        guard frame.sticky.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        return axis == .horizontal ? min(largest.width, frame.width) : largest.height
    }

    private func take(_ new: PresentationOptions) {
        options = new
        guard new.detents?.contains(where: { !$0.isValid }) == true else { return }
        presentation.report(
            "a detent of a sheet is made with a number that is no height: not a number, infinite or negative. The sheet "
                + "rests at its largest height, or at none, instead.")
    }

    private struct Behavior: Equatable {
        let isModal: Bool
        let canCancel: Bool
    }

    private func behave(_ behavior: Behavior) {
        let presentation = presentation
        presentation.behave(
            isModal: behavior.isModal, onCancel: behavior.canCancel ? { presentation.dismiss() } : nil)
    }

    private func isBackgroundReachable(_ heights: SheetHeights, _ rest: CGFloat) -> Bool {
        switch options.backgroundInteraction?.kind {
        case .enabled: true
        case .enabledUpThrough(let detent): rest <= heights.height(of: detent)
        case .automatic, .disabled, nil: false
        }
    }

    // MARK: Dragging

    /// Begins up or down only: what a finger does that moves to a side is for what it is on.
    private func drag(_ heights: SheetHeights) -> some Gesture {
        var pan = PanGesture(axes: .vertical, coordinateSpace: .global)
        pan.countsFromTouch = true
        return
            pan
            .onChanged { move(by: $0.translation.height, heights) }
            .onEnded { value in
                move(by: value.translation.height, heights)
                letGo(velocity: value.velocity.height, heights)
            }
    }

    private func move(by way: CGFloat, _ heights: SheetHeights) {
        let start = pull?.start ?? heights.height(of: detent)
        pull = Pull(start: start, edge: start - way)
    }

    private func letGo(velocity: CGFloat, _ heights: SheetHeights) {
        guard let pull else { return }
        let rest = heights.rest(from: pull.edge, velocity: velocity, canDismiss: canDismiss)
        withAnimation(Self.motion) {
            self.pull = nil
            if let rest { choose(heights.detent(at: rest)) }
        }
        if rest == nil { presentation.dismiss() }
    }

    /// A scroll view at its top leaves the finger to the card, which also grows before the content scrolls.
    private func handOver(_ heights: SheetHeights) {
        let start = pull?.start ?? heights.height(of: detent)
        let room = options.contentInteraction == .scrolls ? 0 : heights.rests[heights.rests.count - 1] - start
        handover.take = { way, scrolled in
            let taken = way > 0 ? max(way - scrolled, 0) : scrolled > 0 ? 0 : max(way, -room)
            if taken != 0 || pull != nil { move(by: taken, heights) }
            return taken
        }
        handover.release = { velocity in
            guard let pull, pull.edge != pull.start else {
                self.pull = nil
                return false
            }
            letGo(velocity: velocity, heights)
            return true
        }
    }

    private func choose(_ detent: PresentationDetent) {
        chosen = detent
        if let selection = options.selection, selection.wrappedValue != detent { selection.wrappedValue = detent }
    }
}

/// The handle on top of a sheet.
private struct SheetGrabber: View {
    let heights: SheetHeights
    let choose: (PresentationDetent) -> Void

    var body: some View {
        Capsule()
            .fill(Color(UIColor.tertiaryLabel))
            .frame(width: 36, height: 5)
            .padding(.top, 5)
            .accessibilityElement()
            .accessibilityLabel("Sheet Grabber")
            .accessibilityAddTraits(.isButton)
            .accessibilityHidden(heights.rests.count < 2)
    }
}
