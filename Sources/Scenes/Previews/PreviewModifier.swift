/// Surroundings that several previews share: what they read from the environment, made once for each preview.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is made before the preview is shown.
    associatedtype Context = Void
    /// The preview in its surroundings.
    associatedtype Body: View

    /// The preview as it is handed over.
    typealias Content = PreviewModifierContent

    /// Makes what the preview needs; it is shown when this is there.
    static func makeSharedContext() async throws -> Context

    /// Puts the preview into its surroundings.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing.
    public static func makeSharedContext() async throws {}
}

/// A preview as its modifier gets it.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The preview.
    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview in surroundings that are made for it.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(choice: .surroundings(PreviewSurroundings(modifier)))
    }
}

/// A modifier of previews, whatever its type.
package struct PreviewSurroundings: Hashable, Sendable {
    private let name: String
    fileprivate let apply: @MainActor @Sendable (AnyView) -> AnyView

    @MainActor
    init<M: PreviewModifier>(_ modifier: M) {
        name = String(reflecting: M.self)
        let box = PreviewModifierBox(modifier: modifier)
        apply = { AnyView(SurroundedPreview(modifier: box.modifier, content: $0)) }
    }

    package static func == (first: PreviewSurroundings, second: PreviewSurroundings) -> Bool {
        first.name == second.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Hands a modifier to a closure that only the main actor calls.
private struct PreviewModifierBox<M: PreviewModifier>: @unchecked Sendable {
    let modifier: M
}

/// A preview that waits until what its modifier needs is made.
private struct SurroundedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: M.Context?
    @State private var failure: String?

    var body: some View {
        // Nothing has to be made where the context is nothing.
        if let context = context ?? (() as? M.Context) {
            modifier.body(content: PreviewModifierContent(view: content), context: context)
        } else if let failure {
            Text(verbatim: failure).foregroundStyle(.red).padding()
        } else {
            Color.clear.task {
                do { context = try await M.makeSharedContext() } catch { failure = "\(error)" }
            }
        }
    }
}

extension Preview {
    /// The preview's view in all its surroundings, the first of which is outermost.
    @MainActor
    package var view: AnyView {
        traits.reversed().reduce(AnyView(erasing: body())) { view, trait in
            guard case .surroundings(let surroundings) = trait.choice else { return view }
            return surroundings.apply(view)
        }
    }
}
