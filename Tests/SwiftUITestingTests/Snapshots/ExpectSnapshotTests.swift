import SwiftUITesting
import Testing

/// Tests as somebody writes them: their references are in this folder's `__Snapshots__`.
@MainActor
struct ExpectSnapshotTests {
    @Test("what a tester shows, and an element of it")
    func counts() async throws {
        let tester = ViewTester(Counter(), size: CGSize(width: 100, height: 80))
        await tester.tap(try tester.find(.label("Add")))
        try await tester.settle()
        expectSnapshot(of: tester)
        expectSnapshot(of: tester, as: .elements)
        expectSnapshot(of: try tester.find(.text("1")), in: tester, named: "number")
    }

    @Test("a view by itself, as large as it wants to be, in the dark")
    func badge() async {
        await expectSnapshot(of: Text("New").padding().background(.tint, in: .capsule)) { $0.colorScheme = .dark }
    }

    @Test("moments of a gesture")
    func drags() async throws {
        let tester = ViewTester(DragPad(log: Log()), size: CGSize(width: 120, height: 120), scale: 1)
        let film = try await tester.film {
            await tester.drag(try tester.find(.label("pad")), by: CGSize(width: 40, height: 0))
        }
        expectSnapshot(of: film, moments: 3)
    }

    @Test("a test with something else on the screen fails, and says what to do")
    func fails() async throws {
        let tester = ViewTester(Counter(), size: CGSize(width: 100, height: 80))
        withKnownIssue {
            expectSnapshot(of: tester, record: .never)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("There is no reference __Snapshots__/ExpectSnapshotTests/fails")
            }
        }
    }
}
