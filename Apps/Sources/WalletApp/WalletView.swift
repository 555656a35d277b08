import AppData
import SwiftUI
import WalletCards

/// A person's wallet.
public struct WalletView: View {
    /// What the app keeps.
    public static var schema: DataSchema { .wallet }

    private let file: DataFile?

    /// Creates a wallet.
    ///
    /// - Parameter file: what it is kept in; nil for the file of the person in front of it.
    public init(file: DataFile? = nil) { self.file = file }

    /// The wallet, once it is read.
    public var body: some View {
        DataReader(file) {
            WalletStore($0)
        } content: { store in
            KeptWallet(store: store)
        }
        .roomyInLargeWindows()
    }
}

private struct KeptWallet: View {
    let store: WalletStore

    var body: some View {
        if store.cards.isLoaded {
            WalletScreen(cards: store.cards.value) { store.perform($0) }
        } else {
            Color.clear.accessibilityHidden(true)
        }
    }
}
