/// The title in a bar where it opens a menu: of what the app says, or to rename what is on the screen.
struct EditableTitle: View {
    let title: Text
    let look: TextLook
    /// The title that can be edited; nil where it cannot.
    let name: Binding<String>?
    let menu: ToolbarEntry.Box?
    /// What can be done with the document on the screen.
    let document: ToolbarEntry.Box?

    @RestoredState private var isEditing = false
    @RestoredState private var draft = ""
    @FocusState private var isFocused: Bool

    init(
        title: Text, look: TextLook, name: Binding<String>?, menu: ToolbarEntry.Box?, document: ToolbarEntry.Box?
    ) {
        self.title = title
        self.look = look
        self.name = name
        self.menu = menu
        self.document = document
    }

    var body: some View {
        if isEditing, name != nil { field } else { label }
    }

    private var label: some View {
        Menu {
            if let document { rows(of: document) }
            if let menu {
                rows(of: menu)
            } else if name != nil {
                RenameButton().renameAction(begin)
            }
        } label: {
            HStack(spacing: 4) {
                title.titled(look, usual: .system(size: 17, weight: .semibold)).lineLimit(...1)
                Image(systemName: "chevron.down.circle.fill")
                    .font(.system(size: 15))
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        .screenHeading()
    }

    /// Rows in the environment that they were written in, where renaming begins with the title, unless the app says with what.
    private func rows(of box: ToolbarEntry.Box) -> some View {
        let own = name == nil ? nil : RenameAction(action: begin)
        return box.content
            .environment(\.rename, box.environment.rename ?? own)
            .menuRows(writtenIn: box.environment)
    }

    private var field: some View {
        TextField("Title", text: $draft)
            .font(.system(size: 17, weight: .semibold))
            .multilineTextAlignment(.center)
            .submitLabel(.done)
            .focused($isFocused)
            .onSubmit(finish)
            .onChange(of: isFocused) { if !$1 { finish() } }
            .padding(.horizontal, 10)
            .frame(maxWidth: 240, minHeight: 34)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
            .onAppear { isFocused = true }
    }

    private func begin() {
        guard let name else { return }
        draft = name.wrappedValue
        isEditing = true
    }

    /// An empty title is none: what was there stays.
    private func finish() {
        guard isEditing else { return }
        isEditing = false
        if !draft.isEmpty, draft != name?.wrappedValue { name?.wrappedValue = draft }
    }
}
