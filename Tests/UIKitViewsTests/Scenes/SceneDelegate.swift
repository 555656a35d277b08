import SwiftUITesting
import Testing

// What Xcode 11 wrote for a new app of SwiftUI, with a journal of what is called.

/// What has happened to a program, for tests.
@MainActor
final class Journal: ObservableObject {
    @Published var lines: [String] = []
    /// That of the program that was started last.
    static var last = Journal()
}

class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
    let journal = Journal()

    override init() {
        super.init()
        Journal.last = journal
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Override point for customization after application launch.
        journal.lines.append("launched")
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        // Called when a new scene session is being created.
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        journal.lines.append("discarded \(sceneSessions.count)")
    }
}

/// Nothing but its name says that it is the one.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var journal: Journal { (UIApplication.shared.delegate as! TemplateAppDelegate).journal }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.lines.append("connected")
        #expect(connectionOptions.urlContexts.isEmpty)

        // Create the SwiftUI view that provides the window contents.
        let contentView = TemplateContentView().environmentObject(journal)

        // Use a UIHostingController as window root view controller.
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) { journal.lines.append("disconnected") }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.lines.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { journal.lines.append("inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.lines.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.lines.append("background") }

    func signOut() { window?.rootViewController = UIHostingController(rootView: Text("Signed out")) }
}

private struct TemplateContentView: View {
    @EnvironmentObject private var journal: Journal
    @State private var count = 0

    var body: some View {
        VStack {
            Text(journal.lines.joined(separator: ", "))
            Button("Count \(count)") { count += 1 }
            Button("Sign out") {
                let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
                (scene?.delegate as? SceneDelegate)?.signOut()
            }
        }
    }
}
