import RiffleLayers

/// A label at the start of a row and a control at its end; the control alone where labels are hidden.
package struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.rowTarget) private var rowTarget

    package init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    /// Among baselines, toggles and steppers stand with their top on the line, as measured on Apple's runtime: a toggle
    /// beside a text is 18.5 points, the text's ascent, further down than the text. Rows keep the distances of controls
    /// rather than those of their labels, as measured there, too.
    package var body: some View {
        row.alignmentGuide(.firstTextBaseline) { _ in 0 }.plainSpacing().idealWidthInBars()
    }

    @ViewBuilder private var row: some View {
        if hidesLabel {
            ZStack {
                HiddenLabel(label: label)
                control
            }
        } else {
            HStack(spacing: 8) {
                ControlLabel(label).frame(maxWidth: .infinity, alignment: .leading)
                // The room that a row keeps above and below its label is the control's too.
                control.frame(height: rowTarget == nil ? nil : 0)
            }
        }
    }
}

/// A label that is read out, though not seen.
package struct HiddenLabel<Label: View>: View {
    let label: Label

    package init(label: Label) { self.label = label }

    package var body: some View {
        label.modifier(UnseenEffect()).frame(width: 0, height: 0).allowsHitTesting(false)
    }
}

/// Shows nothing of a view that is read out all the same.
nonisolated private struct UnseenEffect: EffectModifier {
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.opacity = 0 }

    static var name: String { "unseen" }
}
