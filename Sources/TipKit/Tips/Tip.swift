/// What a tip says, and when it is shown.
public protocol Tip: Identifiable, Sendable where ID == String {
    /// What the tip is about.
    var title: Text { get }
    /// How to use what the tip is about; nil by default.
    var message: Text? { get }
    /// A picture beside the text; nil by default.
    var image: Image? { get }
    /// The buttons below the text; none by default.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// Conditions that all have to be met before the tip is shown; none by default.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often and how long the tip is shown; none by default.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
    /// What the tip is known by from one run of the app to the next; the name of the type by default.
    var id: String { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition that has to be met before a tip is shown.
    public typealias Rule = Tips.Rule
    /// Something that people do time and again.
    public typealias Event = Tips.Event
    /// How often and how long a tip is shown.
    public typealias Option = TipOption
    /// Whether a tip may be shown.
    public typealias Status = Tips.Status
    /// Why a tip is shown no more.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// How many times a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// How long a tip is shown, all times together.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// Whether a tip is shown soon after another one.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    /// None.
    public var message: Text? { nil }
    /// None.
    public var image: Image? { nil }
    /// None.
    public var actions: [Action] { [] }
    /// None.
    public var rules: [Rule] { [] }
    /// None.
    public var options: [any TipOption] { [] }
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
}

extension Tip {
    /// Whether the tip may be shown. A body that reads it is evaluated again when it changes.
    public var status: Status { TipCenter.ofCaller.status(of: self) }

    /// The status, and then each other one that it changes to.
    public var statusUpdates: AsyncStream<Status> {
        TipCenter.ofCaller.updates { [self] center in center.status(of: self) }
    }

    /// Whether the tip may be shown: its status is `available`. A body that reads it is evaluated again when it changes.
    public var shouldDisplay: Bool { status == .available }

    /// Whether the tip may be shown, with each change of its status.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Has the tip go, and shows it no more.
    public func invalidate(reason: InvalidationReason) {
        TipCenter.ofCaller.invalidate(self, reason: reason)
    }

    /// Forgets that the tip was shown and why it went, so that it may be shown again.
    public func resetEligibility() async { TipCenter.ofCaller.reset(self) }
}

/// A tip of any type.
public struct AnyTip: Tip {
    let base: any Tip

    /// Makes a tip that says what another one does, and is known by its identifier.
    public init(_ tip: some Tip) { self.init(erasing: tip) }

    /// Makes a tip that says what another one does, and is known by its identifier.
    public init(erasing tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

    /// The tip's title.
    public var title: Text { base.title }
    /// The tip's message.
    public var message: Text? { base.message }
    /// The tip's picture.
    public var image: Image? { base.image }
    /// The tip's buttons.
    public var actions: [Action] { base.actions }
    /// The tip's conditions.
    public var rules: [Rule] { base.rules }
    /// The tip's options.
    public var options: [any TipOption] { base.options }
    /// The tip's identifier.
    public var id: String { base.id }
}

extension Tip {
    /// The tip itself, without what hides its type.
    var unerased: any Tip { (self as? AnyTip)?.base ?? self }
}
