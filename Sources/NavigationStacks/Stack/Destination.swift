/// Which views stand for the values of a type, as `navigationDestination(for:)` declared them.
@MainActor
final class Destination {
    let type: Any.Type
    let make: (AnyHashable) -> AnyView
    /// The views around the declaration, for messages.
    let path: String

    init(type: Any.Type, path: String, make: @escaping (AnyHashable) -> AnyView) {
        self.type = type
        self.path = path
        self.make = make
    }
}

extension Destination: Equatable {
    nonisolated static func == (first: Destination, second: Destination) -> Bool { first === second }
}

struct DestinationsKey: PreferenceKey {
    static var defaultValue: [Destination] { [] }

    static func reduce(value: inout [Destination], nextValue: () -> [Destination]) { value += nextValue() }
}

/// `navigationDestination(for:)`.
nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier, ActsOnce {
    let make: (D) -> C

    init(make: @escaping (D) -> C) { self.make = make }

    @MainActor func body(content: Content) -> some View {
        let destination = Destination(type: D.self, path: "") { value in
            guard let value = value.base as? D else { return AnyView(EmptyView()) }
            return AnyView(ScreenViews(make(value)))
        }
        return content.transformPreference(DestinationsKey.self) { $0.append(destination) }
    }
}

/// `navigationDestination(isPresented:)` and `(item:)`: pushes its views while there is something to show.
nonisolated struct PresentedDestinationModifier: ViewModifier, EvaluatedOnce {
    /// Changes when another screen is to be shown; nil while none is.
    let shown: AnyHashable?
    let make: () -> AnyView
    let dismissed: () -> Void
    @Environment(\.navigationContext) private var context
    @StateObject private var sources = PresentedSources()

    init(shown: AnyHashable?, make: @escaping () -> AnyView, dismissed: @escaping () -> Void) {
        self.shown = shown
        self.make = make
        self.dismissed = dismissed
    }

    @MainActor func body(content: Content) -> some View {
        let views = shown == nil ? nil : make()
        let version = views == nil ? 0 : sources.version(for: shown) + 1
        content
            .onChange(of: shown, initial: true) { old, new in
                if old != new, let source = sources.known(for: old) { context?.stack?.pop(source) }
                if let new, let context { context.stack?.push(sources.source(for: new), from: context.screen) }
            }
            .onChange(of: version) { if let shown { sources.source(for: shown).tell() } }
            .reporting(
                shown != nil && context == nil
                    ? "a navigation destination is to be shown outside of any navigation stack, so nothing is pushed. "
                        + "Put the view into a NavigationStack." : nil
            )
            .afterEvaluation {
                if let views {
                    sources.source(for: shown).set(views)
                    sources.source(for: shown).onPop = dismissed
                }
                sources.markRemoved(except: shown)
            }
    }
}

/// The screens of one modifier, by what they show.
@MainActor
final class PresentedSources: ObservableObject, OutlivesViews {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private var current: (key: AnyHashable, source: ViewSource)?

    func source(for key: AnyHashable?) -> ViewSource {
        if let current, current.key == key { return current.source }
        let source = ViewSource()
        former = current
        if let key { current = (key, source) }
        return source
    }

    private var former: (key: AnyHashable, source: ViewSource)?

    nonisolated init() {}

    /// How often a screen was given views.
    func version(for key: AnyHashable?) -> Int {
        if let current, current.key == key { current.source.version } else { 0 }
    }

    /// Tells the views of screens that are to be popped, before any of them is evaluated without what it shows.
    func markRemoved(except key: AnyHashable?) {
        for (known, source) in [current, former].compactMap({ $0 }) { source.removal.set(known != key) }
    }

    func known(for key: AnyHashable?) -> ViewSource? {
        if let current, current.key == key { return current.source }
        if let former, former.key == key { return former.source }
        return nil
    }
}

extension View {
    /// Says which views a navigation stack shows for values of a type.
    ///
    /// The view has to be inside the stack, and outside of what is built lazily. Where several are declared for one type,
    /// the one nearest to the root counts, and an issue names the type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(make: destination))
    }

    /// Pushes views while a binding is true, and makes it false when they are popped.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        nonisolated(unsafe) let views = destination()
        return modifier(
            PresentedDestinationModifier(
                shown: isPresented.wrappedValue ? AnyHashable(true) : nil, make: { AnyView(ScreenViews(views)) },
                dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }

    /// Pushes views for the value of a binding, and makes it nil when they are popped.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            PresentedDestinationModifier(
                shown: value.map { AnyHashable($0) },
                make: { value.map { AnyView(ScreenViews(destination($0))) } ?? AnyView(EmptyView()) },
                dismissed: { if item.wrappedValue == value { item.wrappedValue = nil } }))
    }
}
