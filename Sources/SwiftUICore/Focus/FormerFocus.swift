import Foundation

/// What had the keyboard before something in front of it took it.
@MainActor
struct FormerFocus {
    private weak var node: FocusableNode?
    /// What was touched last.
    private weak var opener: FocusableNode?
    /// Whether a key had directed the keyboard there.
    private(set) var wasByKeyboard = false
    /// Where that is, should it be gone when it is wanted again.
    private(set) var place: FocusPlace?
    /// What had it in the views before these, while it has not been looked for.
    private var kept = Kept()

    private struct Kept: Codable {
        var node: FocusAddress?
        var opener: FocusAddress?
        var wasByKeyboard = false
    }

    init() {}

    /// What has the keyboard now.
    init(_ focusing: FocusingState) {
        node = focusing.target.node
        opener = focusing.touched
        wasByKeyboard = focusing.target.isByKeyboard
        place = wasByKeyboard ? focusing.place : nil
    }

    /// What gets the keyboard back, if it can have it.
    ///
    /// - Parameter orOpener: whether that may be what was touched.
    func node(in graph: ViewGraph, orOpener: Bool) -> FocusableNode? {
        let former = node ?? find(kept.node, in: graph)
        let touched = orOpener ? opener ?? find(kept.opener, in: graph) : nil
        guard let node = former ?? touched, !node.isDetached, node.isReachable else { return nil }
        return node
    }

    private func find(_ address: FocusAddress?, in graph: ViewGraph) -> FocusableNode? {
        address.flatMap { FocusAddresses(graph.focus).node(at: $0) }
    }

    /// What the views after these are told; nil where nothing had the keyboard.
    func sessionData(in graph: ViewGraph) -> Data? {
        var kept = kept
        if node != nil || opener != nil {
            let addresses = FocusAddresses(graph.focus)
            kept.node = node.flatMap { addresses.address(of: $0) } ?? kept.node
            kept.opener = opener.flatMap { addresses.address(of: $0) } ?? kept.opener
            kept.wasByKeyboard = wasByKeyboard
        }
        return kept.node == nil && kept.opener == nil ? nil : try? JSONEncoder().encode(kept)
    }

    mutating func restoreSession(_ data: Data) {
        guard node == nil, let kept = try? JSONDecoder().decode(Kept.self, from: data) else { return }
        self.kept = kept
        wasByKeyboard = kept.wasByKeyboard
    }
}
