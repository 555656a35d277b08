import RiffleGeometry

extension LayoutNode {
    /// The direction in which a window lines up its views; nil where there are not several.
    var rootOrientation: Axis? { children.count > 1 ? .vertical : nil }

    /// Centers a window's view in what is not covered. Several are lined up as by a `VStack`.
    func placeRootViews(in size: CGSize, uncovered area: CGRect, _ cause: Transaction) {
        guard children.count > 1 else {
            guard let child = children.first else { return }
            let area = child.extendsIntoSafeArea ? CGRect(origin: .zero, size: size) : area
            let offer = ProposedViewSize(area.size)
            return placeChild(child, at: area.corner(centering: child.sizeThatFits(offer)), offer, in: size, cause)
        }
        let alignment = HorizontalAlignment.center.key
        let solver = StackSolver(axis: .vertical, alignment: alignment, spacing: nil, children: children)
        let solution = solver.solve(ProposedViewSize(area.size))
        let corner = area.corner(centering: solution.size)
        for (child, place) in zip(children, solution.places) {
            let origin = CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y)
            placeChild(child, at: origin, place.proposal, in: size, cause)
        }
    }
}

extension CGRect {
    /// Where something starts that lies in the middle.
    fileprivate func corner(centering size: CGSize) -> CGPoint {
        CGPoint(x: midX - size.width / 2, y: midY - size.height / 2)
    }
}
