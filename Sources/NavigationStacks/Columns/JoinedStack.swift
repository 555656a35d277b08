/// The stack of a split view's columns on a phone, as a stack of the app's in one of the columns knows it. Both share one
/// bar: that of the inner stack, whose root leads back to the column before.
struct JoinedStack: Equatable {
    /// The ways back from the column, the nearest first.
    let steps: [BackStep]
    /// Whether the column shows its title large where nobody says how.
    let isLarge: Bool
}

private struct JoinedStackKey: PlaceBoundKey {
    static var defaultValue: JoinedStack? { nil }
}

extension EnvironmentValues {
    /// The stack of columns that the next stack inside joins; nil where it has a bar of its own.
    var joinedStack: JoinedStack? {
        get { self[JoinedStackKey.self] }
        set { self[JoinedStackKey.self] = newValue }
    }
}

/// Has a stack in a column of a split view on a phone join the stack of the columns, in front of whose root the column is.
/// What the column has for the bar outside of the inner stack still needs the bar of the columns.
struct StackJoining: ViewModifier {
    @Environment(\.navigationContext) private var context

    nonisolated init() {}

    func body(content: Content) -> some View {
        if let context, let stack = context.stack, context.screen != 0 {
            content.modifier(Following(stack: stack, screen: context.screen))
        } else {
            content
        }
    }

    /// The titles of the columns before may change.
    private struct Following: ViewModifier {
        @ObservedObject var stack: StackModel
        let screen: Int

        func body(content: Content) -> some View {
            content.environment(\.joinedStack, stack.record(of: screen).hasBarItems ? nil : stack.joined(at: screen))
        }
    }
}

extension StackModel {
    /// What a stack in a screen of this one joins.
    fileprivate func joined(at screen: Int) -> JoinedStack {
        let largeTitles = largeTitles(in: joined)
        return JoinedStack(
            steps: history(before: screen), isLarge: entry(below: screen).map { largeTitles[$0] != false } ?? true)
    }
}

extension BarPreferences {
    /// What the stack around hears where it shares the bar of the stack that shows this: it has none for the screen, whose
    /// title the buttons show that lead back to it.
    ///
    /// - Parameter isRoot: whether the stack around may go back from here.
    func joining(isRoot: Bool) -> BarPreferences {
        var joining = beyondStack
        joining.title = title
        joining.displayMode = displayMode
        joining.hidesBackButton = hidesBackButton || !isRoot
        joining.visibilities[.navigationBar] = .hidden
        return joining
    }
}
