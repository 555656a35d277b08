import SwiftUICore

/// Chooses one of several options.
///
/// An option is a view with a tag of the selection's type; in a `ForEach` an element's id is its tag. Choosing an
/// option writes its tag to the selection. A selection that is the tag of no option is reported, and nothing is shown
/// as chosen; nil means that nothing is chosen yet. With an optional selection tags may be of the type that it wraps.
/// The style decides on the looks: by default a button that opens a menu, with the label in front of it in a row of a
/// list.
///
///     Picker("Seat", selection: choice) {
///         Text("Window").tag("window")
///         Text("Aisle").tag("aisle")
///     }
///
/// - Complexity: O(*n*) in the options, whose tags are all read in each update.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?
    @Environment(\.pickerLook) private var look

    init(selection: Binding<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView?) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// The options in the style of the environment.
    @MainActor public var body: some View {
        Group(sections: content) { sections in
            let choice = PickerChoice(
                sections, selection: selection, label: AnyView(label), currentValueLabel: currentValueLabel)
            Group {
                switch look {
                case .inline: InlinePicker(choice: choice)
                case .segmented: SegmentedPicker(choice: choice)
                case .palette: PalettePicker(choice: choice)
                case .wheel: WheelPicker(choice: choice)
                case .navigationLink: LinkPicker(choice: choice)
                case .menu: MenuPicker(choice: choice, isExplicit: true)
                case .automatic: MenuPicker(choice: choice, isExplicit: false)
                }
            }
            .reporting(choice.fault)
        }
    }
}

/// What there is to choose from, and what choosing does.
@MainActor
struct PickerChoice {
    struct Option: Identifiable {
        let id: Subview.ID
        let view: Subview
        let isSelected: Bool
        let choose: @MainActor () -> Void
    }

    struct Section: Identifiable {
        struct ID: Hashable {
            let section: SectionConfiguration.ID
            /// Which of the parts between dividers.
            let part: Int
        }

        let id: ID
        /// Nil for a part behind a divider.
        let header: SubviewsCollection?
        let options: [Option]
    }

    let label: AnyView
    let currentValueLabel: AnyView?
    let sections: [Section]
    /// What is wrong with the selection, as an issue says it.
    private(set) var fault: String?

    var options: [Option] { sections.flatMap(\.options) }
    var selected: Option? { options.first(where: \.isSelected) }

    init<Value: Hashable>(
        _ sections: SectionCollection, selection: Binding<Value>, label: AnyView, currentValueLabel: AnyView?
    ) {
        self.label = label
        self.currentValueLabel = currentValueLabel
        let chosen = selection.wrappedValue
        self.sections = sections.flatMap { section -> [Section] in
            var parts: [[Option]] = [[]]
            for subview in section.contentAndActions {
                let resolved = subview.resolved
                // A divider is no option: what is behind it is a section of its own.
                guard !(resolved.written is Divider) else {
                    parts.append([])
                    continue
                }
                let tag = resolved.values.tag(for: Value.self)
                let option = Option(id: subview.id, view: subview, isSelected: tag == chosen && tag != nil) {
                    if let tag, selection.wrappedValue != tag { selection.wrappedValue = tag }
                }
                parts[parts.count - 1].append(option)
            }
            return parts.enumerated().compactMap { part, options -> Section? in
                let hasHeader = part == 0 && (parts.count == 1 || !section.header.isEmpty)
                guard hasHeader || !options.isEmpty else { return nil }
                return Section(
                    id: Section.ID(section: section.id, part: part), header: part == 0 ? section.header : nil,
                    options: options)
            }
        }
        guard !options.isEmpty, selected == nil, !Self.isNil(chosen) else { return }
        fault =
            "the selection of a picker, \(chosen), is the tag of none of its options, so that none is shown as chosen. "
            + "Give an option a tag of the selection's type, \(Value.self), or select one of those there are."
    }

    /// Nothing selected is no mistake.
    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}

extension Picker {
    /// A picker with a label of any views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content(), currentValueLabel: nil)
    }

    /// A picker with a label of any views, whose menu button shows something else than the chosen option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a label of any views.
    @available(*, deprecated, renamed: "Picker(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, label: label, content: content(), currentValueLabel: nil)
    }

    /// A picker that sets several values at once; where they differ, nothing is chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: Self.joined(sources, selection), content: content, label: label)
    }

    /// The value of the first, which sets all.
    fileprivate static func joined<C: RandomAccessCollection>(
        _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
    ) -> Binding<SelectionValue> {
        let values = sources.map { $0[keyPath: selection] }
        guard let first = values.first else {
            preconditionFailure("A picker needs at least one source. Show none where there is nothing to set.")
        }
        return Binding(
            identity: nil, transaction: Transaction(), getter: { first.wrappedValue },
            setter: { value, transaction in
                for one in values {
                    (transaction.saysNothing ? one : one.transaction(transaction)).wrappedValue = value
                }
            })
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content(), currentValueLabel: nil)
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content(), currentValueLabel: nil)
    }

    /// A picker with a title, whose menu button shows something else than the chosen option.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, label: Text(titleKey), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a title, whose menu button shows something else than the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, label: Text(title), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a title that sets several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: Self.joined(sources, selection), content: content) { Text(titleKey) }
    }
}

extension Picker where Label == RiffleControls.Label<Text, Image> {
    /// A picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RiffleControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RiffleControls.Label(title, systemImage: systemImage) }
    }

    /// A picker with a title and a picture from an asset catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RiffleControls.Label(titleKey, image: image) }
    }
}
