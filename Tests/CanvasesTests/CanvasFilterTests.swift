import RiffleCanvases
import SwiftUITesting
import Testing

@MainActor
struct CanvasFilterTests {
    @Test("two dots that are blurred flow into one shape, where a threshold was added before the blur")
    func threshold() throws {
        let picture = try ViewTester(
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 0, blue: 0)))
                context.addFilter(.blur(radius: 6))
                context.drawLayer { layer in
                    for x in [14.0, 38] {
                        layer.fill(Path(ellipseIn: CGRect(x: x, y: 15, width: 28, height: 30)), with: .color(.black))
                    }
                }
            }, size: CGSize(width: 80, height: 60), scale: 1
        ).snapshot()
        let (middle, inside, outside) = (picture[40, 30], picture[28, 30], picture[40, 8])
        #expect((middle.r, middle.g, middle.b) == (255, 0, 0), "between the dots")
        #expect((inside.r, inside.g, inside.b) == (255, 0, 0))
        #expect((outside.r, outside.g, outside.b) == (255, 255, 255))
    }

    @Test("blurs that are added one after the other are one wider blur")
    func joinedBlurs() {
        func layers(_ radii: [CGFloat]) -> String {
            ViewTester(
                Canvas { context, _ in
                    for radius in radii { context.addFilter(.blur(radius: radius)) }
                    context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 20)), with: .color(.black))
                }, size: CGSize(width: 80, height: 60), scale: 1
            ).layersDescription
        }
        #expect(layers([3, 4]) == layers([5]))
        #expect(layers([3, 4, 12]) == layers([13]))
    }

    @Test("a blur before and after another filter stays where it is")
    func separateBlurs() {
        let tester = ViewTester(
            Canvas { context, _ in
                context.addFilter(.blur(radius: 3))
                context.addFilter(.grayscale(1))
                context.addFilter(.blur(radius: 4))
                context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 20)), with: .color(.red))
            }, size: CGSize(width: 80, height: 60), scale: 1)
        #expect(tester.layersDescription.split(separator: "blur").count == 3)
    }
}
