import SwiftUICore

/// What all menus have in common, wherever they stand: they come and go, and their rows close them unless they are told
/// not to.
struct MenuPresence: ViewModifier {
    let presentation: Presentation
    let context: MenuContext
    let isIn: Binding<Bool>
    let opening: Animation
    let closing: Animation
    /// Called before the menu comes, when the place of what it was opened from is known.
    let willCome: () -> Void
    @State private var wrapper = ActionWrapper()
    @Environment(\.menuActionDismissBehavior) private var behavior

    func body(content: Content) -> some View {
        let (presentation, context, behavior, willCome) = (presentation, context, behavior, willCome)
        let _ =
            wrapper.perform = { _, action in
                if behavior != .disabled { context.closeAll() }
                action()
            }
        content
            .environment(\.actionWrapper, wrapper)
            .environment(\.lineLimit, nil)
            .environment(\.textCase, nil)
            .environment(\.isEnabled, true)
            .modifier(
                PresentationMotion(
                    presentation: presentation, isIn: isIn, opening: opening, closing: closing,
                    willCome: {
                        willCome()
                        context.follow(presentation)
                    }, willGo: { context.cancel() })
            )
            .accessibilityAction(.escape) { presentation.dismiss() }
    }
}
