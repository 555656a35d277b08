/// The red circle at the start of a row that can be deleted.
struct DeleteControl: View {
    /// Shows the button that deletes.
    let action: @MainActor () -> Void
    /// What a key does: there is no finger that could slip.
    let delete: @MainActor () -> Void

    var body: some View {
        Image(systemName: "minus.circle.fill")
            .font(.system(size: 20))
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, .red)
            .frame(width: 22, height: 22)
            .padding(.leading, 1)
            .frame(width: ListMetrics.editControl, alignment: .leading)
            .contentShape(Rectangle())
            .pressable(isEnabled: { true }, setPressed: { _ in }, trigger: action)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Delete")
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { action() }
            .modifier(ActionFocusModifier(hasActions: true, activate: delete))
            .transition(.move(edge: .leading).combined(with: .opacity))
    }
}

/// The circle at the start of a row that can be selected among others.
struct SelectionControl: View {
    let isSelected: Bool

    var body: some View {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 20))
            .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .systemGray3)))
            .frame(width: 22, height: 22)
            .padding(.leading, 1)
            .frame(width: ListMetrics.editControl, alignment: .leading)
            .accessibilityHidden(true)
            .transition(.move(edge: .leading).combined(with: .opacity))
    }
}

/// The grip at the end of a row that can be moved.
struct ReorderGrip: View {
    let subview: Subview
    let element: ListedElement?
    let model: ListModel

    var body: some View {
        Image(systemName: "line.3.horizontal")
            .font(.system(size: 17))
            .foregroundStyle(Color(uiColor: .systemGray3))
            .frame(width: ListMetrics.grip, height: 22)
            .contentShape(Rectangle())
            .onLift(LiftOptions(duration: 0, mouseRests: true, scrolls: true)) { phase in
                guard let element else { return }
                model.reordering.follow(phase, element)
            }
            .accessibilityHidden(true)
            .transition(.move(edge: .trailing).combined(with: .opacity))
    }
}
