import RiffleCanvases
import SwiftUITesting
import Testing

/// What is drawn through the alpha of something else, and with blend modes of styles.
@MainActor
struct CanvasClipTests {
    private func pixel<V: View>(
        _ view: V, _ x: Int, _ y: Int
    ) throws -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        let tester = ViewTester(view, size: CGSize(width: 100, height: 100), scale: 1)
        return try tester.snapshot(background: .white)[x, y]
    }

    private func canvas(_ options: GraphicsContext.ClipOptions, _ opacity: Double = 1) -> some View {
        Canvas { context, size in
            context.clipToLayer(opacity: opacity, options: options) { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.green))
            }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.init(red: 1, green: 0, blue: 0)))
        }
        .ignoresSafeArea()
    }

    @Test("what is drawn after a layer clips shows as much as the layer has alpha")
    func clipped() throws {
        #expect(try pixel(canvas([]), 25, 50) == (255, 0, 0, 255))
        #expect(try pixel(canvas([]), 75, 50) == (255, 255, 255, 255))
        #expect(try pixel(canvas(.inverse), 25, 50) == (255, 255, 255, 255))
        #expect(try pixel(canvas(.inverse), 75, 50) == (255, 0, 0, 255))
        let half = try pixel(canvas([], 0.5), 25, 50)
        #expect(half.r == 255 && abs(Int(half.g) - 128) <= 1)
    }

    @Test("a style with a blend mode is mixed with what is behind it")
    func style() throws {
        let back = Color(red: 1, green: 1, blue: 0)
        let shape = ZStack {
            back
            Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
        }
        #expect(try pixel(shape.ignoresSafeArea(), 50, 50) == (0, 255, 0, 255))
        let inherited = ZStack {
            back
            Image(systemName: "square.fill").resizable()
        }
        .foregroundStyle(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
        #expect(try pixel(inherited.ignoresSafeArea(), 50, 50) == (0, 255, 0, 255))
    }

    @Test("a color with a blend mode is still a view where a view is asked for")
    func view() throws {
        let color = ZStack {
            Color(red: 1, green: 1, blue: 0)
            Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
        }
        #expect(try pixel(color.ignoresSafeArea(), 50, 50) == (0, 255, 0, 255))
        let background = Color.clear.background(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
            .background(Color(red: 1, green: 1, blue: 0))
        #expect(try pixel(background.ignoresSafeArea(), 50, 50) == (0, 255, 0, 255))
    }

    @Test("a rectangle's corners keep one distance from its container's, and are sharp far from them")
    func concentric() throws {
        func layers(_ alignment: Alignment) throws -> String {
            let view = Color.clear
                .overlay(alignment: alignment) {
                    ConcentricRectangle().fill(.red).frame(width: 60, height: 60).padding(10)
                }
                .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
                .frame(width: 100, height: 100).ignoresSafeArea()
            let tester = ViewTester(view, size: CGSize(width: 100, height: 100), scale: 1)
            let snapshot = try tester.snapshot(background: .white)
            // The four corners of the rectangle, a point inside.
            let x = alignment == .topLeading ? 10 : 20
            return [(x, x), (x + 59, x), (x, x + 59), (x + 59, x + 59)]
                .map { snapshot[$0.0, $0.1].g < 200 ? "sharp" : "round" }.joined(separator: " ")
        }
        #expect(try layers(.topLeading) == "round sharp sharp sharp")
        #expect(try layers(.center) == "round round round round")
        let uniform = ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
        #expect(uniform.path(in: CGRect(x: 0, y: 0, width: 60, height: 60)).contains(CGPoint(x: 1, y: 1)) == false)
        #expect(
            ConcentricRectangle(uniformTopCorners: .fixed(20)).path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
                .contains(CGPoint(x: 1, y: 59)))
    }
}
