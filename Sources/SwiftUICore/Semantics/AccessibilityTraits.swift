import RiffleSemantics

/// What a view is or how it behaves, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    package var traits: SemanticsTraits
    /// Traits that assistive technology here knows as roles.
    package var roles: Roles

    package struct Roles: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        static let button = Roles(rawValue: 1)
        static let link = Roles(rawValue: 2)
        static let image = Roles(rawValue: 4)
        static let text = Roles(rawValue: 8)
        static let toggle = Roles(rawValue: 16)
        static let search = Roles(rawValue: 32)
        static let header = Roles(rawValue: 64)
        fileprivate static let all: [Roles] = [.button, .link, .image, .text, .toggle, .search, .header]

        package var role: SemanticsRole? {
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

    /// The traits that an element has, of those that apps can name.
    package init(traits: SemanticsTraits, role: SemanticsRole) {
        self.traits = traits.subtracting([.disabled, .focused, .expanded, .focusable])
        roles = Roles.all.filter { $0.areHeld(by: role) }.reduce(into: Roles()) { $0.formUnion($1) }
        if role == .header || traits.contains(.header) { formUnion(.isHeader) }
    }

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
