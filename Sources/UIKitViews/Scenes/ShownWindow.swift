import SwiftUICore

/// What a window's root controller shows, in all of the window.
struct ShownWindow: View {
    let window: UIWindow

    private var controller: UIViewController? {
        // The body depends on what is set in the window.
        _ = window.changes.read
        return window.rootViewController
    }

    var body: some View {
        if let controller {
            ShownRootController(controller: controller)
                .id(ObjectIdentifier(controller))
                .transformEnvironment(\.tint) { if let color = window.tintColor { $0 = AnyShapeStyle(Color(color)) } }
                .background { if let color = window.backgroundColor { Color(color).ignoresSafeArea() } }
                // What the app does when the view is made may change what the controller prefers.
                .afterEvaluation { controller.loadViewIfNeeded() }
        }
    }
}

/// The view of a window's root controller: SwiftUI's as if it stood in a `WindowGroup`, others as large as the window.
private struct ShownRootController: View {
    let controller: UIViewController

    var body: some View {
        let preferences = controller.statusBarPreferences
        Group {
            if let content = controller._windowContent {
                content
            } else {
                RepresentedView(view: controller.view) { $0.replacingUnspecifiedDimensions() }.ignoresSafeArea()
            }
        }
        .statusBarHidden(preferences.hidesBar)
        .persistentSystemOverlays(preferences.hidesIndicator ? .hidden : .automatic)
        .onAppear {
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
        }
        .onDisappear {
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
        .afterEvaluation { reportStyle(preferences.style) }
    }

    private func reportStyle(_ style: UIStatusBarStyle) {
        guard style != .default else { return }
        RuntimeIssue.reportOnce(
            "Riffle: \(type(of: controller)) prefers a status bar of the style \(style), and there is none whose color it "
                + "could choose. Use preferredColorScheme for what the window shows.")
    }
}
