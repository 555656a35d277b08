import Foundation
import SwiftUITesting
import WalletApp

extension Screenshots {
    /// The cards as they arrive, at rest, one under the finger, and one with its payments.
    @MainActor
    static func wallet(into folder: URL, _ colorScheme: ColorScheme) async throws {
        let suffix = colorScheme == .dark ? "-dark" : ""
        let tester = ViewTester(WalletView()) { $0.colorScheme = colorScheme }
        await tester.advance(by: 0.32)
        try save(tester, "wallet-launch\(suffix)", in: folder)
        try await tester.settle()
        try save(tester, "wallet\(suffix)", in: folder)

        let amex = try tester.find(.id("amex")).frame
        let finger = tester.touch(at: CGPoint(x: amex.midX, y: amex.minY + 25))
        await finger.hold(for: 0.1)
        await finger.move(by: CGSize(width: 30, height: -128), over: 0.4)
        try save(tester, "wallet-drag\(suffix)", in: folder)
        await finger.cancel()
        try await tester.settle()

        await tester.tap(try tester.find(.id("visa")))
        try await tester.settle()
        try save(tester, "wallet-open\(suffix)", in: folder)
    }
}
