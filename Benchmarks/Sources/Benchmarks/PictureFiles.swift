import DeckScene
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting
import WalletScene

/// The pictures that the programs of a run show, as PNG files.
@MainActor
enum PictureFiles {
    /// Writes all into a folder, which is made: the cards' pictures, and those that peers want ready-made, cards with
    /// round corners and their shadow; and the trips' photographs.
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
        for index in 0..<TripPhotos.count {
            let picture = Snapshot(width: TripPhotos.width, height: TripPhotos.height) { x, y in
                CardPictures.color(of: 100 + index, x: x, y: y)
            }
            try picture.pngData.write(to: folder.appendingPathComponent(TripPhotos.name(index)))
        }
        let shadow = shape.fill(.black.opacity(0.35)).frame(width: size.width, height: size.height).blur(radius: 6)
        let frame = CGSize(width: size.width + 40, height: size.height + 40)
        try data(of: shadow, frame).write(to: folder.appendingPathComponent("shadow.png"))
    }

    private static func data(of view: some View, _ size: CGSize) throws -> Data {
        try ViewTester(view, size: size).snapshot(background: .clear).pngData
    }
}
