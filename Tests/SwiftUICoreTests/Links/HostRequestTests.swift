import SwiftUICore
import Testing

/// What views ask of the host of their window.
@MainActor
struct HostRequestTests {
    /// Asks its host to copy a word: at once, and from a task that it starts.
    private struct Asking: View {
        let word: String

        var body: some View {
            Box(word).onAppear {
                HostRequests.add(.copy(word))
                Task { HostRequests.add(.copy(word + " later")) }
            }
        }
    }

    @Test("a task's request reaches the host of the window that has started it, whichever window is shown next")
    func tasks() async {
        let first = Fixture(Asking(word: "mine"))
        let second = Fixture(Asking(word: "yours"))
        var woken = 0
        #expect(first.graph.frame(at: 0).requests == [.copy("mine")])
        first.graph.onNeedsFrame = { woken += 1 }
        #expect(second.graph.frame(at: 0).requests == [.copy("yours")])
        for _ in 0..<10 { await Task.yield() }
        #expect(woken == 1)
        #expect(second.graph.frame(at: 1).requests == [.copy("yours later")])
        #expect(first.graph.frame(at: 1).requests == [.copy("mine later")])
    }
}
