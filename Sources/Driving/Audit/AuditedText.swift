import RiffleDriverMessages
import RiffleHeadlessHost
import RiffleLayers
import RiffleTextAndImages

/// A text as a frame shows it.
struct AuditedText {
    /// Names the place in the graph.
    let id: ObjectIdentifier
    /// The characters that the view has.
    let string: String
    /// In points of the window.
    let frame: CGRect
    /// Of the largest characters, in points.
    let size: CGFloat
    /// Whether all of it is bold: 600 and up.
    let isBold: Bool
    /// Whether an ellipsis stands for a part of it.
    let isCut: Bool
    /// Whether something that scrolls is around it.
    let scrolls: Bool
    /// Whether a touch on its middle comes to it, so that nothing covers it.
    let isOnTop: Bool
    let isEnabled: Bool
    /// Whether all of it has the system's secondary color, or one of the system's hues.
    let hasSystemColor: Bool
    /// The element that says it; nil where none does.
    let element: DriverElement?

    /// WCAG 2.2, 1.4.3: 18 points, or 14 in bold.
    var isLarge: Bool { size >= 18 || isBold && size >= 14 }
    /// A prompt disappears as soon as there is something to read.
    var isPlaceholder: Bool {
        guard let element, element.type.hasSuffix("Field") || element.type == "textView" else { return false }
        return element.placeholder == string
    }
    var description: String { element?.description ?? "text \"\(string.prefix(80))\"" }
    var number: UInt32 { element?.number ?? 0 }
}

extension HeadlessScreen {
    /// The texts that are in the window, in the order of the views. O(n) in views.
    func auditedTexts(_ elements: [DriverElement]) -> [AuditedText] {
        var owners: [ObjectIdentifier: DriverElement] = [:]
        for element in elements {
            if let layout = graph.elements.layoutNode(of: element.number) {
                owners[ObjectIdentifier(layout)] = element
            }
        }
        var found: [AuditedText] = []
        func collect(_ layout: LayoutNode, _ outer: DriverElement?) {
            guard layout.isPlaced else { return }
            let owner = owners[ObjectIdentifier(layout)] ?? outer
            if let leaf = layout as? ContentNode<TextLeaf>, let text = auditedText(leaf, owner) { found.append(text) }
            for child in layout.reachedChildren { collect(child, owner) }
        }
        collect(graph.window.rootLayout, nil)
        return found
    }

    /// What apps choose by a name, and Apple by a number.
    private static let systemColors: [SystemColor] = [
        .secondary, .red, .orange, .green, .mint, .teal, .cyan, .blue, .link, .indigo, .purple, .pink, .brown, .gray,
    ]

    private func auditedText(_ leaf: ContentNode<TextLeaf>, _ element: DriverElement?) -> AuditedText? {
        let graph = graph
        let frame = leaf.globalFrame(of: CGRect(origin: .zero, size: leaf.frame(at: now).size), at: now)
        let commands = leaf.layer.flatMap { layers[$0.state.id] }?.contents ?? []
        let runs = commands.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } }
        let system = Self.systemColors.map { Paint.color($0.resolvedColor(in: leaf.environment)) }
        guard let size = runs.map(\.size).max(), leaf.globalOpacity(at: now) > 0.05 else { return nil }
        let string = leaf.content.string
        let window = CGRect(origin: .zero, size: graph.window.size)
        guard window.intersects(frame), string.contains(where: { !$0.isWhitespace })
        else { return nil }
        let ellipses = runs.reduce(0) { $0 + $1.text.count { $0 == "…" } }
        return AuditedText(
            id: ObjectIdentifier(leaf), string: string, frame: frame, size: size,
            isBold: runs.allSatisfy { $0.face.weight >= 600 }, isCut: ellipses > string.count { $0 == "…" },
            scrolls: leaf.enclosingViewport != nil, isOnTop: graph.isHittable(leaf, frame),
            isEnabled: leaf.environment.isEnabled,
            hasSystemColor: commands.allSatisfy { command in system.contains { $0 == command.paint } }, element: element
        )
    }
}
