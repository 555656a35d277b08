import Observation

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

/// The views of a window that shows a value: the one that it was opened with.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(_ initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        _value = State(initialValue: initial)
    }

    /// The content for the value.
    public var body: some View { content($value) }
}

extension WindowGroup {
    /// Windows that show a value each; hosts here open the first, without a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(nil, content: content) }
    }

    /// Windows with an identifier that show a value each.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// Windows with a title that show a value each.
    public init<D: Codable & Hashable, C: View>(
        _ title: LocalizedStringKey, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// Windows that show a value each; the first one shows that of a closure.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init {
            PresentedWindowContent(defaultValue()) { value in content(value.replacingNil(with: defaultValue)) }
        }
    }
}

extension Binding {
    /// The value, or another where there is none.
    fileprivate func replacingNil<Wrapped>(
        with other: @escaping () -> Wrapped
    ) -> Binding<Wrapped> where Value == Wrapped? {
        nonisolated(unsafe) let (binding, other) = (self, other)
        return Binding<Wrapped>(get: { binding.wrappedValue ?? other() }, set: { binding.wrappedValue = $0 })
    }
}

/// The program as a view, so that its dynamic properties work like a view's.
package struct AppRoot<A: App>: View, ForwardsDynamicProperties {
    let app: A

    package init(_ app: A) { self.app = app }

    package var body: some View {
        let replacement = WindowContext.current?.graph?.part(WindowRoot.self).shown
        AppSurroundings.put(around: replacement ?? A.Body._rootView(app.body))
    }
}

/// What code of UIKit's has a window show in place of the program's first scene.
@MainActor
package final class WindowRoot: WindowPart, Observable {
    private let registrar = ObservationRegistrar()
    private var view: AnyView?
    /// Whether a program is in the window that would show it.
    private var isLookedAt = false

    package nonisolated init() {}

    /// Replaces what the program shows; nil shows that again.
    package func show(_ view: AnyView?) {
        registrar.withMutation(of: self, keyPath: \.view) { self.view = view }
        guard !isLookedAt, view != nil else { return }
        RuntimeIssue.reportOnce(
            "Riffle: a rootViewController was set, and no App or application delegate shows it: the window has the view "
                + "of a test or preview. Show the controller in a UIViewControllerRepresentable.")
    }

    fileprivate var shown: AnyView? {
        isLookedAt = true
        registrar.access(self, keyPath: \.view)
        return view
    }
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
    package static var appTypes: [Any.Type] {
        (A.self as? any AppModuleSource.Type)?.appTypes ?? [A.self, A.Body.self]
    }
}
