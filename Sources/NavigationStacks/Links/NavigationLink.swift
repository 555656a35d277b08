/// Shows another screen of the stack that it is in when it is tapped.
///
/// A link with a `value` puts the value on the path of the stack, and `navigationDestination(for:destination:)` says
/// which view that leads to; a link with a destination brings its view. In a row of a list the whole row is the link,
/// with an arrow at its end; elsewhere it looks like a button. A link outside of a stack, or with a value of nil, is
/// disabled.
///
///     NavigationStack {
///         List(1..<4) { day in
///             NavigationLink("Day \(day)", value: day)
///         }
///         .navigationDestination(for: Int.self) { day in
///             Text("Plan for day \(day)")
///         }
///     }
///
/// - Complexity: With `destination:` as a closure, and with a value, the screen is made when it is shown.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let target: LinkTarget
    @StateObject private var source = ViewSource()
    @Environment(\.navigationContext) private var context
    @Environment(\.rowTarget) private var row
    @Environment(\.isEnabled) private var isEnabled

    init(target: LinkTarget, label: Label) {
        self.target = target
        self.label = label
    }

    /// The label as a button, or with an arrow in a row.
    @MainActor public var body: some View {
        LinkBody(
            target: target, label: AnyView(label), mayHaveBadge: Label._listShape.hasContainerValues, source: source,
            context: context)
    }
}

/// Where a link leads.
struct LinkTarget {
    /// The value that is put on the path; nil with a value of nil, and for links to views.
    var value: AnyHashable?
    var leadsToValue = false
    /// The views of the screen.
    var makeViews: (() -> AnyView)?
    /// Whether the screen is there, where an app keeps that.
    var isActive: Binding<Bool>?

    static func value<P: Hashable>(_ value: P?) -> LinkTarget {
        LinkTarget(value: value.map { AnyHashable($0) }, leadsToValue: true)
    }

    static func views<V: View>(_ make: @escaping () -> V, isActive: Binding<Bool>? = nil) -> LinkTarget {
        LinkTarget(makeViews: { AnyView(ScreenViews(make())) }, isActive: isActive)
    }

    static func views<V: View, T: Hashable>(
        _ make: @escaping () -> V, tag: T, selection: Binding<T?>
    ) -> LinkTarget {
        .views(
            make,
            isActive: Binding(
                reading: { selection.wrappedValue == tag },
                writing: { isActive in
                    if isActive {
                        selection.wrappedValue = tag
                    } else if selection.wrappedValue == tag {
                        selection.wrappedValue = nil
                    }
                }))
    }
}

