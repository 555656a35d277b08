import SwiftUI

/// A program of UIKit's delegates as Xcode 11 wrote one, which notes the addresses that are opened in it. Shown in place of
/// the example where the environment has `EXAMPLE=delegates`, and by the way of a `main.swift` for `EXAMPLE=uikit-main`.
class AppDelegate: UIResponder, UIApplicationDelegate {
    let notes = OpenedNotes()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        notes.words.append("launched")
        return true
    }
}

final class OpenedNotes: ObservableObject {
    @Published var words: [String] = []
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var notes: OpenedNotes? { (UIApplication.shared.delegate as? AppDelegate)?.notes }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let notes else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: NotesView(notes: notes))
        self.window = window
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { notes?.words.append(context.url.lastPathComponent) }
    }
}

private struct NotesView: View {
    @ObservedObject var notes: OpenedNotes

    var body: some View {
        Text(notes.words.joined(separator: " "))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(red: 0, green: 0, blue: 1).edgesIgnoringSafeArea(.all))
    }
}
