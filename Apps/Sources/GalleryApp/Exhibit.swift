import FiltersApp
import FlashcardsApp
import SwiftUI
import TripsApp
import WalletApp

/// The apps of the gallery, in order.
enum Exhibit: String, CaseIterable, Identifiable {
    case wallet, trips, flashcards, filters

    var id: String { rawValue }

    /// The name of the app.
    var name: String {
        switch self {
        case .wallet: "Wallet"
        case .trips: "Trips"
        case .flashcards: "Flashcards"
        case .filters: "Filters"
        }
    }

    /// A sentence that says what to do with the app.
    var hint: String {
        switch self {
        case .wallet: "Tap a card, or hold and drag it"
        case .trips: "Swipe right what you like"
        case .flashcards: "Tap to turn, swipe right if you knew"
        case .filters: "Tap what you look for"
        }
    }

    /// The orientation of the device that the app is made for.
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
