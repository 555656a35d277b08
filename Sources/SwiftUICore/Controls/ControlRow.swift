/// A label at the start of a row and a control at its end; the control alone where labels are hidden.
struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.hidesLabels) private var hidesLabel

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        if hidesLabel {
            ZStack {
                HiddenLabel(label: label)
                control
            }
        } else {
            HStack(spacing: 8) {
                label.frame(maxWidth: .infinity, alignment: .leading)
                control
            }
        }
    }
}

/// A label that is read out, though not seen.
struct HiddenLabel<Label: View>: View {
    let label: Label

    var body: some View { label.opacity(0).frame(width: 0, height: 0).allowsHitTesting(false) }
}
