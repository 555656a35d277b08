/// A scene whose window shows its views with something added.
struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let modify: @MainActor (AnyView) -> AnyView

    typealias Body = Never

    static func _rootView(_ scene: ModifiedScene) -> AnyView? { Content._rootView(scene.content).map(scene.modify) }
}

extension Scene {
    /// Runs an action with the old value and the new one after a value has changed, such as the scene phase.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Runs an action after a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Runs an action with the new value after it has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
    }

    /// Sets a value of the environment for the window's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Gives the window's views an object that they find by its type.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environment(object)) }
    }

    /// Gives the window's views an object that they find by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
    }

    /// Adds commands. There is no menu bar, as on a phone; their keyboard shortcuts work anywhere in the window.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ModifiedScene(content: self) { root in
            AnyView(
                root.background {
                    Content._commandViews(commands)
                        .frame(width: 0, height: 0)
                        .opacity(0)
                        .allowsHitTesting(false)
                        .accessibilityEdit { $0.isHidden = true }
                })
        }
    }
}
