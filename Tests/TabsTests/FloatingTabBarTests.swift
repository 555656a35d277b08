import SwiftUITesting
import Testing

@testable import RiffleTabs

/// The bar of a tab view in a window as large as an iPad's.
@MainActor
struct FloatingTabBarTests {
    private enum Place: Hashable { case home, settings }

    private struct Page: View {
        @State private var place = Place.home

        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                Tab("Settings", systemImage: "gear", value: .settings) { Text("Setting") }.badge(3)
            }
        }
    }

    @Test("it floats in the middle of the top, and content begins below it")
    func place() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 1024, height: 768))
        await tester.pump()
        let tabs = tester.findAll(.role(.tab))
        #expect(tabs.map(\.label) == ["Home", "Settings"])
        #expect(abs((tabs[0].frame.minX + tabs[1].frame.maxX) / 2 - 512) < 1)
        #expect(tabs[0].frame.maxY < 60)
        // In the middle of what the bar leaves.
        #expect(try tester.find(.text("At home")).frame.midY > 384 + 20)
        await tester.tap(tabs[1])
        try await tester.settle()
        #expect(tester.findAll(.text("Setting")).count == 1)
        let lines = tester.semanticsDescription.split(separator: "\n")
        #expect(lines.contains { $0.contains("\"Settings\"") && $0.contains("selected") })
    }

    @Test("on a phone it is at the bottom")
    func phone() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        #expect(tester.findAll(.role(.tab))[0].frame.minY > 780)
    }

    private struct Custom: View {
        @State private var place = Place.home

        var body: some View {
            TabView(selection: $place) {
                Tab(value: Place.home) { Text("At home").toolbarVisibility(.hidden, for: .tabBar) }
                Tab(value: Place.settings) { Text("Setting").toolbarVisibility(.hidden, for: .tabBar) }
            }
            .safeAreaInset(edge: .bottom) { Button("Go") { place = .settings } }
        }
    }

    @Test("tabs without labels serve bars that an app draws itself")
    func custom() async throws {
        let tester = ViewTester(Custom())
        await tester.pump()
        #expect(tester.findAll(.role(.tab)).isEmpty)
        await tester.tap(try tester.find(.label("Go")))
        try await tester.settle()
        #expect(tester.findAll(.text("Setting")).count == 1)
    }

    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement

        var body: some View { Text(placement == .expanded ? "Playing in full" : "Playing") }
    }

    @Test("views at the bar know that they stand above it, and others that they do not")
    func accessory() async throws {
        let tester = ViewTester(
            TabView {
                Tab("Music", systemImage: "music.note") { Player() }.customizationID("music")
            }
            .tabViewBottomAccessory { Player() })
        await tester.pump()
        #expect(tester.findAll(.text("Playing in full")).count == 1 && tester.findAll(.text("Playing")).count == 1)
    }
}
