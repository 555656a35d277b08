import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct ReducedMotionTests {
    private struct Stack: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Open") { Text("Inside").navigationTitle("Second") }
                    .navigationTitle("First")
            }
        }
    }

    @Test("for who wants less motion, a screen fades in where it is")
    func push() async throws {
        let tester = ViewTester(Stack()) { $0.accessibilityReduceMotion = true }
        try await tester.settle()
        await tester.tap(try tester.find(.text("Open")))
        await tester.advance(by: 0.12)
        let coming = try tester.find(.text("Inside"))
        #expect(coming.opacity > 0.01 && coming.opacity < 0.99)
        try await tester.settle()
        let there = try tester.find(.text("Inside"))
        #expect(there.opacity == 1 && abs(there.frame.midX - coming.frame.midX) < 0.5)
    }

    @Test("otherwise it comes from the side, opaque")
    func usual() async throws {
        let tester = ViewTester(Stack())
        try await tester.settle()
        await tester.tap(try tester.find(.text("Open")))
        await tester.advance(by: 0.12)
        let coming = try tester.find(.text("Inside"))
        try await tester.settle()
        let there = try tester.find(.text("Inside"))
        #expect(coming.opacity == 1 && coming.frame.midX > there.frame.midX + 20)
    }
}
