extension ViewGraph {
    /// Reports a picture that a host could not decode, once, with the first view that shows it.
    ///
    /// - Parameters:
    ///   - id: the picture's, as in layers.
    ///   - message: what is wrong with it, and what to do.
    package func report(undecodableImage id: String, _ message: String) {
        guard !issues.contains(where: { $0.kind == .missingAsset && $0.message == message }) else { return }
        let path = window.rootLayout?.firstImage(id)?.owner.path ?? ""
        report(RuntimeIssue(kind: .missingAsset, message: message, path: path))
    }
}

extension LayoutNode {
    fileprivate func firstImage(_ id: String) -> LayoutNode? {
        if let leaf = self as? ContentNode<ImageLeaf>, leaf.content.pictureID == id { return leaf }
        for child in shownChildren {
            if let found = child.firstImage(id) { return found }
        }
        return nil
    }
}
