import SwiftUI

// The wallet as somebody writes it who learns SwiftUI: all in one file, state in the view, the gesture inline.

struct TutorialCard: Identifiable {
    var id = UUID()
    var image: String
    var type: CardType
    var number: String
    var name: String
    var expiryDate: String

    enum CardType: String { case visa, master, amex }
}

let tutorialCards = [
    TutorialCard(image: "visacard", type: .visa, number: "4242 4242 4242 4242", name: "SIMON NG", expiryDate: "3/23"),
    TutorialCard(
        image: "mastercard", type: .master, number: "5353 5353 5353 5353", name: "SIMON NG", expiryDate: "10/21"),
    TutorialCard(image: "amexcard", type: .amex, number: "3737 3737 3737 3737", name: "SIMON NG", expiryDate: "6/22"),
]

struct TutorialCardView: View {
    var card: TutorialCard

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(Color.blue)
            .frame(height: 200)
            .overlay(
                VStack(alignment: .leading) {
                    Text(card.number)
                        .bold()
                    HStack {
                        Text(card.name)
                            .bold()
                        Text("Valid Thru")
                            .font(.footnote)
                        Text(card.expiryDate)
                            .font(.footnote)
                    }
                }
                .foregroundColor(.white)
                .padding(.leading, 25)
                .padding(.bottom, 20), alignment: .bottomLeading
            )
            .shadow(color: .gray, radius: 1.0, x: 0.0, y: 1.0)
    }
}

struct TutorialTopBar: View {
    var body: some View {
        HStack {
            Text("Wallet")
                .font(.system(.largeTitle, design: .rounded))
                .fontWeight(.heavy)
            Spacer()
            Image(systemName: "plus.circle.fill")
                .font(.system(.title))
        }
        .padding(.horizontal)
        .padding(.top, 20)
    }
}

enum TutorialDragState {
    case inactive
    case pressing(index: Int? = nil)
    case dragging(index: Int? = nil, translation: CGSize)

    var index: Int? {
        switch self {
        case .pressing(let index), .dragging(let index, _): return index
        case .inactive: return nil
        }
    }

    var translation: CGSize {
        switch self {
        case .inactive, .pressing: return .zero
        case .dragging(_, let translation): return translation
        }
    }

    var isPressing: Bool {
        switch self {
        case .pressing, .dragging: return true
        case .inactive: return false
        }
    }
}

struct TutorialWallet: View {
    @State var cards: [TutorialCard] = tutorialCards
    @State private var isCardPresented = false
    @State var isCardPressed = false
    @State var selectedCard: TutorialCard?
    @GestureState private var dragState = TutorialDragState.inactive

    private static let cardOffset: CGFloat = 50.0

    var body: some View {
        VStack {
            TutorialTopBar()
                .padding(.bottom)

            Spacer()

            ZStack {
                ForEach(cards) { card in
                    TutorialCardView(card: card)
                        .offset(self.offset(for: card))
                        .padding(.horizontal, 35)
                        .zIndex(self.zIndex(for: card))
                        .id(isCardPresented)
                        .transition(AnyTransition.slide.combined(with: .move(edge: .leading)).combined(with: .opacity))
                        .animation(self.transitionAnimation(for: card), value: isCardPresented)
                        .gesture(
                            TapGesture()
                                .onEnded({ _ in
                                    withAnimation(.easeOut(duration: 0.15).delay(0.1)) {
                                        self.isCardPressed.toggle()
                                        self.selectedCard = self.isCardPressed ? card : nil
                                    }
                                })
                                .exclusively(
                                    before: LongPressGesture(minimumDuration: 0.05)
                                        .sequenced(before: DragGesture())
                                        .updating(
                                            self.$dragState,
                                            body: { (value, state, transaction) in
                                                switch value {
                                                case .first(true):
                                                    state = .pressing(index: self.index(for: card))
                                                case .second(true, let drag):
                                                    state = .dragging(
                                                        index: self.index(for: card),
                                                        translation: drag?.translation ?? .zero)
                                                default:
                                                    break
                                                }
                                            }
                                        )
                                        .onEnded({ (value) in
                                            guard case .second(true, let drag?) = value else {
                                                return
                                            }
                                            withAnimation(.spring()) {
                                                self.rearrangeCards(with: card, dragOffset: drag.translation)
                                            }
                                        })
                                )
                        )
                }
            }
            .onAppear {
                isCardPresented.toggle()
            }

            if isCardPressed {
                Text("Transaction History")
                    .padding(.top, 10)
                    .transition(.move(edge: .bottom))
            }

            Spacer()
        }
    }

    private func zIndex(for card: TutorialCard) -> Double {
        guard let cardIndex = index(for: card) else {
            return 0.0
        }
        return -Double(cardIndex)
            + (dragState.index == cardIndex ? Double(dragState.translation.height / Self.cardOffset) : 0)
    }

    private func index(for card: TutorialCard) -> Int? {
        guard let index = cards.firstIndex(where: { $0.id == card.id }) else {
            return nil
        }
        return index
    }

    private func offset(for card: TutorialCard) -> CGSize {
        guard let cardIndex = index(for: card) else {
            return CGSize()
        }
        if isCardPressed {
            guard let selectedCard = self.selectedCard, let selectedCardIndex = index(for: selectedCard) else {
                return .zero
            }
            if cardIndex >= selectedCardIndex {
                return .zero
            }
            return CGSize(width: 0, height: 1400)
        }
        var pressedOffset = CGSize.zero
        var dragOffsetY: CGFloat = 0.0
        if let draggingIndex = dragState.index, cardIndex == draggingIndex {
            pressedOffset.height = dragState.isPressing ? -20 : 0
            switch dragState.translation.width {
            case let width where width < -10: pressedOffset.width = -20
            case let width where width > 10: pressedOffset.width = 20
            default: break
            }
            dragOffsetY = dragState.translation.height
        }
        return CGSize(
            width: 0 + pressedOffset.width,
            height: -Self.cardOffset * CGFloat(cardIndex) + pressedOffset.height + dragOffsetY)
    }

    private func transitionAnimation(for card: TutorialCard) -> Animation {
        var delay = 0.0
        if let index = index(for: card) {
            delay = Double(cards.count - index) * 0.1
        }
        return Animation.spring(response: 0.1, dampingFraction: 0.8, blendDuration: 0.02).delay(delay)
    }

    private func rearrangeCards(with card: TutorialCard, dragOffset: CGSize) {
        guard let draggingCardIndex = index(for: card) else {
            return
        }
        var newIndex = draggingCardIndex + Int(-dragOffset.height / Self.cardOffset)
        newIndex = newIndex >= cards.count ? cards.count - 1 : newIndex
        newIndex = newIndex < 0 ? 0 : newIndex
        let removedCard = cards.remove(at: draggingCardIndex)
        cards.insert(removedCard, at: newIndex)
    }
}

struct TutorialWallet_Previews: PreviewProvider {
    static var previews: some View {
        TutorialWallet()

        TutorialTopBar()
            .previewDisplayName("Top bar")
    }
}
