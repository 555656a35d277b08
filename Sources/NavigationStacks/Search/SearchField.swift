/// A screen's field to search with, below its bar; in place of the bar while somebody searches.
struct SearchField: View {
    @ObservedObject var model: SearchModel
    /// What the modifier has said last, so that the field is shown anew.
    let version: Int
    /// Without the room around it, in points.
    let fieldHeight: CGFloat
    @FocusState private var isFocused: Bool
    @State private var focus = TextFocus.none
    @Environment(\.colorScheme) private var colorScheme

    init(model: SearchModel, version: Int, fieldHeight: CGFloat) {
        self.model = model
        self.version = version
        self.fieldHeight = fieldHeight
    }

    /// The room above and below the field, in points.
    nonisolated static let margin: CGFloat = 8
    /// What a choice of scopes adds.
    nonisolated static let scopesHeight: CGFloat = 44

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                field
                if model.isActive {
                    Button("Cancel") { model.cancel() }
                        .font(.system(size: 17))
                        .fixedSize()
                        .barTouches()
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .padding(.horizontal, BarMetrics.margin)
            .frame(height: fieldHeight + 2 * Self.margin, alignment: .center)
            if let scopes = model.shownScopes {
                scopes.titles
                    .padding(.horizontal, BarMetrics.margin)
                    .frame(height: Self.scopesHeight, alignment: .top)
            }
        }
        .onKeyCommand([KeyboardShortcut(.escape, modifiers: [])], isEnabled: model.isActive) { model.cancel() }
        .onTextFocus {
            focus = $0
            model.setKeyboard($0 != .none)
        }
        // The search covers the bar's buttons. The Tab key has to come by without that, or it would never come to them.
        .onChange(of: focus) { if focus == .asked { model.setActive(true) } }
        .onChange(of: model.setup.text.wrappedValue) { _, text in
            if focus == .passing, !text.isEmpty { model.setActive(true) }
        }
        .onChange(of: model.isActive) { isFocused = model.isActive }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass")
                .font(.body)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            ForEach(Array(model.setup.tokens.enumerated()), id: \.offset.own) { token in
                token.element
                    .font(.subheadline)
                    .foregroundStyle(Color.white)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 2)
                    .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 5))
            }
            connected(
                TextField(text: model.setup.text, prompt: model.setup.prompt ?? Text("Search")) {
                    model.setup.prompt ?? Text("Search")
                }
                .focused($isFocused)
                .textFieldStyle(.plain)
                .font(.body)
                .searchFields()
                .focusEffectDisabled()
                .environment(\.submitActions, submit)
                // A touch on the field's ground is one on its text.
                .modifier(
                    TouchReachModifier(
                        least: CGSize(width: 0, height: fieldHeight), most: CGSize(width: 0, height: 10))))
            if !model.setup.text.wrappedValue.isEmpty {
                Button {
                    model.setup.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.body).foregroundStyle(Color.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Clear text"))
                .modifier(
                    TouchReachModifier(
                        least: CGSize(width: BarMetrics.row, height: BarMetrics.row),
                        most: CGSize(width: 14, height: 14)))
            }
        }
        .padding(.horizontal, 8)
        .frame(height: fieldHeight)
        .background(ground, in: RoundedRectangle(cornerRadius: 10))
        // Around the whole field, as the keyboard came to it, and not around the text in it.
        .overlay {
            if focus == .passing {
                RoundedRectangle(cornerRadius: 13).strokeBorder(TintShapeStyle(), lineWidth: 3).padding(-4)
                    .allowsHitTesting(false)
            }
        }
    }

    private func connected(_ field: some View) -> AnyView {
        let field = AnyView(field)
        return model.setup.focus?.connect(field) ?? field
    }

    /// The system's tertiary fill.
    private var ground: Color {
        Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255).opacity(colorScheme == .dark ? 0.24 : 0.12)
    }

    private var submit: SubmitActions {
        var submit = model.setup.submit ?? SubmitActions()
        submit.isSearch = true
        submit.append(.search) { model.setActive(true) }
        return submit
    }
}

/// A choice of what is searched, as segments.
struct ScopeBar<Scope: Hashable>: View {
    let scope: Binding<Scope>
    let scopes: AnyView
    @Environment(\.colorScheme) private var colorScheme

    init(scope: Binding<Scope>, scopes: AnyView) {
        self.scope = scope
        self.scopes = scopes
    }

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: scopes) { subviews in
                ForEach(subviews) { subview in
                    segment(subview, subview.containerValues.tag(for: Scope.self))
                }
            }
        }
        .padding(2)
        .frame(height: 32)
        .background(
            Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255).opacity(colorScheme == .dark ? 0.24 : 0.12),
            in: RoundedRectangle(cornerRadius: 9))
    }

    private func segment(_ title: Subview, _ value: Scope?) -> some View {
        let isChosen = value == scope.wrappedValue
        return Button {
            if let value { scope.wrappedValue = value }
        } label: {
            title
                .font(.system(size: 13, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(Color.primary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if isChosen {
                        RoundedRectangle(cornerRadius: 7)
                            .fill(colorScheme == .dark ? Color(white: 0.39) : Color.white)
                            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                    }
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
