import SwiftUICore

/// Brings what is presented onto the screen when it appears, and takes it off when the app wants it no more.
struct PresentationMotion: ViewModifier {
    let presentation: Presentation
    @Binding var isIn: Bool
    let opening: Animation
    let closing: Animation
    var willCome: (() -> Void)?
    /// Called when nothing moves any more, unless it has left meanwhile.
    var hasCome: (() -> Void)?
    var willGo: (() -> Void)?
    @Environment(\.appearsAtOnce) private var appearsAtOnce

    func body(content: Content) -> some View {
        content
            .onAppear(perform: come)
            .onChange(of: presentation.isLeaving) { if $1 { go() } }
    }

    private func come() {
        willCome?()
        presentation.didAppear()
        guard !presentation.isLeaving else { return presentation.didLeave() }
        guard !appearsAtOnce else {
            isIn = true
            hasCome?()
            return
        }
        guard let hasCome else { return withAnimation(opening) { isIn = true } }
        withAnimation(opening, completionCriteria: .removed) {
            isIn = true
        } completion: {
            if isIn { hasCome() }
        }
    }

    private func go() {
        willGo?()
        guard !appearsAtOnce else {
            isIn = false
            return presentation.didLeave()
        }
        withAnimation(closing) {
            isIn = false
        } completion: {
            presentation.didLeave()
        }
    }
}
