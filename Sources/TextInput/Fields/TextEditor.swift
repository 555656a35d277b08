/// A text of any length to be edited, which scrolls.
public struct TextEditor: View {
    private let text: Binding<String>
    private var selection: Binding<TextSelection?>?

    @Environment(\.scrollContentBackground) private var ground

    /// An editor of a text.
    public init(text: Binding<String>) { self.text = text }

    /// An editor of a text, whose selection the app knows and sets.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    /// What a text view keeps free around its text (apple-facts-controls.md §6).
    private static var insets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

    /// The text in its scroll view.
    public var body: some View {
        GeometryReader { geometry in
            ScrollView {
                EditableField(
                    source: TextSource(text), placeholder: nil, name: nil, isEditor: true,
                    // A touch below the last line is for the text too.
                    minHeight: max(geometry.size.height - Self.insets.top - Self.insets.bottom, 0),
                    selection: selection
                )
                .padding(Self.insets)
            }
            // One element: that of the text, which is called as the editor is.
            .accessibilityEdit { $0.dissolves = true }
        }
        .background { if ground != .hidden { Color(.systemBackground) } }
        .lineLimit(nil)
    }
}
