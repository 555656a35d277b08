import SwiftUICore

/// A button of an alert or dialog, as its frame has to know it.
struct DialogAction: Equatable {
    let role: ButtonRole?
    /// Whether it was declared to be the one that the return key triggers.
    let isDefault: Bool
    let isEnabled: Bool
    let trigger: DialogTrigger
    /// Which view of a dialog the button is in.
    var place: Subview.ID?

    static func == (first: DialogAction, second: DialogAction) -> Bool {
        first.role == second.role && first.isDefault == second.isDefault && first.isEnabled == second.isEnabled
            && first.trigger === second.trigger && first.place == second.place
    }
}

/// What a button does now: the same object for as long as the button is there.
@MainActor
final class DialogTrigger: LettingGo {
    fileprivate var action: () -> Void = {}

    nonisolated init() {}

    func callAsFunction() { action() }

    func letGo() { action = {} }
}

/// The buttons of an alert or dialog, in the order of the views.
struct DialogActionsKey: PreferenceKey {
    static var defaultValue: [DialogAction] { [] }
    static func reduce(value: inout [DialogAction], nextValue: () -> [DialogAction]) { value += nextValue() }
}

extension [DialogAction] {
    /// What the escape key triggers.
    var cancelling: DialogAction? { first { $0.role == .cancel } ?? (count == 1 ? first : nil) }

    /// What the return key triggers: what was declared, else what neither cancels nor destroys, if there is just one.
    var accepting: DialogAction? {
        if let declared = first(where: \.isDefault) { return declared }
        let plain = filter { $0.role != .cancel && $0.role != .destructive }
        return count == 1 ? first : plain.count == 1 ? plain[0] : nil
    }

    /// What the key triggers, if anything.
    @MainActor
    func handle(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let action: DialogAction? =
            switch press.key {
            case .escape: cancelling
            case .return: accepting
            default: nil
            }
        guard let action, action.isEnabled else { return false }
        action.trigger()
        return true
    }
}

/// How a frame arranges the buttons in it.
enum DialogPart: Hashable {
    case content
    case cancel
    case action
    case separator

    init(_ role: ButtonRole?) { self = role == .cancel ? .cancel : .action }
}

struct DialogPartKey: LayoutValueKey {
    static var defaultValue: DialogPart { .content }
}

/// Shows buttons as those of an alert or dialog.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let look: DialogButtonLook

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(look: look, role: configuration.role, label: configuration.label) { configuration.trigger() }
    }
}

private struct DialogButton<Label: View>: View {
    let look: DialogButtonLook
    let role: ButtonRole?
    let label: Label
    let action: @MainActor () -> Void
    @State private var isPressed = false
    @State private var trigger = DialogTrigger()
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ItemReader(label) { $0.text }
            .font(look.font.weight(isStrong ? .semibold : .regular))
            .withoutTextAttributes()
            .lineLimit(look.isTall || typeSize.isAccessibilitySize ? 2 : 1)
            .minimumScaleFactor(0.75)
            .multilineTextAlignment(.center)
            .foregroundStyle(color)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: look.height)
            .background { isPressed ? look.pressedFill(isDark: colorScheme == .dark) : .clear }
            .overlay(alignment: .top) { if look.hasLineAboveCancel || role != .cancel { Hairline() } }
            .contentShape(Rectangle())
            .modifier(PressModifier(fillsBounds: true, setPressed: { isPressed = $0 }, trigger: { trigger() }))
            .layoutValue(key: DialogPartKey.self, value: DialogPart(role))
            .preference(
                key: DialogActionsKey.self,
                value: [
                    DialogAction(
                        role: role, isDefault: shortcut == .defaultAction, isEnabled: isEnabled, trigger: trigger)
                ]
            )
            .afterEvaluation { trigger.action = action }
    }

    private var isStrong: Bool { shortcut == .defaultAction || role == .cancel }

    private var color: Color {
        guard isEnabled else { return Color(UIColor.tertiaryLabel) }
        return role == .destructive ? Color(UIColor.systemRed) : UIAlertController.tint ?? .accentColor
    }
}

/// How large the buttons of an alert or dialog are, and how they look while they are pressed.
struct DialogButtonLook {
    let height: CGFloat
    let font: Font
    let isTall: Bool
    /// Whether the button that cancels stands with the others.
    let hasLineAboveCancel: Bool

    /// Of alerts, as of iOS 13 to 18.
    static let alert = DialogButtonLook(height: 44, font: .body, isTall: false, hasLineAboveCancel: true)
    /// Of action sheets, as of iOS 13 to 18.
    static let sheet = DialogButtonLook(height: 57, font: .title3, isTall: true, hasLineAboveCancel: false)

    func pressedFill(isDark: Bool) -> Color {
        isDark ? Color.white.opacity(0.12) : Color.black.opacity(0.08)
    }
}

/// A line as thin as the display shows it.
struct Hairline: View {
    var axis = Axis.horizontal
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        Rectangle()
            .fill(Color(UIColor.separator))
            .frame(width: axis == .vertical ? pixel : nil, height: axis == .horizontal ? pixel : nil)
    }
}
