import Foundation
import SwiftUITesting

/// Draws the pictures in the apps' asset catalogs, with Riffle's own shapes and gradients.
///
///     swift run Artwork Sources
///     swift run Artwork Sources venice shot-3
///
/// The first argument is the folder that holds the apps' sources; names after it draw only those pictures. Drawing the
/// same twice gives the same bytes.
@main
struct Artwork {
    @MainActor
    static func main() throws {
        guard CommandLine.arguments.count > 1 else {
            print("usage: Artwork FOLDER [NAME ...]   the folder with WalletCards, such as Apps/Sources")
            exit(64)
        }
        let sources = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let wanted = Set(CommandLine.arguments.dropFirst(2))
        func catalog(of app: String) -> Catalog {
            Catalog(sources.appendingPathComponent("\(app)/Assets.xcassets"), only: wanted)
        }
        for style in CardStyle.all {
            try catalog(of: "WalletCards").add(style.name, size: CGSize(width: 330, height: 208)) {
                CardArtwork(style: style)
            }
        }
        for place in Place.allCases {
            let trips = catalog(of: "TripsApp")
            let size = CGSize(width: Scene.width, height: Scene.height)
            try trips.addPhotograph(place.rawValue, size: size) { place.scene }
            try trips.addPhotograph("\(place.rawValue)-near", size: size, quality: 84) { place.near }
            try trips.addPhotograph("\(place.rawValue)-dusk", size: size, quality: 84) { place.dusk }
        }
        try catalog(of: "FlashcardsApp").addPhotograph("background", size: StudyBackground.size) { StudyBackground() }
        for shot in Shot.allCases {
            try catalog(of: "FiltersApp").addPhotograph(shot.name, size: Shot.size, quality: 92) { shot.picture }
        }
    }
}
