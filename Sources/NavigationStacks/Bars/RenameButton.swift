/// What renaming something in a place begins with.
@MainActor @preconcurrency
public struct RenameAction {
    let action: @MainActor () -> Void

    /// Begins.
    public func callAsFunction() { MainThread.run(action) }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// What a `RenameButton` does here; nil where nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

/// A button that begins to rename what the place around it says, as the title in a bar.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button, which is disabled where nothing can be renamed.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == RiffleControls.Label<Text, Image> {
    /// A button with a pencil.
    public init() { label = RiffleControls.Label("Rename", systemImage: "pencil") }
}

extension View {
    /// Says what renaming begins with in the view.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(RenameActionModifier(action: { action() }))
    }

    /// Has renaming in the view direct the keyboard to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

nonisolated private struct RenameActionModifier: ViewModifier {
    let action: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        content.environment(\.rename, RenameAction(action: action))
    }
}
