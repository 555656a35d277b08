import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// What moves as it appears stands where the bars around it let it, from the first frame on.
@MainActor
struct MotionUnderBarsTests {
    private struct Pulse: View {
        @State private var isLarge = false

        var body: some View {
            Circle()
                .frame(width: isLarge ? 100 : 50, height: isLarge ? 100 : 50)
                .accessibilityElement()
                .accessibilityLabel("Dot")
                .frame(height: 100)
                .animation(.linear(duration: 1).repeatForever(), value: isLarge)
                .onAppear { isLarge = true }
        }
    }

    enum Place: String, CaseIterable {
        case plain, large, inline, list, scrolling, search, bottomBar, tab, column, inset, pushed
    }

    @ViewBuilder private func view(_ place: Place) -> some View {
        switch place {
        case .plain: Pulse()
        case .large: NavigationStack { Pulse().navigationTitle("Title") }
        case .inline: NavigationStack { Pulse().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        case .list: NavigationStack { List { Pulse() }.navigationTitle("Title") }
        case .scrolling: NavigationStack { ScrollView { Pulse() }.navigationTitle("Title") }
        case .search: NavigationStack { Pulse().navigationTitle("Title").searchable(text: .constant("")) }
        case .bottomBar:
            NavigationStack { Pulse().toolbar { ToolbarItem(placement: .bottomBar) { Text("Bar") } } }
        case .tab: TabView { NavigationStack { Pulse().navigationTitle("Title") }.tabItem { Text("Tab") } }
        case .column:
            NavigationSplitView {
                Pulse().navigationTitle("Title")
            } detail: {
                Text("Detail")
            }
        case .inset: Pulse().safeAreaInset(edge: .bottom) { Text("Bar").padding() }
        case .pushed:
            NavigationStack { NavigationLink("Go") { Pulse().navigationTitle("Pushed") }.navigationTitle("Title") }
        }
    }

    @Test("a pulse that starts as it appears stays where it is", arguments: Place.allCases)
    func pulse(place: Place) async throws {
        let tester = ViewTester(view(place))
        if place == .pushed {
            await tester.tap(try tester.find(.label("Go")))
            await tester.pump()
        }
        var middles: [CGFloat] = []
        for _ in 0..<130 {
            middles.append(try tester.find(.label("Dot")).frame.midY)
            await tester.pump()
        }
        let least = try #require(middles.min())
        let most = try #require(middles.max())
        #expect(most - least < 0.01, "\(least)...\(most)")
    }
}
