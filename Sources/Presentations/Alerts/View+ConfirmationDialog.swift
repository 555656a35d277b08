import SwiftUICore

extension View {
    /// Presents a confirmation dialog with a title while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return dialogModifier(isPresented, Text(titleKey), titleVisibility: titleVisibility) { _ in (actions, nil) }
    }

    /// Presents a confirmation dialog with a title and a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return dialogModifier(isPresented, Text(titleKey), titleVisibility: titleVisibility) { _ in (actions, message) }
    }

    /// Presents a confirmation dialog about a value while a binding is true and the value is there. Later values
    /// are not shown.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialogModifier(isPresented, presenting: data, Text(titleKey), titleVisibility: titleVisibility) {
            (AnyView(actions($0)), nil)
        }
    }

    /// Presents a confirmation dialog about a value, with a message, while a binding is true and the value is there.
    /// Later values are
    /// not shown.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialogModifier(isPresented, presenting: data, Text(titleKey), titleVisibility: titleVisibility) {
            (AnyView(actions($0)), AnyView(message($0)))
        }
    }

    /// Presents a confirmation dialog with a title while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return dialogModifier(isPresented, Text(title), titleVisibility: titleVisibility) { _ in (actions, nil) }
    }

    /// Presents a confirmation dialog with a title and a message while a binding is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return dialogModifier(isPresented, Text(title), titleVisibility: titleVisibility) { _ in (actions, message) }
    }

    /// Presents a confirmation dialog about a value while a binding is true and the value is there. Later values
    /// are not shown.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialogModifier(isPresented, presenting: data, Text(title), titleVisibility: titleVisibility) {
            (AnyView(actions($0)), nil)
        }
    }

    /// Presents a confirmation dialog about a value, with a message, while a binding is true and the value is there.
    /// Later values are
    /// not shown.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialogModifier(isPresented, presenting: data, Text(title), titleVisibility: titleVisibility) {
            (AnyView(actions($0)), AnyView(message($0)))
        }
    }

    /// Presents a confirmation dialog with a title while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return dialogModifier(isPresented, title, titleVisibility: titleVisibility) { _ in (actions, nil) }
    }

    /// Presents a confirmation dialog with a title and a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions())
        let message = AnyView(message())
        return dialogModifier(isPresented, title, titleVisibility: titleVisibility) { _ in (actions, message) }
    }

    /// Presents a confirmation dialog about a value while a binding is true and the value is there. Later values
    /// are not shown.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialogModifier(isPresented, presenting: data, title, titleVisibility: titleVisibility) {
            (AnyView(actions($0)), nil)
        }
    }

    /// Presents a confirmation dialog about a value, with a message, while a binding is true and the value is there.
    /// Later values are
    /// not shown.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialogModifier(isPresented, presenting: data, title, titleVisibility: titleVisibility) {
            (AnyView(actions($0)), AnyView(message($0)))
        }
    }
}

extension View {
    nonisolated func dialogModifier(
        _ isPresented: Binding<Bool>, _ title: Text?, titleVisibility: Visibility,
        _ content: @escaping (()) -> DialogContent
    ) -> some View {
        dialogModifier(isPresented, presenting: (), title, titleVisibility: titleVisibility, content)
    }

    nonisolated func dialogModifier<T>(
        _ isPresented: Binding<Bool>, presenting data: T?, _ title: Text?, titleVisibility: Visibility,
        _ content: @escaping (T) -> DialogContent
    ) -> some View {
        presentsDialog(
            .about(data, while: isPresented) { data in
                let content = content(data)
                return DialogCard(
                    title: titleVisibility == .visible ? title : nil, message: content.message,
                    actions: content.actions)
            })
    }
}
