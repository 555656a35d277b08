import SwiftUICore

/// An alert as a value: what code before `alert(_:isPresented:actions:)` presents.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, "OK" where none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button for something ordinary.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// A button that leaves without doing anything.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// A button with the title "Cancel" that leaves without doing anything.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// A button that removes something for good.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// A choice of actions as a value: what code before `confirmationDialog` presents.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// A button of an action sheet.
    public typealias Button = Alert.Button

    /// An action sheet; one that has no button to cancel gets one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an alert while a binding is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presentsAlert(.whileTrue(isPresented) { content().card })
    }

    /// Presents an alert for an item while there is one.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presentsAlert(.whileThere(item) { content($0).card })
    }

    /// Presents an action sheet while a binding is true.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        presentsDialog(.whileTrue(isPresented) { content().card })
    }

    /// Presents an action sheet for an item while there is one.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        presentsDialog(.whileThere(item) { content($0).card })
    }

    nonisolated func presentsAlert(_ source: PresentationSource) -> some View {
        modifier(PresentationModifier(source: source, surface: { AlertSurface(presentation: $0) }))
    }

    nonisolated func presentsDialog(_ source: PresentationSource) -> some View {
        modifier(PresentationModifier(source: source, surface: { DialogSurface(presentation: $0) }))
    }
}

extension Alert {
    nonisolated fileprivate var card: AlertCard {
        AlertCard(title: title, message: message.map { AnyView($0) }, actions: AnyView(DescribedButtons(buttons)))
    }
}

extension ActionSheet {
    nonisolated fileprivate var card: DialogCard {
        DialogCard(title: title, message: message.map { AnyView($0) }, actions: AnyView(DescribedButtons(buttons)))
    }
}

/// Buttons that were given as values.
nonisolated private struct DescribedButtons: View {
    let buttons: [Alert.Button]

    init(_ buttons: [Alert.Button]) { self.buttons = buttons }

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.own) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}
