import SwiftUITesting
import Testing

@MainActor
struct DeepNestingTests {
    @Test("500 views inside each other are shown, changed, touched and painted", arguments: Nest.Kind.allCases)
    func nested(kind: Nest.Kind) async throws {
        let tester = ViewTester(Nest(kind: kind, depth: 500))
        await tester.tap(try tester.find(.label("Innermost 0")))
        _ = try tester.find(.label("Innermost 1"))
        _ = try tester.snapshot()
        await tester.resize(to: CGSize(width: 300, height: 300), scale: nil)
        await tester.tap(try tester.find(.label("Outermost")))
        #expect(tester.findAll(.label("Innermost 1")).isEmpty)
        #expect(tester.issues.isEmpty)
    }
}

/// A button inside of many views.
struct Nest: View {
    enum Kind: CaseIterable {
        /// A view with a body that has the next.
        case bodies
        case stacks
        case backgrounds
        case offsets
        case typeErasure
        case readers
    }

    let kind: Kind
    let depth: Int
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("Outermost") { isShown = false }
            if isShown { Shell(kind: kind, depth: depth) }
        }
    }
}

private struct Shell: View {
    let kind: Nest.Kind
    let depth: Int

    var body: some View {
        if depth == 0 {
            Innermost()
        } else {
            switch kind {
            case .bodies: Shell(kind: kind, depth: depth - 1)
            case .stacks: VStack { Shell(kind: kind, depth: depth - 1) }
            case .backgrounds: Shell(kind: kind, depth: depth - 1).background(Color.clear)
            case .offsets: Shell(kind: kind, depth: depth - 1).offset(x: 0.01)
            case .typeErasure: AnyView(Shell(kind: kind, depth: depth - 1))
            case .readers: GeometryReader { _ in Shell(kind: kind, depth: depth - 1) }
            }
        }
    }
}

private struct Innermost: View {
    @State private var count = 0
    var body: some View { Button("Innermost \(count)") { count += 1 } }
}
