import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ScrollAnchorRoleTests {
    private struct Messages<Modified: View>: View {
        var count = 3
        let modify: (ScrollView<AnyView>) -> Modified
        @State private var added = 0

        var body: some View {
            VStack(spacing: 0) {
                modify(
                    ScrollView {
                        AnyView(
                            VStack(spacing: 0) {
                                ForEach(0..<count + added, id: \.self) { Text("Message \($0)").frame(height: 40) }
                            })
                    }
                )
                .frame(height: 200)
                Button("Add") { added += 1 }
            }
        }
    }

    private func middle(_ text: String, _ tester: ViewTester) throws -> CGFloat {
        try tester.find(.text(text)).frame.midY - top(tester)
    }

    private func top(_ tester: ViewTester) throws -> CGFloat { try tester.find(.label("Add")).frame.minY - 200 }

    @Test("an anchor for all roles shows the end first, keeps to it, and holds small content there")
    func everyRole() async throws {
        let long = ViewTester(Messages(count: 20) { $0.defaultScrollAnchor(.bottom) })
        #expect(abs(try middle("Message 19", long) - 180) < 1)
        await long.tap(try long.find(.label("Add")))
        #expect(abs(try middle("Message 20", long) - 180) < 1)
        let short = ViewTester(Messages(count: 2) { $0.defaultScrollAnchor(.bottom) })
        #expect(abs(try middle("Message 1", short) - 180) < 1)
    }

    @Test("each role has an anchor of its own")
    func roles() async throws {
        let short = ViewTester(
            Messages(count: 2) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) })
        #expect(abs(try middle("Message 0", short) - 20) < 1)
        let still = ViewTester(Messages(count: 20) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) })
        #expect(abs(try middle("Message 19", still) - 180) < 1)
        await still.tap(try still.find(.label("Add")))
        #expect(abs(try middle("Message 19", still) - 180) < 1, "what is seen stays where it is")
        let following = ViewTester(Messages(count: 2) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) })
        for _ in 0..<10 { await following.tap(try following.find(.label("Add"))) }
        #expect(abs(try middle("Message 11", following) - 180) < 1)
    }

    @Test("who has scrolled away is left alone when content grows")
    func scrolledAway() async throws {
        let tester = ViewTester(Messages(count: 20) { $0.defaultScrollAnchor(.bottom) })
        await tester.scroll(at: CGPoint(x: 196, y: try top(tester) + 100), by: CGSize(width: 0, height: -120))
        try await tester.settle()
        let before = try middle("Message 16", tester)
        await tester.tap(try tester.find(.label("Add")))
        #expect(abs(try middle("Message 16", tester) - before) < 1)
    }

    private struct Watched: View {
        @State private var seen: [Int] = []
        @State private var flashes = 0

        var body: some View {
            VStack(spacing: 0) {
                Text("\(seen)")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { number in
                            Text("Row \(number)").frame(maxWidth: .infinity).frame(height: 50).id(number)
                        }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 200)
                .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
                .scrollIndicatorsFlash(trigger: flashes)
                Button("Flash") { flashes += 1 }
            }
        }
    }

    @Test("the ids of the targets that are seen by a share are told as they change")
    func targets() async throws {
        let tester = ViewTester(Watched())
        await tester.pump()
        _ = try tester.find(.text("[0, 1, 2, 3]"))
        let place = try tester.find(.text("Row 1")).center
        await tester.scroll(at: place, by: CGSize(width: 0, height: 30))
        await tester.pump()
        _ = try tester.find(.text("[1, 2, 3, 4]"))
    }

    @Test("indicators flash when they are asked to, and fade")
    func flashing() async throws {
        let tester = ViewTester(Watched())
        try await tester.settle()
        let still = try tester.snapshot().pngData
        await tester.tap(try tester.find(.label("Flash")))
        await tester.advance(by: 0.2)
        #expect(try tester.snapshot().pngData != still)
        try await tester.settle()
        #expect(try tester.snapshot().pngData == still)
        let flashing = ViewTester(ScrollView { Color.red.frame(height: 2000) }.scrollIndicatorsFlash(onAppear: true))
        await flashing.pump()
        let shown = try flashing.snapshot().pngData
        try await flashing.settle()
        #expect(try flashing.snapshot().pngData != shown)
    }
}
