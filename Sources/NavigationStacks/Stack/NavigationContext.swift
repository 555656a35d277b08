/// The stack that views are in, and the screen on it.
///
/// Does not keep the stack alive: what the stack keeps of its screens (items of bars, views of links) has been written in an
/// environment that this is a part of.
struct NavigationContext: Equatable {
    private(set) weak var stack: StackModel?
    let screen: Int
    /// What ends the presentation that the screen is in, or is.
    let presentation: DismissTarget?

    nonisolated init(stack: StackModel, screen: Int, presentation: DismissTarget?) {
        self.stack = stack
        self.screen = screen
        self.presentation = presentation
    }

    nonisolated static func == (first: NavigationContext, second: NavigationContext) -> Bool {
        first.stack === second.stack && first.screen == second.screen
    }
}

private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    /// The stack around; nil outside of any, also in what is presented over one.
    var navigationContext: NavigationContext? {
        get {
            guard let context = self[NavigationContextKey.self], context.presentation === dismissTarget else {
                return nil
            }
            return context
        }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// Reports a mistake of the app where it was made.
struct IssueModifier: LayoutModifier {
    let message: String?

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> LayoutNode { LayoutNode(owner) }

    @MainActor
    func update(_ wrapper: LayoutNode, _ transaction: Transaction, isNew: Bool) {
        guard let message else { return }
        wrapper.graph.report(
            RuntimeIssue(kind: .other, message: message, path: wrapper.owner.path), from: wrapper.owner)
    }
}

extension View {
    /// Reports a mistake of the app, once; nil reports nothing.
    nonisolated package func reporting(_ message: String?) -> some View { modifier(IssueModifier(message: message)) }
}
