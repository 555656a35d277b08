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
    @Environment(\.motionWatchers) private var watchers

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
        guard let hasCome else { return withTransaction(watched(opening)) { isIn = true } }
        var transaction = watched(opening)
        transaction.addAnimationCompletion(criteria: .removed) { if isIn { hasCome() } }
        withTransaction(transaction) { isIn = true }
    }

    /// A motion whose end those are told of who wait for it.
    private func watched(_ animation: Animation) -> Transaction {
        var transaction = Transaction(animation: animation)
        transaction.completions = watchers
        return transaction
    }

    private func go() {
        willGo?()
        guard !appearsAtOnce else {
            isIn = false
            return presentation.didLeave()
        }
        var transaction = watched(closing)
        transaction.addAnimationCompletion { presentation.didLeave() }
        withTransaction(transaction) { isIn = false }
    }
}
