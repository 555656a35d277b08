import SwiftUI

/// A deck of payment cards: tap one to see its payments, hold and drag one to move it.
public struct WalletView: View {
    @State private var cards: [Card]
    @State private var isPresented = false
    @State private var openCard: Card.ID?
    @GestureState private var dragState = DragState.inactive

    /// A wallet with the sample cards.
    public init() { self.init(cards: Card.samples) }

    init(cards: [Card]) { _cards = State(initialValue: cards) }

    /// The wallet.
    public var body: some View {
        VStack {
            TitleBar()
                .padding(.bottom)

            Spacer()

            if cards.isEmpty {
                EmptyWalletView()
            } else {
                deck
            }

            if let card = cards.first(where: { $0.id == openCard }) {
                TransactionHistoryView(transactions: card.transactions)
                    .padding(.top, 10)
                    .transition(.move(edge: .bottom))
            }

            Spacer()
        }
    }

    private var deck: some View {
        ZStack {
            ForEach(cards) { card in
                CardView(card: card)
                    .offset(offset(of: card))
                    .padding(.horizontal, 35)
                    .zIndex(zIndex(of: card))
                    .id(isPresented)
                    .transition(AnyTransition.slide.combined(with: .move(edge: .leading)).combined(with: .opacity))
                    .animation(launchAnimation(of: card), value: isPresented)
                    .gesture(holdAndDrag(card).exclusively(before: tap(card)))
                    .accessibilityAction(named: "Show transactions") { toggleHistory(of: card) }
                    .accessibilityAction(named: "Move forward") { move(card, by: -1) }
                    .accessibilityAction(named: "Move back") { move(card, by: 1) }
            }
        }
        .onAppear { isPresented.toggle() }
    }

    // MARK: Gestures

    /// Holding a card lifts it, and from then on it follows the finger.
    private func holdAndDrag(_ card: Card) -> some Gesture {
        LongPressGesture(minimumDuration: 0.05)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, _ in
                guard openCard == nil else { return }
                switch value {
                case .first(true): state = .pressing(card: card.id)
                case .second(true, let drag):
                    state = .dragging(card: card.id, translation: drag?.translation ?? .zero)
                default: break
                }
            }
            .onEnded { value in
                guard openCard == nil, case .second(true, let drag?) = value else { return }
                withAnimation(.spring()) { drop(card, at: drag.translation) }
            }
    }

    /// The hold goes first: once it has become a drag, lifting the finger opens nothing.
    private func tap(_ card: Card) -> some Gesture {
        TapGesture().onEnded { toggleHistory(of: card) }
    }

    // MARK: Changes

    private func toggleHistory(of card: Card) {
        withAnimation(.easeOut(duration: 0.15).delay(0.1)) {
            openCard = openCard == nil ? card.id : nil
        }
    }

    private func drop(_ card: Card, at translation: CGSize) {
        guard let index = index(of: card) else { return }
        let newIndex = DeckGeometry.index(ofCardAt: index, movedBy: translation.height, count: cards.count)
        cards.insert(cards.remove(at: index), at: newIndex)
    }

    private func move(_ card: Card, by steps: Int) {
        guard openCard == nil, let index = index(of: card) else { return }
        withAnimation(.spring()) {
            cards.insert(cards.remove(at: index), at: min(max(index + steps, 0), cards.count - 1))
        }
    }

    // MARK: Places

    private func index(of card: Card) -> Int? { cards.firstIndex { $0.id == card.id } }

    private func offset(of card: Card) -> CGSize {
        guard let index = index(of: card) else { return .zero }
        if let openIndex = cards.firstIndex(where: { $0.id == openCard }) {
            return DeckGeometry.offset(ofCardAt: index, whileOpen: openIndex)
        }
        var offset = DeckGeometry.offset(ofCardAt: index)
        if dragState.card == card.id {
            let displacement = DeckGeometry.displacement(dragState.translation)
            offset.width += displacement.width
            offset.height += displacement.height
        }
        return offset
    }

    private func zIndex(of card: Card) -> Double {
        guard let index = index(of: card) else { return 0 }
        let height = dragState.card == card.id ? dragState.translation.height : 0
        return DeckGeometry.zIndex(ofCardAt: index, movedBy: height)
    }

    /// The rearmost card comes first.
    private func launchAnimation(of card: Card) -> Animation {
        let index = index(of: card) ?? 0
        return .spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02)
            .delay(Double(cards.count - index) * 0.1)
    }
}

/// What a wallet without cards shows.
struct EmptyWalletView: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "creditcard")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
            Text("No cards yet")
                .font(.headline)
            Text("Cards that you add show up here.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}

#Preview {
    WalletView()
}
