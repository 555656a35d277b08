import SwiftUI

/// A deck of cards that stand one above the other: tap one to open it, hold and drag one to move it.
///
///     @State private var cards = Card.samples
///     @State private var open: Card.ID?
///
///     WalletDeck($cards, open: $open) { card in
///         CardView(card: card)
///     } detail: { card in
///         PaymentsView(card: card)
///     }
///
/// The first card is in front and lowest. A tap opens a card: it and those behind it come to the middle, those in front
/// leave the screen, and the detail comes up below. Another tap puts all back. A card that is held lifts and follows the
/// finger, passing between its neighbors; dropped, it takes the nearest place on its way, and the array is reordered.
/// Modifiers such as ``walletSpacing(_:horizontalPadding:detail:)`` change the numbers. See <doc:Wallets>.
///
/// While a card is dragged one body runs, that of its place in the deck: neither `card` nor what it makes, nor another
/// card. Nothing is laid out or painted again.
///
/// For assistive technology each card has actions to open it and to move it. With a keyboard, Tab and the arrow keys go
/// from card to card, Option with the arrow keys moves a card, Return or Space opens it and Escape closes it. With
/// Reduce Motion, opening and closing fade the deck out and in, and cards do not slide in.
///
/// A card that is removed while it is dragged leaves as the removal is animated, and the finger lets go of it; one
/// whose place changes stays under the finger. Without cards the deck takes no room. Equal ids are reported, and each of
/// the cards can still be moved; opening any of them opens the first.
public struct WalletDeck<Item: Identifiable, Card: View, Detail: View>: View {
    @Binding private var items: [Item]
    private let binding: Binding<Item.ID?>?
    var style = WalletStyle()
    private let card: (Item) -> Card
    private let detail: (Item) -> Detail

    @State private var ownOpen: Item.ID?
    /// Which card the deck is arranged for: behind `open` while the deck fades with Reduce Motion.
    @State private var arranged: Item.ID?
    @State private var isFaded = false
    @State private var isPresented = false
    @FocusState private var focus: Item.ID?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A deck of the elements of an array, with a detail below the open one.
    ///
    /// - Parameters:
    ///   - items: the cards' elements, the front one first; dragging reorders them.
    ///   - open: which card is open; nil for none. Without a binding the deck keeps it to itself.
    ///   - card: makes the view of a card.
    ///   - detail: makes what is shown below an open card.
    public init(
        _ items: Binding<[Item]>, open: Binding<Item.ID?>? = nil,
        @ViewBuilder card: @escaping (Item) -> Card, @ViewBuilder detail: @escaping (Item) -> Detail
    ) {
        _items = items
        binding = open
        self.card = card
        self.detail = detail
    }

    /// The cards, and the detail of the open one.
    public var body: some View {
        let items = items
        let open = reduceMotion ? arranged : open.wrappedValue
        let openIndex = open.flatMap { id in items.firstIndex { $0.id == id } }
        VStack {
            ZStack {
                ForEach(NumberedElement.all(of: items)) { item in
                    Group {
                        if isPresented {
                            place(of: item, among: items.count, openIndex)
                                .transition(entrance)
                        }
                    }
                    .animation(entranceAnimation(item.index, items.count), value: isPresented)
                }
            }
            if let openIndex {
                detail(items[openIndex])
                    .padding(.top, style.detailSpacing)
                    .transition(reduceMotion ? .opacity : .move(edge: .bottom))
            }
        }
        .opacity(isFaded ? 0 : 1)
        .onKeyPress(.escape) { closeByKey() }
        .onAppear {
            arranged = self.open.wrappedValue
            isPresented = true
        }
        .onChange(of: self.open.wrappedValue) { rearrange() }
        .onChange(of: arranged) { if isFaded { fadeIn() } }
    }

    private func place(of item: NumberedElement<Item>, among count: Int, _ openIndex: Int?) -> some View {
        WalletPlace(
            index: item.index, count: count, openIndex: openIndex, style: style, card: card(item.element),
            id: item.id, focus: $focus,
            toggle: { toggle(item.id) },
            move: { move(item.id, near: item.index, to: $0) },
            look: { look(at: item.index + $0) })
    }

    // MARK: Opening

    private var open: Binding<Item.ID?> { binding ?? $ownOpen }

    private func toggle(_ id: Item.ID) {
        // With Reduce Motion the change itself is not animated, but faded over.
        withAnimation(reduceMotion ? nil : style.openAnimation) {
            open.wrappedValue = open.wrappedValue == nil ? id : nil
        }
        // So that the next key is for this card, and Escape closes it.
        focus = id
    }

    private func closeByKey() -> KeyPress.Result {
        guard let id = open.wrappedValue else { return .ignored }
        toggle(id)
        return .handled
    }

    /// Brings the deck from one card's arrangement to another's unseen, where movement is not wanted.
    private func rearrange() {
        guard reduceMotion else {
            arranged = open.wrappedValue
            return
        }
        withAnimation(style.openAnimation) {
            isFaded = true
        } completion: {
            // The arrangement is another at once, and only then does the deck come back.
            if arranged == open.wrappedValue { fadeIn() } else { arranged = open.wrappedValue }
        }
    }

    private func fadeIn() { withAnimation(style.openAnimation) { isFaded = false } }

    // MARK: Moving

    private func move(_ id: Item.ID, near index: Int, to newIndex: (Int, Int) -> Int) {
        var items = items
        guard open.wrappedValue == nil, let index = items.index(of: id, near: index) else { return }
        let target = newIndex(index, items.count)
        guard target != index else { return }
        items.insert(items.remove(at: index), at: target)
        withAnimation(style.dropAnimation) { self.items = items }
    }

    /// Directs the keyboard to the card at an index.
    private func look(at index: Int) {
        let items = items
        guard open.wrappedValue == nil, items.indices.contains(index) else { return }
        focus = items[index].id
    }

    // MARK: Arriving

    private var entrance: AnyTransition {
        reduceMotion ? .opacity : .slide.combined(with: .move(edge: .leading)).combined(with: .opacity)
    }

    /// The rearmost card comes first.
    private func entranceAnimation(_ index: Int, _ count: Int) -> Animation? {
        guard let animation = style.entranceAnimation else { return nil }
        return reduceMotion ? WalletStyle.fade : animation.delay(Double(count - index) * style.entranceDelay)
    }
}

extension WalletDeck where Detail == EmptyView {
    /// A deck of the elements of an array, with nothing below the open one.
    ///
    /// - Parameters:
    ///   - items: the cards' elements, the front one first; dragging reorders them.
    ///   - open: which card is open; nil for none. Without a binding the deck keeps it to itself.
    ///   - card: makes the view of a card.
    public init(
        _ items: Binding<[Item]>, open: Binding<Item.ID?>? = nil,
        @ViewBuilder card: @escaping (Item) -> Card
    ) {
        self.init(items, open: open, card: card) { _ in EmptyView() }
    }
}

#if DEBUG
    private struct PreviewCard: Identifiable {
        let id = UUID()
        let color: Color
    }

    private struct WalletDeckPreview: View {
        @State private var cards = [Color.indigo, .orange, .teal, .pink].map { PreviewCard(color: $0) }

        var body: some View {
            WalletDeck($cards) { card in
                RoundedRectangle(cornerRadius: 16)
                    .fill(card.color)
                    .aspectRatio(1.6, contentMode: .fit)
                    .shadow(radius: 2)
            } detail: { _ in
                Text("Nothing paid yet")
            }
        }
    }

    #Preview("Wallet") { WalletDeckPreview() }
#endif
