import RiffleAssets
import RiffleLayers

/// A picture and how it fills its frame.
package struct PictureContent: Equatable {
    let asset: ImageAsset
    let isTemplate: Bool
    private let fitting: ImageCommand.Fitting
    private let interpolation: ImageCommand.Interpolation

    init(_ asset: ImageAsset, _ image: Image) {
        self.asset = asset
        interpolation = image.sampling.layerInterpolation
        isTemplate = image.templateMode.map { $0 == .template } ?? (asset.renderingIntent == .template)
        guard let resizing = image.resizing else {
            fitting = .stretch
            return
        }
        let insets = resizing.capInsets == EdgeInsets() ? asset.capInsets : resizing.capInsets
        switch (resizing.mode, insets) {
        case (.tile, _): fitting = .tile
        case (.stretch, let insets?): fitting = .slices(insets)
        case (.stretch, nil): fitting = .stretch
        }
    }

    func commands(in frame: CGRect, tint: Paint?) -> [DrawCommand] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        return [
            .image(
                ImageCommand(
                    image: ImageStore.shared.register(asset), frame: frame, fitting: fitting,
                    interpolation: interpolation,
                    tint: isTemplate ? tint : nil, naturalSize: asset.pointSize))
        ]
    }
}
