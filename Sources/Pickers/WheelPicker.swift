import SwiftUICore

/// The options on a wheel that a finger turns; the one in the middle is chosen when it comes to rest.
///
/// Sizes are those of UIKit's picker view, as flutter/flutter measured them (cupertino, picker.dart).
struct WheelPicker: View {
    let choice: PickerChoice
    /// The option in the middle.
    @State private var middle: Subview.ID?
    @State private var isTurning = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isWheelBeside) private var isBeside

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        let options = choice.options
        ControlScrollView(.vertical) {
            LazyVStack(spacing: 0) {
                ForEach(options) { option in
                    option.view
                        .font(.system(size: 21))
                        .lineLimit(...1)
                        .frame(maxWidth: .infinity)
                        .frame(height: Metrics.row)
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { option.choose() } }
                        .visualEffect { content, proxy in
                            let frame = proxy.frame(in: .scrollView(axis: .vertical))
                            // The margins above and below are not part of the scroll view's space.
                            let away = Double((frame.midY - Metrics.row / 2) / Metrics.radius)
                            let angle = min(max(away, -1.5), 1.5)
                            return
                                content
                                .rotation3DEffect(.radians(-angle), axis: (x: 1, y: 0, z: 0), perspective: 0.2)
                                .offset(y: (sin(angle) - away) * Metrics.radius)
                                .opacity(max(cos(angle) * (abs(away) < 0.15 ? 1 : 0.6), 0))
                        }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.vertical, (Metrics.height - Metrics.row) / 2, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        .scrollPosition(id: $middle, anchor: .center)
        .scrollIndicators(.hidden)
        .systemScrolling()
        .onScrollPhaseChange { _, phase in
            isTurning = phase != .idle
            if phase == .idle { options.first { $0.id == middle }?.choose() }
        }
        .onChange(of: choice.selected?.id, initial: true) { _, id in if !isTurning, let id { middle = id } }
        .frame(height: Metrics.height)
        .frame(minWidth: isBeside ? nil : 120)
        .background { if !isBeside { WheelBand() } }
        .clipped()
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityElement(children: .ignore)
        .elementPart(.label, choice.label)
        .elementPart(.value, choice.selected.map(\.view))
        .accessibilityAdjustableAction { step($0, options) }
    }

    private func step(_ direction: AccessibilityAdjustmentDirection, _ options: [PickerChoice.Option]) {
        guard let index = options.firstIndex(where: \.isSelected) else { return }
        let next = index + (direction == .increment ? 1 : -1)
        if options.indices.contains(next) { options[next].choose() }
    }

    fileprivate enum Metrics {
        static let height: CGFloat = 216
        static let row: CGFloat = 32
        /// Of the cylinder that the options lie on: 1.07 times the height across.
        static let radius: CGFloat = height * 1.07 / 2
    }
}

/// What marks the row in the middle of a wheel, or of several side by side.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
            .fill(Color(uiColor: .tertiarySystemFill))
            .frame(height: WheelPicker.Metrics.row)
            .padding(.horizontal, 9)
    }
}

private struct WheelBesideKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether wheels here stand side by side, with one band behind all of them.
    var isWheelBeside: Bool {
        get { self[WheelBesideKey.self] }
        set { self[WheelBesideKey.self] = newValue }
    }
}
