/// A program: what `@main` runs.
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that `body` gives.
    associatedtype Body: Scene

    /// The windows of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the program; called once.
    @MainActor @preconcurrency init()
}

/// A part of a program with a window of its own.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that `body` gives.
    associatedtype Body: Scene

    /// The scenes this one is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The views of the first window.
    @MainActor static func _rootView(_ scene: Self) -> AnyView?
}

extension Scene {
    /// The views of the first window in `body`.
    public static func _rootView(_ scene: Self) -> AnyView? { Body._rootView(scene.body) }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that hosts show themselves have no body.
    public var body: Never { fatalError("\(Self.self) has no body: hosts show it.") }
}

/// Builds scenes from closures. The first window is the one that is shown.
@resultBuilder
public struct SceneBuilder {
    /// A single scene stays what it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Of several scenes, the first with a window counts.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var root: AnyView?
        func consider<C: Scene>(_ scene: C) {
            if root == nil { root = C._rootView(scene) }
        }
        repeat consider(each content)
        return FirstWindow(root: root)
    }
}

private struct FirstWindow: Scene {
    let root: AnyView?

    typealias Body = Never
    static func _rootView(_ scene: FirstWindow) -> AnyView? { scene.root }
}

/// A window, or as many as the system lets the user open; hosts here show one for each session.
public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    /// A window shows its content itself.
    public typealias Body = Never

    /// A window with the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with a title and an identifier.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A window with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content.
    public static func _rootView(_ scene: WindowGroup) -> AnyView? { AnyView(scene.content) }
}

/// The program as a view, so that its dynamic properties work like a view's.
package struct AppRoot<A: App>: View, ForwardsDynamicProperties {
    let app: A

    package init(_ app: A) { self.app = app }

    package var body: some View { AppSurroundings.put(around: A.Body._rootView(app.body)) }
}

/// What is around the views of all windows of a program, as objects of the program that every view may look for.
@MainActor
package enum AppSurroundings {
    private static var all: [@MainActor (AnyView) -> AnyView] = []

    /// Puts something around the views of each window that is opened from now on.
    package static func add(_ surround: @escaping @MainActor (AnyView) -> AnyView) { all.append(surround) }

    fileprivate static func put(around view: AnyView?) -> AnyView? { view.map { all.reduce($0) { $1($0) } } }
}

extension AppRoot: AppModuleSource {
    package static var appTypes: [Any.Type] { [A.self, A.Body.self] }
}
