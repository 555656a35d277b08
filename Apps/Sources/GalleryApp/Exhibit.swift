import FiltersApp
import FlashcardsApp
import SwiftUI
import TripsApp
import WalletApp

/// The apps that the gallery shows, in their order.
enum Exhibit: String, CaseIterable, Identifiable {
    case wallet, trips, flashcards, filters

    var id: String { rawValue }

    /// What the app is called.
    var name: String {
        switch self {
        case .wallet: "Wallet"
        case .trips: "Trips"
        case .flashcards: "Flashcards"
        case .filters: "Filters"
        }
    }

    /// What to do with it.
    var hint: String {
        switch self {
        case .wallet: "Tap a card, or hold and drag it"
        case .trips: "Swipe right what you like"
        case .flashcards: "Tap to turn, swipe right if you knew"
        case .filters: "Tap what you look for"
        }
    }

    /// How the device is held that the app is for.
    var orientation: InterfaceOrientation { self == .flashcards ? .landscapeLeft : .portrait }

    /// The app.
    @MainActor @ViewBuilder
    var app: some View {
        switch self {
        case .wallet: WalletView()
        case .trips: TripsView()
        case .flashcards: FlashcardsView()
        case .filters: FiltersView()
        }
    }
}
