import SwiftUITesting
import Testing

private let bad: [CGFloat] = [.nan, .infinity, -.infinity, -5]
private let notFinite: [CGFloat] = [.nan, .infinity, -.infinity]
private let badLimits: [CGFloat] = [.nan, -.infinity, -5]

/// Numbers that nothing can be shown with: each is reported with what it was passed to and the view, and the rest of
/// the views stay as they are.
@MainActor
struct BadNumbersTests {
    /// Shows a view beside a text, draws it, and expects the mistake to be told once, and the text not to care.
    private func check(
        _ view: some View, reports what: String, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let tester = ViewTester(Holder(content: view), size: CGSize(width: 200, height: 200))
        await tester.advance(by: 0.1)
        _ = try tester.snapshot()
        let issues = tester.issues(mentioning: "Holder", what, "Check the numbers that you pass")
        #expect(issues.count == 1, "\(tester.issues)", sourceLocation: location)
        let text = try tester.find(.text("beside"))
        #expect(text.frame.minX.isFinite && text.frame.width > 0, sourceLocation: location)
        let layers = tester.layersDescription
        #expect(!layers.contains("nan") && !layers.contains("inf "), "\(layers)", sourceLocation: location)
    }

    @Test("in the width or height of a frame", arguments: bad)
    func frame(_ value: CGFloat) async throws {
        try await check(Color.red.frame(width: value), reports: "the width of a frame")
        try await check(Color.red.frame(height: value), reports: "the height of a frame")
    }

    @Test("in the limits of a frame; no upper limit is fine", arguments: badLimits)
    func flexibleFrame(_ value: CGFloat) async throws {
        try await check(Color.red.frame(minWidth: value), reports: "the minimum width of a frame")
        try await check(Color.red.frame(idealHeight: value), reports: "the ideal height of a frame")
        try await check(Color.red.frame(maxHeight: value), reports: "the maximum height of a frame")
        let tester = ViewTester(Color.red.frame(maxWidth: .infinity, maxHeight: .infinity))
        #expect(tester.issues.isEmpty)
    }

    @Test("in padding, where negative lengths are fine", arguments: notFinite)
    func padding(_ value: CGFloat) async throws {
        try await check(Color.red.padding(value), reports: "a length of padding")
        try await check(Color.red.padding(.leading, value), reports: "a length of padding")
        #expect(ViewTester(Color.red.padding(-5)).issues.isEmpty)
    }

    @Test("in offsets and positions, where negative lengths are fine", arguments: notFinite)
    func offset(_ value: CGFloat) async throws {
        try await check(Color.red.offset(x: value), reports: "an offset")
        try await check(Color.red.offset(CGSize(width: 0, height: value)), reports: "an offset")
        try await check(Color.red.position(x: value, y: 1), reports: "a position")
        #expect(ViewTester(Color.red.offset(x: -5)).issues.isEmpty)
    }

    @Test("in scales, where negative ones mirror", arguments: notFinite)
    func scale(_ value: CGFloat) async throws {
        try await check(Color.red.scaleEffect(value), reports: "a scale")
        try await check(Color.red.scaleEffect(x: 1, y: value), reports: "a scale")
        try await check(
            Color.red.scaleEffect(2, anchor: UnitPoint(x: value, y: 0)), reports: "the anchor of an effect")
        #expect(ViewTester(Color.red.scaleEffect(-1)).issues.isEmpty)
    }

    @Test("in rotations", arguments: notFinite)
    func rotation(_ value: CGFloat) async throws {
        try await check(Color.red.rotationEffect(.degrees(Double(value))), reports: "the angle of a rotation")
        try await check(
            Color.red.transformEffect(CGAffineTransform(translationX: value, y: 0)), reports: "a number of a transform")
    }

    @Test("in the size of a font, of text and of symbols", arguments: bad)
    func font(_ value: CGFloat) async throws {
        try await check(Text("text").font(.system(size: value)), reports: "a font's size")
        try await check(Image(systemName: "star").font(.system(size: value)), reports: "a font's size")
    }

