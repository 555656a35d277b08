/// Lays its children over each other: each is offered the whole, and their guides coincide.
///
/// Where children differ in layout priority, those of the highest decide the size and the others are offered that.
package class ZStackLayoutNode: SolvedLayoutNode {
    private var alignment = Alignment.center

    func update(alignment: Alignment, _ transaction: Transaction) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        invalidateLayout(transaction)
    }

    package override func solve(_ proposal: ProposedViewSize) -> StackSolution {
        .layering(children, alignment, proposal)
    }
}

extension StackSolution {
    /// Children laid over each other so that their guides coincide.
    @MainActor
    static func layering(
        _ children: [LayoutNode], _ alignment: Alignment, _ proposal: ProposedViewSize
    ) -> StackSolution {
        var solution = StackSolution(proposal: proposal, count: children.count)
        let highest = children.map(\.layoutPriority).max() ?? 0
        var extent = LayerExtent()
        var others: [Int] = []
        for (index, child) in children.enumerated() {
            if child.layoutPriority < highest {
                others.append(index)
            } else {
                solution.lay(child, at: index, alignment, proposal, &extent)
            }
        }
        solution.size = extent.size
        let offer = ProposedViewSize(extent.size)
        var ignored = LayerExtent()
        for index in others { solution.lay(children[index], at: index, alignment, offer, &ignored) }
        for index in children.indices {
            solution.places[index].origin.x -= extent.horizontal.low
            solution.places[index].origin.y -= extent.vertical.low
        }
        return solution
    }

    /// Puts a child's guides at zero.
    @MainActor
    private mutating func lay(
        _ child: LayoutNode, at index: Int, _ alignment: Alignment, _ proposal: ProposedViewSize,
        _ extent: inout LayerExtent
    ) {
        let size = child.sizeThatFits(proposal)
        let dimensions = ViewDimensions(child, size: size, proposal)
        let x = size.width.isFinite ? -dimensions[alignment.horizontal] : 0
        let y = size.height.isFinite ? -dimensions[alignment.vertical] : 0
        places[index] = Place(proposal: proposal, size: size, origin: CGPoint(x: x, y: y))
        extent.horizontal.add(x, size.width)
        extent.vertical.add(y, size.height)
    }
}

/// The union of frames that were laid over each other.
private struct LayerExtent {
    struct Side {
        private var least = CGFloat.infinity
        private var most = -CGFloat.infinity

        var low: CGFloat { least.isFinite ? least : 0 }
        var length: CGFloat { most < least ? 0 : most - low }

        mutating func add(_ position: CGFloat, _ length: CGFloat) {
            least = min(least, position)
            most = max(most, position + length)
        }
    }

    var horizontal = Side()
    var vertical = Side()
    var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
}
