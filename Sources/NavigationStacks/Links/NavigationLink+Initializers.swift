extension NavigationLink {
    /// A link to views that are made when they are shown.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .views(destination), label: label())
    }

    /// A link to views, which are there while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .views(destination, isActive: isActive), label: label())
    }

    /// A link to views, which are there while a selection has the link's tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .views(destination, tag: tag, selection: selection), label: label())
    }

    /// A link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .views { destination }, label: label())
    }

    /// A link to a view, which is there while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .views({ destination }, isActive: isActive), label: label())
    }

    /// A link to a view, which is there while a selection has the link's tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .views({ destination }, tag: tag, selection: selection), label: label())
    }

    /// Says whether the link shows its screen in the detail column of a navigation view; a phone has none.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        withoutEffect("isDetailLink", because: "a link leads on in its own stack")
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title, to views that are made when they are shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .views(destination), label: Text(titleKey))
    }

    /// A link with a title, to views that are made when they are shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .views(destination), label: Text(title))
    }

    /// A link with a title, to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .views { destination }, label: Text(titleKey))
    }

    /// A link with a title, to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .views { destination }, label: Text(title))
    }

    /// A link with a title, to views that are there while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .views(destination, isActive: isActive), label: Text(titleKey))
    }

    /// A link with a title, to views that are there while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .views(destination, isActive: isActive), label: Text(title))
    }

    /// A link with a title, to a view that is there while a binding is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .views({ destination }, isActive: isActive), label: Text(titleKey))
    }

    /// A link with a title, to a view that is there while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .views({ destination }, isActive: isActive), label: Text(title))
    }

    /// A link with a title, to views that are there while a selection has the link's tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .views(destination, tag: tag, selection: selection), label: Text(titleKey))
    }

    /// A link with a title, to views that are there while a selection has the link's tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(target: .views(destination, tag: tag, selection: selection), label: Text(title))
    }

    /// A link with a title, to a view that is there while a selection has the link's tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .views({ destination }, tag: tag, selection: selection), label: Text(titleKey))
    }

    /// A link with a title, to a view that is there while a selection has the link's tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .views({ destination }, tag: tag, selection: selection), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value on the stack's path; nil disables it.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value), label: label())
    }

    /// A link with a title that puts a value on the stack's path; nil disables it.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(target: .value(value), label: Text(titleKey))
    }

    /// A link with a title that puts a value on the stack's path; nil disables it.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(target: .value(value), label: Text(title))
    }
}