    @Test("in the width of a line", arguments: bad)
    func lineWidth(_ value: CGFloat) async throws {
        try await check(Circle().stroke(.red, lineWidth: value), reports: "a line width")
        try await check(Circle().strokeBorder(.red, lineWidth: value), reports: "a line width")
        try await check(Circle().stroke(lineWidth: value), reports: "a line width")
    }

    @Test("in the radius of a corner", arguments: bad)
    func cornerRadius(_ value: CGFloat) async throws {
        try await check(RoundedRectangle(cornerRadius: value), reports: "a corner radius")
        try await check(Color.red.cornerRadius(value), reports: "a corner radius")
        try await check(
            Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: value)), reports: "a corner radius")
    }

    @Test("in opacity, where finite values are clamped", arguments: notFinite)
    func opacity(_ value: CGFloat) async throws {
        try await check(Text("text").opacity(Double(value)), reports: "an opacity")
        let faded = ViewTester(Color.red.opacity(Double(value)))
        _ = try faded.snapshot()
        #expect(!faded.layersDescription.contains("nan"))
        #expect(ViewTester(Text("text").opacity(-5)).issues.isEmpty)
    }

    @Test("in shadows and blurs", arguments: bad)
    func shadow(_ value: CGFloat) async throws {
        try await check(Text("text").shadow(radius: value), reports: "the radius of a shadow")
        try await check(Text("text").blur(radius: value), reports: "the radius of a blur")
        if !value.isFinite {
            try await check(Text("text").shadow(radius: 1, x: value), reports: "the offset of a shadow")
        }
    }

    @Test("in the amounts of color filters", arguments: notFinite)
    func filters(_ value: CGFloat) async throws {
        let amount = Double(value)
        try await check(Color.red.brightness(amount), reports: "the amount of brightness")
        try await check(Color.red.contrast(amount), reports: "the amount of contrast")
        try await check(Color.red.saturation(amount), reports: "the amount of saturation")
        try await check(Color.red.grayscale(amount), reports: "the amount of grayscale")
        try await check(Color.red.hueRotation(.radians(amount)), reports: "the amount of hueRotation")
    }

    @Test("in the spacing of a stack", arguments: notFinite)
    func spacing(_ value: CGFloat) async throws {
        try await check(
            VStack(spacing: value) {
                Color.red; Color.blue
            }, reports: "spacing")
    }

    @Test("in a shape's own numbers", arguments: notFinite)
    func shape(_ value: CGFloat) async throws {
        try await check(Slice(start: Double(value)), reports: "a number of Slice")
    }

    @Test("reached by an animation: the last good ones stay", arguments: notFinite)
    func animated(_ value: CGFloat) async throws {
        let tester = ViewTester(Runaway(goal: value), size: CGSize(width: 200, height: 200))
        await tester.tap(try tester.find(.label("Run")))
        try await tester.settle()
        #expect(tester.issues(mentioning: "Runaway", "an offset").count == 1)
        #expect(tester.issues(mentioning: "Runaway", "the width of a frame").count == 1)
        #expect(try tester.find(.text("Run")).frame.minX.isFinite)
    }
}

private struct Holder<Content: View>: View {
    let content: Content
    var body: some View {
        VStack {
            content
            Text("beside")
        }
    }
}

private struct Slice: Shape {
    var start: Double

    var animatableData: Double {
        get { start }
        set { start = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: .radians(start), endAngle: .radians(1),
            clockwise: false)
        return path
    }
}

private struct Runaway: View {
    let goal: CGFloat
    @State private var hasRun = false
    var body: some View {
        VStack {
            Color.red.frame(width: hasRun ? goal : 20, height: 20).offset(x: hasRun ? goal : 0)
            Button("Run") { withAnimation(.spring()) { hasRun = true } }
        }
    }
}
