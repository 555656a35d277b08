import SwiftUI
import SwiftUITesting
import Testing

// A theme through the environment, with a key of the app's own.

struct TutorialTheme: Equatable {
    var name: String
    var accent: Color
    var corner: CGFloat

    static let plain = TutorialTheme(name: "Plain", accent: .blue, corner: 4)
    static let party = TutorialTheme(name: "Party", accent: .pink, corner: 30)
}

private struct TutorialThemeKey: EnvironmentKey {
    static let defaultValue = TutorialTheme.plain
}

extension EnvironmentValues {
    var tutorialTheme: TutorialTheme {
        get { self[TutorialThemeKey.self] }
        set { self[TutorialThemeKey.self] = newValue }
    }
}

extension View {
    func tutorialTheme(_ theme: TutorialTheme) -> some View {
        environment(\.tutorialTheme, theme)
    }
}

struct TutorialThemedCard: View {
    @Environment(\.tutorialTheme) private var theme
    @Environment(\.colorScheme) var colorScheme
    let title: String

    var body: some View {
        Text("\(title) \(theme.name) \(colorScheme == .dark ? "dark" : "light")")
            .padding()
            .background(theme.accent, in: RoundedRectangle(cornerRadius: theme.corner))
    }
}

struct TutorialThemeScreen: View {
    @State private var theme: TutorialTheme = .plain
    @State private var isDark = false

    var body: some View {
        VStack(spacing: 20) {
            TutorialThemedCard(title: "Outer")
            TutorialThemedCard(title: "Inner")
                .tutorialTheme(.party)
                .environment(\.colorScheme, .dark)
            TutorialThemedCard(title: "Sized")
                .transformEnvironment(\.tutorialTheme) { $0.name += "!" }
            Button("Switch") { theme = theme == .plain ? .party : .plain }
            Button("Dark") { isDark.toggle() }
        }
        .tutorialTheme(theme)
        .preferredColorScheme(isDark ? .dark : nil)
    }
}

@MainActor
struct TutorialThemeTests {
    @Test("views read the nearest theme and follow it")
    func follows() async throws {
        let tester = ViewTester(TutorialThemeScreen())
        _ = try tester.find(.text("Outer Plain light"))
        _ = try tester.find(.text("Inner Party dark"))
        _ = try tester.find(.text("Sized Plain! light"))
        await tester.tap(try tester.find(.role(.button, "Switch")))
        _ = try tester.find(.text("Outer Party light"))
        _ = try tester.find(.text("Sized Party! light"))
    }

    @Test("a preferred color scheme reaches the whole window")
    func dark() async throws {
        let tester = ViewTester(TutorialThemeScreen())
        await tester.tap(try tester.find(.role(.button, "Dark")))
        await tester.pump()
        _ = try tester.find(.text("Outer Plain dark"))
        await tester.tap(try tester.find(.role(.button, "Dark")))
        await tester.pump()
        _ = try tester.find(.text("Outer Plain light"))
    }
}
