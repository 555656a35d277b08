import SwiftUI
import SwiftUITesting
import Testing

// A deck to swipe, as a learner writes it: card views as values in an array, and the way out kept in the state.

struct TutorialTrip {
    var destination: String
    var image: String
}

#if DEBUG
    var tutorialTrips = [
        TutorialTrip(destination: "Lisbon", image: "lisbon"), TutorialTrip(destination: "Kyoto", image: "kyoto"),
        TutorialTrip(destination: "Bergen", image: "bergen"), TutorialTrip(destination: "Quito", image: "quito"),
    ]
#endif

struct TutorialTripCard: View, Identifiable {
    let id = UUID()
    let image: String
    let title: String

    var body: some View {
        Rectangle()
            .fill(LinearGradient(gradient: Gradient(colors: [.blue, .green]), startPoint: .top, endPoint: .bottom))
            .frame(minWidth: 0, maxWidth: .infinity)
            .cornerRadius(10)
            .padding(.horizontal, 15)
            .overlay(alignment: .bottom) {
                VStack {
                    Text(title)
                        .font(.system(.headline, design: .rounded))
                        .fontWeight(.bold)
                        .padding(.horizontal, 30)
                        .padding(.vertical, 10)
                        .background(Color.white)
                        .cornerRadius(5)
                }
                .padding([.bottom], 20)
            }
    }
}

extension AnyTransition {
    static var trailingBottom: AnyTransition {
        AnyTransition.asymmetric(
            insertion: .identity,
            removal: AnyTransition.move(edge: .trailing).combined(with: .move(edge: .bottom)))
    }

    static var leadingBottom: AnyTransition {
        AnyTransition.asymmetric(
            insertion: .identity,
            removal: AnyTransition.move(edge: .leading).combined(with: .move(edge: .bottom)))
    }
}

struct TutorialSwipeDeck: View {
    enum DragState {
        case inactive
        case pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            switch self {
            case .inactive, .pressing: return .zero
            case .dragging(let translation): return translation
            }
        }

        var isDragging: Bool {
            switch self {
            case .dragging: return true
            case .pressing, .inactive: return false
            }
        }
    }

    @GestureState private var dragState = DragState.inactive
    @State private var lastIndex = 1
    @State private var removalTransition = AnyTransition.trailingBottom
    @State var cardViews: [TutorialTripCard] = {
        var views = [TutorialTripCard]()
        for index in 0..<2 {
            views.append(
                TutorialTripCard(image: tutorialTrips[index].image, title: tutorialTrips[index].destination))
        }
        return views
    }()

    private let dragThreshold: CGFloat = 80.0

    var body: some View {
        VStack {
            HStack {
                Image(systemName: "line.horizontal.3").font(.system(size: 30))
                Spacer()
                Image(systemName: "heart.circle.fill").font(.system(size: 30))
            }
            .padding()
            ZStack {
                ForEach(cardViews) { cardView in
                    cardView
                        .zIndex(self.isTopCard(cardView: cardView) ? 1 : 0)
                        .overlay {
                            ZStack {
                                Text("No")
                                    .foregroundColor(.white)
                                    .font(.system(size: 100))
                                    .opacity(
                                        self.dragState.translation.width < -self.dragThreshold
                                            && self.isTopCard(cardView: cardView) ? 1.0 : 0)
                                Text("Yes")
                                    .foregroundColor(.white)
                                    .font(.system(size: 100))
                                    .opacity(
                                        self.dragState.translation.width > self.dragThreshold
                                            && self.isTopCard(cardView: cardView) ? 1.0 : 0.0)
                            }
                        }
                        .offset(
                            x: self.isTopCard(cardView: cardView) ? self.dragState.translation.width : 0,
                            y: self.isTopCard(cardView: cardView) ? self.dragState.translation.height : 0
                        )
                        .scaleEffect(self.dragState.isDragging && self.isTopCard(cardView: cardView) ? 0.95 : 1.0)
                        .rotationEffect(
                            Angle(
                                degrees: Double(
                                    self.isTopCard(cardView: cardView) ? self.dragState.translation.width / 10 : 0))
                        )
                        .animation(
                            .interpolatingSpring(stiffness: 180, damping: 100), value: self.dragState.translation
                        )
                        .transition(self.removalTransition)
                        .gesture(
                            LongPressGesture(minimumDuration: 0.01)
                                .sequenced(before: DragGesture())
                                .updating(
                                    self.$dragState,
                                    body: { (value, state, transaction) in
                                        switch value {
                                        case .first(true): state = .pressing
                                        case .second(true, let drag):
                                            state = .dragging(translation: drag?.translation ?? .zero)
                                        default: break
                                        }
                                    }
                                )
                                .onChanged({ (value) in
                                    guard case .second(true, let drag?) = value else { return }
                                    if drag.translation.width < -self.dragThreshold {
                                        self.removalTransition = .leadingBottom
                                    }
                                    if drag.translation.width > self.dragThreshold {
                                        self.removalTransition = .trailingBottom
                                    }
                                })
                                .onEnded({ (value) in
                                    guard case .second(true, let drag?) = value else { return }
                                    if drag.translation.width < -self.dragThreshold
                                        || drag.translation.width > self.dragThreshold
                                    {
                                        self.moveCard()
                                    }
                                })
                        )
                }
            }
            Spacer(minLength: 20)
            Text("BOOK IT NOW")
                .opacity(dragState.isDragging ? 0.0 : 1.0)
                .animation(.default, value: dragState.isDragging)
        }
    }

    private func isTopCard(cardView: TutorialTripCard) -> Bool {
        guard let index = cardViews.firstIndex(where: { $0.id == cardView.id }) else { return false }
        return index == 0
    }

    private func moveCard() {
        cardViews.removeFirst()
        self.lastIndex += 1
        let trip = tutorialTrips[lastIndex % tutorialTrips.count]
        cardViews.append(TutorialTripCard(image: trip.image, title: trip.destination))
    }
}

