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
    @Environment(\.menuActionDismissBehavior) private var behavior

    func body(content: Content) -> some View {
        let (presentation, context, willCome) = (presentation, context, willCome)
        content
            .environment(\.actionWrapper, context.wrapper(for: behavior))
            .environment(\.lineLimits, .none)
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
            .afterEvaluation {
                context.closing.perform = { [weak context] _, action in
                    context?.closeAll()
                    action()
                }
            }
    }
}
