import Foundation
import RiffleHeadlessHost
import RiffleRasterizer
import Testing

@MainActor
struct HeadlessScreenTests {
    private let small = HostConfiguration(size: CGSize(width: 20, height: 10), scale: 2)

    @Test("the first frame is there at once, at time 0")
    func firstFrame() throws {
        let host = HeadlessScreen(Color(red: 1, green: 0, blue: 0), small)
        #expect(host.now == 0 && !host.layers.description.isEmpty)
        let pixels = try host.render()
        #expect(pixels.width == 40 && pixels.height == 20)
        #expect(pixels[5, 5].red == 255 && pixels[5, 5].blue == 0)
    }

    @Test("advance runs 60 frames a second and ends exactly where asked; other times than finite ones are none")
    func advance() async {
        let host = HeadlessScreen(Color.red, small)
        host.advance(to: 0.31)
        #expect(host.now == 0.31)
        for time in [Double.infinity, .nan, 0.1] {
            host.advance(to: time)
            await host.advanceLettingTasksRun(to: time)
        }
        #expect(host.now == 0.31)
        await host.advanceLettingTasksRun(to: 0.5)
        #expect(host.now == 0.5)
    }

    @Test("the picture is of the last frame, however many frames were not painted")
    func unpaintedFrames() throws {
        let host = HeadlessScreen(Sliding(), small)
        host.advance(to: 2)
        let late = try host.render().copy()
        let other = HeadlessScreen(Sliding(), small)
        for step in 0...120 {
            other.frame(at: Double(step) / 60)
            _ = try other.render()
        }
        #expect(late.pngData() == (try other.render().pngData()))
    }

    @Test("frames that nobody paints are not kept one by one, and the picture after them is the same")
    func manyUnpaintedFrames() throws {
        let host = HeadlessScreen(Swinging(), small)
        let other = HeadlessScreen(Swinging(), small)
        for step in 1...5000 {
            for screen in [host, other] { screen.frame(at: Double(step) / 60) }
            if step.isMultiple(of: 100) { _ = try other.render() }
            #expect((host.unpainted?.count ?? 0) <= 1024)
        }
        #expect(try host.render().pngData() == other.render().pngData())
        host.frame(at: 84)
        other.frame(at: 84)
        #expect(try host.render().pngData() == other.render().pngData())
    }

    @Test("behind the views is the background asked for, or the system's for the appearance")
    func background() throws {
        let host = HeadlessScreen(EmptyView(), small)
        #expect(try host.render()[0, 0].red == 255)
        #expect(try host.render(background: .black)[0, 0].red == 0)
        host.reconfigure { $0.colorScheme = .dark }
        #expect(try host.render()[0, 0].red == 0)
        let preferring = HeadlessScreen(Text("a").preferredColorScheme(.dark), small)
        #expect(try preferring.render()[0, 0].red == 0)
    }

    @Test("the window can be given another size, scale and appearance")
    func reconfigure() throws {
        let host = HeadlessScreen(Color.red, small)
        host.reconfigure {
            $0.size = CGSize(width: 7, height: 8)
            $0.scale = 3
        }
        let pixels = try host.render()
        #expect(pixels.width == 21 && pixels.height == 24)
        #expect(pixels[20, 23].alpha == 255)
    }

    @Test("the ideal size of a view is what it takes unasked, and at least a point")
    func idealSize() {
        #expect(HeadlessScreen.idealSize(of: Color.red.frame(width: 30.2, height: 20)) == CGSize(width: 31, height: 20))
        #expect(HeadlessScreen.idealSize(of: EmptyView()) == CGSize(width: 1, height: 1))
    }

    @Test("a picture that does not decode is reported by its view when it is painted, once")
    func undecodable() throws {
        let whole = try HeadlessScreen(Color.red, small).render().pngData()
        var spoiled = whole
        for index in 41..<spoiled.count { spoiled[index] = 0x55 }
        let image = try #require(UIImage(data: spoiled))
        let host = HeadlessScreen(Image(uiImage: image), small)
        #expect(host.session.issues.isEmpty)
        _ = try host.render()
        host.reconfigure { $0.scale = 3 }
        _ = try host.render()
        let issues = host.session.issues.map { "\($0)" }
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("Image: A picture made in code cannot be decoded: ") == true, "\(issues)")
    }
}

private struct Sliding: View {
    @State private var isThere = false
    var body: some View {
        Color.blue.frame(width: 4, height: 4)
            .offset(x: isThere ? 8 : 0)
            .onAppear { withAnimation(.spring()) { isThere = true } }
    }
}

private struct Swinging: View {
    @State private var isThere = false
    var body: some View {
        Color.blue.frame(width: 4, height: 4)
            .offset(x: isThere ? 8 : 0)
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isThere = true } }
    }
}
