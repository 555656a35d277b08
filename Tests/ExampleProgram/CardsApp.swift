import SwiftUI
import WalletUnderTest

/// The wallet's own views. Shown in place of the example where the environment has `EXAMPLE=wallet`.
struct CardsApp: App {
    var body: some Scene {
        WindowGroup { WalletScreen() }
    }
}
