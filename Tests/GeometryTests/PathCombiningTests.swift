import SeededNumbers
import Testing

@testable import RiffleGeometry

@Suite("Combining paths")
struct PathCombiningTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private let disk = Path(ellipseIn: CGRect(x: 50, y: 50, width: 100, height: 100))

    @Test("squares that overlap give the outlines one would draw")
    func squares() {
        let other = Path(CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(square.intersection(other).boundingRect == CGRect(x: 50, y: 50, width: 50, height: 50))
        #expect(square.union(other).elements.count == 9)
        #expect(square.subtracting(other).elements.count == 7)
        #expect(square.union(square) == square.normalized())
        #expect(square.subtracting(square).isEmpty)
        #expect(square.intersection(Path(CGRect(x: 200, y: 0, width: 5, height: 5))).isEmpty)
        // Neighbors along an edge become one.
        let neighbor = Path(CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(square.union(neighbor).boundingRect.width == 200 && square.union(neighbor).elements.count == 5)
    }

    @Test("a point is inside as the rule says, whatever the shapes", arguments: [1, 7, 42, 99] as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
        func blob() -> Path {
            var path = Path()
            for _ in 0..<2 {
                path.addEllipse(
                    in: CGRect(x: number(0...60), y: number(0...60), width: number(10...60), height: number(10...60)))
                path.addLines((0..<5).map { _ in CGPoint(x: number(0...100), y: number(0...100)) })
            }
            return path
        }
        let (first, second) = (blob(), blob())
        let results: [(Path, (Bool, Bool) -> Bool)] = [
            (first.union(second), { $0 || $1 }), (first.intersection(second), { $0 && $1 }),
            (first.subtracting(second), { $0 && !$1 }), (first.symmetricDifference(second), { $0 != $1 }),
        ]
        let lines = (first.flattened() + second.flattened()).flatMap { line in
            let closed = line + line.prefix(1)
            return Array(zip(closed, closed.dropFirst()))
        }
        for _ in 0..<300 {
            let point = CGPoint(x: number(0...120), y: number(0...120))
            // What is nearer to an outline than lines stray from curves may be on either side.
            guard lines.allSatisfy({ distance(point, $0.0, $0.1) > 0.3 }) else { continue }
            let sides = (first.contains(point), second.contains(point))
            for (path, rule) in results {
                #expect(path.contains(point) == rule(sides.0, sides.1), "seed \(seed), point \(point)")
                #expect(path.contains(point, eoFill: true) == rule(sides.0, sides.1), "seed \(seed), point \(point)")
            }
        }
    }

    private func distance(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let share = length > 0 ? min(max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1) : 0
        return point.distance(to: CGPoint(x: from.x + dx * share, y: from.y + dy * share))
    }

    @Test("a hole stays a hole, and a path that crosses itself is taken apart")
    func holes() {
        let ring = square.subtracting(Path(CGRect(x: 30, y: 30, width: 40, height: 40)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 20, y: 50)))
        var bow = Path()
        bow.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        let taken = bow.normalized()
        #expect(taken.subpaths.count == 2 && taken.subpaths.allSatisfy { $0.segments.count == 2 })
        #expect(abs(square.subtracting(disk).boundingRect.maxX - 100) < 0.01)
    }
}
