import Foundation
import SwiftUICore

extension View {
    /// Presents an alert with a title while a binding is true; see `alert(_:isPresented:actions:message:)`.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return alertModifier(isPresented, Text(titleKey)) { _ in (actions, nil) }
    }

    /// Presents an alert with a title and a message while a binding is true.
    ///
    /// Each button of the alert dismisses it and sets the binding to false. An alert without buttons gets an OK button,
    /// and one with nothing but a destructive button gets a Cancel button. Two short buttons stand side by side; more,
    /// or longer ones, stand below each other with the one that cancels last. Text fields among the actions stand above
    /// the buttons, and the first has the focus at once. The alert waits while another presentation of its window is
    /// shown.
    ///
    ///     Button("Cancel the trip") { isAsking.wrappedValue = true }
    ///         .alert("Cancel the trip to Oslo?", isPresented: isAsking) {
    ///             Button("Cancel trip", role: .destructive, action: cancelTrip)
    ///             Button("Keep it", role: .cancel) {}
    ///         } message: {
    ///             Text("The booking fee is not paid back.")
    ///         }
    ///
    /// - Parameters:
    ///   - titleKey: the title, which is looked up in the app's string catalogs.
    ///   - isPresented: whether the alert is shown.
    ///   - actions: the buttons, and text fields if there are any.
    ///   - message: a text below the title.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return alertModifier(isPresented, Text(titleKey)) { _ in (actions, message) }
    }

    /// Presents an alert about a value while a binding is true and the value is there. Later values are not shown.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alertModifier(isPresented, presenting: data, Text(titleKey)) { (AnyView(actions($0)), nil) }
    }

    /// Presents an alert about a value, with a message, while a binding is true and the value is there.
    /// Later values are not shown.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alertModifier(isPresented, presenting: data, Text(titleKey)) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Presents an alert with a title while a binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return alertModifier(isPresented, Text(title)) { _ in (actions, nil) }
    }

    /// Presents an alert with a title and a message while a binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return alertModifier(isPresented, Text(title)) { _ in (actions, message) }
    }

    /// Presents an alert about a value while a binding is true and the value is there. Later values are not shown.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alertModifier(isPresented, presenting: data, Text(title)) { (AnyView(actions($0)), nil) }
    }

    /// Presents an alert about a value, with a message, while a binding is true and the value is there.
    /// Later values are not shown.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alertModifier(isPresented, presenting: data, Text(title)) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Presents an alert with a title while a binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return alertModifier(isPresented, title) { _ in (actions, nil) }
    }

    /// Presents an alert with a title and a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return alertModifier(isPresented, title) { _ in (actions, message) }
    }

    /// Presents an alert about a value while a binding is true and the value is there. Later values are not shown.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alertModifier(isPresented, presenting: data, title) { (AnyView(actions($0)), nil) }
    }

    /// Presents an alert about a value, with a message, while a binding is true and the value is there.
    /// Later values are not shown.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alertModifier(isPresented, presenting: data, title) { (AnyView(actions($0)), AnyView(message($0))) }
    }

    /// Presents an alert about an error while a binding is true and the error is there. Its description is the title.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return alertModifier(isPresented, presenting: error, titled: { Text($0.title) }) { _ in (actions, nil) }
    }

    /// Presents an alert about an error, with a message, while a binding is true and the error is there.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alertModifier(isPresented, presenting: error, titled: { Text($0.title) }) {
            (AnyView(actions($0)), AnyView(message($0)))
        }
    }
}

extension LocalizedError {
    fileprivate var title: String { errorDescription ?? localizedDescription }
}

/// The buttons and the message of an alert or a dialog.
typealias DialogContent = (actions: AnyView, message: AnyView?)

extension View {
    nonisolated func alertModifier(
        _ isPresented: Binding<Bool>, _ title: Text?, _ content: @escaping (()) -> DialogContent
    ) -> some View {
        alertModifier(isPresented, presenting: (), titled: { title }, content)
    }

    nonisolated func alertModifier<T>(
        _ isPresented: Binding<Bool>, presenting data: T?, _ title: Text?, _ content: @escaping (T) -> DialogContent
    ) -> some View {
        alertModifier(isPresented, presenting: data, titled: { _ in title }, content)
    }

    nonisolated func alertModifier<T>(
        _ isPresented: Binding<Bool>, presenting data: T?, titled title: @escaping (T) -> Text?,
        _ content: @escaping (T) -> DialogContent
    ) -> some View {
        presentsAlert(
            .about(data, while: isPresented) { data in
                let content = content(data)
                return AlertCard(title: title(data), message: content.message, actions: content.actions)
            })
    }
}
