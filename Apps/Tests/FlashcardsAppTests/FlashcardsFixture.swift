import SwiftUITesting

@testable import FlashcardsApp

/// The app in landscape, and fingers on the card on top.
@MainActor
struct FlashcardsFixture {
    let tester: ViewTester

    init(count: Int = Fact.samples.count, scale: CGFloat = 2) async throws {
        tester = ViewTester(
            FlashcardsView(facts: Array(Fact.samples[..<count])), size: CGSize(width: 852, height: 393), scale: scale)
        try await tester.settle()
    }

    /// The prompt of the card on top.
    var prompt: Element {
        get throws {
            let prompts = Set(Fact.samples.map(\.prompt))
            let found = tester.findAll(.role(.text)).filter { prompts.contains($0.text) }
            guard found.count == 1 else { return try tester.find(.label("exactly one prompt")) }
            return found[0]
        }
    }

    /// The fact on top, by its place among the samples.
    var top: Int {
        get throws {
            let text = try prompt.text
            return Fact.samples.firstIndex { $0.prompt == text } ?? -1
        }
    }

    func answer(of fact: Int) -> [Element] { tester.findAll(.text(Fact.samples[fact].answer)) }

    func hold() async throws -> Touch { tester.touch(at: CGPoint(x: 426, y: 230)) }

    /// Drags the card on top, rests, and lets it go.
    func swipe(_ dx: CGFloat) async throws {
        let touch = try await hold()
        await touch.move(by: CGSize(width: dx, height: 0), over: 0.3)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
    }

    func press(_ button: String) async throws {
        await tester.tap(try tester.find(.role(.button, button)))
        try await tester.settle()
    }
}

/// Whether two lengths are the same to a hundredth of a point.
func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(first - second) <= tolerance
}
