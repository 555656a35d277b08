import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeLayoutTests {
    // 14

    private struct Feedback: View {
        @State private var inner: CGSize = .zero

        var body: some View {
            GeometryReader { outer in
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width))").frame(width: inner.width / 2 + 10)
                        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { inner = $0 })
                }
                .frame(width: outer.size.width / 2 + inner.width, height: inner.height + 20)
            }
        }
    }

    @Test("a reader in a reader that feeds its own size back comes to rest where the sizes agree")
    func feedback() async throws {
        let ordeal = Ordeal(Feedback())
        try await ordeal.tester.settle()
        // A width w with w = w / 2 + 10.
        #expect(ordeal.tester.findAll(.containing("1")).count == 1)
        await ordeal.endure()
    }

    // 15

    private struct Nowhere: View {
        @State private var number = 0.0

        var body: some View {
            VStack(spacing: number / 0) {
                Color.red.frame(width: number / number, height: -number)
                Text("Still here").padding(number / number).offset(x: .infinity, y: -.infinity)
                Circle().scale(.nan).stroke(lineWidth: .infinity)
                Button("Divide") { withAnimation { number += 1 } }.rotationEffect(.degrees(number / 0))
                Slider(value: $number, in: 0...(.infinity))
            }
        }
    }

    @Test("sizes that are no numbers leave the rest standing, and are reported")
    func nowhere() async throws {
        let ordeal = Ordeal(Nowhere())
        await ordeal.endure()
        let frame = try ordeal.tester.find(.text("Divide")).frame
        #expect(frame.minX.isFinite && frame.width > 0)
        #expect(!ordeal.tester.issues.isEmpty)
    }

    // 16

    private struct Endless: View {
        var body: some View {
            ScrollView {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<Int.max, id: \.self) { row in
                            Text("Row \(row)").frame(maxHeight: .infinity)
                        }
                    }
                }
                .frame(maxHeight: .infinity)
                ScrollView([.horizontal, .vertical]) { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }
            }
        }
    }

    @Test("a scroll view in a scroll view of its own direction, with rows without end, makes a bounded number of them")
    func endless() async {
        let ordeal = Ordeal(Endless())
        await ordeal.endure()
        #expect(ordeal.tester.findAll(.containing("Row")).count < 200)
    }

    // 17

    private struct Antimatter: Layout {
        var step: Int

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            switch step % 4 {
            case 0: CGSize(width: -50, height: -20)
            case 1: CGSize(width: CGFloat.nan, height: 10)
            case 2: CGSize(width: CGFloat.infinity, height: -.infinity)
            default: CGSize(width: 1e300, height: 1e-300)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let place = step % 2 == 0 ? CGFloat(index) * -10 : CGFloat.nan
                subview.place(
                    at: CGPoint(x: bounds.minX + place, y: bounds.minY), anchor: UnitPoint(x: -3, y: 7),
                    proposal: ProposedViewSize(width: -10, height: .nan))
                subview.place(at: bounds.origin, proposal: .unspecified)
            }
        }
    }

    private struct Annihilation: View {
        @State private var step = 0

        var body: some View {
            VStack {
                Antimatter(step: step) {
                    Text("One"); Text("Two"); Color.red
                }
                Button("Next") { withAnimation { step += 1 } }
            }
        }
    }

    @Test("a layout that answers with negative, infinite and no sizes does not take its neighbors along")
    func antimatter() async throws {
        let ordeal = Ordeal(Annihilation())
        for _ in 0..<5 {
            let button = try ordeal.tester.find(.text("Next"))
            #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(button.frame))
            try await ordeal.tester.perform("Activate", on: button)
            await ordeal.tester.advance(by: 0.4)
        }
        await ordeal.endure()
    }

    // 18

    @Test(
        "guides that read each other around the corner, and one that reads itself, end at what the view has by itself")
    func guides() async {
        let ordeal = Ordeal(
            ZStack(alignment: .topLeading) {
                Text("First")
                    .alignmentGuide(.leading) { $0[.trailing] }
                    .alignmentGuide(.trailing) { $0[.leading] }
                    .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] + 5 }
                Text("Second").alignmentGuide(.top) { $0[explicit: .top] ?? $0[.bottom] }
            })
        await ordeal.endure()
        #expect(ordeal.tester.findAll(.text("First")).count == 1)
    }

    // 19

    private struct Bouncing: View {
        @State private var taps = 0

        var body: some View {
            HStack(spacing: 0) {
                PhaseAnimator([false, true], trigger: taps) { isFlat in
                    Color.red.frame(width: isFlat ? 0 : 100, height: 20).accessibilityLabel("Box")
                } animation: { _ in
                    .spring(duration: 0.3, bounce: 0.7)
                }
                Button("Neighbor") { taps += 1 }
                Spacer()
            }
        }
    }

    @Test("a frame that bounces to nothing is never less than nothing, and its neighbor stays beside it")
    func bouncing() async throws {
        let ordeal = Ordeal(Bouncing())
        let start = try ordeal.tester.find(.text("Neighbor")).frame.minX
        try await ordeal.tester.perform("Activate", on: try ordeal.tester.find(.text("Neighbor")))
        var places: [CGFloat] = []
        for _ in 0..<120 {
            await ordeal.tester.pump()
            places.append(try ordeal.tester.find(.text("Neighbor")).frame.minX)
        }
        #expect(places.min() == 0, "\(places)")
        #expect(places.last == start)
    }

    // 20

    private struct Chooser: View {
        @State private var taps = 0

        var body: some View {
            ViewThatFits {
                ViewThatFits {
                    Text(String(repeating: "wide ", count: taps * 9 + 1)).fixedSize(); EmptyView()
                }
                GeometryReader { proxy in Text("Narrow \(Int(proxy.size.width))") }
                ScrollView { Text("Never") }
            }
            .onTapGesture { withAnimation { taps += 1 } }
            .frame(width: 200 - CGFloat(taps))
        }
    }

    @Test("views that fit in views that fit, whose room shrinks with each tap")
    func chooser() async {
        let ordeal = Ordeal(Chooser())
        await ordeal.endure()
        #expect(ordeal.tester.findAll(.text("Never")).isEmpty)
    }
}
