import AppData
import SwiftUITesting
import Testing

@testable import TripsApp

/// The app, and fingers on the card on top.
@MainActor
struct TripsFixture {
    static let names = Trip.samples.map(\.destination)
    /// A point of the card on top that no button covers.
    static let handle = CGPoint(x: 150, y: 420)

    /// 22 November 2026, 12:00 GMT.
    static let date = Date(timeIntervalSince1970: 1_795_348_800)

    let tester: ViewTester

    static func store() -> TripsStore { TripsStore(.memory()) { date } }

    /// - Parameter count: of trips; beyond the fifteen they begin again.
    init(
        count: Int? = nil, in file: DataFile? = nil, size: CGSize = CGSize(width: 393, height: 852),
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws {
        if let count {
            tester = ViewTester(
                TripsScreen(trips: ManyTrips(count: count), store: Self.store()), environment: environment)
        } else {
            tester = ViewTester(TripsView(in: file) { Self.date }, size: size, environment: environment)
        }
        try await tester.settle()
    }

    /// The label of a trip's card.
    func label(_ name: String) throws -> Element { try tester.find(.text(name)) }

    /// The row of a trip in a list: the smallest group around its name.
    func row(_ name: String) throws -> Element {
        let text = try label(name)
        let groups = tester.findAll(.role(.group)).filter { $0.frame.contains(text.center) }
        return try #require(groups.min { $0.frame.height < $1.frame.height })
    }

    /// The destination on the card on top; no other is read.
    var cards: [String] {
        tester.findAll(.role(.text)).filter { Self.names.contains($0.text) }
            .sorted { $0.isInFront(of: $1) }.map(\.text)
    }

    func hold() async -> Touch {
        let touch = tester.touch(at: Self.handle)
        await touch.hold(for: 0.1)
        return touch
    }

    /// Holds the card on top, moves it, rests, lets it go and waits.
    func swipe(_ dx: CGFloat, _ dy: CGFloat = 0) async throws {
        let touch = await hold()
        await touch.move(by: CGSize(width: dx, height: dy), over: 0.3)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
    }

    func press(_ button: String) async throws {
        await tester.tap(try tester.find(.role(.button, button)))
        try await tester.settle()
    }

    /// The size that a view takes by itself.
    static func size(of view: some View) throws -> CGSize {
        let tester = ViewTester(view.fixedSize().accessibilityElement().accessibilityIdentifier("specimen"))
        return try tester.find(.id("specimen")).frame.size
    }

    /// The pictures of live cards, those on their way out included.
    var pictureCount: Int { tester.layersDescription.components(separatedBy: " | image ").count - 1 }

    /// The middle of the card on top at rest: its label hangs 20 points above its lower edge, with 10 points of
    /// padding around the text.
    func cardCenter() throws -> CGPoint {
        let top = try tester.find(.role(.group)).frame.minY
        let bottom = try tester.find(.role(.group)).frame.maxY
        return CGPoint(x: 393 / 2, y: (top + bottom) / 2)
    }
}

/// As many trips as one likes, made when they are read, and counted.
struct ManyTrips: RandomAccessCollection {
    final class Reads {
        var indices: [Int] = []
    }

    let endIndex: Int
    let reads = Reads()
    var startIndex: Int { 0 }

    init(count: Int) { endIndex = count }

    subscript(position: Int) -> Trip {
        reads.indices.append(position)
        let sample = Trip.samples[position % Trip.samples.count]
        return Trip(
            id: "\(position)", sample.destination, image: sample.id, departure: sample.departure, nights: sample.nights)
    }
}

/// Whether two lengths are the same to a hundredth of a point.
func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(first - second) <= tolerance
}

extension ViewTester {
    /// The lines that tell of elements of a name.
    func lines(_ label: String) -> [Substring] {
        semanticsDescription.split(separator: "\n").filter { $0.contains("\"\(label)\"") }
    }

    /// Whether the element of a name can be used.
    func isEnabled(_ label: String) -> Bool { !lines(label).contains { $0.contains("disabled") } }
    /// Whether the element of a name has the keyboard.
    func isFocused(_ label: String) -> Bool { lines(label).contains { $0.contains("focused") } }
}
