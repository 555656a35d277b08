import SwiftUICore

/// The options side by side, each as wide as it is, the chosen one on a ground.
struct PalettePicker: View {
    let choice: PickerChoice

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        HStack(spacing: 12) {
            HiddenLabel(label: choice.label)
            ForEach(choice.options) { option in
                Button(action: option.choose) {
                    option.view
                        .labelStyle(.iconOnly)
                        .frame(minWidth: 28, minHeight: 28)
                        .padding(4)
                        .background {
                            if option.isSelected { Circle().fill(Color(uiColor: .secondarySystemFill)) }
                        }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(option.isSelected ? .isSelected : AccessibilityTraits())
            }
        }
    }
}
