import RiffleNavigationStacks
import SwiftUITesting

extension Crossing {
    /// Preferences, which views inside tell those around.
    static let preferences: [Crossing] = [
        upward(
            "an app's own preferences", { AnyView($0.preference(key: CrossedPreference.self, value: 1)) },
            around: { AnyView(PreferenceListener(content: $0)) },
            acts: { $0.findAll(.label("heard 1")).count > 0 }),
        upward(
            "title", { AnyView($0.navigationTitle("Crossed")) },
            around: { content in AnyView(NavigationStack { content }) },
            acts: { $0.findAll(.role(.header, "Crossed")).count > 0 }),
        upward(
            "toolbar items", { AnyView($0.toolbar { Button("Crossed") {} }) },
            around: { content in AnyView(NavigationStack { content }) },
            acts: { $0.findAll(.label("Crossed")).count > 0 }),
        Crossing(name: "wishes for the tab bar") { container in
            let inside = AnyView(Button("Inside") {}.toolbar(.hidden, for: .tabBar))
            let bare = try await show(container.make(AnyView(Button("Inside") {})), container)
            let own = try await show(container.make(inside), container)
            @MainActor func bars(_ content: AnyView) async throws -> Int {
                let around = TabView { container.make(content).tabItem { Text("Around") } }
                return try await show(around, container).findAll(.role(.tab, "Around")).count
            }
            if bare.findAll(.role(.tabBar)).count > own.findAll(.role(.tabBar)).count { return .consumes }
            let usual = try await bars(AnyView(Button("Inside") {}))
            return try await bars(inside) < usual ? .forwards : .blocks
        },
        upward(
            "destinations",
            { content in
                AnyView(
                    VStack {
                        NavigationLink("Go", value: "crossed")
                        content.navigationDestination(for: String.self) { Text("Arrived at \($0)") }
                    })
            },
            around: { content in AnyView(NavigationStack { content }) },
            acts: { tester in
                guard let link = tester.findAll(.containing("Go")).first(where: { $0.label.hasPrefix("Go") }) else {
                    return false
                }
                await tester.tap(link)
                await tester.advance(by: 0.8)
                return tester.findAll(.text("Arrived at crossed")).count > 0
            }),
        upward(
            "search field", { AnyView($0.searchable(text: .constant(""))) },
            around: { content in AnyView(NavigationStack { content }) },
            acts: { $0.findAll(.role(.searchField)).count > 0 }),
        upward(
            "status bar", { AnyView($0.statusBarHidden()) }, around: { AnyView(StatusBarListener(content: $0)) },
            acts: { $0.findAll(.label("hidden bar")).count > 0 }),
        Crossing(name: "height of a sheet") { container in
            // In wide windows sheets are as high as the system has them.
            let phone = CGSize(width: 393, height: 852)
            @MainActor func top(_ view: some View, _ label: String) async throws -> CGFloat {
                let tester = try await show(view, container, size: phone)
                return tester.findAll(.label(label)).first?.frame.minY ?? 0
            }
            let inside = AnyView(Button("Inside") {}.presentationDetents([.height(150)]))
            if try await top(container.make(inside), "Inside") > 600 { return .consumes }
            let around = Text("Around").sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Beside") {}
                    container.make(inside)
                }
            }
            return try await top(around, "Beside") > 600 ? .forwards : .blocks
        },
    ]
}

/// Shows what it hears of a preference.
private struct PreferenceListener: View {
    let content: AnyView
    @State private var heard = 0

    var body: some View {
        VStack {
            Text("heard \(heard)")
            content.onPreferenceChange(CrossedPreference.self) { value in heard = value }
        }
    }
}

/// Shows whether views inside want no status bar.
private struct StatusBarListener: View {
    let content: AnyView
    @State private var isHidden = false

    var body: some View {
        VStack {
            Text(isHidden ? "hidden bar" : "bar")
            content.onPreferenceChange(StatusBarIsHidden.self) { value in isHidden = value }
        }
    }
}

private struct CrossedPreference: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
