import GalleryApp
import SwiftUITesting
import Testing

@MainActor
struct GalleryWalkTests {
    @Test(
        "whatever is done to the gallery, on a desk and on a phone, something is shown and nothing is reported",
        arguments: [CGSize(width: 1440, height: 900), CGSize(width: 393, height: 852)], RandomWalk.seeds.prefix(1))
    func walk(size: CGSize, seed: UInt64) async throws {
        let tester = ViewTester(GalleryView(), size: size, scale: 1)
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed)
        for _ in 0..<RandomWalk.rounds {
            do {
                try await walk.round()
            } catch is NotSettled {
                // Some of the controls never come to rest: indicators turn.
            }
            #expect(tester.issues.isEmpty, "\(walk.description)")
            let isShown = tester.findAll(.containing("")).contains { $0.isHittable }
            #expect(isShown, "\(walk.description)")
        }
    }
}
