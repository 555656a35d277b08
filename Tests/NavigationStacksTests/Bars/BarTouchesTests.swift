import SwiftUITesting
import Testing

/// Where the items of bars are touched: on 44 points' height, as on a phone, however small they are.
@MainActor
struct BarTouchesTests {
    private struct Mail: View {
        @State private var done: [String] = []

        var body: some View {
            NavigationStack {
                Text(done.joined(separator: ", "))
                    .navigationTitle("Mail")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") { done.append("edit") } }
                        ToolbarItem(placement: .topBarTrailing) {
                            VStack(spacing: 0) {
                                Button("Up") { done.append("up") }.font(.system(size: 10))
                                Button("Down") { done.append("down") }.font(.system(size: 10))
                            }
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Flag", systemImage: "flag") { done.append("flag") }
                            Button("Off") { done.append("off") }.disabled(true)
                        }
                    }
            }
        }
    }

    private func tap(_ tester: ViewTester, _ label: String, _ dx: CGFloat, _ dy: CGFloat) async throws {
        let middle = try tester.find(.label(label)).frame
        let finger = tester.touch(at: CGPoint(x: middle.midX + dx, y: middle.midY + dy))
        await finger.hold(for: 0.05)
        await finger.lift()
        try await tester.settle()
    }

    @Test("A touch 21 points above or below the middle of an item is one on it, and 24 points are too far")
    func height() async throws {
        let tester = ViewTester(Mail())
        for (label, word) in [("Edit", "edit"), ("Flag", "flag")] {
            #expect(try tester.find(.label(label)).frame.height < 30)
            for dy in [-24.0, -21, 21, 24] { try await tap(tester, label, 0, dy) }
            _ = try tester.find(.containing("\(word), \(word)"))
            #expect(tester.findAll(.containing("\(word), \(word), \(word)")).isEmpty)
        }
    }

    @Test("Of several buttons in one item, the nearest is meant")
    func nearest() async throws {
        let tester = ViewTester(Mail())
        try await tap(tester, "Up", 0, -12)
        try await tap(tester, "Down", 0, 12)
        try await tap(tester, "Up", 0, 2)
        _ = try tester.find(.text("up, down, up"))
    }

    @Test("What is disabled stays so, and a touch between two items is on neither")
    func elsewhere() async throws {
        let tester = ViewTester(Mail())
        try await tap(tester, "Off", 0, -20)
        try await tap(tester, "Edit", 60, 0)
        try await tap(tester, "Flag", 40, 0)
        for word in ["off", "edit", "flag"] { #expect(tester.findAll(.text(word)).isEmpty) }
    }
}