/// What a link shows and does, whatever its types.
struct LinkBody: View {
    let target: LinkTarget
    let label: AnyView
    /// Whether the label tells the row something.
    let mayHaveBadge: Bool
    let source: ViewSource
    let context: NavigationContext?
    @Environment(\.rowTarget) private var row
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.columnLead) private var columnLead
    /// What is to be told of a push that failed.
    @State private var mistake: String?

    init(target: LinkTarget, label: AnyView, mayHaveBadge: Bool, source: ViewSource, context: NavigationContext?) {
        self.mayHaveBadge = mayHaveBadge
        self.target = target
        self.label = label
        self.source = source
        self.context = context
    }

    /// Whether the screen that the link leads to is on the stack.
    private var isOnStack: Bool {
        guard let context, let stack = context.stack else { return false }
        if let lead { return lead.shown?.id == id }
        if let value = target.value {
            // The same value may be elsewhere on the path, where other links have led.
            return stack.entries.above(context.screen)?.source == .value(value)
        }
        return stack.entries.entry(ofView: ObjectIdentifier(source)) != nil
    }

    /// The column beside this one, where that shows what the link leads to.
    private var lead: ColumnLead? { context?.screen == 0 ? columnLead : nil }

    private var id: AnyHashable { target.value ?? AnyHashable(ObjectIdentifier(source)) }

    private var leadsSomewhere: Bool { context != nil && !(target.leadsToValue && target.value == nil) }

    var body: some View {
        let isActive = target.isActive?.wrappedValue
        let views = newViews
        let version = views == nil ? 0 : source.version + 1
        shown
            .disabled(!leadsSomewhere)
            .onChange(of: version) { source.tell() }
            .onChange(of: isActive ?? false, initial: true) { old, new in
                if new, let context { push(context) } else if old, !new { withdraw() }
            }
            .onChange(of: context != nil, initial: true) {
                if $1, source.isToReturn(), target.isActive == nil { activate() }
            }
            .reporting(mistake)
            .afterEvaluation {
                if let isActive { source.removal.set(!isActive) }
                // The link itself has the source, which would keep it.
                source.onPop = { [binding = target.isActive] in
                    if binding?.wrappedValue == true { binding?.wrappedValue = false }
                }
                if let views { source.set(views) }
            }
    }

    /// Newer views for the screen that is there; nil where none is.
    private var newViews: AnyView? {
        guard let make = target.makeViews, isOnStack else { return nil }
        return make()
    }

    @ViewBuilder private var shown: some View {
        if row != nil {
            LinkRow(
                label: label, mayHaveBadge: mayHaveBadge, context: context, value: target.value,
                isLeading: { isOnStack }, action: activate)
        } else {
            Button(action: activate) { label }
        }
    }

    private func activate() {
        guard let context, leadsSomewhere else { return }
        if let value = target.value, let lead,
            let destination = context.stack?.declared(for: type(of: value.base)).first
        {
            lead.show(destination.make(value), of: id)
            source.isShown = { [weak lead, id] in lead?.shown?.id == id }
        } else if let value = target.value {
            mistake = context.stack?.push(value, from: context.screen)
        } else if let isActive = target.isActive {
            isActive.wrappedValue = true
        } else {
            push(context)
        }
    }

    private func push(_ context: NavigationContext) {
        guard let make = target.makeViews else { return }
        source.set(make())
        if let lead {
            lead.show(AnyView(SourceContent(source: source)), of: id)
            source.isShown = { [weak lead, id] in lead?.shown?.id == id }
        } else {
            context.stack?.push(source, from: context.screen)
            source.isShown = { [weak stack = context.stack, key = ObjectIdentifier(source)] in
                stack?.entries.entry(ofView: key) != nil
            }
        }
    }

    private func withdraw() {
        if let lead { lead.withdraw(id) } else { context?.stack?.pop(source) }
    }
}

/// A link in a row: its label, and an arrow at the trailing side.
struct LinkRow: View {
    let label: AnyView
    let mayHaveBadge: Bool
    let stack: StackModel?
    let value: AnyHashable?
    let isLeading: () -> Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    @Environment(\.editMode) private var editMode

    init(
        label: AnyView, mayHaveBadge: Bool = false, context: NavigationContext?, value: AnyHashable? = nil,
        isLeading: @escaping () -> Bool, action: @escaping @MainActor () -> Void
    ) {
        self.mayHaveBadge = mayHaveBadge
        self.label = label
        stack = context?.stack
        self.value = value
        self.isLeading = isLeading
        self.action = action
    }

    var body: some View {
        HStack(spacing: 8) {
            // Several views of a label share the room that the arrow leaves, as those of any row do.
            RowControlLabel(label, mayHaveBadge: mayHaveBadge)
                .opacity(isEnabled ? 1 : 0.5)
                .frame(maxWidth: .infinity, alignment: .leading)
            // As the indicators of UIKit's cells, which are those of cells that are not being edited.
            if indicator != .hidden, editMode?.wrappedValue.isEditing != true {
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13.5, weight: .semibold))
                    // The row's own, whatever color the label has.
                    .foregroundStyle(Color(uiColor: .tertiaryLabel))
                    .accessibilityHidden(true)
                    .transition(.opacity)
            }
        }
        .modifier(LinkRowAction(stack: stack, isLeading: isLeading, value: value, action: action))
        .modifier(ElementModifier(role: .button, isEnabled: isEnabled, activate: action))
    }
}

/// What a touch of a link's row does. The row looks pressed while the screen that the link leads to is on the stack.
private struct LinkRowAction: ViewModifier {
    let stack: StackModel?
    let isLeading: () -> Bool
    let value: AnyHashable?
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        if let stack {
            content.modifier(Following(stack: stack, link: self))
        } else {
            content.rowAction(isHighlighted: isLeading(), value: value, perform: action)
        }
    }

    /// Whether the screen is there is the stack's to say, and no body of the link's own need run when it goes.
    private struct Following: ViewModifier {
        @ObservedObject var stack: StackModel
        let link: LinkRowAction

        func body(content: Content) -> some View {
            content.rowAction(isHighlighted: link.isLeading(), value: link.value, perform: link.action)
        }
    }
}

private struct LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether links in rows show the arrow that says they lead somewhere.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Says whether links in rows show the arrow that says they lead somewhere.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}
