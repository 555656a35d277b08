import Semantics

/// Accessibility modifiers of all kinds: an edit of the elements inside.
struct AccessibilityModifier: LayoutModifier {
    let edit: SemanticsEdit
    /// What the edit's actions do.
    let handlers: [() -> Void]

    static var readsEnvironment: Bool { true }

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> AccessibilityNode { AccessibilityNode(owner) }

    /// New handlers of actions that stay are found through the node, and leave the elements as they are known.
    @MainActor
    func update(_ wrapper: AccessibilityNode, _ transaction: Transaction, isNew: Bool) {
        let region = wrapper.environment.textRegion
        if isNew || wrapper.edit != edit || wrapper.region != region { wrapper.graph.invalidateSemantics() }
        wrapper.edit = edit
        wrapper.handlers = handlers
        wrapper.region = region
    }
}

final class AccessibilityNode: LayoutNode {
    var edit = SemanticsEdit()
    var handlers: [() -> Void] = []
    /// What texts of the edit were last written for.
    var region: FormattedText.Region?

    override var semanticsEdit: SemanticsEdit? { edit }

    override func performSemanticsAction(at index: Int) {
        if handlers.indices.contains(index) { handlers[index]() }
    }
}

/// What a view is or how it behaves, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: SemanticsTraits
    /// Traits that assistive technology here knows as roles.
    var roles: Roles

    struct Roles: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let button = Roles(rawValue: 1)
        static let link = Roles(rawValue: 2)
        static let image = Roles(rawValue: 4)
        static let text = Roles(rawValue: 8)
        static let toggle = Roles(rawValue: 16)
        static let search = Roles(rawValue: 32)
        static let header = Roles(rawValue: 64)

        var role: SemanticsRole? {
            if contains(.button) { return .button }
            if contains(.link) { return .link }
            if contains(.toggle) { return .toggle }
            if contains(.search) { return .searchField }
            if contains(.header) { return .header }
            if contains(.image) { return .image }
            return contains(.text) ? .text : nil
        }

        /// Whether something of a role has one of the traits.
        func areHeld(by role: SemanticsRole) -> Bool {
            switch role {
            case .button: contains(.button)
            case .link: contains(.link)
            case .toggle: contains(.toggle)
            case .searchField: contains(.search)
            case .header: contains(.header)
            case .image: contains(.image)
            case .text: contains(.text)
            default: false
            }
        }
    }

    private init(traits: SemanticsTraits = [], roles: Roles = []) {
        self.traits = traits
        self.roles = roles
    }

    /// No traits.
    public init() { self.init(traits: [], roles: []) }

    /// Something to press.
    public static let isButton = AccessibilityTraits(roles: .button)
    /// A heading.
    public static let isHeader = AccessibilityTraits(traits: .header, roles: .header)
    /// Chosen among others.
    public static let isSelected = AccessibilityTraits(traits: .selected)
    /// Leads somewhere.
    public static let isLink = AccessibilityTraits(roles: .link)
    /// A picture.
    public static let isImage = AccessibilityTraits(roles: .image)
    /// Text that is only read.
    public static let isStaticText = AccessibilityTraits(roles: .text)
    /// A switch.
    public static let isToggle = AccessibilityTraits(roles: .toggle)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(roles: .search)
    /// Hides what is around it.
    public static let isModal = AccessibilityTraits(traits: .modal)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(traits: .updatesFrequently)
    /// Sums up when the app starts.
    public static let isSummaryElement = AccessibilityTraits(traits: .summary)
    /// Plays a sound of its own.
    public static let playsSound = AccessibilityTraits(traits: .playsSound)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(traits: .keyboardKey)

    /// Whether all traits of `member` are in here.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        traits.isSuperset(of: member.traits) && roles.isSuperset(of: member.roles)
    }

    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(traits: traits.union(other.traits), roles: roles.union(other.roles))
    }

    /// The traits both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(traits: traits.intersection(other.traits), roles: roles.intersection(other.roles))
    }

    /// The traits that one has and the other has not.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(
            traits: traits.symmetricDifference(other.traits), roles: roles.symmetricDifference(other.roles))
    }

    /// Adds traits.
    @discardableResult
    public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }

    /// Takes traits away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(member)
        traits.subtract(member.traits)
        roles.subtract(member.roles)
        return old == AccessibilityTraits() ? nil : old
    }

    /// Adds traits.
    @discardableResult
    public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
        insert(new).inserted ? nil : new
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    /// Keeps only the traits that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    /// Keeps the traits that are in exactly one set.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: SemanticsChildren

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// They stay elements inside this one.
    public static let contain = AccessibilityChildBehavior(children: .contain)
    /// They are merged into this one.
    public static let combine = AccessibilityChildBehavior(children: .merge)
}

/// Which way an adjustable value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    nonisolated package func accessibilityEdit(
        handlers: [() -> Void] = [], _ change: (inout SemanticsEdit) -> Void
    ) -> some View {
        var edit = SemanticsEdit()
        change(&edit)
        return modifier(AccessibilityModifier(edit: edit, handlers: handlers))
    }

    /// Names the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityEdit { $0.label = label }
    }

    /// Names the view.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Names the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view is set to.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityEdit { $0.value = value }
    }

    /// Says what the view is set to.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Says what the view is set to.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what activating the view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityEdit { $0.hint = hint }
    }

    /// Says what activating the view does.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Says what activating the view does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Names the view for tests; never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityEdit { $0.identifier = identifier }
    }

    /// Adds traits.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEdit {
            $0.addedTraits = traits.traits
            $0.role = traits.roles.role
        }
    }

    /// Takes traits away.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityEdit {
            $0.removedTraits = traits.traits
            $0.removedRoles = traits.roles
        }
    }

    /// Leaves the view out of what assistive technology reads; it stays on the screen.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityEdit { $0.isHidden = hidden }
    }

    /// Makes the view one element.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityEdit { $0.children = children.children }
    }

    /// Reads the view before its siblings of lower priority.
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
        accessibilityEdit { $0.sortPriority = priority }
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Offers an action by name.
    nonisolated public func accessibilityAction(
        named key: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(key), handler)
    }

    /// Offers an action by name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Says what steps up and down do.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityEdit(handlers: [{ handler(.increment) }, { handler(.decrement) }]) {
            $0.role = .adjustable
            $0.actions = [.increment, .decrement]
        }
    }
}
