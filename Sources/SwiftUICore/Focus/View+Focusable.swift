/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// One bit per interaction.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something like a button: the keyboard reaches it, a touch does not.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// Something that is edited: a touch directs the keyboard to it.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

private struct FocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the nearest view around that can be focused has the focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

/// `focusable`: keeps `isFocused` of the environment up to date inside.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool, interactions: FocusInteractions) {
        self.isFocusable = isFocusable
        self.interactions = interactions
    }

    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(
                FocusAreaModifier(isFocusable: isFocusable, interactions: interactions) { isFocused = $0 })
    }
}

private struct FocusAreaModifier: LayoutModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    let onChange: (Bool) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FocusAreaNode { FocusAreaNode(owner) }

    @MainActor
    func update(_ wrapper: FocusAreaNode, _ transaction: Transaction, isNew: Bool) {
        if wrapper.isFocusable != isFocusable { wrapper.graph.elements.invalidate() }
        wrapper.isFocusable = isFocusable
        wrapper.interactions = interactions
        wrapper.onChange = onChange
        if !isFocusable { wrapper.graph.focus.focusLost(by: wrapper) }
    }
}

final class FocusAreaNode: FocusableNode {
    var isFocusable = true
    var interactions = FocusInteractions.automatic
    var onChange: ((Bool) -> Void)?

    override var acceptsFocus: Bool { isFocusable }
    override var acceptsFocusByTouch: Bool { interactions.contains(.edit) }
    override func focusChanged() { onChange?(isFocused) }

    override var semanticsEdit: SemanticsEdit? {
        guard isFocusable, environment.isEnabled else { return nil }
        var edit = SemanticsEdit()
        edit.addedTraits = isFocused ? [.focusable, .focused] : .focusable
        return edit
    }
}

extension View {
    /// Says whether the keyboard can be directed to this view.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Says whether the keyboard can be directed to this view, and by what.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }
}
