import SwiftUITesting
import Testing

@testable import RiffleChoices

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
}
