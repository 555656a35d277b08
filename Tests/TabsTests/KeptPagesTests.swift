import SwiftUITesting
import Testing

@testable import RiffleTabs

@MainActor
struct KeptPagesTests {
    private struct Counter: View {
        let page: Int
        @Binding var log: [String]
        @State private var count = 0

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Button("Count \(count) of page \(page)") { count += 1 }.frame(height: 100)
                    ForEach(0..<40) { Text("Row \($0) of page \(page)").frame(height: 50) }
                }
                .frame(maxWidth: .infinity)
            }
            .onAppear { log.append("+\(page)") }
            .onDisappear { log.append("-\(page)") }
        }
    }

    private struct Pages: View {
        @State var log: [String] = []

        var body: some View {
            TabView {
                ForEach(0..<5) { Counter(page: $0, log: $log) }
            }
            .tabViewStyle(.page)
            .accessibilityElement(children: .contain)
            .safeAreaInset(edge: .bottom) {
                Text(log.joined(separator: " ")).accessibilityLabel(Text("log")).accessibilityValue(
                    log.joined(separator: " "))
            }
        }
    }

    private func turn(_ tester: ViewTester, by direction: CGFloat) async throws {
        let touch = tester.touch(at: CGPoint(x: 196, y: 400))
        await touch.move(by: CGSize(width: direction * 200, height: 0), over: 0.15)
        await touch.lift()
        try await tester.settle()
    }

    @Test("a page that is turned away keeps its state and how far it was scrolled, and counts as gone")
    func kept() async throws {
        let tester = ViewTester(Pages())
        await tester.pump()
        await tester.tap(try tester.find(.label("Count 0 of page 0")))
        await tester.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -400))
        try await tester.settle()
        let before = try tester.find(.text("Row 12 of page 0")).frame.minY
        for _ in 0..<4 { try await turn(tester, by: -1) }
        #expect(tester.findAll(.text("Row 12 of page 0")).isEmpty)
        #expect(tester.findAll(.label("Count 0 of page 4")).count == 1)
        for _ in 0..<4 { try await turn(tester, by: 1) }
        #expect(abs(try tester.find(.text("Row 12 of page 0")).frame.minY - before) < 0.5)
        #expect(tester.findAll(.label("Count 1 of page 0")).count == 1)
        #expect(try tester.find(.label("log")).value == "+0 +1 -0 +2 -1 +3 -2 +4 -3 +3 -4 +2 -3 +1 -2 +0 -1")
    }
}
