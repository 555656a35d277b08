import SwiftUITesting
import Testing

/// Swipe actions of rows outside of lists.
@MainActor
struct SwipeActionsContainerTests {
    private struct Mails: View {
        var isContainer = true
        var isLazy = true
        var presentations = true
        @State var names = ["Ann", "Bob", "Cid"]
        @State var log = ""

        var body: some View {
            VStack {
                Text("log:\(log)")
                if isContainer { scroll.swipeActionsContainer() } else { scroll }
            }
        }

        private var scroll: some View {
            ScrollView {
                if isLazy { LazyVStack { rows } } else { VStack { rows } }
                Color.yellow.frame(height: 800).overlay(alignment: .top) { Text("Empty") }
            }
        }

        private var rows: some View {
            ForEach(names, id: \.self) { name in
                HStack {
                    Button("Open \(name)") { log = "open \(name)" }
                    Spacer()
                }
                .frame(height: 60)
                .background(.white)
                .swipeActions {
                    Button("Delete", role: .destructive) { withAnimation { names.removeAll { $0 == name } } }
                    Button("Flag") { log = "flag \(name)" }
                } onPresentationChanged: { isShown in
                    log = "\(name) \(isShown ? "shown" : "hidden")"
                }
                .swipeActions(edge: .leading, allowsFullSwipe: false) {
                    Button("Read") { log = "read \(name)" }
                }
            }
        }
    }

    private func swipe(_ tester: ViewTester, _ name: String, by distance: CGFloat) async throws {
        let row = try tester.find(.label("Open \(name)"))
        await tester.drag(row, by: CGSize(width: distance, height: 0), over: 0.3, holding: 0)
        try await tester.settle()
    }

    private func log(_ tester: ViewTester) throws -> String? { try tester.find(.containing("log:")).text }

    @Test("both edges of a row outside of lists are uncovered by a swipe", arguments: [true, false])
    func bothEdges(isLazy: Bool) async throws {
        let tester = ViewTester(Mails(isLazy: isLazy))
        try await swipe(tester, "Bob", by: -120)
        #expect(try log(tester) == "log:Bob shown")
        let button = try tester.find(.label("Flag"))
        #expect(button.frame.maxX <= 375 && button.frame.height == 60)
        await tester.tap(button)
        try await tester.settle()
        #expect(tester.findAll(.label("Flag")).isEmpty)
        try await swipe(tester, "Bob", by: 90)
        await tester.tap(try tester.find(.label("Read")))
        try await tester.settle()
        #expect(try log(tester) == "log:read Bob")
    }

    @Test("a swipe across the row triggers the first action where it may")
    func fullSwipe() async throws {
        let tester = ViewTester(Mails())
        try await swipe(tester, "Bob", by: -350)
        #expect(tester.findAll(.label("Open Bob")).isEmpty)
        #expect(tester.findAll(.label("Open Ann")).count == 1)
        try await swipe(tester, "Ann", by: 350)
        #expect(try tester.find(.label("Read")).frame.minX == 0)
    }

    @Test("the actions of one row at a time are in sight; a tap and a scroll elsewhere put them away")
    func oneAtATime() async throws {
        let tester = ViewTester(Mails())
        try await swipe(tester, "Ann", by: -120)
        try await swipe(tester, "Cid", by: -120)
        #expect(tester.findAll(.label("Flag")).count == 1)
        let flag = try tester.find(.label("Flag")).frame
        let row = try tester.find(.label("Open Cid")).frame
        #expect(flag.minY <= row.minY && row.maxY <= flag.maxY)
        // The touch that closes a row does nothing else.
        await tester.tap(try tester.find(.label("Open Ann")))
        try await tester.settle()
        #expect(try log(tester) == "log:Cid hidden")
        #expect(tester.findAll(.label("Flag")).isEmpty)
        try await swipe(tester, "Ann", by: -120)
        await tester.tap(try tester.find(.text("Empty")))
        try await tester.settle()
        #expect(tester.findAll(.label("Flag")).isEmpty)
        try await swipe(tester, "Ann", by: -120)
        await tester.drag(
            try tester.find(.text("Empty")), by: CGSize(width: 0, height: -60), over: 0.3, holding: 0)
        try await tester.settle()
        #expect(tester.findAll(.label("Flag")).isEmpty)
        await tester.tap(try tester.find(.label("Open Cid")))
        #expect(try log(tester) == "log:open Cid")
    }

    @Test("who does not swipe finds the actions by name")
    func accessibility() async throws {
        let tester = ViewTester(Mails())
        await tester.pump()
        try await tester.perform("Flag", on: try tester.find(.label("Open Cid")))
        try await tester.settle()
        _ = try tester.find(.text("log:flag Cid"))
    }

    @Test("without a container nothing is moved")
    func noContainer() async throws {
        let tester = ViewTester(Mails(isContainer: false))
        try await swipe(tester, "Bob", by: -120)
        #expect(tester.findAll(.label("Flag")).isEmpty)
        #expect(try log(tester) == "log:")
    }
}
