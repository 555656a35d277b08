import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { Nowhere.context }
}

/// Where no container was given, there are no models. Whoever uses the context is told so; that it is read tells nothing.
private enum Nowhere {
    nonisolated(unsafe) static let context: ModelContext = {
        ModelIssueReporting.begin()
        return ModelContext(ModelContainer._withoutModels())
    }()
}

extension EnvironmentValues {
    /// The context that queries of the views fetch from, given by `modelContainer`. Without, all views of the process have
    /// the same, which has no models; using it is an issue.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Gives the views a context.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Gives the views the main context of a container.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Makes a container for models, and gives the views its main context.
    ///
    /// - Parameters:
    ///   - modelTypes: The models.
    ///   - inMemory: Whether nothing outlives the container.
    ///   - isAutosaveEnabled: Whether changes are saved without being asked for.
    ///   - isUndoEnabled: Whether the window's `undoManager` undoes what is done to the models.
    ///   - onSetup: Is handed the container, or why there is none.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerMaking(
                types: modelTypes, inMemory: inMemory, savesByItself: isAutosaveEnabled, undoes: isUndoEnabled,
                onSetup: onSetup))
    }

    /// Makes a container for models of one type, and gives the views its main context.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
}

extension Scene {
    /// Gives the window's views a context.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Gives the window's views the main context of a container.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Makes a container for models, and gives the window's views its main context.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _modified {
            AnyView(
                $0.modelContainer(
                    for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        }
    }

    /// Makes a container for models of one type, and gives the window's views its main context.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    fileprivate func _modified(_ modify: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ContainerScene(content: self, modify: modify)
    }
}

/// A scene whose window's views have a container.
private struct ContainerScene<Content: Scene>: Scene {
    let content: Content
    let modify: @MainActor (AnyView) -> AnyView

    typealias Body = Never

    static func _rootView(_ scene: ContainerScene) -> AnyView? { Content._rootView(scene.content).map(scene.modify) }
}

/// Makes a container when its views come, as code of their window, so that each visitor of a served app has a store.
private struct ContainerMaking: ViewModifier {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let savesByItself: Bool
    let undoes: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var maker = Maker()

    func body(content: Content) -> some View {
        if let container = maker.container(of: self) {
            content.modelContainer(container)
        } else {
            content
        }
    }

    @MainActor
    final class Maker {
        private var made: Result<ModelContainer, any Error>?

        nonisolated init() {}

        func container(of making: ContainerMaking) -> ModelContainer? {
            if let made { return try? made.get() }
            ModelIssueReporting.begin()
            let result = Result {
                try ModelContainer(
                    for: Schema(making.types),
                    configurations: ModelConfiguration(isStoredInMemoryOnly: making.inMemory))
            }
            made = result
            if case .success(let container) = result {
                container.mainContext.autosaveEnabled = making.savesByItself
                if making.undoes {
                    container.mainContext.undoManager = EnvironmentValues().undoManager ?? UndoManager()
                }
            }
            making.onSetup(result)
            return try? result.get()
        }
    }
}
