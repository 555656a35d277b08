import RiffleAssets

/// Switches something on and off.
///
/// How a toggle looks is up to the style that `toggleStyle(_:)` set around it: a switch at the end of a row that starts
/// with the label, where none did. Such a row is as wide as it is offered. `labelsHidden()` leaves the switch alone,
/// still with its label for assistive technology. `tint` colors a switch that is on. A toggle for several sources is on
/// when all of them are, and is shown as mixed where they differ.
///
///     Toggle("Watered today", isOn: isWatered)
///         .tint(.blue)
nonisolated public struct Toggle<Label: View>: View {
    private let label: Label
    private let isOn: Binding<Bool>
    private let mixture: Mixture
    /// Whether it is what a style shows of another toggle, which is the element.
    private var isInStyle = false
    @Environment(\.toggleStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.actionWrapper) private var wrapper

    /// Whether several values are not all the same.
    private struct Mixture {
        let read: () -> Bool
    }

    /// A toggle with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: { false }, label: label())
    }

    /// A toggle for several values at once: it is on when all are, and switching it switches all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let all = Binding<Bool>(
            get: { values.allSatisfy(\.wrappedValue) },
            set: { isOn, transaction in for value in values { value.transaction(transaction).wrappedValue = isOn } })
        self.init(
            isOn: all,
            isMixed: { values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue) }, label: label())
    }

    init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, label: Label) {
        self.isOn = isOn
        self.label = label
        mixture = Mixture(read: isMixed)
    }

    /// The label and what switches it, in the style of the environment.
    @MainActor public var body: some View {
        let isMixed = mixture.read()
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        style.makeBody(ToggleStyleConfiguration(label: AnyView(label), isOn: isOn, isMixed: isMixed))
            .modifier(
                ElementModifier(
                    role: .toggle, value: isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0", isEnabled: isEnabled,
                    isCovered: isInStyle, activate: wrapper?.wrap(nil, toggle) ?? toggle))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: ToggleStyleConfiguration) {
        let isMixed = configuration.isMixed
        self.init(isOn: configuration.$isOn, isMixed: { isMixed }, label: configuration.label)
        isInStyle = true
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A toggle with a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == RiffleControls.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a title and a picture from an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(titleKey, image: image) }
    }

    /// A toggle with a title and a picture from an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RiffleControls.Label(title, image: image) }
    }

    /// A toggle with a title and a symbol for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { RiffleControls.Label(title, systemImage: systemImage) }
    }
}
