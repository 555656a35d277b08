import RiffleFoundationParity
import Foundation
import FoundationNetworking
import Testing

struct URLSessionDataTests {
    /// Nobody listens there.
    private static let refused = URL(string: "http://127.0.0.1:9/")!

    @Test("what cannot be reached is an error")
    func refused() async {
        await #expect(throws: (any Error).self) { try await URLSession.shared.data(from: Self.refused) }
    }

    @Test("a task that is cancelled stops waiting, however its transfer ends")
    func cancelled() async {
        for _ in 0..<40 {
            let task = Task { try await URLSession.shared.data(from: Self.refused) }
            await Task.yield()
            task.cancel()
            // That it failed by itself just before is possible too; that the process ends is not.
            await #expect(throws: (any Error).self) { try await task.value }
        }
    }

    @Test("a task that was cancelled before does not ask at all")
    func cancelledBefore() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await URLSession.shared.data(from: Self.refused)
        }
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
    }
}
