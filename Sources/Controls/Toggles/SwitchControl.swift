/// The switch of a toggle: a track, and a knob that a tap or a finger moves to its other end.
///
/// Sizes and colors are those of UIKit's switch.
struct SwitchControl: View {
    @Binding var isOn: Bool
    let isMixed: Bool
    let tint: Color?
    @State private var isPressed = false
    /// Where a finger has dragged the knob to; nil while none drags it.
    @GestureState private var draggedOn: Bool?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var environmentTint
    @Environment(\.layoutDirection) private var direction

    private enum Metrics {
        static let width: CGFloat = 51
        static let height: CGFloat = 31
        static let inset: CGFloat = 2
        static let knob: CGFloat = height - 2 * inset
        /// The knob is wider under a finger.
        static let pressedKnob: CGFloat = 34
        static let disabledOpacity = 0.5
        static let motion = Animation.spring(response: 0.3, dampingFraction: 0.85)
    }

    private var isShownOn: Bool { draggedOn ?? isOn }
    private var isHeld: Bool { isPressed || draggedOn != nil }

    var body: some View {
        ZStack(alignment: isMixed ? .center : isShownOn ? .trailing : .leading) {
            Capsule(style: .circular).fill(track).opacity(isEnabled ? 1 : Metrics.disabledOpacity)
            knob
        }
        .frame(width: Metrics.width, height: Metrics.height)
        .animation(Metrics.motion, value: isShownOn)
        .animation(Metrics.motion, value: isHeld)
        .gesture(drag)
        .modifier(
            PressModifier(fillsBounds: true, setPressed: { isPressed = $0 }, trigger: { isOn.toggle() }))
    }

    private var knob: some View {
        Capsule(style: .circular)
            .fill(UISwitch.appearance().thumbTintColor.map { Color($0) } ?? .white)
            .frame(width: isHeld && isEnabled ? Metrics.pressedKnob : Metrics.knob, height: Metrics.knob)
            .shadow(color: .black.opacity(0.06), radius: 0.5, y: 3)
            .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            .padding(Metrics.inset)
    }

    private var track: AnyShapeStyle {
        guard isShownOn else { return AnyShapeStyle(Color(uiColor: .secondarySystemFill)) }
        if let tint { return AnyShapeStyle(tint) }
        if let environmentTint { return environmentTint }
        return AnyShapeStyle(UISwitch.appearance().onTintColor.map { Color($0) } ?? .green)
    }

    /// The knob goes to the end that the finger is nearer to; lifting it there counts.
    private var drag: some Gesture {
        PanGesture(axes: .horizontal, minimumDistance: 4)
            .updating($draggedOn) { value, draggedOn, _ in draggedOn = isOnSide(value.location) }
            .onEnded { value in
                let isDraggedOn = isOnSide(value.location)
                if isDraggedOn != isOn { isOn = isDraggedOn }
            }
    }

    private func isOnSide(_ point: CGPoint) -> Bool {
        (point.x > Metrics.width / 2) == (direction == .leftToRight)
    }
}
