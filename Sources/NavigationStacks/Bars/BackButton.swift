/// A screen further back, and the one whose end leads there.
@MainActor
struct BackStep: Identifiable, Equatable {
    /// A screen on a stack.
    nonisolated struct ID: Hashable {
        let stack: ObjectIdentifier
        let screen: Int
    }

    let id: ID
    let title: Text
    private weak var stack: StackModel?

    /// - Parameter screen: the one whose end leads there.
    init(leaving screen: Int, of stack: StackModel, title: Text) {
        id = ID(stack: ObjectIdentifier(stack), screen: screen)
        self.title = title
        self.stack = stack
    }

    nonisolated static func == (first: BackStep, second: BackStep) -> Bool {
        first.id == second.id && first.title == second.title
    }

    /// Leads there.
    func take() { stack?.dismiss(id.screen) }
}

/// Leads back to the screen before, whose title it shows as far as there is room; a long press shows all before it.
struct BackButton: View {
    let title: Text?
    /// Whether only the arrow is shown.
    let isShort: Bool
    /// Whether the key for it leads back from here.
    let isInFront: Bool
    /// The screens before, the nearest first.
    let history: [BackStep]
    /// How the title comes; nil where it stands still in the bar.
    let arrival: BackArrival?

    init(title: Text?, isShort: Bool, isInFront: Bool, history: [BackStep], arrival: BackArrival?) {
        self.title = title
        self.isShort = isShort
        self.isInFront = isInFront
        self.history = history
        self.arrival = arrival
    }

    var body: some View {
        Menu {
            ForEach(history, id: \.id.own) { step in
                Button {
                    step.take()
                } label: {
                    step.title
                }
            }
            .keyboardShortcut(nil)
        } label: {
            HStack(spacing: 5) {
                if let own = UINavigationBar.backIndicator {
                    Image(uiImage: own)
                } else {
                    Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
                }
                if !isShort {
                    ViewThatFits(in: .horizontal) {
                        (title ?? Text("Back")).lineLimit(...1)
                        Text("Back").lineLimit(...1)
                        Color.clear.frame(width: 0, height: 1)
                    }
                    .modifier(arrival ?? BackArrival(place: 0, width: 0, isFromLarge: false))
                }
            }
            .font(.system(size: 17))
            .frame(minWidth: 44, minHeight: BarMetrics.row, alignment: .leading)
            .contentShape(Rectangle())
        } primaryAction: {
            history.first?.take()
        }
        .keyboardShortcut(isInFront ? KeyboardShortcut("[", modifiers: .command) : nil)
        .accessibilityLabel(title ?? Text("Back"))
    }
}

/// Moves the title of a back button in from where it stood as the title of its screen, in the middle of the bar or large
/// below it, and back there.
struct BackArrival: GeometryEffect {
    /// That of the screen whose bar has the button: 1 before it comes, 0 in front.
    var place: Double
    /// The bar's, in points.
    let width: CGFloat
    let isFromLarge: Bool

    /// Where the title begins in the bar: after the arrow.
    private static let start: CGFloat = 26
    /// From the middle of the bar's row to that of a large title, in points, and how much larger it is.
    private static let below: CGFloat = 44
    private static let growth: CGFloat = 34.0 / 17 - 1

    nonisolated init(place: Double, width: CGFloat, isFromLarge: Bool) {
        self.place = place
        self.width = width
        self.isFromLarge = isFromLarge
    }

    var animatableData: Double {
        get { place }
        set { place = newValue }
    }

    /// From the button to the middle of the bar for a title of a width.
    static func way(of title: CGFloat, in width: CGFloat) -> CGFloat { max((width - title) / 2 - start, 0) }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let part = min(max(place, 0), 1)
        guard part > 0 else { return ProjectionTransform() }
        guard isFromLarge else {
            return ProjectionTransform(
                CGAffineTransform(translationX: part * Self.way(of: size.width, in: width), y: 0))
        }
        let scale = 1 + Self.growth * part
        return ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: (BarMetrics.margin - Self.start) * part,
                ty: Self.below * part - size.height * (scale - 1) / 2))
    }
}
