import SwiftUICore

/// The label of buttons that say only what they are for: a symbol.
public struct DefaultButtonLabel: View {
    private let role: ButtonRole

    nonisolated init(_ role: ButtonRole) { self.role = role }

    /// A check mark for what confirms, a bin for what removes, a cross for what closes or leaves.
    public var body: some View {
        switch role {
        case .confirm: label("Done", "checkmark")
        case .destructive: label("Delete", "trash")
        case .cancel: label("Cancel", "xmark")
        default: label("Close", "xmark")
        }
    }

    private func label(_ title: LocalizedStringKey, _ symbol: String) -> some View {
        Label(title, systemImage: symbol).labelStyle(.iconOnly)
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that looks by what it is for.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role) }
    }
}
