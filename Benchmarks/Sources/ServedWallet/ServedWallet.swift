import SwiftUI
import WalletCards

/// The wallet for browsers: started with `--web`, played by `PlayedPage`.
@main
struct ServedWallet: App {
    var body: some Scene {
        WindowGroup { WalletScreen() }
    }
}
