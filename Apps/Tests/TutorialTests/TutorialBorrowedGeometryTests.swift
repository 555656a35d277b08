import SwiftUI
import SwiftUITesting
import Testing

// What card code borrows from other frameworks and from newer SwiftUI: Bézier paths, matrices, haptics, scroll effects.

private struct TutorialRoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(TutorialRoundedCorner(radius: radius, corners: corners))
    }
}

private struct TutorialFlipEffect: GeometryEffect {
    @Binding var isBack: Bool
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let radians = CGFloat(Angle(degrees: angle).radians)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        transform = CATransform3DRotate(transform, radians, axis.x, axis.y, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        let center = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(transform).concatenating(center)
    }
}

private struct TutorialTicket: Shape {
    func path(in rect: CGRect) -> Path {
        let notch = Path(ellipseIn: CGRect(x: rect.maxX - 20, y: rect.midY - 20, width: 40, height: 40))
        return Path(rect).subtracting(notch)
    }
}

private struct TutorialBorrowed: View {
    @State private var isBack = false
    @State private var angle = 0.0
    @State private var flips = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(width: 200, height: 100)
                .cornerRadius(40, corners: [.topLeft])
            Color.blue
                .overlay(Text("card"))
                .frame(width: 200, height: 100)
                .modifier(TutorialFlipEffect(isBack: $isBack, angle: angle, axis: (x: 0, y: 1)))
                .onTapGesture {
                    UIImpactFeedbackGenerator(style: .light).impactOccurred()
                    withAnimation(.linear(duration: 1)) {
                        angle += 180
                        flips += 1
                    }
                }
                .sensoryFeedback(.success, trigger: flips)
            Rectangle()
                .fill(Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)))
                .clipShape(TutorialTicket())
                .frame(width: 200, height: 100)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(0..<4) { i in
                        Color.purple.overlay(Text("page \(i)"))
                            .frame(height: 100)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0.2)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .frame(width: 200, height: 100)
        }
    }
}

@MainActor
@Suite struct TutorialBorrowedGeometryTests {
    private func tester() -> ViewTester {
        ViewTester(TutorialBorrowed(), size: CGSize(width: 200, height: 400), scale: 1)
    }

    @Test("one corner is rounded, and the ticket has its notch")
    func shapes() throws {
        let picture = try tester().snapshot()
        #expect(picture[2, 2].b > 200 && picture[2, 2].g > 200)
        #expect(picture[197, 2].r > 200 && picture[197, 2].b < 120)
        #expect(picture[197, 250].r > 200 && picture[100, 250].r < 20 && picture[197, 205].r < 20)
    }

    @Test("a card flips about its middle, seen in perspective, and can be felt")
    func flip() async throws {
        let tester = tester()
        let card = try tester.find(.text("card"))
        await tester.tap(card)
        await tester.advance(by: 0.5)
        #expect(try tester.find(.text("card")).frame.width < 3)
        try await tester.settle()
        #expect(abs(try tester.find(.text("card")).frame.midX - card.frame.midX) < 0.5)
        #expect(tester.feedback == [.impact(weight: .light), .success])
    }

    @Test("pages shrink as they leave")
    func pages() async throws {
        let tester = tester()
        let touch = tester.touch(at: CGPoint(x: 150, y: 350))
        await touch.move(by: CGSize(width: -110, height: 0), over: 0.4)
        let leaving = try tester.find(.text("page 0"))
        #expect(leaving.opacity < 0.7 && leaving.opacity > 0.2)
        await touch.lift()
        try await tester.settle()
        let page = try tester.find(.text("page 1"))
        #expect(page.opacity == 1 && abs(page.frame.midX - 100) < 0.5)
    }
}
