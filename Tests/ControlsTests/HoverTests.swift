import SwiftUITesting
import Testing

@MainActor
@Suite("Views under the mouse")
struct HoverTests {
    private struct Page: View {
        @State var log: [String] = []
        @State var place = "-"

        var body: some View {
            VStack(spacing: 40) {
                Text("First").frame(width: 100, height: 40).background(.blue)
                    .onHover { log.append($0 ? "in" : "out") }
                    .help("Comes first")
                Text("Second").frame(width: 100, height: 40).background(.blue)
                    .hoverEffect()
                    .onContinuousHover { phase in
                        switch phase {
                        case .active(let point): place = "\(Int(point.x)) \(Int(point.y))"
                        case .ended: place = "ended"
                        }
                    }
                Text("Log \(log.joined(separator: ",")) \(place)")
            }
        }
    }

    @Test("A view is told when the mouse comes and leaves, and where it is")
    func hovers() async throws {
        let tester = ViewTester(Page())
        let first = try tester.find(.text("First"))
        let second = try tester.find(.text("Second"))
        await tester.hover(at: first.center)
        await tester.hover(at: CGPoint(x: first.center.x + 3, y: first.center.y))
        #expect(try tester.find(.containing("Log")).text == "Log in -")
        let plain = tester.layersDescription
        await tester.hover(at: CGPoint(x: second.frame.midX, y: second.frame.midY))
        try await tester.settle()
        #expect(try tester.find(.containing("Log")).text == "Log in,out 50 20")
        #expect(tester.layersDescription != plain)
        await tester.hover(at: nil)
        try await tester.settle()
        #expect(try tester.find(.containing("Log")).text == "Log in,out ended")
    }

    @Test("A mouse that rests shows what a view is for, until it leaves")
    func help() async throws {
        let tester = ViewTester(Page())
        await tester.hover(at: try tester.find(.text("First")).center)
        #expect(!tester.layersDescription.contains("Comes first"))
        await tester.advance(by: 1)
        #expect(tester.layersDescription.contains("Comes first"))
        await tester.hover(at: nil)
        try await tester.settle()
        #expect(!tester.layersDescription.contains("Comes first"))
        #expect(try tester.find(.text("First")).text == "First")
    }
}
