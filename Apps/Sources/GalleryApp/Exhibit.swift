import AppData
import ControlsApp
import FiltersApp
import FlashcardsApp
import Riffle
import SwiftUI
import TripsApp
import WalletApp

/// The apps of the gallery, in order. The raw value is the fragment of the address that opens an app.
enum Exhibit: String, CaseIterable, Identifiable, Codable {
    case wallet, trips, flashcards, filters, controls

    var id: String { rawValue }

    /// The app that an address opens, such as one that ends in `#wallet`; nil if it opens none.
    init?(address: URL) {
        let name = (address.fragment ?? "").lowercased().filter(\.isLetter)
        self.init(rawValue: name)
    }

    /// The name of the app.
    var name: String {
        switch self {
        case .wallet: String(localized: "Wallet")
        case .trips: String(localized: "Trips")
        case .flashcards: String(localized: "Flashcards")
        case .filters: String(localized: "Filters")
        case .controls: String(localized: "Controls")
        }
    }

    /// A sentence that says what to do with the app.
    var hint: String {
        switch self {
        case .wallet: String(localized: "Tap a card, or hold and drag it")
        case .trips: String(localized: "Swipe right what you like")
        case .flashcards: String(localized: "Tap to turn, swipe right if you knew")
        case .filters: String(localized: "Tap what you look for")
        case .controls: String(localized: "Every control, with its styles")
        }
    }

    /// The name of a symbol for the app.
    var symbol: String {
        switch self {
        case .wallet: "creditcard.fill"
        case .trips: "airplane"
        case .flashcards: "square.stack.fill"
        case .filters: "line.3.horizontal.decrease.circle.fill"
        case .controls: "switch.2"
        }
    }

    var color: Color {
        switch self {
        case .wallet: .indigo
        case .trips: .pink
        case .flashcards: .orange
        case .filters: .teal
        case .controls: .gray
        }
    }

    /// What the app keeps, if anything.
    @MainActor var schema: DataSchema? {
        switch self {
        case .wallet: WalletView.schema
        case .trips: TripsView.schema
        case .flashcards: FlashcardsView.schema
        case .filters: FiltersView.schema
        case .controls: nil
        }
    }

    /// The orientation of the device that the app is made for.
    var orientation: InterfaceOrientation { self == .flashcards ? .landscapeLeft : .portrait }

    /// The apps that have a device where there is room for devices; the others fill the page.
    static let onDevices: [Exhibit] = [.wallet, .trips, .flashcards, .filters]

    /// The app.
    @MainActor @ViewBuilder
    var app: some View {
        switch self {
        case .wallet: WalletView()
        case .trips: TripsView()
        case .flashcards: FlashcardsView()
        case .filters: FiltersView()
        case .controls: ControlsView()
        }
    }
}
