import Observation
import Synchronization

/// A screen, as far as views and what is called from them can tell: all of it is their window.
///
/// Each window has a screen of its own, which is `main` to whatever runs for that window. A body that reads a screen's
/// measures runs again when they change.
public final class UIScreen: Sendable, Observable {
    private struct Measures: Equatable {
        var size: CGSize
        var scale: CGFloat
    }

    private let measures: Mutex<Measures>
    private let registrar = ObservationRegistrar()

    package init(size: CGSize, scale: CGFloat) { measures = Mutex(Measures(size: size, scale: scale)) }

    /// The screen of the window whose body, gesture, task or other callback is running.
    ///
    /// To code that belongs to no window it is that of the window which was last at work in this process. Where there was
    /// none, and in a process that serves visitors, it is 393 by 852 points at two pixels a point. A constant of a whole
    /// program is read once, for nobody: a program that serves visitors asks each time.
    public static var main: UIScreen {
        if MainThread.isCurrent, let node = DependencyTracking.current {
            let screen = MainActor.assumeIsolated { node.environment.screen }
            if let screen { return screen }
        }
        if let context = WindowContext.current { return context.screen }
        guard WindowResources.servesVisitors else { return lastInUse.withLock(\.screen) ?? standard }
        OwnerlessCode.report(
            "UIScreen.main", outcome: "It is a screen of 393 by 852 points, whatever visitors have.",
            alternative: "Read it in a body, an action or a task of a view, or use a GeometryReader.")
        return standard
    }

    /// The size in points, at the origin.
    public var bounds: CGRect {
        registrar.access(self, keyPath: \.bounds)
        return CGRect(origin: .zero, size: measures.withLock(\.size))
    }

    /// Pixels per point.
    public var scale: CGFloat {
        registrar.access(self, keyPath: \.scale)
        return measures.withLock(\.scale)
    }

    /// The size in pixels of the screen held upright, at the origin.
    public var nativeBounds: CGRect {
        let size = bounds.size
        let scale = scale
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }

    /// Pixels per point: nothing is scaled between drawing and screen.
    public var nativeScale: CGFloat { scale }

    /// The most frames that are shown in a second.
    public var maximumFramesPerSecond: Int { 60 }

    /// Whether somebody records the screen: nobody can tell.
    public var isCaptured: Bool { false }

    package func resize(to size: CGSize, scale: CGFloat) {
        let new = Measures(size: size, scale: scale)
        let old = measures.withLock { $0 }
        guard new != old else { return }
        registrar.willSet(self, keyPath: \.bounds)
        registrar.willSet(self, keyPath: \.scale)
        measures.withLock { $0 = new }
        registrar.didSet(self, keyPath: \.scale)
        registrar.didSet(self, keyPath: \.bounds)
    }

    // MARK: Which one is meant

    private static let standard = UIScreen(size: CGSize(width: 393, height: 852), scale: 2)
    private static let lastInUse = Mutex(WeakScreen())

    private struct WeakScreen: Sendable { weak var screen: UIScreen? }

    /// The window is at work.
    func noteUse() { UIScreen.lastInUse.withLock { if $0.screen !== self { $0.screen = self } } }
}

/// The name under which the common value is set.
private enum ScreenKey {}

extension EnvironmentValues {
    /// The screen of the window that the view is in.
    var screen: UIScreen? {
        get { common.values.screen.map { unsafeDowncast($0, to: UIScreen.self) } }
        set { setCommon(ScreenKey.self) { $0.screen = newValue } }
    }

    /// What belongs to the window that the view is in.
    var windowResources: WindowResources? {
        get { common.values.window.resources.map { unsafeDowncast($0, to: WindowResources.self) } }
        set { setCommon(ScreenKey.self) { $0.window.resources = newValue } }
    }

    /// The context of code of the window that the view is in.
    package var windowContext: WindowContext? { windowResources.map { WindowContext($0, screen: screen) } }
}
