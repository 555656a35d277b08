import SwiftUITesting
import Testing

@MainActor
struct CanvasTests {
    private func snapshot(_ canvas: some View) throws -> Snapshot {
        try ViewTester(canvas, size: CGSize(width: 40, height: 40), scale: 1).snapshot()
    }

    @Test("marks are painted where they are put, later ones over earlier ones")
    func marks() throws {
        let picture = try snapshot(
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
                context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(white: 0))
            })
        #expect(picture[5, 5] == (255, 0, 0, 255))
        #expect(picture[15, 15] == (0, 0, 0, 255))
    }

    @Test("transforms, clips and opacity hold for the copy that they are set on")
    func copies() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let picture = try snapshot(
            Canvas { context, _ in
                var moved = context
                moved.translateBy(x: 20, y: 0)
                moved.scaleBy(x: 2, y: 1)
                moved.fill(square, with: .color(white: 0))
                var clipped = context
                clipped.clip(to: Path(CGRect(x: 0, y: 20, width: 5, height: 20)))
                clipped.fill(Path(CGRect(x: 0, y: 20, width: 20, height: 20)), with: .color(white: 0))
                var faint = context
                faint.opacity = 0.5
                faint.fill(Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(white: 0))
                context.fill(square, with: .color(white: 0))
            })
        #expect(picture[5, 5].r == 0)
        #expect(picture[15, 5].r == 255)
        #expect(picture[38, 5].r == 0)
        #expect(picture[2, 30].r == 0)
        #expect(picture[8, 30].r == 255)
        #expect(abs(Int(picture[25, 25].r) - 128) <= 1)
    }

    @Test("texts, symbols and layers are drawn")
    func others() throws {
        let picture = try snapshot(
            Canvas { context, size in
                context.draw(Text("■").font(.system(size: 20)), at: CGPoint(x: 10, y: 10))
                if let dot = context.resolveSymbol(id: "dot") {
                    #expect(dot.size == CGSize(width: 8, height: 8))
                    context.draw(dot, at: CGPoint(x: 30, y: 30))
                }
                context.drawLayer { layer in
                    layer.addFilter(.colorInvert())
                    layer.fill(Path(CGRect(x: 25, y: 0, width: 10, height: 10)), with: .color(white: 1))
                }
            } symbols: {
                Circle().fill(.black).frame(width: 8, height: 8).tag("dot")
            })
        #expect(picture[30, 30].r == 0)
        #expect(picture[30, 5].r == 0)
    }

    @Test("symbols are there whenever the closure runs, those that come later, too")
    func symbolsFromTheStart() async throws {
        struct Particle: ViewModifier {
            let count: Int
            let missing: @MainActor (Int) -> Void

            func body(content: Content) -> some View {
                Canvas { context, _ in
                    for index in 0..<count {
                        guard let symbol = context.resolveSymbol(id: index) else {
                            missing(index)
                            continue
                        }
                        context.draw(symbol, at: CGPoint(x: 5 + 20 * index, y: 5))
                    }
                } symbols: {
                    ForEach(0..<count, id: \.self) { content.tag($0) }
                }
            }
        }
        final class Log { var missing: [Int] = [] }
        struct Dots: View {
            @State private var count = 1
            let log: Log
            var body: some View {
                Rectangle().fill(.black).frame(width: 10, height: 10)
                    .modifier(Particle(count: count) { log.missing.append($0) })
                    .onTapGesture { count = 2 }
            }
        }
        let log = Log()
        let tester = ViewTester(Dots(log: log), size: CGSize(width: 40, height: 40), scale: 1)
        #expect(try tester.snapshot()[5, 5].r == 0)
        #expect(try tester.snapshot()[25, 5].r == 255)
        await tester.touch(at: CGPoint(x: 5, y: 5)).lift()
        try await tester.settle()
        #expect(try tester.snapshot()[25, 5].r == 0)
        #expect(log.missing.isEmpty)
    }

    @Test("a drawing group puts its views together in each color mode")
    func drawingGroup() throws {
        let mixed = try snapshot(
            ZStack {
                Color(white: 0.5)
                ZStack { Color.white.blendMode(.multiply) }.drawingGroup(opaque: false, colorMode: .linear)
            })
        #expect(mixed[20, 20].r == 255)
    }

    @Test("a canvas is drawn anew when what it reads has changed")
    func updates() async throws {
        struct Bar: View {
            @State var isLong = false
            var body: some View {
                Canvas { context, size in
                    let width = isLong ? size.width : 10
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(white: 0))
                }
                .onTapGesture { isLong = true }
            }
        }
        let tester = ViewTester(Bar(), size: CGSize(width: 40, height: 40), scale: 1)
        #expect(try tester.snapshot()[30, 20].r == 255)
        let touch = tester.touch(at: CGPoint(x: 5, y: 5))
        await touch.lift()
        #expect(try tester.snapshot()[30, 20].r == 0)
    }
}
