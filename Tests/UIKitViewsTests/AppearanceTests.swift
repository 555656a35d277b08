import SwiftUITesting
import Testing

/// What is set for all of a kind stays set: each test takes it back before others run.
@MainActor
@Suite("What an app sets for all bars through UIKit", .serialized)
struct AppearanceTests {
    private func tester(_ view: some View) -> ViewTester {
        ViewTester(view, size: CGSize(width: 200, height: 300), scale: 1)
    }

    /// How many pixels have a color.
    private func count(_ tester: ViewTester, of color: (UInt8, UInt8, UInt8)) throws -> Int {
        let picture = try tester.snapshot()
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                if (pixel.r, pixel.g, pixel.b) == color { count += 1 }
            }
        }
        return count
    }

    private var tabs: some View {
        TabView {
            Color.white.tabItem { Label("One", systemImage: "star") }
            Color.white.tabItem { Label("Two", systemImage: "heart") }
        }
    }

    @Test("leaves tab bars out where they are hidden, and shows them again")
    func hidesTabBars() throws {
        UITabBar.appearance().isHidden = true
        let hidden = tester(tabs)
        UITabBar.appearance().isHidden = false
        #expect(hidden.findAll(.role(.tabBar)).isEmpty)
        #expect(tester(tabs).findAll(.role(.tabBar)).count == 1)
    }

    @Test("paints tab bars and their tabs")
    func paintsTabBars() throws {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        appearance.stackedLayoutAppearance.normal.iconColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let usual = UITabBar.appearance().standardAppearance
        usual.configureWithDefaultBackground()
        UITabBar.appearance().standardAppearance = appearance
        let tester = tester(tabs)
        UITabBar.appearance().standardAppearance = usual
        #expect(try count(tester, of: (0, 0, 255)) > 49 * 200 / 2)
        #expect(try count(tester, of: (0, 255, 0)) > 20)
    }

    @Test("paints the numbers at tabs, and moves titles and numbers")
    func paintsBadges() throws {
        func badge(_ edit: (UITabBarItemStateAppearance) -> Void) throws -> (count: Int, rows: [Int]) {
            let appearance = UITabBarAppearance()
            let item = UITabBarItemAppearance(style: .stacked)
            for state in [item.normal, item.selected] {
                state.badgeBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                state.titleTextAttributes = [.foregroundColor: UIColor.clear]
                edit(state)
            }
            appearance.stackedLayoutAppearance = item
            let usual = UITabBar.appearance().standardAppearance
            UITabBar.appearance().standardAppearance = appearance
            defer { UITabBar.appearance().standardAppearance = usual }
            let tester = tester(TabView { Color.white.tabItem { Label("One", systemImage: "star") }.badge(8) })
            let picture = try tester.snapshot()
            let rows = (0..<300).filter { y in (0..<200).contains { picture[$0, y] == (0, 0, 255, 255) } }
            return (try count(tester, of: (0, 0, 255)), rows)
        }
        let plain = try badge { _ in }
        #expect(plain.count > 100 && plain.rows.count > 10)
        let moved = try badge { $0.badgePositionAdjustment = UIOffset(horizontal: 0, vertical: 9) }
        #expect(moved.rows == plain.rows.map { $0 + 9 })
        // A text of the ground's color leaves all of the ground to be seen.
        let filled = try badge {
            $0.badgeTextAttributes = [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
        }
        #expect(filled.count > plain.count + 5)
    }

    @Test("paints titles and grounds of navigation bars")
    func paintsNavigationBars() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let tester = tester(
            NavigationStack {
                Color.white.navigationTitle("Hill").toolbar { Button("Add", systemImage: "square.fill") {} }
            })
        UINavigationBar.appearance().scrollEdgeAppearance = nil
        UINavigationBar.appearance().tintColor = nil
        #expect(try count(tester, of: (255, 0, 0)) > 100)
        #expect(try count(tester, of: (0, 255, 0)) > 10)
        // The row of the bar and the room of the large title.
        #expect(try count(tester, of: (0, 0, 255)) > 200 * 85)
    }

    @Test("an empty picture leaves nothing behind navigation bars, and back buttons show a picture of the app's own")
    func paintsPictures() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        UINavigationBar.appearance().backIndicatorImage = red
        UINavigationBar.appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let tester = tester(
            NavigationStack(path: .constant([1])) {
                Text("Home").navigationTitle("Home").navigationDestination(for: Int.self) { _ in Color.white }
            })
        #expect(UINavigationBar.appearance().backgroundImage(for: .default)?.size == .zero)
        UINavigationBar.appearance().setBackgroundImage(nil, for: .default)
        UINavigationBar.appearance().backIndicatorImage = nil
        UINavigationBar.appearance().backgroundColor = nil
        #expect(try count(tester, of: (0, 0, 255)) == 0)
        #expect(try count(tester, of: (255, 0, 0)) >= 144)
    }

    @Test("paints the chosen segment and the dots of pages")
    func paintsControls() throws {
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picker = tester(
            Picker("", selection: .constant(1)) {
                Text("A").tag(1)
                Text("B").tag(2)
            }
            .pickerStyle(.segmented))
        let pages = tester(
            TabView {
                Text("A")
                Text("B")
            }
            .tabViewStyle(.page))
        UISegmentedControl.appearance().selectedSegmentTintColor = nil
        UIPageControl.appearance().currentPageIndicatorTintColor = nil
        #expect(try count(picker, of: (0, 0, 255)) > 1_000)
        #expect((20...50).contains(try count(pages, of: (255, 0, 0))))
    }

    @Test("tells a body how much the system covers, and how large text is")
    func tellsOfWindow() throws {
        let tester = ViewTester(WindowReader(), environment: { $0.dynamicTypeSize = .accessibility5 })
        let text = try tester.find(.role(.text)).label
        #expect(text == "393 0 true true")
    }
}

private struct WindowReader: View {
    var body: some View {
        let window = UIApplication.shared.windows.first
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let grown = UIFontMetrics.default.scaledValue(for: 10) > 20
        Text(
            verbatim: [
                "\(Int(window?.bounds.width ?? 0))", "\(Int(window?.safeAreaInsets.top ?? -1))",
                "\(scene?.keyWindow === window)", "\(grown)",
            ].joined(separator: " "))
    }
}
