/// A field with a button that empties it, where the app asked for one in all fields.
struct ClearableField: View {
    let field: EditableField
    let mode: UITextField.ViewMode
    @State private var isEditing = false

    init(field: EditableField, mode: UITextField.ViewMode) {
        self.field = field
        self.mode = mode
    }

    var body: some View {
        HStack(spacing: 6) {
            watched
            if isShown {
                Button {
                    field.source.write("")
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Clear text"))
            }
        }
    }

    private var watched: EditableField {
        var watched = field
        watched.onEditingChanged = {
            isEditing = $0
            field.onEditingChanged($0)
        }
        return watched
    }

    private var isShown: Bool {
        guard !field.source.read().isEmpty else { return false }
        return switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
