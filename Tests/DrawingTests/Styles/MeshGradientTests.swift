import RiffleDrawing
import SwiftUITesting
import Testing

@MainActor
struct MeshGradientTests {
    private static let size = CGSize(width: 90, height: 90)

    private func tester(_ view: some View) -> ViewTester { ViewTester(view, size: Self.size, scale: 1) }

    private func pixel(_ tester: ViewTester, _ x: Int, _ y: Int) throws -> [Int] {
        let (red, green, blue, _) = try tester.snapshot()[x, y]
        return [Int(red), Int(green), Int(blue)]
    }

    private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    @Test("colors lie at their points, and mix between them in the color space that is asked for")
    func colors() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.red, Self.blue, Self.blue])
        let shown = tester(mesh)
        #expect(try pixel(shown, 45, 0)[0] > 245)
        #expect(try pixel(shown, 45, 89)[2] > 245)
        let middle = try pixel(shown, 45, 45)
        #expect(abs(middle[0] - 127) < 6 && abs(middle[2] - 127) < 6 && middle[1] == 0)
        let perceptual = tester(
            MeshGradient(
                width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.red, Self.blue, Self.blue],
                colorSpace: .perceptual))
        #expect(try pixel(perceptual, 45, 45)[1] > 60, "red and blue meet in a lighter color in Oklab")
    }

    @Test("a point that is moved takes its color along, and what the points do not reach is the background")
    func places() throws {
        let points: [SIMD2<Float>] = [
            [0.2, 0.2], [0.5, 0.2], [0.8, 0.2], [0.2, 0.5], [0.7, 0.6], [0.8, 0.5], [0.2, 0.8], [0.5, 0.8], [0.8, 0.8],
        ]
        let colors = (0..<9).map { $0 == 4 ? Color.white : Color.black }
        let shown = tester(
            MeshGradient(width: 3, height: 3, points: points, colors: colors, background: Self.blue))
        #expect(try pixel(shown, 5, 5) == [0, 0, 255])
        #expect(try pixel(shown, 63, 54)[0] > 240)
        #expect(try pixel(shown, 30, 30)[0] < 60)
    }

    @Test("points with controls bend the lines between them")
    func controls() throws {
        func point(_ x: Float, _ y: Float, lift: Float) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x - 0.33, y + lift], topControlPoint: [x, y - 0.33],
                trailingControlPoint: [x + 0.33, y + lift], bottomControlPoint: [x, y + 0.33])
        }
        let points = [point(0, 0.5, lift: -0.6), point(1, 0.5, lift: -0.6), point(0, 1, lift: 0), point(1, 1, lift: 0)]
        let shown = tester(
            MeshGradient(
                width: 2, height: 2, bezierPoints: points, colors: [Self.red, Self.red, Self.red, Self.red],
                background: Self.blue))
        #expect(try pixel(shown, 45, 12)[0] > 240, "the upper edge rises in the middle")
        #expect(try pixel(shown, 2, 12) == [0, 0, 255])
    }

    private struct Changing: View {
        @State var isLater = false

        var body: some View {
            MeshGradient(
                width: 2, height: 2, points: MeshGradientTests.corners,
                colors: Array(repeating: isLater ? MeshGradientTests.blue : MeshGradientTests.red, count: 4)
            )
            .overlay {
                Button("Go") { withAnimation(.linear(duration: 1)) { isLater = true } }
            }
        }
    }

    @Test("points and colors are animated")
    func animation() async throws {
        let shown = tester(Changing())
        await shown.tap(try shown.find(.label("Go")))
        await shown.advance(by: 0.5)
        let middle = try pixel(shown, 4, 4)
        #expect(middle[0] > 20 && middle[2] > 20, "\(middle)")
        try await shown.settle()
        #expect(try pixel(shown, 4, 4) == [0, 0, 255])
    }

    @Test("it fills shapes and texts as any style does, with its opacity")
    func style() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.red, Self.red, Self.red])
        let shown = tester(Circle().fill(mesh.opacity(0.5)))
        #expect(try pixel(shown, 2, 2) == [255, 255, 255])
        let middle = try pixel(shown, 45, 45)
        #expect(middle[0] > 250 && abs(middle[1] - 127) < 4)
    }

    @Test("points without places or colors leave the background, and are reported")
    func mistakes() throws {
        for mesh in [
            MeshGradient(width: 3, height: 3, points: Self.corners, colors: [Self.red], background: Self.blue),
            MeshGradient(width: 0, height: .max, points: [], colors: [Self.red], background: Self.blue),
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, 1]],
                colors: [Self.red, Self.red, Self.red, Self.red], background: Self.blue),
        ] {
            let shown = tester(mesh)
            #expect(try pixel(shown, 45, 45) == [0, 0, 255])
            #expect(shown.issues.contains { "\($0)".contains("mesh gradient") })
        }
    }
}
