import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Styles of an app's own for split views, which leave the columns to one of the library's.
@MainActor
struct OwnSplitStyleTests {
    private struct Chosen: NavigationSplitViewStyle {
        let isProminent: Bool
        @Environment(\.font) private var font

        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(font == nil ? "Plain" : "With a font")
                if isProminent {
                    ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
                } else {
                    BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
                }
            }
        }
    }

    private struct Folders: View {
        @State private var visibility = NavigationSplitViewVisibility.all

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("Folders")
            } detail: {
                Text("Detail")
            }
        }
    }

    @Test("A style puts the columns beside or over the detail, and reads the environment", arguments: [true, false])
    func chooses(isProminent: Bool) async throws {
        let tester = ViewTester(
            Folders().navigationSplitViewStyle(Chosen(isProminent: isProminent)).font(.body),
            size: CGSize(width: 1024, height: 768)
        ) {
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
        }
        try await tester.settle()
        _ = try tester.find(.text("With a font"))
        _ = try tester.find(.text("Folders"))
        let middle = try tester.find(.text("Detail")).frame.midX
        #expect(abs(middle - (isProminent ? 512 : 672)) < 1)
    }
}
