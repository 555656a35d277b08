import SwiftUI
import WalletScene

/// Shows the wallet scene, as any program does: run with `--png`, it ends when its first frame is on disk.
///
/// The environment variable `CARD_PICTURES` names the folder with the pictures.
@main
struct ColdStart: App {
    var body: some Scene {
        WindowGroup {
            WalletScene(pictures: CardPictures(folder: ProcessInfo.processInfo.environment["CARD_PICTURES"] ?? "."))
        }
    }
}
