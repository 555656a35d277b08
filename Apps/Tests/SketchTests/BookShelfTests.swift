import SwiftUI
import SwiftUITesting
import Testing

// A shelf of books, kept in one file: a tap takes a book off the shelf, and a book that is held can be put elsewhere.

private struct Book: Identifiable {
    let id = UUID()
    var title: String
    var cloth: Color
    var loans: [Transaction] = []
}

/// A loan. SwiftUI has a type of this name; in this file the name means this one.
private struct Transaction {
    var reader: String
    var weeks: Int
}

private let library = [
    Book(title: "Tides", cloth: .teal, loans: [Transaction(reader: "Ines", weeks: 2)]),
    Book(title: "Moss", cloth: .green),
    Book(
        title: "Ember", cloth: .red,
        loans: [Transaction(reader: "Oskar", weeks: 1), Transaction(reader: "Ines", weeks: 4)]),
    Book(title: "Loam", cloth: .brown, loans: [Transaction(reader: "Yuki", weeks: 3)]),
]

private struct Spine: View {
    var book: Book

    var body: some View {
        book.cloth
            .frame(width: 64, height: 220)
            .overlay(
                Capsule().fill(Color.white.opacity(0.6)).frame(width: 40, height: 4).padding(.bottom, 12),
                alignment: .bottom
            )
            .overlay(Text(book.title).lineLimit(1).foregroundColor(.white))
            .shadow(radius: 3, x: 2, y: 0)
    }
}

private struct Sign: View {
    let books: Int

    var body: some View {
        Label("\(books) books", systemImage: "book.fill")
            .font(.system(.title2, design: .serif))
            .padding([.top, .leading], 24)
    }
}

private enum Grip {
    case none
    case holding(UUID)
    case carrying(UUID, CGSize)

    func travel(of id: UUID) -> CGSize? {
        switch self {
        case .holding(id): return .zero
        case .carrying(id, let travel): return travel
        default: return nil
        }
    }
}

private struct Shelf: View {
    @State var books: [Book] = library
    @State var taken: Book?
    @State private var isFilled = false
    @GestureState private var grip = Grip.none

    let pitch = 52.0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Sign(books: books.count)

            Spacer(minLength: 40)

            ZStack(alignment: .bottomLeading) {
                ForEach(books) { book in
                    Spine(book: book)
                        .transition(.slide.combined(with: .opacity).combined(with: .move(edge: .top)))
                        .id(isFilled)
                        .animation(self.animation(of: book), value: isFilled)
                        .offset(self.offset(of: book))
                        .zIndex(self.zIndex(of: book))
                        .gesture(
                            TapGesture().onEnded({
                                withAnimation(.easeIn(duration: 0.2).delay(0.05)) {
                                    taken = taken == nil ? book : nil
                                }
                            }).exclusively(
                                before: LongPressGesture(minimumDuration: 0.1)
                                    .sequenced(before: DragGesture())
                                    .onEnded { phase in
                                        guard case .second(_, let drag?) = phase, taken == nil else { return }
                                        withAnimation(.spring(response: 0.3)) { put(book, drag.translation) }
                                    }
                                    .updating(
                                        $grip,
                                        body: { (phase, held, _) in
                                            switch phase {
                                            case .second(true, let drag?): held = .carrying(book.id, drag.translation)
                                            case .second, .first(true): held = .holding(book.id)
                                            case .first: break
                                            }
                                        })
                            )
                        )
                }
            }
            .padding(.horizontal, 20)
            .onAppear { isFilled = true }

            if let taken {
                Text("Lent \(taken.loans.map(\.weeks).reduce(0, +)) weeks")
                    .padding()
                    .transition(.move(edge: .bottom))
            }

            Spacer()
        }
    }

    private func place(of book: Book) -> Int { books.firstIndex { $0.id == book.id } ?? 0 }

    private func zIndex(of book: Book) -> Double {
        let travel = grip.travel(of: book.id)?.width ?? 0
        return -(Double(place(of: book)) + travel / pitch)
    }

    private func offset(of book: Book) -> CGSize {
        if let taken { return book.id == taken.id ? .zero : CGSize(width: 0, height: 1100) }
        var offset = CGSize(width: pitch * CGFloat(place(of: book)), height: 0)
        if let travel = grip.travel(of: book.id) {
            offset.width += travel.width
            switch travel.height {
            case let rise where rise > 15: offset.height = 6
            case let rise where rise < -15: offset.height = -42
            default: offset.height = -18
            }
        }
        return offset
    }

    private func animation(of book: Book) -> Animation {
        let turn = Double(place(of: book) + 1)
        return Animation.spring(response: 0.15, dampingFraction: 0.9, blendDuration: 0.01).delay(turn / 10)
    }

    private func put(_ book: Book, _ travel: CGSize) {
        let from = place(of: book)
        let to = min(max(from + Int(travel.width / pitch), 0), books.count - 1)
        books.insert(books.remove(at: from), at: to)
    }
}

