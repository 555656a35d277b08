import SwiftUI
import SwiftUITesting
import Testing

// A voucher made with what people bring along from UIKit and Core Animation, and a strip of pages below it.

/// A board of which only some corners are round.
private struct Board: Shape {
    let corners: UIRectCorner

    func path(in box: CGRect) -> Path {
        let outline = UIBezierPath(
            roundedRect: box, byRoundingCorners: corners, cornerRadii: CGSize(width: 30, height: 30))
        return Path(outline.cgPath)
    }
}

/// A square with a round hole in the middle.
private struct Washer: Shape {
    func path(in box: CGRect) -> Path {
        Path(box).subtracting(Path(ellipseIn: box.insetBy(dx: box.width / 4, dy: box.height / 4)))
    }
}

/// Swings a view round its upper edge, which is nearer to the eye or further from it on the way.
private struct Swing: GeometryEffect {
    var turns: Double

    var animatableData: Double {
        get { turns }
        set { turns = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let half = size.width / 2
        var swing = CATransform3DIdentity
        swing.m34 = -1 / 500
        swing = CATransform3DRotate(swing, turns * 2 * .pi, 1, 0, 0)
        swing = CATransform3DTranslate(swing, -half, 0, 0)
        let back = ProjectionTransform(CGAffineTransform(translationX: half, y: 0))
        return ProjectionTransform(swing).concatenating(back)
    }
}

private struct Voucher: View {
    @State private var turns = 0.0
    @State private var swings = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.orange
                .clipShape(Board(corners: [.bottomRight, .topLeft]))
                .frame(width: 240, height: 80)
            Text("Swing me")
                .frame(width: 240, height: 80)
                .background(.mint)
                .modifier(Swing(turns: turns))
                .onTapGesture {
                    swings += 1
                    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                    withAnimation(.linear(duration: 2)) { turns = 1 }
                }
                .sensoryFeedback(.warning, trigger: swings)
            Washer()
                .fill(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)))
                .frame(width: 80, height: 80)
            strip
        }
    }

    private var strip: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(1...5, id: \.self) { page in
                    Text("Page \(page)")
                        .frame(height: 80)
                        .containerRelativeFrame([.horizontal])
                        .scrollTransition { page, phase in
                            page.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.6)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
        .frame(width: 240, height: 80)
    }
}

@MainActor
struct VoucherTests {
    private func tester() -> ViewTester { ViewTester(Voucher(), size: CGSize(width: 240, height: 320), scale: 1) }

    @Test("two corners are round and two are not, and the washer has its hole")
    func shapes() throws {
        let picture = try tester().snapshot()
        func isOrange(_ x: Int, _ y: Int) -> Bool { picture[x, y].r > 200 && picture[x, y].b < 120 }
        #expect(!isOrange(2, 2) && !isOrange(237, 77))
        #expect(isOrange(237, 2) && isOrange(2, 77))
        func isBlue(_ x: Int, _ y: Int) -> Bool { picture[x, y].b > 200 && picture[x, y].r < 60 }
        #expect(isBlue(85, 165) && isBlue(155, 235) && !isBlue(120, 200))
    }

    @Test("a view swings round its edge, is seen edge on after a quarter, and can be felt")
    func swing() async throws {
        let tester = tester()
        let start = try tester.find(.text("Swing me"))
        await tester.tap(start)
        await tester.advance(by: 0.5)
        #expect(try tester.find(.text("Swing me")).frame.height < 3)
        await tester.advance(by: 0.5)
        #expect(try tester.find(.text("Swing me")).frame.midY < start.frame.minY - 30)
        try await tester.settle()
        #expect(abs(try tester.find(.text("Swing me")).frame.midY - start.frame.midY) < 0.5)
        #expect(tester.feedback == [.impact(weight: .heavy), .warning])
    }

    @Test("a page gets smaller and paler as it leaves, and the strip stops at a whole page")
    func pages() async throws {
        let tester = tester()
        let touch = tester.touch(at: CGPoint(x: 180, y: 280))
        await touch.move(by: CGSize(width: -130, height: 0), over: 0.4)
        let leaving = try tester.find(.text("Page 1"))
        #expect(leaving.opacity > 0.3 && leaving.opacity < 0.8 && leaving.transform.a < 0.95)
        await touch.lift()
        try await tester.settle()
        let next = try tester.find(.text("Page 2"))
        #expect(next.opacity == 1 && abs(next.frame.midX - 120) < 0.5)
    }
}
