import Foundation
import RiffleGestures
import RiffleSemantics
import RiffleTextLayout

/// The gesture of a text by which links in it are opened.
///
/// It takes part in touches on a link's characters only: the rest of the text leaves them to what is around it.
@MainActor
final class TextLinks {
    let id: GestureMember.ID
    private unowned let node: LayoutNode
    /// Where the link leads that a finger is on.
    private var touched: URL?
    private lazy var recognizer = _EndedGesture<TapGesture>.makeErasedRecognizer(
        for: TapGesture().onEnded { [weak self] _ in
            MainActor.assumeIsolated { self?.openTouched() }
        })

    init(_ node: LayoutNode) {
        self.node = node
        id = node.graph.input.nextMemberID()
    }

    /// The gesture for a touch on a link.
    func member(for link: URL) -> GestureMember {
        touched = link
        return GestureMember(id: id, recognizer: recognizer, space: node.gestureSpace)
    }

    private func openTouched() {
        guard let touched, !node.isDetached else { return }
        node.environment.openURL(touched)
    }
}

extension ResolvedText {
    /// Whether characters of the text lead somewhere.
    var hasLinks: Bool { !isRedacted && appearances.contains { $0.link != nil } }

    /// Where the characters at a point lead, in the text's coordinates.
    func link(at point: CGPoint, in layout: LaidOutText) -> URL? {
        guard let line = layout.lines.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY }) else {
            return nil
        }
        let run = line.runs.first { run in
            let start = run.glyphs.origin.x
            return start <= point.x && point.x < start + run.glyphs.width
        }
        return run.flatMap { appearances.indices.contains($0.attribute) ? appearances[$0.attribute].link : nil }
    }

    /// The links in the order of the text, each with its characters.
    private var links: [(characters: String, url: URL)] {
        var links: [(characters: String, url: URL)] = []
        var isOpen = false
        for run in request.runs {
            guard let url = appearances[run.attribute].link else {
                isOpen = false
                continue
            }
            // A link has several runs where some of its characters look otherwise.
            if isOpen, let last = links.last, last.url == url {
                links[links.count - 1].characters += run.text
            } else {
                links.append((run.text, url))
            }
            isOpen = true
        }
        return links
    }

    /// What the text is to somebody who cannot see it: a link where all of it leads to one place, and else a text with an
    /// action for each link, called as its characters are.
    func semantics(opening open: @escaping (URL) -> Void) -> SemanticsContent {
        let links = links
        if links.count == 1, links[0].characters == string {
            let url = links[0].url
            return SemanticsContent(
                role: .link, label: string, actions: [SemanticsHandler(.activate) { open(url) }])
        }
        var names: Set<String> = []
        let actions = links.filter { names.insert($0.characters).inserted }.map { link in
            SemanticsHandler(SemanticsAction(name: link.characters)) { open(link.url) }
        }
        return SemanticsContent(role: .text, label: string, actions: actions)
    }
}
