import SwiftUITesting
import Testing

@MainActor
@Suite("Views of UIKit's in SwiftUI")
struct UIViewRepresentableTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Counter: UIViewRepresentable {
        let count: Int
        let log: Log

        func makeCoordinator() -> Log {
            log.lines.append("coordinator")
            return log
        }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.lines.append("make")
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            let isAnimated = context.transaction.animation != nil
            log.lines.append("update \(count) \(context.environment.colorScheme)\(isAnimated ? " animated" : "")")
            label.text = "Count \(count)"
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Log) {
            coordinator.lines.append("dismantle \(label.text ?? "")")
        }
    }

    private struct CounterPage: View {
        let log: Log
        @State private var count = 0
        @State private var isOther = false

        var body: some View {
            VStack {
                if count < 3 { Counter(count: count, log: log) }
                Text(isOther ? "other" : "one")
                Button("Other") { isOther.toggle() }
                Button("Add") { count += 1 }
                Button("Add slowly") { withAnimation { count += 1 } }
            }
        }
    }

    @Test("The coordinator and the view are made once, updated with each change, and dismantled when they are gone")
    func lifecycle() async throws {
        let log = Log()
        let tester = ViewTester(CounterPage(log: log))
        #expect(log.lines == ["coordinator", "make", "update 0 light"])
        _ = try tester.find(.text("Count 0"))
        await tester.tap(try tester.find(.role(.button, "Other")))
        #expect(log.lines.count == 3)
        await tester.tap(try tester.find(.role(.button, "Add")))
        _ = try tester.find(.text("Count 1"))
        await tester.tap(try tester.find(.role(.button, "Add slowly")))
        #expect(log.lines.dropFirst(3) == ["update 1 light", "update 2 light animated"])
        await tester.tap(try tester.find(.role(.button, "Add")))
        await tester.advance(by: 1)
        #expect(log.lines.last == "dismantle Count 2")
        #expect(log.lines.count == 6)
    }

    private struct Blurred: UIViewRepresentable {
        let style: UIBlurEffect.Style

        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: .zero)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            blur.translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(blur, at: 0)
            NSLayoutConstraint.activate([
                blur.widthAnchor.constraint(equalTo: view.widthAnchor),
                blur.heightAnchor.constraint(equalTo: view.heightAnchor),
            ])
            return view
        }

        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Plain: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {
            view.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        }
    }

    @Test("A blur is a material, as large as it is offered, and in its own look")
    func blur() throws {
        func middle(_ view: some View) throws -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
            let tester = ViewTester(
                ZStack {
                    Color.red; view
                }, size: CGSize(width: 60, height: 60), scale: 1)
            return try tester.snapshot(background: .white)[30, 30]
        }
        let plain = try middle(Plain())
        let material = try middle(Rectangle().fill(.ultraThinMaterial))
        #expect(plain == material)
        #expect(try middle(Blurred(style: .dark)).r < middle(Blurred(style: .light)).r)
        #expect(try middle(Blurred(style: .regular)) == middle(Rectangle().fill(.regularMaterial)))
    }

    private struct Spinner: UIViewRepresentable {
        @Binding var isOn: Bool

        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            isOn ? view.startAnimating() : view.stopAnimating()
        }
    }

    private struct SpinnerPage: View {
        @State private var isOn = true

        var body: some View {
            VStack {
                Spinner(isOn: $isOn)
                Button("Busy") { isOn.toggle() }
            }
        }
    }

    @Test("A wheel turns while it is told to, in its own size")
    func spinner() async throws {
        let tester = ViewTester(SpinnerPage())
        #expect(try tester.find(.role(.progress, nil)).frame.size == CGSize(width: 37, height: 37))
        await tester.tap(try tester.find(.role(.button, "Busy")))
        #expect(tester.findAll(.role(.progress, nil)).isEmpty)
        await tester.tap(try tester.find(.role(.button, "Busy")))
        #expect(tester.findAll(.role(.progress, nil)).count == 1)
    }

    private final class Badge: UIView {
        let title = UILabel()
        let dot = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            layer.cornerRadius = 20
            title.text = "Badge"
            dot.backgroundColor = .blue
            for view in [title, dot] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                title.centerYAnchor.constraint(equalTo: centerYAnchor),
                title.trailingAnchor.constraint(lessThanOrEqualTo: dot.leadingAnchor, constant: -8),
                dot.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.2),
                dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
                dot.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
                dot.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            dot.layer.cornerRadius = dot.bounds.width / 2
        }
    }

    private struct BadgeView: UIViewRepresentable {
        func makeUIView(context: Context) -> Badge { Badge() }
        func updateUIView(_ view: Badge, context: Context) {}
    }

    @Test("Constraints say where views inside are, and layoutSubviews what depends on their size")
    func constraints() async throws {
        let tester = ViewTester(BadgeView().background(.red), size: CGSize(width: 200, height: 100), scale: 1)
        let title = try tester.find(.text("Badge")).frame
        #expect(title.minX == 16)
        #expect(abs(title.midY - 50) < 0.6)
        let picture = try tester.snapshot()
        // The dot is 40 points wide, from 150 to 190 and from 50 to 90, and round; the view's own corners are, too.
        #expect(picture[170, 70] == (0, 0, 255, 255))
        #expect(picture[152, 52] == (255, 255, 255, 255))
        #expect(picture[148, 70] == (255, 255, 255, 255))
        #expect(picture[1, 1].g < 100)
        await tester.resize(to: CGSize(width: 100, height: 100), scale: nil)
        #expect(try tester.snapshot()[80, 80] == (0, 0, 255, 255))
    }

    private struct Label: UIViewRepresentable {
        let text: String
        let hugs: Bool
        var wraps = false

        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            if hugs { label.setContentHuggingPriority(.required, for: .horizontal) }
            label.setContentHuggingPriority(.required, for: .vertical)
            if wraps { label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }

    @Test("A label fills its room, hugs its text or wraps it, as its priorities say")
    func labels() throws {
        func width(_ view: some View) throws -> CGFloat {
            let tester = ViewTester(
                HStack(spacing: 0) {
                    view.accessibilityElement(children: .contain).accessibilityIdentifier("label")
                }, size: CGSize(width: 300, height: 200))
            return try tester.find(.id("label")).frame.width
        }
        #expect(try width(Label(text: "Short", hugs: false)) == 300)
        #expect(try width(Label(text: "Short", hugs: true)) < 60)
        let long = String(repeating: "long ", count: 30)
        #expect(try width(Label(text: long, hugs: false)) > 600)
        let tester = ViewTester(
            Label(text: long, hugs: false, wraps: true), size: CGSize(width: 300, height: 400))
        let frame = try tester.find(.containing("long")).frame
        #expect(frame.width <= 300 && frame.height > 60)
    }

    private struct Fixed: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .blue
            let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inside.backgroundColor = .red
            inside.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            view.frame.size = CGSize(width: 10, height: 10)
            view.addSubview(inside)
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 50, height: 20)
        }
    }

    @Test("sizeThatFits says the size, and masks keep views at their edges")
    func ownSize() throws {
        let tester = ViewTester(Fixed(), size: CGSize(width: 100, height: 100), scale: 1)
        let picture = try tester.snapshot(background: .white)
        #expect(picture[24, 50] == (255, 255, 255, 255))
        #expect(picture[30, 45] == (0, 0, 255, 255))
        #expect(picture[70, 55] == (255, 0, 0, 255))
        #expect(picture[76, 50] == (255, 255, 255, 255))
    }

    private struct Picture: UIViewRepresentable {
        func makeUIView(context: Context) -> UIImageView {
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            view.tintColor = .green
            view.contentMode = .scaleAspectFit
            view.alpha = 0.5
            return view
        }

        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    @Test("A picture fills its view as the mode says, in the tint where it is a symbol, as opaque as it is set")
    func pictures() throws {
        let tester = ViewTester(Picture(), size: CGSize(width: 100, height: 60), scale: 1)
        let picture = try tester.snapshot(background: .white)
        #expect(picture[50, 30].g == 255 && picture[50, 30].r > 100 && picture[50, 30].r < 150)
        #expect(picture[5, 30] == (255, 255, 255, 255))
    }

    private struct Overflowing: UIViewRepresentable {
        let cuts: Bool

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let inside = UIView(frame: CGRect(x: 30, y: 10, width: 40, height: 20))
            inside.backgroundColor = .red
            view.addSubview(inside)
            return view
        }

        func updateUIView(_ view: UIView, context: Context) { view.clipsToBounds = cuts }
    }

    @Test("What reaches beyond a view's edges is seen, unless it is cut off there")
    func overflow() throws {
        func beyond(cuts: Bool) throws -> UInt8 {
            let view = Overflowing(cuts: cuts).frame(width: 40, height: 40)
            let tester = ViewTester(view, size: CGSize(width: 100, height: 40), scale: 1)
            // The view is from 30 to 70, and what is inside of it from 60 to 100.
            #expect(try tester.snapshot(background: .white)[65, 20].g == 0)
            return try tester.snapshot(background: .white)[80, 20].g
        }
        #expect(try beyond(cuts: false) == 0)
        #expect(try beyond(cuts: true) == 255)
    }

    private struct Undrawn: UIViewRepresentable {
        func makeUIView(context: Context) -> UISlider { UISlider() }
        func updateUIView(_ view: UISlider, context: Context) {}
    }

    @Test("A kind of view that is only there for its appearance says so")
    func undrawn() {
        let tester = ViewTester(Undrawn())
        #expect(tester.issues.first?.message.contains("Use Slider") == true)
    }

    private struct SeenThrough: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            DispatchQueue.main.async { view.superview?.superview?.backgroundColor = .clear }
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Covered: View {
        let isSeenThrough: Bool
        @State private var isCovered = false

        var body: some View {
            Color.red.ignoresSafeArea()
                .overlay { Button("Cover") { isCovered = true } }
                .fullScreenCover(isPresented: $isCovered) {
                    if isSeenThrough { Text("Above").background(SeenThrough()) } else { Text("Above") }
                }
        }
    }

    @Test("A cover is seen through where code clears the ground of the view that hosts it", arguments: [false, true])
    func hostingGround(_ isSeenThrough: Bool) async throws {
        let tester = ViewTester(Covered(isSeenThrough: isSeenThrough))
        await tester.tap(try tester.find(.role(.button, "Cover")))
        try await tester.settle()
        let pixel = try tester.snapshot()[40, 40]
        #expect((pixel.r > 200 && pixel.g < 100) == isSeenThrough)
    }
}
