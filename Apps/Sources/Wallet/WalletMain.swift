import SwiftUI
import WalletApp

@main
struct Wallet: App {
    var body: some Scene {
        WindowGroup {
            WalletView()
        }
    }
}
