import SwiftUICore

/// Shows a menu beside what it was opened from.
struct MenuSurface: View {
    let presentation: Presentation
    let content: AnyView
    let context: MenuContext
    let order: MenuOrder
    /// Where the mouse has opened it; nil where it stands beside a view.
    var pointer: CGPoint?

    @State private var isIn = false
    /// Where the menu was opened from, once it is known.
    @State private var anchor: CGRect?
    @Environment(\.self) private var environment

    /// Measured on iOS 18.5.
    private static let opening = Animation.spring(duration: 0.337, bounce: 0.2)
    private static let closing = Animation.spring(duration: 0.409, bounce: 0)

    var body: some View {
        let presentation = presentation
        GeometryReader { proxy in
            let anchor = anchor ?? place ?? CGRect(origin: .zero, size: .zero)
            let isUpward = MenuPlacement.opensUpward(from: anchor, in: proxy.size)
            let pointer = pointer
            ZStack {
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { presentation.dismiss() }
                    .onSecondaryPress { _ in presentation.dismiss() }
                    .accessibilityHidden(true)
                MenuPlacement(
                    anchor: anchor, covered: environment.safeAreaInsets, gap: pointer == nil ? 8 : 0,
                    isAtPoint: pointer != nil
                ) {
                    MenuCard(
                        content: content, isReversed: isUpward && order != .fixed, context: context
                    )
                    .scaleEffect(isIn ? 1 : 0.2, anchor: origin(of: anchor, in: proxy.size, isUpward))
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

    /// The point of the card that is nearest to what it was opened from.
    private func origin(of anchor: CGRect, in window: CGSize, _ isUpward: Bool) -> UnitPoint {
        let middle = anchor.midX / max(window.width, 1)
        if pointer != nil {
            return UnitPoint(x: anchor.minX + MenuMetrics.width > window.width ? 1 : 0, y: isUpward ? 1 : 0)
        }
        return UnitPoint(x: middle < 0.4 ? 0.1 : middle > 0.6 ? 0.9 : 0.5, y: isUpward ? 1 : 0)
    }

    private var place: CGRect? {
        pointer.map { CGRect(origin: $0, size: .zero) } ?? presentation.anchor.frame
    }
}
