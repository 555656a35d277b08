import SwiftUICore

extension View {
    /// Goes on with the view under what covers the window's edges around it: mirrored, and blurred.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Goes on with the view under what covers the window's edges around it, or ends it there.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}

private struct BackgroundExtension: ViewModifier {
    let isEnabled: Bool

    /// By eye.
    private static let blur: CGFloat = 8

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    ForEach(Edge.allCases.filter { proxy.cover($0) > 0 }, id: \.own) { edge in
                        strip(of: content, edge, proxy)
                    }
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
    }

    /// What lies beyond an edge: the view turned over there, as far as that edge is covered.
    private func strip(of content: Content, _ edge: Edge, _ proxy: GeometryProxy) -> some View {
        let size = proxy.size
        let cover = proxy.cover(edge)
        let isVertical = edge == .top || edge == .bottom
        let isFirst = edge == .top || edge == .leading
        let offset = isFirst ? -cover : isVertical ? size.height : size.width
        return
            content
            .frame(width: size.width, height: size.height)
            .scaleEffect(x: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
            .blur(radius: Self.blur, opaque: true)
            .frame(
                width: isVertical ? size.width : cover, height: isVertical ? cover : size.height,
                alignment: edge.opposite
            )
            .clipped()
            .offset(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
    }
}

extension GeometryProxy {
    fileprivate func cover(_ edge: Edge) -> CGFloat {
        switch edge {
        case .top: safeAreaInsets.top
        case .bottom: safeAreaInsets.bottom
        case .leading: safeAreaInsets.leading
        case .trailing: safeAreaInsets.trailing
        }
    }
}

extension Edge {
    fileprivate var opposite: Alignment {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
