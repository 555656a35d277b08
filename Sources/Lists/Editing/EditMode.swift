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
    /// Whether content can be edited; nil where nobody keeps it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Starts and ends editing what is in the same scope: "Edit" and "Done".
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that starts and ends editing.
    public init() {}

    /// The button; disabled where nobody keeps the edit mode.
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
    @State private var mode = EditMode.inactive
    @Environment(\.editMode) private var outer

    func body(content: Content) -> some View { content.environment(\.editMode, outer ?? $mode) }
}

extension View {
    /// Keeps an edit mode for the view and what is in it, unless somebody around keeps one.
    ///
    /// To be put around a screen together with its bars.
    nonisolated package func editModeScope() -> some View { modifier(EditModeScope()) }
}
