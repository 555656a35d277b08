import SwiftUICore

/// Views that slide in from below, or fade in for who wants less motion, and cover the window.
struct CoverSurface: View {
    let presentation: Presentation

    @State private var options = PresentationOptions()
    @State private var isIn = false
    /// Whether it has come all the way, and hides what is below.
    @State private var isThere = false
    @Environment(\.accessibilityReduceMotion) private var fades

    var body: some View {
        GeometryReader { proxy in
            CoveredArea { presentation.content }
                .frame(width: proxy.size.width, height: proxy.size.height)
                .background { options.background ?? AnyView(Color(UIColor.systemBackground)) }
                .accessibilityEdit {
                    $0.children = .contain
                    $0.role = .dialog
                    $0.addedTraits = .modal
                }
                .offset(y: isIn || fades ? 0 : proxy.size.height + 20)
                .opacity(isIn || !fades ? 1 : 0)
        }
        // What an app gives its cover for a ground may be clear.
        .coversWindow(isThere && options.background == nil)
        .onPreferenceChange(PresentationOptionsKey.self) { options = $0 }
        .modifier(
            PresentationMotion(
                presentation: presentation, isIn: $isIn, opening: SheetSurface.motion, closing: SheetSurface.motion,
                hasCome: { isThere = true }, willGo: { isThere = false }))
    }
}
