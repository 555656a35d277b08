import SwiftUITesting
import Testing

/// The state of elements whose rows a list has out of sight.
@MainActor
struct RowStateTests {
    private enum Kind: CaseIterable {
        case single, several, nested, modifiedSeveral, saying

        /// Those with a row that counts.
        static let counting = allCases.filter { $0 != .modifiedSeveral }
    }

    private struct Single: View {
        let number: Int
        @State private var count = 0

        var body: some View { Button("\(number): \(count)") { count += 1 } }
    }

    private struct Several: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("\(number): \(count)") { count += 1 }
            Text("Below \(number)")
        }
    }

    /// The state is that of a view in whose body another view's body stands for several rows.
    private struct Nested: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Inner(title: "\(number): \(count)", action: { count += 1 })
        }

        struct Inner: View {
            let title: String
            let action: () -> Void

            var body: some View {
                Button(title, action: action)
                Text("Below")
            }
        }
    }

    private struct Counting: ViewModifier {
        let number: Int
        @State private var count = 0

        func body(content: Content) -> some View {
            content.badge(count).swipeActions { Button("\(number): \(count)") { count += 1 } }
        }
    }

    private struct Saying: View {
        let number: Int
        @State private var count = 0

        var body: some View { Button("\(number): \(count)") { count += 1 }.badge(count) }
    }

    private struct Page: View {
        let kind: Kind
        @State private var numbers = Array(0..<3_000)

        var body: some View {
            Button("Toggle 1") {
                if numbers.contains(1) { numbers.removeAll { $0 == 1 } } else { numbers.insert(1, at: 1) }
            }
            Button("Toggle 1 slowly") {
                withAnimation {
                    if numbers.contains(1) { numbers.removeAll { $0 == 1 } } else { numbers.insert(1, at: 1) }
                }
            }
            ScrollViewReader { proxy in
                Button("End") { proxy.scrollTo(2_999) }
                Button("Start") { proxy.scrollTo(0, anchor: .top) }
                list
            }
        }

        @ViewBuilder private var list: some View {
            switch kind {
            case .single: List { ForEach(numbers, id: \.self) { Single(number: $0) } }
            case .several: List { ForEach(numbers, id: \.self) { Several(number: $0) } }
            case .nested: List { ForEach(numbers, id: \.self) { Nested(number: $0) } }
            case .modifiedSeveral:
                List {
                    ForEach(numbers, id: \.self) { number in
                        Group {
                            Text("Above")
                            Text("Below")
                        }
                        .modifier(Counting(number: number))
                    }
                }
            case .saying: List { ForEach(numbers, id: \.self) { Saying(number: $0) } }
            }
        }
    }

    private func tap(_ label: String, in tester: ViewTester) async throws {
        // A badge's number is part of what the button says.
        let button = tester.findAll(.role(.button)).first { $0.label == label || $0.label.hasPrefix("\(label), ") }
        await tester.tap(try #require(button))
        try await tester.settle()
    }

    private func isShown(_ label: String, in tester: ViewTester) -> Bool {
        tester.semanticsDescription.contains("\"\(label)")
    }

    private func counted(_ kind: Kind) async throws -> ViewTester {
        let tester = ViewTester(Page(kind: kind))
        try await tap("0: 0", in: tester)
        try await tap("1: 0", in: tester)
        #expect(isShown("0: 1", in: tester) && isShown("1: 1", in: tester))
        return tester
    }

    @Test("comes back with them", arguments: Kind.counting)
    private func back(kind: Kind) async throws {
        let tester = try await counted(kind)
        try await tap("End", in: tester)
        #expect(!isShown("0: 1", in: tester))
        try await tap("Start", in: tester)
        #expect(isShown("0: 1", in: tester) && isShown("1: 1", in: tester))
        try await tap("0: 1", in: tester)
        #expect(isShown("0: 2", in: tester))
    }

    @Test("goes with an element that is removed meanwhile, and stays with the others", arguments: Kind.counting)
    private func removed(kind: Kind) async throws {
        let tester = try await counted(kind)
        try await tap("End", in: tester)
        try await tap("Toggle 1", in: tester)
        try await tap("Toggle 1", in: tester)
        try await tap("Start", in: tester)
        #expect(isShown("0: 1", in: tester) && isShown("1: 0", in: tester))
    }

    @Test("goes with an element that is removed in sight", arguments: Kind.counting, [false, true])
    private func removedInSight(kind: Kind, isAnimated: Bool) async throws {
        let tester = try await counted(kind)
        for _ in 0..<2 {
            try await tap(isAnimated ? "Toggle 1 slowly" : "Toggle 1", in: tester)
            await tester.advance(by: 2)
        }
        #expect(isShown("0: 1", in: tester) && isShown("1: 0", in: tester))
    }

    @Test("of a modifier around several rows comes back with them")
    func modifiers() async throws {
        let tester = ViewTester(Page(kind: .modifiedSeveral))
        let text = tester.findAll(.text("Above"))[0]
        await tester.drag(text, by: CGSize(width: -150, height: 0))
        try await tap("0: 0", in: tester)
        await tester.advance(by: 1)
        #expect(tester.semanticsDescription.contains("0: 1"))
        try await tap("End", in: tester)
        #expect(!tester.semanticsDescription.contains("0: 1"))
        try await tap("Start", in: tester)
        #expect(tester.semanticsDescription.contains("0: 1"))
    }
}
