import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Lists where nothing says how high they are.
@MainActor
struct ListsInListsTests {
    private func settles(_ view: some View) async throws -> ViewTester {
        let tester = ViewTester(view)
        await tester.pump()
        #expect(tester.issues.isEmpty)
        #expect(tester.statistics.bodiesEvaluated == 0)
        #expect(tester.statistics.nodesLaidOut == 0)
        return tester
    }

    @Test("a list in a row of a form is a row high, and the form settles at once")
    func inAForm() async throws {
        let tester = try await settles(
            NavigationView {
                Form {
                    Section("Inner") { List { Text("Row") } }
                    Section { Text("After") }
                }
                .navigationTitle("Title")
            })
        _ = try tester.find(.text("After"))
    }

    @Test("a list in a scroll view is not there, unless a frame says how high it is")
    func inAScrollView() async throws {
        let tester = try await settles(
            NavigationView {
                ScrollView {
                    Text("Above")
                    List { Text("Row") }
                    Text("Below")
                }
            })
        let above = try tester.find(.text("Above")).frame
        let below = try tester.find(.text("Below")).frame
        #expect(below.minY - above.maxY < 20)
        let framed = try await settles(ScrollView { List { Text("Row") }.frame(height: 200) })
        _ = try framed.find(.text("Row"))
    }
}
