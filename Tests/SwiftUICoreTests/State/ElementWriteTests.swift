import SwiftUICore
import Testing

/// What is written through a binding to an element, and who is told of it.
@MainActor
struct ElementWriteTests {
    /// A row that can be compared, and tells when that is done.
    private struct Score: Identifiable, Equatable {
        let id: Int
        var points = 0

        nonisolated(unsafe) static var comparisons = 0

        static func == (first: Score, second: Score) -> Bool {
            comparisons += 1
            return first.id == second.id && first.points == second.points
        }
    }

    private struct Board: View {
        let probe: Probe<Int>
        @State private var scores = (0..<40).map { Score(id: $0) }

        var body: some View {
            VStack(spacing: 0) { ForEach($scores) { $score in Line(score: $score, probe: probe) } }
        }
    }

    private struct Line: View {
        @Binding var score: Score
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("\(score.id): \(score.points)")
            Box("\(score.id)", width: 40, height: 10).onTapGesture { score.points += 1 }
        }
    }

    @Test("a write to one of many elements compares that one, and no reader of another is asked")
    func comparisons() {
        let probe = Probe(0)
        let fixture = Fixture(Board(probe: probe), size: CGSize(width: 100, height: 400))
        fixture.frame(at: 0)
        probe.log = []
        Score.comparisons = 0
        fixture.tap(50, 255)
        #expect(probe.log == ["25: 1"])
        // The array before with the one after, up to the element; and the reader's value with it.
        #expect(Score.comparisons <= 40)
    }

    /// A collection kept sorted by whoever owns it: writing one element may change another's place.
    private struct Ranking: Equatable {
        var scores: [Score] { didSet { scores.sort { $0.points > $1.points } } }
    }

    private struct Ranked: View {
        let probe: Probe<Int>
        @State private var ranking = Ranking(scores: (0..<3).map { Score(id: $0) })

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { place in Line(score: $ranking.scores[place], probe: probe) }
            }
        }
    }

    @Test("what an owner does to other elements in turn is seen by those who read them")
    func sortedByItsOwner() {
        let probe = Probe(0)
        let fixture = Fixture(Ranked(probe: probe), size: CGSize(width: 100, height: 30))
        fixture.frame(at: 0)
        probe.log = []
        fixture.tap(50, 25)
        #expect(probe.log.sorted() == ["0: 0", "1: 0", "2: 1"])
    }

    private struct Grid: View {
        let probe: Probe<Int>
        @State private var rows = [[1, 2], [3, 4]]

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { row in
                    Cell(value: $rows[row][0], probe: probe)
                    Cell(value: $rows[row][1], probe: probe)
                }
            }
        }
    }

    private struct Cell: View {
        @Binding var value: Int
        let probe: Probe<Int>

        var body: some View {
            let _ = probe.log.append("\(value)")
            Box("cell", width: 40, height: 10).onTapGesture { value += 10 }
        }
    }

    @Test("an element of an element is written alone, too")
    func nested() {
        let probe = Probe(0)
        let fixture = Fixture(Grid(probe: probe), size: CGSize(width: 100, height: 40))
        fixture.frame(at: 0)
        #expect(probe.log == ["1", "2", "3", "4"])
        probe.log = []
        fixture.tap(50, 25)
        #expect(probe.log == ["13"])
        fixture.tap(50, 35)
        #expect(probe.log == ["13", "14"])
    }
}
