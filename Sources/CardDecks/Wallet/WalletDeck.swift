import SwiftUI

/// A deck of cards that overlap like those in a wallet: tap a card to open it, hold and drag it to move it.
///
///     @State private var cards = Card.samples
///     @State private var open: Card.ID?
///
///     WalletDeck($cards, open: $open) { card in
///         CardFace(card: card)
///     } detail: { card in
///         PaymentHistory(payments: card.payments)
///     }
///
/// The first card is in front and lowest. A tap opens a card: this card and those behind it move to the middle, those in
/// front of it leave the screen, and the detail appears below. Another tap puts everything back. When a card is held, it
/// rises and follows the finger between its neighbors, which open a gap where it would land. When it is dropped, it takes
/// that place, and the array is reordered. The open card closes when it is pulled down. Modifiers such as
/// ``walletSpacing(_:horizontalPadding:detail:)`` change the numbers. See <doc:Wallets>.
///
/// While a card is dragged, the only body that runs is that of its place in the deck, and once for each neighbor that it
/// passes, that of the neighbor's place. No card's own view is evaluated, laid out or painted again.
///
/// Each card has accessibility actions that open and move it; while one is open, assistive technology only finds that
/// one. On a keyboard, Tab and the arrow keys go from card to card, Option with an arrow key moves a card, Return or Space
/// opens it, and Escape closes it. With Reduce Motion, the deck fades out and in when a card opens or closes, and cards do
/// not slide in.
///
/// If a card is removed while it is dragged, the finger loses it, and it leaves with the animation of the removal. If its
/// place changes, it stays under the finger. A deck without cards takes no room. Duplicate ids are reported as an issue;
/// such cards can still be moved, but opening any of them opens the first.
public struct WalletDeck<Item: Identifiable, Card: View, Detail: View>: View {
    @Binding private var items: [Item]
    private let binding: Binding<Item.ID?>?
    var style = WalletStyle()
    var remove: ((Item) -> Void)?
    private let card: (Item) -> Card
    private let detail: (Item) -> Detail

    @State private var ownOpen: Item.ID?
    /// The card that the deck is arranged for. With Reduce Motion, it lags behind `open` until the deck has faded out.
    @State private var arranged: Item.ID?
    @State private var isFaded = false
    @State private var isPresented = false
    @State private var gap = WalletGap<Item.ID>()
    @FocusState private var focus: Item.ID?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates a deck of the elements of an array, with a detail below the open card.
    ///
    /// - Parameters:
    ///   - items: the elements, the one in front first. Dragging reorders the array.
    ///   - open: the id of the open card, or nil if none is open. Without a binding, the deck keeps track of it itself.
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
        card(item.element)
            .focusable(openIndex == nil || openIndex == item.index, interactions: .activate)
            .focused($focus, equals: item.id)
            .modifier(
                WalletPlace(
                    index: item.index, count: count, openIndex: openIndex, style: style, shift: gap.shift(of: item.id),
                    toggle: { toggle(item.id) },
                    close: { toggle(item.id, style.dropAnimation) },
                    remove: remove.map { remove in { remove(item.element) } },
                    move: { move(item.id, near: item.index, to: $0) },
                    look: { look(at: item.index + $0) },
                    makeRoom: { makeRoom(for: item.id, from: item.index, at: $0) }))
    }

    // MARK: Opening

    private var open: Binding<Item.ID?> { binding ?? $ownOpen }

    private func toggle(_ id: Item.ID, _ animation: Animation? = nil) {
        // With Reduce Motion, the change itself is not animated: it happens while the deck is faded out.
        withAnimation(reduceMotion ? nil : animation ?? style.openAnimation) {
            open.wrappedValue = open.wrappedValue == nil ? id : nil
        }
        // The next key goes to this card, so that Escape closes it.
        focus = id
    }

    private func closeByKey() -> KeyPress.Result {
        guard let id = open.wrappedValue else { return .ignored }
        toggle(id)
        return .handled
    }

    /// Rearranges the deck for another card while it is faded out, when motion is to be reduced.
    private func rearrange() {
        guard reduceMotion else {
            arranged = open.wrappedValue
            return
        }
        withAnimation(style.openAnimation) {
            isFaded = true
        } completion: {
            // The deck fades in only after it has been rearranged.
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
        withAnimation(style.dropAnimation) {
            // The cards that made room are in their new places now.
            gap.close()
            self.items = items
        }
        AccessibilityNotification.Announcement("\(style.movedAnnouncement) \(target + 1) / \(items.count)").post()
    }

    /// Has the neighbors of a dragged card open a gap at a place, or close it.
    private func makeRoom(for id: Item.ID, from index: Int, at place: Int?) {
        withAnimation(style.dropAnimation) {
            if let place {
                gap.open(for: id, from: index, to: place, among: items.map(\.id))
            } else {
                gap.close(for: id)
            }
        }
    }

    /// Moves the keyboard focus to the card at an index.
    private func look(at index: Int) {
        let items = items
        guard open.wrappedValue == nil, items.indices.contains(index) else { return }
        focus = items[index].id
    }

    // MARK: Arriving

    private var entrance: AnyTransition {
        reduceMotion ? .opacity : .opacity.combined(with: .slide).combined(with: .move(edge: .leading))
    }

    /// The rearmost card comes first.
    private func entranceAnimation(_ index: Int, _ count: Int) -> Animation? {
        guard let animation = style.entranceAnimation else { return nil }
        return reduceMotion ? WalletStyle.fade : animation.delay(Double(count - index) * style.entranceDelay)
    }
}

extension WalletDeck where Detail == EmptyView {
    /// Creates a deck of the elements of an array, with nothing below the open card.
    ///
    /// - Parameters:
    ///   - items: the elements, the one in front first. Dragging reorders the array.
    ///   - open: the id of the open card, or nil if none is open. Without a binding, the deck keeps track of it itself.
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
