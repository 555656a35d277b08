import SwiftUI
@_spi(Benchmarking) import SwiftUITesting
import WalletScene

/// The pictures that the programs of a run show, as PNG files.
@MainActor
enum PictureFiles {
    /// Writes all into a folder, which is made: the cards' pictures, and those that Cairo by hand wants ready-made, cards
    /// with round corners and their shadow.
    static func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let size = CGSize(width: 330, height: 208)
        let shape = RoundedRectangle(cornerRadius: 14)
        let pictures = CardPictures(folder: folder.path)
        for index in 0..<5 {
            let picture = Snapshot(width: CardPictures.width, height: CardPictures.height) { x, y in
                CardPictures.color(of: index, x: x, y: y)
            }
            try picture.pngData.write(to: folder.appendingPathComponent(CardPictures.name(index)))
            let card = pictures.image(index).resizable().frame(width: size.width, height: size.height).clipShape(shape)
            try data(of: card, size).write(to: folder.appendingPathComponent("card\(index)_round.png"))
        }
        let shadow = shape.fill(.black.opacity(0.35)).frame(width: size.width, height: size.height).blur(radius: 6)
        let frame = CGSize(width: size.width + 40, height: size.height + 40)
        try data(of: shadow, frame).write(to: folder.appendingPathComponent("shadow.png"))
    }

    private static func data(of view: some View, _ size: CGSize) throws -> Data {
        try ViewTester(view, size: size).snapshot(background: .clear).pngData
    }
}
