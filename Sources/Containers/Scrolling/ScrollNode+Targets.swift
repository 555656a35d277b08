/// The views in the content that scrolling comes to rest at, and where things in it are.
extension ScrollNode {
    /// The frames of the views that `scrollTargetLayout` names, counted from the content's leading edge, each with the
    /// padding that the layout has inside of what `scrollTargetLayout` names.
    ///
    /// - Parameter end: where the content would come to rest; of what does not exist yet, what would be visible there
    ///   is among the targets.
    func targetRects(near end: CGPoint) -> [CGRect] {
        guard let content else { return [] }
        return targetContainers.flatMap { node in
            let frames =
                if let lazy = node as? LazyLayoutNode {
                    lazy.targetFrames(near: end, in: self).map { frame(of: $0, of: lazy, in: content) }
                } else {
                    node.children.map { frame(of: $0, in: content) }
                }
            let padding = padding(around: node)
            return frames.map { frame in
                CGRect(
                    x: frame.minX - padding.leading, y: frame.minY - padding.top,
                    width: frame.width + padding.horizontal, height: frame.height + padding.vertical)
            }
        }
    }

    /// How far the edges of a layout are inside of what `scrollTargetLayout` names, as it was laid out.
    private func padding(around container: LayoutNode) -> EdgeInsets {
        var origin = container.origin
        var node = container
        while !(node is ScrollTargetNode), let parent = node.parent {
            node = parent
            // Origins count from the nearest node above that owns a layer.
            if node is ScrollTargetNode, node.layer == nil {
                origin.x -= node.origin.x
                origin.y -= node.origin.y
            } else if !(node is ScrollTargetNode), node.layer != nil {
                origin.x += node.origin.x
                origin.y += node.origin.y
            }
        }
        let left = origin.x
        let right = node.size.width - left - container.size.width
        return EdgeInsets(
            top: origin.y, leading: direction < 0 ? right : left,
            bottom: node.size.height - origin.y - container.size.height, trailing: direction < 0 ? left : right
        ).clampedToPositive
    }

    /// The views that `scrollTargetLayout` names, as far as they exist.
    var targetNodes: [LayoutNode] {
        // Lazy containers let go of views while they are laid out, and gather what is left later.
        targetContainers.flatMap { node in node.children.filter { !$0.isDetached } }
    }

    /// The containers whose views `scrollTargetLayout` names.
    var targetContainers: [LayoutNode] {
        var containers: [LayoutNode] = []
        func collect(_ node: LayoutNode, isTarget: Bool) {
            if node is ScrollNode { return }
            if isTarget, node.isContainer {
                containers.append(node)
                return
            }
            for child in node.children {
                collect(child, isTarget: isTarget || (node as? ScrollTargetNode)?.isEnabled == true)
            }
        }
        for child in content?.children ?? [] { collect(child, isTarget: false) }
        return containers
    }

    /// The frame of something in the content, counted from the content's leading edge.
    func frame(of node: LayoutNode, in content: ScrollContentNode) -> CGRect {
        frame(of: CGRect(origin: .zero, size: node.size), of: node, in: content)
    }

    /// The place of a part of something in the content, counted from the content's leading edge and as offsets are.
    func frame(of part: CGRect, of node: LayoutNode, in content: ScrollContentNode) -> CGRect {
        let toContent = content.globalTransform(at: nil).invertedIfPossible ?? ProjectionTransform()
        let transform = node.globalTransform(at: nil).concatenating(toContent)
        var rect = part.boundingBox(under: transform)
        if direction < 0 { rect.origin.x = content.size.width - rect.maxX }
        rect.origin.y += lead
        return rect
    }
}
