import Foundation
import SwiftUI
import SwiftUITesting

/// Views and controllers on a screen.
enum ShownValue {
    /// How many seconds of their own time pass before they are looked at.
    @TaskLocal static var delay = 0.0
    private static let key = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static func isShown(_ value: Any) -> Bool { value is any View || value is UIView || value is UIViewController }

    /// Does something on the main actor: tests are not always on it, and views are.
    static func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        _ = isMarked
        func run() throws -> Result {
            try withoutActuallyEscaping(body) { body in
                try unsafeBitCast(body, to: (() throws -> Result).self)()
            }
        }
        if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true { return try run() }
        let delay = delay
        return try DispatchQueue.main.sync { try $delay.withValue(delay) { try run() } }
    }

    /// The screen for a view.
    ///
    /// - Parameters:
    ///   - size: in points; nil for that of the screen, or else the view's own.
    @MainActor static func tester(
        _ view: AnyView, _ config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection
    ) -> ViewTester {
        var said = SaidTraits.of(config.traits)
        said.take(.of(traits))
        let insets = config.safeArea
        return ViewTester._showing(
            view, size: size ?? config.size,
            safeAreaInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            scale: said.scale > 0 ? said.scale : 2, delay: delay, environment: said.edit)
    }

    @MainActor static func picture(_ tester: ViewTester, _ traits: [UITraitCollection]) -> UIImage {
        var said = SaidTraits()
        for one in traits { said.take(.of(one)) }
        guard let picture = try? tester.snapshot() else { return UIImage() }
        return UIImage(data: picture.pngData, scale: said.scale > 0 ? said.scale : 2) ?? UIImage()
    }

    @MainActor static func content(_ controller: UIViewController) -> AnyView {
        controller._windowContent ?? AnyView(ControllerView(controller: controller).ignoresSafeArea())
    }

    /// The size of a controller's view, where it was given one.
    @MainActor static func size(_ controller: UIViewController) -> CGSize {
        let size = controller.view.frame.size
        return size == .zero ? CGSize(width: 393, height: 852) : size
    }

    @MainActor static func size(_ view: UIView) -> CGSize? {
        if view.frame.size != .zero { return view.frame.size }
        let own = view.intrinsicContentSize
        return own.width > 0 && own.height > 0 ? own : nil
    }
}

struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct BareView: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
