import SwiftUICore

extension View {
    /// Says what the view is for: assistive technology reads it out as a hint, and where there is a mouse, it is shown
    /// when that rests on the view.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { modifier(Help(text: Text(textKey))) }

    /// Says what the view is for: assistive technology reads it out as a hint, and where there is a mouse, it is shown
    /// when that rests on the view.
    nonisolated public func help(_ text: Text) -> some View { modifier(Help(text: text)) }

    /// Says what the view is for: assistive technology reads it out as a hint, and where there is a mouse, it is shown
    /// when that rests on the view.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { modifier(Help(text: Text(text))) }
}

/// Shows a text beside the mouse that rests on a view.
private struct Help: ViewModifier {
    let text: Text
    @State private var place: CGPoint?
    @State private var isShown = false

    nonisolated init(text: Text) { self.text = text }

    /// How long the mouse rests, in seconds; by eye.
    private static let rest = 0.8

    func body(content: Content) -> some View {
        content
            .accessibilityHint(text)
            .onContinuousHover(coordinateSpace: .global) { phase in
                switch phase {
                case .active(let point): if !isShown { place = point }
                case .ended:
                    place = nil
                    isShown = false
                }
            }
            .task(id: place) {
                guard place != nil, !isShown else { return }
                try? await Task.sleep(for: .seconds(Self.rest))
                if !Task.isCancelled { isShown = true }
            }
            .windowLayer(
                place.flatMap { place in
                    isShown ? WindowLayer(isModal: false) { Tip(text: text, place: place) } : nil
                })
    }
}

/// A text in a small box under the mouse.
private struct Tip: View {
    let text: Text
    let place: CGPoint
    @State private var size = CGSize.zero

    private static let offset: CGFloat = 20
    private static let margin: CGFloat = 4
    private static let width: CGFloat = 260

    var body: some View {
        GeometryReader { proxy in
            text
                .font(.system(size: 12))
                .foregroundStyle(Color.primary)
                .fixedSize(horizontal: false, vertical: true)
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 5, style: .continuous))
                .overlay {
                    RoundedRectangle(cornerRadius: 5, style: .continuous).stroke(Color(.separator), lineWidth: 0.5)
                }
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
                .frame(maxWidth: Self.width)
                .position(
                    x: max(min(place.x, proxy.size.width - Self.margin - size.width / 2), Self.margin + size.width / 2),
                    y: place.y + Self.offset + size.height < proxy.size.height
                        ? place.y + Self.offset + size.height / 2 : place.y - Self.margin - size.height / 2
                )
                .opacity(size.width > 0 ? 1 : 0)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
