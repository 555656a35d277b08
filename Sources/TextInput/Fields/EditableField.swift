/// A field without what a style puts around it: its text, or what stands there while there is none.
struct EditableField: View {
    let source: TextSource
    /// What stands there while there is no text.
    let placeholder: AnyView?
    /// What the field is called.
    let name: Text?
    /// What stands there while there is no text, where that is a text.
    var prompt: Text?
    var axis = Axis.horizontal
    var isSecure = false
    /// Whether the field has no return of its own, as an editor.
    var isEditor = false
    /// At least so high is what can be touched, in points; nil for what the text takes.
    var minHeight: CGFloat?
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    var selection: Binding<TextSelection?>?

    @State private var session = EditingSession()
    /// Counts what has changed in the session outside of the body.
    @State private var revision = 0
    @Environment(\.textInputPreferences) private var preferences
    @Environment(\.submitActions) private var submitActions
    @Environment(\.fieldReturn) private var fieldReturn
    @Environment(\.multilineTextAlignment) private var textAlignment
    @Environment(\.locale) private var locale

    private var isMultiline: Bool { axis == .vertical || isEditor }

    var body: some View {
        let setup = setup
        let content = next(setup)
        ZStack(alignment: Alignment(horizontal: alignment, vertical: isMultiline ? .top : .center)) {
            if let placeholder {
                placeholder
                    .foregroundStyle(.placeholder)
                    .lineLimit(isMultiline ? nil : 1)
                    .textCase(nil)
                    .opacity(content.isEmpty ? 1 : 0)
                    .allowsHitTesting(false)
            }
            EditableText(session.display, isMultiline: isMultiline)
        }
        .frame(minHeight: minHeight, alignment: .top)
        .contentShape(Rectangle())
        .modifier(TextInputModifier(client: session, label: name, placeholder: prompt))
        .textGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { session.tapped(at: $0.location) }, isTap: true
        )
        .textGesture(selecting, isTap: false)
        // They hang out of the field, where nothing of its own is touched.
        .overlay(alignment: .topLeading) { SelectionHandles(session: session, revision: content.touchRevision) }
        .windowLayer(menu(of: content))
        .afterEvaluation {
            session.onChange = { revision += 1 }
            // The ends of a selection stand beside the characters.
            session.display.onMove = { [weak session] in
                if session?.isTouchSelection == true { session?.touchChanged() }
            }
            session.take(content, setup)
        }
    }

    /// What is edited with what the app says now.
    private func next(_ setup: FieldSetup) -> FieldContent {
        // The body depends on it.
        _ = revision
        return session.next(setup)
    }

    /// What can be done with the selection.
    private func menu(of content: FieldContent) -> WindowLayer? {
        guard content.hasMenu else { return nil }
        let commands = session.menuCommands(for: content, isSecure: isSecure)
        return commands.isEmpty
            ? nil : WindowLayer(isModal: false) { EditMenu(anchor: { session.menuAnchor }, commands: commands) }
    }

    private var selecting: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { value in
                if case .second(true, let drag?) = value {
                    session.selecting(from: drag.startLocation, to: drag.location)
                }
            }
            .onEnded { _ in session.selectingEnded() }
    }

    private var alignment: HorizontalAlignment {
        switch textAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var setup: FieldSetup {
        var setup = FieldSetup(source: source)
        setup.source.locale = locale
        setup.traits = preferences.traits
        setup.traits.isSecure = isSecure
        setup.traits.isMultiline = isMultiline
        if isSecure {
            setup.traits.capitalization = .never
            setup.traits.correctsSpelling = false
        }
        setup.traits.isSearch = submitActions.isSearch
        setup.onEditingChanged = onEditingChanged
        setup.onCommit = onCommit
        setup.selection = selection
        let actions = submitActions
        let after = fieldReturn
        setup.submit = {
            actions.run()
            after?.action()
        }
        return setup
    }
}
