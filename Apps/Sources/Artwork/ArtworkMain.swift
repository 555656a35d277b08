import Foundation
import SwiftUITesting

/// Draws the pictures in the apps' asset catalogs, with Riffle's own shapes and gradients.
///
///     swift run Artwork Sources
///
/// The argument is the folder that holds the apps' sources. Drawing the same twice gives the same bytes.
@main
struct Artwork {
    @MainActor
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: Artwork FOLDER   the folder with WalletApp, such as Apps/Sources")
            exit(64)
        }
        let sources = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let wallet = Catalog(sources.appendingPathComponent("WalletApp/Assets.xcassets"))
        for style in CardStyle.all {
            try wallet.add(style.name, size: CGSize(width: 330, height: 208)) { CardArtwork(style: style) }
        }
    }
}
