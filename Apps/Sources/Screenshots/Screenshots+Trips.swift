import Foundation
import SwiftUITesting
import TripsApp

extension Screenshots {
    /// The deck, a card on its way, the liked trips and a booking; in light, or dark with names that say so.
    @MainActor
    static func trips(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let tester = ViewTester(TripsView()) { $0.colorScheme = colorScheme }
        try await tester.settle()
        try save(tester, "trips\(suffix)", in: folder)

        let finger = tester.touch(at: CGPoint(x: 150, y: 420))
        await finger.hold(for: 0.1)
        await finger.move(by: CGSize(width: 130, height: 30), over: 0.4)
        await finger.hold(for: 2)
        try save(tester, "trips-drag\(suffix)", in: folder)
        await finger.lift()
        await tester.advance(by: 0.15)
        try save(tester, "trips-exit\(suffix)", in: folder)
        try await tester.settle()

        for button in ["Pass", "Like", "Like"] {
            await tester.tap(try tester.find(.role(.button, button)))
            try await tester.settle()
        }
        await tester.tap(try tester.find(.role(.button, "BOOK IT NOW")))
        try await tester.settle()
        try save(tester, "trips-booking\(suffix)", in: folder)
        await tester.tap(try tester.find(.role(.button, "Book This Trip")))
        try await tester.settle()
        try save(tester, "trips-booked\(suffix)", in: folder)
        await tester.tap(try tester.find(.role(.button, "Done")))
        try await tester.settle()

        await tester.tap(try tester.find(.role(.button, "Liked trips")))
        try await tester.settle()
        try save(tester, "trips-liked\(suffix)", in: folder)
        await tester.tap(try tester.find(.role(.button, "Close")))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, "Menu")))
        try await tester.settle()
        try save(tester, "trips-menu\(suffix)", in: folder)
    }
}
