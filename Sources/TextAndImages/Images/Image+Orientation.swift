import RiffleAssets

extension Image {
    /// Which way up the pixels of a picture are shown.
    ///
    /// The numbers are those that Apple's cases have, which are neither in order nor those of EXIF.
    @frozen
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are.
        case up = 0
        /// Flipped horizontally.
        case upMirrored = 2
        /// Turned by a half.
        case down = 6
        /// Flipped vertically.
        case downMirrored = 4
        /// Turned counterclockwise by a quarter.
        case left = 1
        /// Flipped horizontally, then turned clockwise by a quarter.
        case leftMirrored = 3
        /// Turned clockwise by a quarter.
        case right = 7
        /// Flipped horizontally, then turned counterclockwise by a quarter.
        case rightMirrored = 5

        var turn: ImageAsset.Turn {
            switch self {
            case .up: ImageAsset.Turn()
            case .upMirrored: ImageAsset.Turn(flipsX: true)
            case .down: ImageAsset.Turn(flipsX: true, flipsY: true)
            case .downMirrored: ImageAsset.Turn(flipsY: true)
            case .left: ImageAsset.Turn(swapsAxes: true, flipsX: true)
            case .leftMirrored: ImageAsset.Turn(swapsAxes: true)
            case .right: ImageAsset.Turn(swapsAxes: true, flipsY: true)
            case .rightMirrored: ImageAsset.Turn(swapsAxes: true, flipsX: true, flipsY: true)
            }
        }
    }
}

extension UIImage {
    /// A picture of pixels that are shown some way up.
    ///
    /// The pixels are turned at once, so that `imageOrientation` is `up`, and `cgImage` has the turned ones.
    ///
    /// - Parameter scale: pixels per point; what is not above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.asset.turned(orientation.turn).scaled(to: scale))
    }
}

extension UIImage.Orientation {
    fileprivate var turn: ImageAsset.Turn {
        switch self {
        case .up: Image.Orientation.up.turn
        case .down: Image.Orientation.down.turn
        case .left: Image.Orientation.left.turn
        case .right: Image.Orientation.right.turn
        case .upMirrored: Image.Orientation.upMirrored.turn
        case .downMirrored: Image.Orientation.downMirrored.turn
        case .leftMirrored: Image.Orientation.leftMirrored.turn
        case .rightMirrored: Image.Orientation.rightMirrored.turn
        }
    }
}
