import Foundation
import SwiftUITesting
import WalletApp

/// Takes the pictures of the apps that the documentation shows, by using them as a person would.
///
///     swift run Screenshots ../Documentation
@main
struct Screenshots {
    @MainActor
    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: Screenshots FOLDER   where the pictures go, such as ../Documentation")
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        try await wallet(into: folder)
        for colorScheme in [ColorScheme.light, .dark] {
            try await trips(into: folder, colorScheme)
            try await flashcards(into: folder, colorScheme)
        }
    }

    @MainActor
    private static func wallet(into folder: URL) async throws {
        let tester = ViewTester(WalletView())
        await tester.advance(by: 0.32)
        try save(tester, "wallet-launch", in: folder)
        try await tester.settle()
        try save(tester, "wallet", in: folder)

        let amex = try tester.find(.id("amex")).frame
        let finger = tester.touch(at: CGPoint(x: amex.midX, y: amex.minY + 25))
        await finger.hold(for: 0.1)
        await finger.move(by: CGSize(width: 30, height: -128), over: 0.4)
        try save(tester, "wallet-drag", in: folder)
        await finger.cancel()
        try await tester.settle()

        await tester.tap(try tester.find(.id("visa")))
        try await tester.settle()
        try save(tester, "wallet-open", in: folder)
    }

    @MainActor
    static func save(_ tester: ViewTester, _ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent("\(name).png")
        try tester.snapshot().pngData.write(to: file)
        print(file.path)
    }
}
