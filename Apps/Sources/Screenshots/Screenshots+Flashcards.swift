import FlashcardsApp
import Foundation
import SwiftUITesting

extension Screenshots {
    /// The stack, a card with its answer on its way, and the summary; in light, or dark with names that say so.
    @MainActor
    static func flashcards(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let tester = ViewTester(FlashcardsView(), size: CGSize(width: 852, height: 393)) {
            $0.colorScheme = colorScheme
        }
        try await tester.settle()
        try save(tester, "flashcards\(suffix)", in: folder)

        await tester.tap(try tester.find(.role(.button, "Again")))
        try await tester.settle()
        let finger = tester.touch(at: CGPoint(x: 426, y: 230))
        await finger.hold(for: 0.1)
        await finger.lift()
        try await tester.settle()
        try save(tester, "flashcards-answer\(suffix)", in: folder)
        let second = tester.touch(at: CGPoint(x: 426, y: 230))
        await second.move(by: CGSize(width: 46, height: 0), over: 0.3)
        try save(tester, "flashcards-drag\(suffix)", in: folder)
        await second.cancel()

        for _ in 0..<13 {
            await tester.tap(try tester.find(.role(.button, "Good")))
            try await tester.settle()
            if !tester.findAll(.role(.button, "Start again")).isEmpty { break }
        }
        try save(tester, "flashcards-summary\(suffix)", in: folder)
        for (button, picture) in [("Statistics", "flashcards-statistics"), ("Decks", "flashcards-decks")] {
            await tester.tap(try tester.find(.role(.button, button)))
            try await tester.settle()
            try save(tester, "\(picture)\(suffix)", in: folder)
            await tester.tap(try tester.find(.role(.button, "Done")))
            try await tester.settle()
        }
    }
}