struct ShelfPreviews: PreviewProvider {
    static var previews: some View {
        Shelf()
        Spine(book: library[1]).previewDisplayName("A spine")
        Shelf(books: [library[2]]).previewDisplayName("One book")
    }
}

@MainActor
struct BookShelfTests {
    private let titles = library.map(\.title)

    private func center(_ tester: ViewTester, _ title: String) throws -> CGPoint {
        try tester.find(.text(title)).center
    }

    private func filled() async throws -> ViewTester {
        let tester = ViewTester(Shelf())
        try await tester.settle()
        return tester
    }

    @Test("books come in one after the other, the first one first, and then stand a pitch apart")
    func comeIn() async throws {
        let tester = ViewTester(Shelf())
        for title in titles { #expect(try tester.find(.text(title)).opacity == 0) }
        await tester.advance(by: 0.14)
        #expect(try tester.find(.text("Tides")).opacity > 0)
        #expect(try tester.find(.text("Moss")).opacity == 0)
        try await tester.settle()
        let first = try center(tester, "Tides")
        for (place, title) in titles.enumerated() {
            let element = try tester.find(.text(title))
            #expect(element.opacity == 1)
            #expect(abs(element.center.x - first.x - 52 * CGFloat(place)) < 0.01)
            #expect(abs(element.center.y - first.y) < 0.01)
        }
        #expect(tester.issues.isEmpty)
    }

    @Test("a tap takes a book off the shelf while the others drop, and a second tap puts it back")
    func tap() async throws {
        let tester = try await filled()
        let start = try center(tester, "Tides")
        let shelf = try center(tester, "Ember")
        await tester.tap(try tester.find(.text("Ember")))
        try await tester.settle()
        _ = try tester.find(.text("Lent 5 weeks"))
        #expect(abs(try center(tester, "Ember").x - start.x) < 0.01)
        #expect(abs(try center(tester, "Loam").y - center(tester, "Ember").y - 1100) < 0.01)
        await tester.tap(try tester.find(.text("Ember")))
        // What leaves stays until its way out is over.
        #expect(!tester.findAll(.text("Lent 5 weeks")).isEmpty || tester.layersDescription.contains("transition"))
        try await tester.settle()
        #expect(tester.findAll(.text("Lent 5 weeks")).isEmpty)
        let back = try center(tester, "Ember")
        #expect(abs(back.x - shelf.x) < 0.01 && abs(back.y - shelf.y) < 0.01)
    }

    @Test("a held book rises, goes with the finger past its neighbours, and stands where it is let go")
    func carry() async throws {
        let tester = try await filled()
        let start = try center(tester, "Moss")
        let touch = tester.touch(at: start)
        await touch.hold(for: 0.3)
        #expect(abs(try center(tester, "Moss").y - start.y + 18) < 0.01)
        #expect(try tester.find(.text("Moss")).isInFront(of: tester.find(.text("Ember"))))
        await touch.move(by: CGSize(width: 120, height: 0), over: 0.6)
        #expect(abs(try center(tester, "Moss").x - start.x - 120) < 0.01)
        #expect(try tester.find(.text("Ember")).isInFront(of: tester.find(.text("Moss"))))
        await touch.lift()
        #expect(abs(try center(tester, "Moss").x - start.x - 120) < 1)
        try await tester.settle()
        #expect(abs(try center(tester, "Moss").x - start.x - 104) < 0.01)
        #expect(abs(try center(tester, "Ember").x - start.x) < 0.01)
        #expect(tester.findAll(.containing("Lent")).isEmpty)
    }

    @Test("up and down a held book gives way by a step and no more", arguments: [(-90.0, -42.0), (-8, -18), (70, 6)])
    func steps(travel: Double, height: Double) async throws {
        let tester = try await filled()
        let start = try center(tester, "Loam")
        let touch = tester.touch(at: start)
        await touch.hold(for: 0.3)
        await touch.move(by: CGSize(width: 12, height: travel), over: 0.3)
        #expect(abs(try center(tester, "Loam").y - start.y - height) < 0.01)
        await touch.cancel()
        try await tester.settle()
        let back = try center(tester, "Loam")
        #expect(abs(back.x - start.x) < 0.01 && abs(back.y - start.y) < 0.01)
    }

    @Test("the last place is the last, however far a book is carried")
    func clamped() async throws {
        let tester = try await filled()
        let last = try center(tester, "Loam")
        let touch = tester.touch(at: try center(tester, "Tides"))
        await touch.hold(for: 0.3)
        await touch.move(by: CGSize(width: 330, height: 0), over: 0.6)
        await touch.lift()
        try await tester.settle()
        #expect(abs(try center(tester, "Tides").x - last.x) < 0.01)
    }
}
