import SwiftUICore

/// The options side by side on a gray ground, with a thumb under the chosen one that follows a finger.
///
/// Sizes and the thumb's spring are those of UIKit's segmented control, as flutter/flutter measured them (cupertino,
/// sliding_segmented_control.dart).
struct SegmentedPicker: View {
    let choice: PickerChoice
    /// The segment under the finger; nil while none is down.
    @State private var pressed: Int?
    /// Whether the finger came down on the thumb, which follows it then.
    @State private var dragsThumb = false
    @State private var width: CGFloat = 0
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    init(choice: PickerChoice) { self.choice = choice }

    var body: some View {
        let options = choice.options
        let selected = options.firstIndex(where: \.isSelected)
        let shown = dragsThumb ? pressed ?? selected : selected
        SegmentLayout {
            ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
                segment(option, index, of: options.count, isShown: index == shown)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.height)
        .background {
            GeometryReader { proxy in ground(count: options.count, shown: shown, width: proxy.size.width) }
        }
        .contentShape(Rectangle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .gesture(gesture(options))
        .fixedSize(horizontal: false, vertical: true)
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityElement(children: .contain)
        .elementPart(.label, choice.label)
        // The line below a row goes under the whole control.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .idealWidthInBars()
    }

    private func segment(_ option: PickerChoice.Option, _ index: Int, of count: Int, isShown: Bool) -> some View {
        let look = UISegmentedControl.appearance().titleLook(isSelected: isShown)
        // A segment has a title or a picture, which look as the control's do.
        return ItemReader(option.view) { parts in
            Group {
                if let text = parts.text { text } else if let image = parts.image { image }
            }
            .font(look.font.map { Font($0) } ?? .system(size: 13, weight: isShown ? .semibold : .regular))
            .withoutTextAttributes()
            .foregroundStyle(look.color ?? Color.primary)
            .lineLimit(...1)
            .opacity(pressed == index && !dragsThumb && !isShown ? 0.2 : 1)
            .animation(.easeOut(duration: 0.2), value: pressed)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity)
            .frame(height: Metrics.height)
        }
        .contentShape(Rectangle())
        .modifier(
            ElementModifier(
                role: .button, value: "\(index + 1) of \(count)", traits: option.isSelected ? .selected : [],
                isEnabled: isEnabled, activate: option.choose))
    }

    private func ground(count: Int, shown: Int?, width: CGFloat) -> some View {
        let share = count > 0 ? width / CGFloat(count) : 0
        return ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 9, style: .continuous)
                .fill(Color(uiColor: UISegmentedControl.appearance().backgroundColor ?? .tertiarySystemFill))
            ForEach(Array(1..<max(count, 1)), id: \.own) { index in
                Rectangle()
                    .fill(Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255, opacity: 0.3))
                    .frame(width: 1)
                    .padding(.vertical, 8)
                    .padding(.leading, max(CGFloat(index) * share - 0.5, 0))
                    .opacity(index == shown || index - 1 == shown ? 0 : 1)
            }
            if let shown {
                SegmentThumb()
                    .scaleEffect(dragsThumb ? 0.95 : 1)
                    .frame(width: max(share - 4, 0))
                    .padding(.vertical, 2)
                    .padding(.leading, CGFloat(shown) * share + 2)
                    .animation(.interpolatingSpring(mass: 1, stiffness: 503.6, damping: 44.9), value: shown)
                    .animation(.interpolatingSpring(mass: 1, stiffness: 503.6, damping: 44.9), value: dragsThumb)
            }
        }
        .frame(width: width, alignment: .leading)
    }

    private func gesture(_ options: [PickerChoice.Option]) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                let index = segment(at: drag.location.x, options.count)
                if pressed == nil { dragsThumb = options[index].isSelected }
                // The finger may leave a little before it counts as gone.
                let isNear = drag.location.y > -70 && drag.location.y < Metrics.height + 70
                pressed = isNear || dragsThumb ? index : -1
            }
            .onEnded { _ in
                if let pressed, options.indices.contains(pressed) { options[pressed].choose() }
                pressed = nil
                dragsThumb = false
            }
    }

    private func segment(at x: CGFloat, _ count: Int) -> Int {
        guard width > 0 else { return 0 }
        let share = (direction == .rightToLeft ? width - x : x) / width
        return min(max(Int(clamping: (share * CGFloat(count)).rounded(.down)), 0), count - 1)
    }

    private enum Metrics {
        static let height: CGFloat = 32
    }
}

/// What lies under the chosen segment.
private struct SegmentThumb: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7, style: .continuous)
            .fill(color)
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
    }

    private var color: Color {
        if let own = UISegmentedControl.appearance().selectedSegmentTintColor { return Color(own) }
        return colorScheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white
    }
}

/// Views side by side, all as wide as the widest wants to be, or as there is room for.
nonisolated private struct SegmentLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = ideals.map(\.width).max() ?? 0
        let height = ideals.map(\.height).max() ?? 0
        let wanted = widest * CGFloat(subviews.count)
        guard let width = proposal.width, width.isFinite else { return CGSize(width: wanted, height: height) }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let share = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + share * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: share, height: bounds.height))
        }
    }
}
