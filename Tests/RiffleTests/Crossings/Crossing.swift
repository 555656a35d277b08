import SwiftUITesting

/// What becomes of a value at the border of a container.
enum CrossingWord: String {
    /// What is said on one side counts on the other.
    case forwards
    /// On the other side nothing is known of it.
    case blocks
    /// The container acts on it, or says something else in its place.
    case consumes
}

/// A value that is said on one side of a container, and looked for on the other.
@MainActor
struct Crossing {
    /// The name at the head of the page's row.
    let name: String
    let measure: @MainActor (CrossedContainer) async throws -> CrossingWord

    /// Shows views, and what is in a container of theirs.
    static func show(
        _ view: some View, _ container: CrossedContainer, size: CGSize? = nil
    ) async throws -> ViewTester {
        let tester = ViewTester(view, size: size ?? container.size)
        await tester.pump()
        try await container.open(tester)
        await tester.advance(by: 0.8)
        return tester
    }

    /// Values of the environment that are set around a container and read inside, all of which have to fare alike.
    ///
    /// - Parameter values: how they are set and read.
    static func environment(_ name: String, _ values: [EnvironmentProbe]) -> Crossing {
        Crossing(name: name) { container in
            var words: [String: CrossingWord] = [:]
            for value in values {
                let plain = try await read(value, container) { $0 }
                let set = try await read(value, container, value.set)
                if set.inside == nil {
                    // The container itself is another for it, and does not show what is in it.
                    words[value.name] = .consumes
                } else if set.outside == plain.outside {
                    // Nobody sets it: the question is whether the container does.
                    words[value.name] = plain.inside == plain.outside ? .forwards : .consumes
                } else if set.inside == set.outside {
                    words[value.name] = .forwards
                } else {
                    words[value.name] = set.inside == plain.outside ? .blocks : .consumes
                }
            }
            guard let word = words.values.first, words.values.allSatisfy({ $0 == word }) else {
                throw Disagreement(description: "\(name) in \(container.name): \(words.sorted { $0.key < $1.key })")
            }
            return word
        }
    }

    private static func read(
        _ value: EnvironmentProbe, _ container: CrossedContainer, _ set: @MainActor (AnyView) -> AnyView
    ) async throws -> (outside: String, inside: String?) {
        var outside = ""
        let view = VStack {
            EnvironmentReader(name: "outside", read: value.read) { outside = $0 }
            container.make(AnyView(EnvironmentReader(name: "inside", read: value.read)))
        }
        let tester = ViewTester(set(AnyView(view)), size: container.size)
        await tester.pump()
        try await container.open(tester)
        await tester.advance(by: 0.8)
        // As it is shown, in whatever letters.
        let shown = tester.findAll(.containing("")).map { $0.label.lowercased() }.first { $0.hasPrefix("inside: ") }
        return (outside.lowercased(), shown.map { String($0.dropFirst("inside: ".count)) })
    }

    /// A preference of a view inside a container: whether somebody around hears of it, and whether the container shows it.
    ///
    /// - Parameters:
    ///   - around: views that act on it, around the container.
    ///   - acts: whether the views that are shown act on it.
    static func upward(
        _ name: String, _ modify: @escaping @MainActor (AnyView) -> AnyView,
        around: @escaping @MainActor (AnyView) -> AnyView, acts: @escaping @MainActor (ViewTester) async throws -> Bool
    ) -> Crossing {
        Crossing(name: name) { container in
            let inside = modify(AnyView(Button("Inside") {}))
            let alone = try await show(container.make(inside), container)
            if try await acts(alone) { return .consumes }
            let both = try await show(around(container.make(inside)), container)
            return try await acts(both) ? .forwards : .blocks
        }
    }

    struct Disagreement: Error, CustomStringConvertible {
        let description: String
    }
}

/// A value of the environment.
struct EnvironmentProbe {
    let name: String
    let set: @MainActor (AnyView) -> AnyView
    let read: @MainActor (EnvironmentValues) -> String

    init<V>(
        _ name: String, _ read: @escaping @MainActor (EnvironmentValues) -> V,
        _ set: @escaping @MainActor (AnyView) -> any View
    ) {
        self.name = name
        self.set = { AnyView(set($0)) }
        self.read = { "\(read($0))" }
    }
}

/// Shows what it reads, and tells it.
struct EnvironmentReader: View {
    let name: String
    let read: @MainActor (EnvironmentValues) -> String
    var tell: @MainActor (String) -> Void = { _ in }
    @Environment(\.self) private var values

    var body: some View {
        let value = read(values)
        let _ = tell(value)
        Button(name + ": " + value) {}
    }
}
