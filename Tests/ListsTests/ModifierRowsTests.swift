import SwiftUITesting
import Testing

/// A program's modifier whose body has several views makes as many rows of an element.
@MainActor @Suite struct ModifierRowsTests {
    private struct Undoable: ViewModifier {
        func body(content: Content) -> some View {
            content
            Button("Undo") {}
        }
    }

    private struct Steps: View {
        let count: Int

        var body: some View {
            List {
                ForEach(0..<count, id: \.self) { step in
                    Text("Step \(step)").modifier(Undoable())
                }
                Text("End")
            }
        }
    }

    @Test("each view in the body of a modifier is a row, below the other, and no row is empty")
    func rows() async throws {
        let tester = ViewTester(Steps(count: 3), size: CGSize(width: 393, height: 852), scale: 2)
        let tops = try ["Step 0", "Step 1", "Step 2"].map { try tester.find(.text($0)).frame.midY }
        let buttons = tester.findAll(.label("Undo")).map(\.frame.midY)
        let end = try tester.find(.text("End")).frame.midY
        #expect(buttons.count == 3)
        let rows = [tops[0], buttons[0], tops[1], buttons[1], tops[2], buttons[2], end]
        #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.5 }, "\(rows)")
    }
}
