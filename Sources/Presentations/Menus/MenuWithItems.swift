import SwiftUICore

/// Shows a menu that has items; one without any does not open, as on iOS.
struct MenuWithItems<Surface: View>: View {
    let presentation: Presentation
    /// What is in the menu.
    let content: AnyView
    let surface: Surface

    init(presentation: Presentation, content: AnyView, @ViewBuilder surface: () -> Surface) {
        self.presentation = presentation
        self.content = content
        self.surface = surface()
    }

    var body: some View {
        let presentation = presentation
        Group(sections: content) { sections in
            if sections.contains(where: { !$0.contentAndActions.isEmpty }) {
                surface
            } else {
                // It has gone before anything of it is shown.
                Color.clear
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                    .onAppear { presentation.dismiss() }
                    .onChange(of: presentation.isLeaving) { if $1 { presentation.didLeave() } }
            }
        }
    }
}
