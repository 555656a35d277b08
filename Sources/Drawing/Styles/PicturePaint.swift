import RiffleAssets
import RiffleLayers

/// A picture that is repeated, resolved.
package struct PicturePaint: Hashable, Sendable {
    package let asset: ImageAsset
    /// Of one tile, in points.
    package let size: CGSize

    package init(asset: ImageAsset, size: CGSize) {
        self.asset = asset
        self.size = size
    }

    /// Tiles that cover a rectangle, laid from its top left corner.
    package func command(in rect: CGRect) -> DrawCommand {
        .image(
            ImageCommand(
                image: ImageStore.shared.register(asset), frame: rect, fitting: .tile, naturalSize: size))
    }
}
