import SwiftUICore

/// The outline of what lies above an app: rounded, and with a line along the edge for who wants more contrast.
struct SurfaceOutline: ViewModifier {
    let radius: CGFloat
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View {
        let outline = RoundedRectangle(cornerRadius: radius, style: .continuous)
        content
            .clipShape(outline)
            .overlay {
                if contrast == .increased {
                    outline.strokeBorder(Color(UIColor.separator))
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
    }
}