@MainActor
struct TutorialSwipeDeckTests {
    private let middle = CGPoint(x: 196, y: 400)

    @Test("two cards lie on each other, the first on top")
    func start() async throws {
        let tester = ViewTester(TutorialSwipeDeck())
        let top = try tester.find(.text("Lisbon"))
        let next = try tester.find(.text("Kyoto"))
        #expect(top.isInFront(of: next))
        #expect(top.frame.midY == next.frame.midY)
        #expect(tester.findAll(.text("Bergen")).isEmpty)
    }

    @Test("while held, the card follows the finger, is smaller, turned, and the bar is gone")
    func follows() async throws {
        let tester = ViewTester(TutorialSwipeDeck())
        let start = try tester.find(.text("Lisbon")).frame
        let touch = tester.touch(at: middle)
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 100, height: 0), over: 0.3)
        await touch.hold(for: 3)
        let card = try tester.find(.text("Lisbon"))
        let scale = (card.transform.a * card.transform.a + card.transform.b * card.transform.b).squareRoot()
        #expect(abs(scale - 0.95) < 0.001)
        #expect(abs(atan2(card.transform.b, card.transform.a) * 180 / .pi - 10) < 0.05)
        #expect(card.frame.midX < start.midX + 100)  // The label hangs below the center that it turns about.
        #expect(try tester.find(.text("BOOK IT NOW")).opacity < 0.01)
        #expect(try tester.findAll(.text("Yes")).contains { $0.opacity > 0.99 })
        #expect(tester.findAll(.text("No")).allSatisfy { $0.opacity < 0.01 })
        await touch.lift()
    }

    @Test("let go before the threshold, the card comes back")
    func returns() async throws {
        let tester = ViewTester(TutorialSwipeDeck())
        let start = try tester.find(.text("Lisbon")).frame
        let touch = tester.touch(at: middle)
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 60, height: 20), over: 0.3)
        await touch.lift()
        let released = try tester.find(.text("Lisbon")).frame
        #expect(released.midX > start.midX + 1)
        try await tester.settle()
        let back = try tester.find(.text("Lisbon")).frame
        #expect(abs(back.midX - start.midX) < 0.01)
        #expect(abs(back.midY - start.midY) < 0.01)
        #expect(try tester.find(.text("BOOK IT NOW")).opacity == 1)
    }

    @Test("past the threshold the card leaves to its side, in front, and the next is on top", arguments: [-1, 1])
    func leaves(direction: CGFloat) async throws {
        let tester = ViewTester(TutorialSwipeDeck())
        let touch = tester.touch(at: middle)
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 150 * direction, height: 0), over: 0.3)
        await touch.hold(for: 0.2)
        let layersBefore = tester.layersDescription
        await touch.lift()
        let next = try tester.find(.text("Kyoto"))
        let new = try tester.find(.text("Bergen"))
        #expect(next.isInFront(of: new))
        #expect(new.opacity == 1)
        #expect(layersBefore != tester.layersDescription)
        await tester.advance(by: 0.2)
        #expect(tester.layersDescription.contains("transition"))
        try await tester.settle()
        #expect(!tester.layersDescription.contains("transition"))
        #expect(tester.findAll(.text("Lisbon")).isEmpty)
        #expect(try tester.find(.text("Kyoto")).isHittable)
        #expect(abs(try tester.find(.text("Kyoto")).frame.midX - 196.5) < 0.5)
        #expect(tester.issues.isEmpty)
    }

    @Test("after the last trip comes the first")
    func cycles() async throws {
        let tester = ViewTester(TutorialSwipeDeck())
        for name in ["Kyoto", "Bergen", "Quito", "Lisbon", "Kyoto"] {
            let touch = tester.touch(at: middle)
            await touch.hold(for: 0.05)
            await touch.move(by: CGSize(width: 140, height: 0), over: 0.2)
            await touch.lift()
            try await tester.settle()
            let cards = tester.findAll(.containing("o")).filter {
                ["Lisbon", "Kyoto", "Bergen", "Quito"].contains($0.text)
            }
            #expect(cards.count <= 2)
            #expect(try tester.find(.text(name)).isHittable)
        }
    }
}
