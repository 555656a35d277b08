import SwiftUITesting
import Testing

@testable import RiffleUIKitViews

/// A delegate of a program, as files for phones have it.
private class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var log = ["made"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        log.append("launched")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        log.append("opened \(url)")
        return true
    }
}

private class Parent: NSObject, UIApplicationDelegate {
    let number: Int

    override init() {
        number = 41
        super.init()
    }
}

private final class Child: Parent {
    var words = ["own"]
}

private struct Shown: View {
    @EnvironmentObject private var delegate: Delegate

    var body: some View { Text(delegate.log.joined(separator: ", ")) }
}

private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene { WindowGroup { Shown() } }
}

@MainActor
struct ApplicationDelegateTests {
    @Test("a program's delegate is one object, hears of the start before the first window, and is found by views")
    func lifetime() async throws {
        let tester = ViewTester(AppRoot(Program()))
        #expect(tester.findAll(.containing("made, launched")).count == 1)
        let second = ViewTester(AppRoot(Program()))
        #expect(second.findAll(.containing("made, launched")).count == 1)
        // Posted by hand it would be heard in the windows of all tests that run at this time.
        await tester.enter(.background)
        await tester.pump()
        #expect(tester.findAll(.containing("background")).count == 1)
    }

    @Test("delegates are made by the init of their class, whether it is their own or inherited")
    func initializers() {
        #expect(UIApplicationDelegateAdaptor(Parent.self).wrappedValue.number == 41)
        let child = UIApplicationDelegateAdaptor(Child.self).wrappedValue
        #expect(child.number == 41 && child.words == ["own"])
        #expect(type(of: child) == Child.self)
        #expect(UIApplicationDelegateAdaptor(Child.self).wrappedValue === child)
    }

    @Test("a delegate is declared by its class or by its type, and is the program's whichever it is")
    func declarations() {
        let programs = Declarations()
        #expect(programs.first === programs.second && programs.second === programs.third)
        #expect(programs.isFourthSame)
        programs.$first.log.wrappedValue.append("bound")
        #expect(programs.third.log == ["bound"])
    }

    @Test("a delegate names what hears of a scene: each window has its own, and views find it")
    func sceneDelegates() async throws {
        let tester = ViewTester(AppRoot(SceneProgram()))
        let other = ViewTester(AppRoot(SceneProgram()))
        await tester.enter(.inactive)
        await tester.pump()
        await other.pump()
        #expect(tester.findAll(.containing("connected, foreground, active, inactive")).count == 1)
        #expect(other.findAll(.containing("inactive")).isEmpty)
        #expect(other.findAll(.containing("connected, foreground, active")).count == 1)
        await other.open(try #require(URL(string: "words:hello")))
        await other.pump()
        #expect(other.findAll(.containing("opened words:hello")).count == 1)
    }
}

private final class Declared: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var log: [String] = []
}

@MainActor
private struct Declarations {
    @UIApplicationDelegateAdaptor(Declared.self) var first
    @UIApplicationDelegateAdaptor var second: Declared
    @UIApplicationDelegateAdaptor(Declared.self) var third: Declared
    @UIApplicationDelegateAdaptor private var fourth: Declared

    var isFourthSame: Bool { fourth === first }
}

private final class ScenesOfOne: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneOfOne.self
        return configuration
    }
}

private final class SceneOfOne: UIResponder, UIWindowSceneDelegate, ObservableObject {
    @Published var log: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.append("connected")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("inactive") }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { log.append("opened \(context.url)") }
    }
}

private struct SceneProgram: App {
    private struct Lines: View {
        @EnvironmentObject private var scene: SceneOfOne

        var body: some View { Text(scene.log.joined(separator: ", ")) }
    }

    @UIApplicationDelegateAdaptor private var delegate: ScenesOfOne

    var body: some Scene { WindowGroup { Lines() } }
}
