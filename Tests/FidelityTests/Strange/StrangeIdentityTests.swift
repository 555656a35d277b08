import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeIdentityTests {
    // 1

    private struct Fractal: View {
        let depth: Int
        @State private var isTurned = false

        var body: some View {
            if depth == 0 { return AnyView(Color.red.frame(width: 2, height: 2).onTapGesture { isTurned.toggle() }) }
            let next = AnyView(AnyView(Fractal(depth: depth - 1)))
            return isTurned
                ? AnyView(
                    HStack(spacing: 0) {
                        next; next
                    })
                : AnyView(
                    VStack(spacing: 0) {
                        next; next
                    }.onTapGesture {
                        withAnimation { isTurned.toggle() }
                    })
        }
    }

    @Test("a view that is itself twice, through erased views in erased views")
    func recursion() async {
        let ordeal = Ordeal(Fractal(depth: 5))
        await ordeal.endure()
        #expect(ordeal.tester.issues.isEmpty)
    }

    // 2

    private struct Restless: View {
        @State private var taps = 0

        var body: some View {
            TimelineView(.animation) { context in
                Button("Tap \(taps)") { taps += 1 }
                    .id(context.date)
                    .transition(.opacity)
            }
        }
    }

    @Test("a button that is another one in every frame still shows what its taps did, and leaves nothing behind")
    func restless() async throws {
        let ordeal = Ordeal(Restless())
        await ordeal.endure(rounds: 2)
        #expect(ordeal.tester.findAll(.role(.button, nil)).count == 1)
    }

    // 3

    private struct Twins: View {
        @State private var names = ["a", "a", "b"]

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { outer in
                    HStack {
                        ForEach(names, id: \.self) { inner in
                            Button("\(outer)\(inner)") { withAnimation { names.append(names.removeFirst()) } }
                        }
                    }
                }
            }
        }
    }

    @Test("loops in loops over equal ids show every element, and say what is wrong")
    func twins() async {
        let ordeal = Ordeal(Twins())
        #expect(ordeal.tester.findAll(.text("aa")).count == 4)
        await ordeal.endure()
        #expect(ordeal.tester.findAll(.text("aa")).count == 4)
        #expect(ordeal.tester.findAll(.text("bb")).count == 1)
        #expect(ordeal.tester.issues.contains { $0.description.contains("a") })
    }

    // 4

    private struct Impatient: View {
        @State private var number = 0

        var body: some View {
            Text("Number \(number)")
                .id(number)
                .transition(.asymmetric(insertion: .move(edge: .leading), removal: .scale))
                .task {
                    while !Task.isCancelled, number < 100 {
                        try? await Task.sleep(for: .milliseconds(50))
                        withAnimation(.linear(duration: 1)) { number += 1 }
                    }
                }
        }
    }

    @Test("a view whose id changes while its transitions are under way ends as one view")
    func impatient() async throws {
        let ordeal = Ordeal(Impatient())
        await ordeal.tester.advance(by: 3)
        #expect(ordeal.tester.findAll(.containing("Number")).count == 1)
        try await ordeal.tester.settle(limit: 30)
        _ = try ordeal.tester.find(.text("Number 100"))
        #expect(ordeal.tester.layersDescription.components(separatedBy: "Number").count <= 2)
    }

    // 5

    private struct Ghost: View {
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere { Text("Ghost").onAppear { isThere = false }.onDisappear { log("gone") } }
                Text("Here")
            }
        }

        let log: (String) -> Void
    }

    @Test("a view whose `onAppear` removes it is never seen, and disappears once")
    func ghost() async throws {
        var lines: [String] = []
        let ordeal = Ordeal(Ghost { lines.append($0) })
        #expect(ordeal.tester.findAll(.text("Ghost")).isEmpty)
        await ordeal.endure()
        #expect(lines == ["gone"])
        _ = try ordeal.tester.find(.text("Here"))
    }

    // 6

    private struct Shapeshifter: View {
        @State private var step = 0
        @Namespace private var space

        var body: some View {
            Group {
                switch step % 4 {
                case 0: AnyView(Text("Shape").matchedGeometryEffect(id: "a", in: space))
                case 1: AnyView(Button("Shape") {}.matchedGeometryEffect(id: "a", in: space).frame(width: 200))
                case 2:
                    AnyView(
                        Group {
                            Text("Shape"); EmptyView()
                        }.matchedGeometryEffect(id: "a", in: space))
                default: AnyView(EmptyView())
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .simultaneousGesture(TapGesture().onEnded { withAnimation(.bouncy) { step += 1 } })
        }
    }

    @Test("a view that becomes another type with each tap, while it moves from the last")
    func shapeshifter() async {
        let ordeal = Ordeal(Shapeshifter())
        await ordeal.endure()
        #expect(ordeal.tester.findAll(.text("Shape")).count <= 1)
    }
}
