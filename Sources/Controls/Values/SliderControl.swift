/// The track of a slider and its thumb.
///
/// Sizes and colors are those of UIKit's slider.
struct SliderControl<Label: View>: View {
    let value: SliderValue
    let label: Label
    let onEditingChanged: (Bool) -> Void
    /// Where the thumb was when a finger came; nil while none is there.
    @State private var start: Double?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.sliderThumbVisibility) private var thumbVisibility

    init(value: SliderValue, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
        self.value = value
        self.label = label
        self.onEditingChanged = onEditingChanged
    }

    var body: some View {
        VStack(spacing: 0) {
            control
            if !value.marks.isEmpty { SliderMarks(marks: value.marks).accessibilityHidden(true) }
        }
    }

    private var control: some View {
        let fraction = value.read()
        return GeometryReader { proxy in
            let room = max(proxy.size.width - SliderMetrics.thumb, 0)
            ZStack(alignment: .leading) {
                HiddenLabel(label: label)
                ProgressTrack(
                    fraction: (fraction * room + SliderMetrics.thumb / 2) / max(proxy.size.width, 1),
                    start: value.neutral > 0
                        ? (value.neutral * room + SliderMetrics.thumb / 2) / max(proxy.size.width, 1) : 0,
                    tint: UISlider.track(UISlider.appearance().minimumTrackTintColor),
                    ground: UISlider.track(UISlider.appearance().maximumTrackTintColor))
                thumb(room)
                    .padding(.leading, fraction * room)
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
            .opacity(isEnabled ? 1 : SliderMetrics.disabledOpacity)
        }
        .frame(height: SliderMetrics.height)
        .coordinateSpace(.named(SliderSpace()))
        .modifier(
            ElementModifier(
                role: .slider, value: QuantityWords(locale: locale).percent(fraction), isEnabled: isEnabled,
                adjust: { value.adjust($0) }))
    }

    /// - Parameter room: how far it can go, in points.
    private func thumb(_ room: CGFloat) -> some View {
        knob
            .opacity(thumbVisibility == .hidden ? 0 : 1)
            .frame(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
            .contentShape(Rectangle().inset(by: (SliderMetrics.thumb - SliderMetrics.touch) / 2))
            .gesture(drag(room))
    }

    @ViewBuilder private var knob: some View {
        if let image = UISlider.appearance().thumbImage(for: .normal) {
            Image(uiImage: image)
        } else {
            Circle()
                .fill(UISlider.appearance().thumbTintColor.map { Color($0) } ?? .white)
                .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
                .shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
        }
    }

    /// The thumb keeps its distance to the finger.
    private func drag(_ room: CGFloat) -> some Gesture {
        CallbackGesture(DragGesture(minimumDistance: 0, coordinateSpace: .named(SliderSpace()))) { transition in
            switch transition {
            case .changed(let drag):
                if start == nil {
                    start = value.read()
                    onEditingChanged(true)
                }
                move(by: drag.translation.width, room)
            case .ended(let drag):
                move(by: drag.translation.width, room)
                end()
            case .reset: end()
            }
        }
    }

    private func move(by distance: CGFloat, _ room: CGFloat) {
        guard let start, room > 0 else { return }
        withTransaction(Transaction.current.continued) {
            value.write(start + (direction == .rightToLeft ? -distance : distance) / room)
        }
    }

    private func end() {
        guard start != nil else { return }
        start = nil
        onEditingChanged(false)
    }
}

enum SliderMetrics {
    static let height: CGFloat = 31
    static let thumb: CGFloat = 28
    /// The side of what a finger has to touch.
    static let touch: CGFloat = 44
    static let disabledOpacity = 0.5
}

private struct SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    fileprivate var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Says whether the thumbs of the sliders in this view are seen. Where they are not, fingers move them all the same.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}

/// Names the space of a slider, in which its thumb moves.
private struct SliderSpace: Hashable, Sendable {}
