import SwiftUITesting
import Testing

@testable import RiffleUIKitViews

/// An app as of iOS 12: no scenes, and a window in the program's delegate.
private class WindowAppDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
    var window: UIWindow?
    @Published var log: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: LogView())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        log.append("opened \(url)")
        return true
    }
}

private struct LogView: View {
    @EnvironmentObject private var delegate: WindowAppDelegate

    var body: some View {
        VStack {
            Text(delegate.log.joined(separator: ", "))
            Button("Look") { delegate.log = found.map { "\($0)" } }
        }
    }

    private var found: [Bool] {
        let delegate = UIApplication.shared.delegate as? WindowAppDelegate
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let root = UIApplication.shared.delegate?.window??.rootViewController
        return [
            delegate?.window === UIApplication.shared.windows.first, delegate?.window?.isKeyWindow == true,
            scene?.windows == UIApplication.shared.windows, scene?.session.scene === scene,
            delegate?.window?.windowScene === scene, scene?.keyWindow === delegate?.window,
            root != nil && root === delegate?.window?.rootViewController,
        ]
    }
}

/// A controller of UIKit's with a label, as wide as the window.
private class LabelController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = "By UIKit"
        view.addSubview(label)
    }
}

private class BarlessController: UIHostingController<Text> {
    override var prefersStatusBarHidden: Bool { true }
}

private class LabelAppDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window?.tintColor = .systemRed
        window?.rootViewController = LabelController()
        window?.makeKeyAndVisible()
        return true
    }
}

@MainActor
struct DelegateProgramTests {
    private func start<D: UIResponder & UIApplicationDelegate>(_ delegate: D.Type) -> ViewTester {
        ViewTester(AppRoot(DelegateProgram<D>()))
    }

    @Test("A program of Xcode 11's template shows its scene's window, and its delegates hear of its life")
    func template() async throws {
        var tester: ViewTester? = start(TemplateAppDelegate.self)
        let journal = Journal.last
        _ = try tester?.find(.text("launched, connected, foreground, active"))
        await tester?.enter(.background)
        await tester?.enter(.active)
        await tester?.pump()
        let life = ["inactive", "background", "foreground", "active"]
        #expect(journal.lines == ["launched", "connected", "foreground", "active"] + life)
        _ = try tester?.find(.containing("background, foreground, active"))
        tester = nil
        #expect(journal.lines.suffix(2) == ["disconnected", "discarded 1"])
    }

    @Test("Each window has delegates and views of its own")
    func visitors() async throws {
        let (first, second) = (start(TemplateAppDelegate.self), start(TemplateAppDelegate.self))
        await first.tap(try first.find(.role(.button, "Count 0")))
        _ = try first.find(.role(.button, "Count 1"))
        _ = try second.find(.role(.button, "Count 0"))
        await first.enter(.inactive)
        await first.pump()
        #expect(first.findAll(.containing("inactive")).count == 1)
        #expect(second.findAll(.containing("inactive")).isEmpty)
    }

    @Test("Another root controller takes the place of the first")
    func replacement() async throws {
        let tester = start(TemplateAppDelegate.self)
        await tester.tap(try tester.find(.role(.button, "Sign out")))
        try await tester.settle()
        _ = try tester.find(.text("Signed out"))
        #expect(tester.findAll(.role(.button)).isEmpty)
    }

    @Test("A program without scenes shows its delegate's window, and the delegate hears of all that it would")
    func window() async throws {
        let tester = start(WindowAppDelegate.self)
        _ = try tester.find(.text("launched, active"))
        await tester.enter(.background)
        await tester.enter(.active)
        await tester.open(try #require(URL(string: "words:hello")))
        await tester.pump()
        _ = try tester.find(
            .text("launched, active, inactive, background, foreground, active, opened words:hello"))
    }

    @Test("A root controller that prefers no status bar hides it, as statusBarHidden does")
    func statusBar() throws {
        var hidden: [Bool] = []
        let controller = BarlessController(rootView: Text("All of it"))
        let window = UIWindow(frame: .zero)
        window.rootViewController = controller
        _ = ViewTester(ShownWindow(window: window).onPreferenceChange(StatusBarIsHidden.self) { hidden.append($0) })
        #expect(hidden == [true])
    }

    @Test("The root may be a controller of UIKit's, which fills the window")
    func controller() async throws {
        let tester = start(LabelAppDelegate.self)
        let label = try tester.find(.text("By UIKit"))
        #expect(label.frame.minY >= 100 && label.frame.minX >= 20)
        let picture = try tester.snapshot()
        for (x, y) in [(2, 2), (780, 1700)] { #expect(picture[x, y].g > picture[x, y].r + 50) }
    }

    @Test("Scenes, windows and delegates find each other")
    func names() async throws {
        let tester = start(WindowAppDelegate.self)
        await tester.tap(try tester.find(.role(.button, "Look")))
        _ = try tester.find(.text(Array(repeating: "true", count: 7).joined(separator: ", ")))
    }
}
