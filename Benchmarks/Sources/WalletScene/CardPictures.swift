import SwiftUI

/// The pictures of the cards: files in a folder, so that every program of a run shows the same.
public struct CardPictures {
    /// In pixels.
    public static let width = 1024
    /// In pixels.
    public static let height = 646

    private let folder: String

    /// The pictures in a folder, where `name(_:)` says what each is called.
    public init(folder: String) { self.folder = folder }

    /// What the picture of a card is called.
    public static func name(_ index: Int) -> String { "card\(index).png" }

    /// The picture of a card; without its file an empty one, of which the drawn frame tells.
    public func image(_ index: Int) -> Image {
        guard let image = UIImage(contentsOfFile: "\(folder)/\(Self.name(index))") else {
            return Image("\(folder)/\(Self.name(index))")
        }
        return Image(uiImage: image)
    }

    /// A pixel of a card's picture: waves of color with grain, as a photograph has, which does not compress well.
    public static func color(of index: Int, x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let u = Double(x) / Double(width)
        let v = Double(y) / Double(height)
        let grain = Double(hash(UInt64(index) << 40 | UInt64(x) << 20 | UInt64(y)) & 15) - 7.5
        func channel(_ number: Int) -> UInt8 {
            let phase = Double(index * 3 + number)
            let waves =
                sin(2 * .pi * (1.7 * u + 0.9 * v) + phase) + sin(2 * .pi * (0.6 * u - 2.3 * v) + 2.1 * phase)
                + 0.5 * sin(2 * .pi * (5.1 * u + 3.7 * v) + 0.7 * phase)
            return UInt8(max(0, min(255, 127 + 40 * waves + grain)))
        }
        return (channel(0), channel(1), channel(2))
    }

    /// SplitMix64's finalizer: the same everywhere, unlike `Hasher`.
    private static func hash(_ value: UInt64) -> UInt64 {
        var bits = (value &+ 0x9E37_79B9_7F4A_7C15)
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
