import SwiftUI
import SwiftUITesting
import Testing

// Rows to put in order with a finger, in index arithmetic, without List.

struct TutorialReorder: View {
    @State private var fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]
    @State private var dragged: String?
    @State private var dragOffset: CGFloat = 0
    @State private var start: Int = 0

    private let rowHeight: CGFloat = 60

    var body: some View {
        VStack(spacing: 0) {
            ForEach(fruits.indices, id: \.self) { _ in EmptyView() }
            ForEach(Array(fruits.enumerated()), id: \.element) { index, fruit in
                row(fruit)
                    .zIndex(dragged == fruit ? 1 : 0)
                    .offset(y: dragged == fruit ? dragOffset : 0)
                    .gesture(dragGesture(fruit: fruit, index: index))
            }
        }
        .padding(.horizontal)
        .coordinateSpace(name: "list")
    }

    private func row(_ fruit: String) -> some View {
        HStack {
            Text(fruit)
            Spacer()
            Image(systemName: "line.horizontal.3")
        }
        .padding(.horizontal)
        .frame(height: rowHeight)
        .background(
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(dragged == fruit ? Color.yellow : Color(white: 0.95))
        )
        .scaleEffect(dragged == fruit ? 1.05 : 1)
    }

    private func dragGesture(fruit: String, index: Int) -> some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .named("list"))
            .onChanged { value in
                if dragged == nil {
                    dragged = fruit
                    start = index
                }
                let current = fruits.firstIndex(of: fruit)!
                let target = min(
                    max(start + Int((value.translation.height / rowHeight).rounded()), 0), fruits.count - 1)
                if target != current {
                    withAnimation(.easeInOut(duration: 0.2)) {
                        fruits.remove(at: current)
                        fruits.insert(fruit, at: target)
                    }
                }
                dragOffset = value.translation.height - CGFloat(target - start) * rowHeight
            }
            .onEnded { _ in
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                    dragged = nil
                    dragOffset = 0
                }
            }
    }
}

@MainActor
struct TutorialReorderTests {
    private func order(_ tester: ViewTester) throws -> [String] {
        let names = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]
        return try names.map { ($0, try tester.find(.text($0)).frame.midY) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("a row dragged over two others changes places with them and keeps its finger")
    func reorder() async throws {
        let tester = ViewTester(TutorialReorder())
        let start = try tester.find(.text("Banana")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 0, height: 125), over: 0.5)
        await touch.hold(for: 1)
        #expect(abs(try tester.find(.text("Banana")).center.y - start.y - 125) < 0.5)
        #expect(try tester.find(.text("Banana")).isInFront(of: tester.find(.text("Date"))))
        await touch.lift()
        try await tester.settle()
        #expect(try order(tester) == ["Apple", "Cherry", "Date", "Banana", "Elderberry"])
        #expect(abs(try tester.find(.text("Banana")).center.y - start.y - 120) < 0.01)
    }

    @Test("the others make room smoothly, and the finger may go beyond the ends")
    func makesRoom() async throws {
        let tester = ViewTester(TutorialReorder())
        let apple = try tester.find(.text("Apple")).center
        let touch = tester.touch(at: try tester.find(.text("Cherry")).center)
        await touch.move(by: CGSize(width: 0, height: -95), over: 0.1)
        let between = try tester.find(.text("Apple")).center.y
        #expect(between >= apple.y && between < apple.y + 60)
        await touch.move(by: CGSize(width: 0, height: -200), over: 0.1)
        await touch.hold(for: 0.5)
        #expect(abs(try tester.find(.text("Apple")).center.y - apple.y - 60) < 0.01)
        await touch.lift()
        try await tester.settle()
        #expect(try order(tester) == ["Cherry", "Apple", "Banana", "Date", "Elderberry"])
    }
}
