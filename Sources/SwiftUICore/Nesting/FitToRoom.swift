import RiffleLayers

/// Shows a view at the size it wants, or scaled down to the room there is; it is never enlarged.
///
/// What is inside is laid out as if there were room, so its gestures and its text wrap as at full size.
nonisolated struct FitToRoomModifier: LayoutModifier {
    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FitToRoomNode { FitToRoomNode(owner) }

    @MainActor
    func update(_ wrapper: FitToRoomNode, _ transaction: Transaction, isNew: Bool) {}
}

package final class FitToRoomNode: LayoutNode {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "fitToRoom")
        setNeedsLayerUpdate()
    }

    private var wanted: CGSize { principal?.sizeThatFits(.unspecified) ?? .zero }

    package override var contentsDependOnSize: Bool { false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let wanted = wanted
        var scale: CGFloat = 1
        if let width = proposal.width, wanted.width > 0 { scale = min(scale, max(width, 0) / wanted.width) }
        if let height = proposal.height, wanted.height > 0 { scale = min(scale, max(height, 0) / wanted.height) }
        return CGSize(width: wanted.width * scale, height: wanted.height * scale)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        placeChild(child, at: .zero, .unspecified, in: wanted, cause)
    }

    /// Guides are those of the scaled view.
    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        let wanted = wanted
        guard wanted.width > 0, wanted.height > 0 else { return .identity }
        // Both ratios are the same but for the last bits, and but for a frame on its way to another.
        let scale = min(size.width / wanted.width, size.height / wanted.height)
        return CGAffineTransform(scaleX: scale, y: scale)
    }
}

extension View {
    /// Scales the view down where there is less room than it wants, keeping its proportions.
    nonisolated package func scaledDownToFit() -> some View { modifier(FitToRoomModifier()) }
}
