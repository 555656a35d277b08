import SwiftUI
import WalletUnderTest

/// The wallet's own views.
@main
struct CardsApp: App {
    var body: some Scene {
        WindowGroup { WalletScreen() }
    }
}
