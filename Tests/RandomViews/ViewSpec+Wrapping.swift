import RiffleControls
import SeededNumbers
import SwiftUICore

extension ViewSpec {
    /// The same view with wrappers that change nothing around some of its parts.
    package func wrapped(seed: UInt64) -> ViewSpec {
        var random = SeededGenerator(seed: seed)
        return wrapped(using: &random)
    }

    private func wrapped(using random: inout SeededGenerator) -> ViewSpec {
        var view = self
        for (place, child) in children.enumerated() {
            view = view.replacing(place, by: child.wrapped(using: &random))
        }
        guard random.chance(0.4) else { return view }
        return .modified(view, .wrapped(.random(in: 0..<11, using: &random)))
    }
}

extension View {
    /// The view in something that changes nothing about it.
    @MainActor
    func wrapped(_ number: Int) -> any View {
        switch abs(number) % 11 {
        case 0: AnyView(self)
        case 1: Group { self }
        case 2: modifier(EmptyModifier())
        case 3: modifier(Unchanged())
        case 4: Shell { self }
        case 5: Group { if number >= 0 { self } }
        case 6:
            Group {
                self
                EmptyView()
            }
        case 7: ForEach(0..<1, id: \.self) { _ in self }
        case 8: id("same")
        case 9: onAppear {}
        default: transaction { _ in }
        }
    }
}

private struct Unchanged: ViewModifier {
    func body(content: Content) -> some View { content }
}

private struct Shell<Content: View>: View {
    @State private var number = 0
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}
