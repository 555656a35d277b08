import SwiftUICore

/// Shows a dialog at the lower edge of the window; a tap beside it cancels.
struct DialogSurface: View {
    let presentation: Presentation

    @State private var isIn = false
    @Environment(\.self) private var environment

    /// Between the dialog and the window's sides, in points.
    private static let margin: CGFloat = 8
    /// On wide windows, as on a phone held upright.
    private static let widest: CGFloat = 414

    nonisolated init(presentation: Presentation) { self.presentation = presentation }

    var body: some View {
        GeometryReader { proxy in
            let bottom = max(environment.safeAreaInsets.bottom, Self.margin)
            ZStack(alignment: .bottom) {
                Color.black
                    .opacity(environment.colorScheme == .dark ? 0.48 : 0.2)
                    .opacity(isIn ? 1 : 0)
                    .contentShape(Rectangle())
                    .onTapGesture { presentation.cancel() }
                    .accessibilityHidden(true)
                presentation.content
                    .environment(
                        \.dialogMaxHeight, max(proxy.size.height - environment.safeAreaInsets.top - bottom, 100)
                    )
                    .frame(width: max(min(proxy.size.width, Self.widest) - 2 * Self.margin, 0))
                    .padding(.bottom, bottom)
                    .offset(y: isIn ? 0 : proxy.size.height / 2 + bottom)
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
        }
        .systemSurface(dismissing: presentation)
        .modifier(
            PresentationMotion(presentation: presentation, isIn: $isIn, opening: Self.motion, closing: Self.motion))
    }

    /// Flutter's fit of UIKit's: 0.335 seconds.
    private static let motion = Animation.spring(duration: 0.335, bounce: 0)
}
