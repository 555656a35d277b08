import CardDecks
import SwiftUI

/// A wallet of payment cards: tap a card to see its payments, hold and drag it to move it, `+` to add one.
public struct WalletScreen: View {
    /// What is shown, and what to do with an edit; nil for samples that the view keeps itself.
    private let given: (cards: [Card], perform: @MainActor (WalletEdit) -> Void)?
    @State private var samples = Card.samples
    /// The card whose payments are shown.
    @State private var open: Card.ID?
    /// What lies over the wallet. One value, as there is room for one only, whatever two fingers ask for.
    @State private var panel: Panel?
    /// The card that was removed last, and its place, as long as it can be put back.
    @State private var removed: RemovedCard?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Shows a wallet with the sample cards, which lasts as long as the view.
    public init() { given = nil }

    /// Shows cards.
    ///
    /// - Parameters:
    ///   - cards: the one in front first.
    ///   - perform: does what the user asks for.
    package init(cards: [Card], perform: @escaping @MainActor (WalletEdit) -> Void) { given = (cards, perform) }

    /// The wallet.
    public var body: some View {
        GeometryReader { window in
            let isCompact = window.size.height < 480
            VStack(spacing: 0) {
                WalletHeader(isCompact: isCompact) { present(.newCard) }
                    .padding(.bottom, isCompact ? 4 : nil)
                    .frame(maxWidth: WalletRoom.columnWidth)
                GeometryReader { proxy in
                    if cards.isEmpty {
                        EmptyWalletView { present(.newCard) }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                    } else {
                        stack(in: proxy.size, isCompact: isCompact)
                    }
                }
            }
        }
        .undoBar(removed.map { String(localized: "\($0.card.name) was removed.") }, undo: undo) { removed = nil }
        .sheet(item: $panel) { panel in
            switch panel {
            case .newCard: CardForm { add($0) }
            case .payment(let subject): PaymentDetail(subject: subject)
            }
        }
    }

    private enum Panel: Identifiable, Codable {
        case newCard
        case payment(PaymentDetail.Subject)

        var id: String {
            switch self {
            case .newCard: "new card"
            case .payment(let subject): subject.id.uuidString
            }
        }
    }

    private func present(_ panel: Panel) {
        if self.panel == nil { self.panel = panel }
    }

    // MARK: The deck

    private func stack(in size: CGSize, isCompact: Bool) -> some View {
        let isOpen = open != nil && cards.contains { $0.id == open }
        // An open card leaves room for its payments.
        let room = WalletRoom(in: size, count: cards.count, isOpen: isOpen)
        return VStack(spacing: 0) {
            Spacer(minLength: isOpen ? 0 : room.rise)
            deck(room, width: size.width, isCompact: isCompact)
                .layoutPriority(1)
            Spacer(minLength: 0)
            // Large payments take the room.
            let isFull = typeSize.isAccessibilitySize && size.height < 640
            if isOpen, !isCompact, cards.count > 1, room.hasRoomBelow, !isFull {
                PressedStack(brands: cards.filter { $0.id != open }.map(\.brand), width: room.card.width) { close() }
                    .transition(.move(edge: .bottom))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func deck(_ room: WalletRoom, width: CGFloat, isCompact: Bool) -> some View {
        WalletDeck(arrangement, open: $open) { card in
            CardFace(card: card)
                .frame(width: room.card.width, height: room.card.height)
        } detail: { card in
            history(of: card, isCompact: isCompact)
        }
        .walletActionNames(
            open: String(localized: "Show transactions"), moveForward: String(localized: "Move forward"),
            moveBack: String(localized: "Move back"), moved: String(localized: "Moved to place")
        )
        .walletSpacing(room.spacing, horizontalPadding: room.padding(in: width))
        .walletRemoval(String(localized: "Remove card")) { remove($0) }
    }

    private func history(of card: Card, isCompact: Bool) -> some View {
        let history = PaymentHistory(card: card, isCompact: isCompact, actions: actions(on: card)) {
            present(.payment(PaymentDetail.Subject(payment: $0, card: card)))
        }
        return ViewThatFits(in: .vertical) {
            history
            ScrollView { history }
        }
        .frame(maxWidth: WalletRoom.columnWidth)
        .frame(maxWidth: .infinity)
    }

    private func actions(on card: Card) -> CardActions {
        let place = cards.firstIndex { $0.id == card.id } ?? 0
        let forward: @MainActor () -> Void = { move(card, to: place - 1) }
        let back: @MainActor () -> Void = { move(card, to: place + 1) }
        return CardActions(
            forward: place > 0 ? forward : nil, back: place < cards.count - 1 ? back : nil, remove: { remove(card) })
    }

    // MARK: Edits

    private var cards: [Card] { given?.cards ?? samples }

    private func perform(_ edit: WalletEdit) {
        if let given { given.perform(edit) } else { samples = edit.applied(to: samples) }
    }

    /// The cards for the deck, which only ever puts them in another order.
    private var arrangement: Binding<[Card]> {
        Binding {
            cards
        } set: {
            perform(.arrange($0.map(\.id)))
        }
    }

    private var motion: Animation {
        reduceMotion ? .easeInOut(duration: 0.3) : .spring(response: 0.45, dampingFraction: 0.8)
    }

    private func add(_ card: Card) {
        withAnimation(motion) {
            open = nil
            perform(.add(card))
        }
        AccessibilityNotification.Announcement(String(localized: "\(card.name) was added.")).post()
    }

    private func remove(_ card: Card) {
        guard let place = cards.firstIndex(where: { $0.id == card.id }) else { return }
        withAnimation(motion) {
            removed = RemovedCard(card: card, place: place)
            if open == card.id { open = nil }
            perform(.remove(card.id))
        }
    }

    private func undo() {
        guard let removed else { return }
        perform(.putBack(removed.card, at: removed.place))
        self.removed = nil
    }

    private func close() { withAnimation(motion) { open = nil } }

    private func move(_ card: Card, to place: Int) {
        var order = cards.map(\.id).filter { $0 != card.id }
        order.insert(card.id, at: min(max(place, 0), order.count))
        withAnimation(motion) { perform(.arrange(order)) }
        AccessibilityNotification.Announcement(String(localized: "Moved to place \(place + 1) / \(order.count)")).post()
    }
}

/// A card that can be put back.
private struct RemovedCard: Codable {
    let card: Card
    let place: Int
}

/// Shown in a wallet without cards.
struct EmptyWalletView: View {
    let add: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "creditcard")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text("No cards yet")
                .font(.headline)
            Text("Cards that you add show up here.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Button("Add a card", action: add)
                .padding(.top, 4)
        }
        .padding()
    }
}

#Preview {
    WalletScreen()
}
