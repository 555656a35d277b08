/// Whether the content of views can be edited, as rows of a list can be deleted and moved.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for now, as while a row is swiped.
    case transient
    /// It can.
    case active

    /// Whether it can.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether content can be edited: kept by the screen around, else by the window; nil outside of any.
    public var editMode: Binding<EditMode>? {
        get { keptEditMode ?? WindowEditMode.current }
        set { self[EditModeKey.self] = newValue }
    }

    /// The edit mode that a view around keeps.
    fileprivate var keptEditMode: Binding<EditMode>? { self[EditModeKey.self] }
}

/// The edit mode of a window, for lists and buttons that stand on no screen of a stack.
@MainActor
private final class WindowEditMode: WindowPart {
    static var outlivesViews: Bool { true }

    private var mode: StateLocation<EditMode>?

    init() {}

    /// That of the window whose code runs.
    nonisolated static var current: Binding<EditMode>? {
        // A task of the window may ask on another thread.
        guard MainThread.isCurrent, let graph = WindowContext.current?.graph else { return nil }
        return MainActor.assumeIsolated { graph.part(WindowEditMode.self).binding(in: graph) }
    }

    private func binding(in graph: ViewGraph) -> Binding<EditMode> {
        let mode = mode ?? StateLocation(.inactive, in: graph)
        self.mode = mode
        return Binding(
            identity: ObjectIdentifier(mode), transaction: Transaction(), getter: { mode.value },
            setter: { mode.set($0, .forWrite(through: $1)) })
    }
}

/// Starts and ends editing what is in the same scope: "Edit" and "Done".
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that starts and ends editing.
    public init() {}

    /// The button; disabled outside of any window.
    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(action: {
            withAnimation(.easeInOut(duration: 0.3)) { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }) {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(editMode == nil)
    }
}

/// Keeps an edit mode for a screen, so that buttons in its bars and lists in its content share it.
private struct EditModeScope: ViewModifier {
    @RestoredState private var mode = EditMode.inactive
    @Environment(\.keptEditMode) private var outer

    func body(content: Content) -> some View { content.environment(\.editMode, outer ?? $mode) }
}

extension View {
    /// Keeps an edit mode for the view and what is in it, unless somebody around keeps one.
    ///
    /// To be put around a screen together with its bars.
    nonisolated package func editModeScope() -> some View { modifier(EditModeScope()) }
}
