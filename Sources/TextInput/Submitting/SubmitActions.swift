/// What makes a view submit what is in it.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit per trigger.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The return key in text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// The return key in search fields.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What is done when a text is submitted, from the outermost view to the innermost.
package struct SubmitActions {
    struct Entry {
        var triggers: SubmitTriggers
        var action: () -> Void
    }

    var entries: [Entry] = []
    /// Whether the fields here are there to find something.
    package var isSearch = false

    package init() {}

    /// Adds an action that runs before those that are there.
    package mutating func append(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
        entries.append(Entry(triggers: triggers, action: action))
    }

    /// Runs them, inner ones first.
    @MainActor
    package func run() {
        let trigger: SubmitTriggers = isSearch ? .search : .text
        for entry in entries.reversed() where entry.triggers.contains(trigger) { entry.action() }
    }
}

private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when somebody submits a text in this view, after those of views inside.
    ///
    /// - Parameter triggers: what submits; the return key of text fields unless something else is said.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) {
            $0.append(triggers, action)
        }
    }

    /// Keeps what is submitted in this view from the actions of views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.entries = [] } }
    }

    /// Makes the fields in this view ones to find something with: the return key submits a search.
    nonisolated package func searchFields() -> some View {
        transformEnvironment(\.submitActions) { $0.isSearch = true }
    }
}
