import SwiftUICore

/// Shows rows of a menu in the environment that they were written in, but for what the menu says of its rows.
nonisolated private struct MenuSurroundings: ViewModifier {
    let environment: EnvironmentValues
    @Environment(\.menuContext) private var menu
    @Environment(\.menuHasMarks) private var hasMarks
    @Environment(\.actionWrapper) private var wrapper

    init(environment: EnvironmentValues) { self.environment = environment }

    @MainActor func body(content: Content) -> some View {
        content
            .buttonStyle(MenuButtonStyle())
            .toggleStyle(MenuToggleStyle())
            .environment(\.self, joined)
    }

    private var joined: EnvironmentValues {
        var values = environment
        values.menuContext = menu
        values.menuHasMarks = hasMarks
        values.actionWrapper = wrapper
        values.foregroundStyles = nil
        values.lineLimits = .none
        values.textCase = nil
        return values
    }
}

extension View {
    /// Shows rows of a menu in the environment of the views that they were written among, as rows all the same.
    nonisolated package func menuRows(writtenIn environment: EnvironmentValues) -> some View {
        modifier(MenuSurroundings(environment: environment))
    }
}
