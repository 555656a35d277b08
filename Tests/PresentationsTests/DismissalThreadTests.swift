import Foundation
import RifflePresentations
import SwiftUITesting
import Testing

/// Presentations that code on another thread ends, as completion handlers do.
@MainActor
struct DismissalThreadTests {
    enum Way: String, CaseIterable {
        case mode, action
    }

    private struct Presenter: View {
        let way: Way
        @State private var isShown = true

        var body: some View {
            Text("presenter \(isShown ? "covered" : "alone")").sheet(isPresented: $isShown) { Content(way: way) }
        }
    }

    private struct Content: View {
        let way: Way
        @Environment(\.presentationMode) private var mode
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Close") {
                nonisolated(unsafe) let mode = mode
                let dismiss = dismiss
                // Code in the language mode of Swift 5 calls it without being on the main actor.
                let act: @MainActor @Sendable () -> Void = {
                    switch way {
                    case .mode: mode.wrappedValue.dismiss()
                    case .action: dismiss()
                    }
                }
                let anywhere = unsafeBitCast(act, to: (@Sendable () -> Void).self)
                DispatchQueue.global().async(execute: anywhere)
            }
        }
    }

    @Test("A sheet is dismissed from another thread", arguments: Way.allCases)
    func sheet(_ way: Way) async throws {
        let tester = ViewTester(Presenter(way: way), usesThreads: true)
        try await tester.settle()
        await tester.tap(try tester.find(.label("Close")))
        try await tester.settle()
        _ = try tester.find(.text("presenter alone"))
    }
}
