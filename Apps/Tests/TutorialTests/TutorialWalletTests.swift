import SwiftUITesting
import Testing

@MainActor
struct TutorialWalletTests {
    private func place(_ tester: ViewTester, _ number: String) throws -> CGFloat {
        try tester.find(.text(number)).frame.minY
    }

    private let numbers = tutorialCards.map(\.number)

    @Test("cards slide in, the rearmost first, and stand 50 points apart")
    func launch() async throws {
        let tester = ViewTester(TutorialWallet())
        for number in numbers { #expect(try tester.find(.text(number)).opacity == 0) }
        await tester.advance(by: 0.13)
        #expect(try tester.find(.text(numbers[2])).opacity > 0)
        #expect(try tester.find(.text(numbers[1])).opacity == 0)
        try await tester.settle()
        for index in 0..<3 {
            #expect(abs(try place(tester, numbers[0]) - place(tester, numbers[index]) - 50 * CGFloat(index)) < 0.01)
        }
    }

    @Test("a tap opens a card and a second tap closes it")
    func tap() async throws {
        let tester = ViewTester(TutorialWallet())
        try await tester.settle()
        let before = try place(tester, numbers[1])
        let front = try tester.find(.text(numbers[1])).frame
        let touch = tester.touch(at: CGPoint(x: 196, y: front.minY - 130))
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Transaction History"))
        #expect(try place(tester, numbers[0]) - place(tester, numbers[1]) > 1399)
        let again = tester.touch(at: CGPoint(x: 196, y: try place(tester, numbers[1]) - 60))
        await again.lift()
        try await tester.settle()
        #expect(tester.findAll(.text("Transaction History")).isEmpty)
        #expect(abs(try place(tester, numbers[1]) - before) < 0.01)
    }

    @Test("a held card follows the finger and drops where it is let go")
    func drag() async throws {
        let tester = ViewTester(TutorialWallet())
        try await tester.settle()
        let start = try place(tester, numbers[0])
        let touch = tester.touch(at: CGPoint(x: 196, y: start))
        await touch.hold(for: 0.2)
        #expect(abs(start - (try place(tester, numbers[0])) - 20) < 0.01)
        await touch.move(by: CGSize(width: 0, height: -110), over: 0.7)
        #expect(abs(start - (try place(tester, numbers[0])) - 130) < 0.01)
        await touch.lift()
        try await tester.settle()
        #expect(abs(start - (try place(tester, numbers[0])) - 100) < 0.01)
        #expect(abs(start - (try place(tester, numbers[1]))) < 0.01)
    }
}
