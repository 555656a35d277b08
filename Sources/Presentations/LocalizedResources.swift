// Titles that are resources, as the symbols are that Xcode makes of string catalogs.

extension View {
    /// Presents an alert with a title while a binding is true; the title is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a title and a message while a binding is true; the title is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value while a binding is true and the value is there; the title is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about a value, with a message, while a binding is true and the value is there; the title is a
    /// resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog with a title while a binding is true; the title is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a title and a message while a binding is true; the title is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog about a value while a binding is true and the value is there; the title is a
    /// resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a confirmation dialog about a value, with a message, while a binding is true and the value is there;
    /// the title is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Offers not to ask again; the title is a resource.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        withoutEffect("dialogSuppressionToggle", because: "dialogs have no place for it, as on an iPhone")
    }
}

extension Menu where Label == Text {
    /// A menu with a title; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A menu with a title, which a long press opens; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == RiffleControls.Label<Text, Image> {
    /// A menu with a title and a symbol; the title is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { RiffleControls.Label(titleResource, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol, which a long press opens; the title is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { RiffleControls.Label(titleResource, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
