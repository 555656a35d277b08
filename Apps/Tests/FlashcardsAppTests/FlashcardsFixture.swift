import AppData
import SwiftUITesting

@testable import FlashcardsApp

/// The app in landscape, and fingers on the card on top.
@MainActor
struct FlashcardsFixture {
    let tester: ViewTester

    /// 8 May 2027, 12:00 GMT.
    nonisolated static let date = Date(timeIntervalSince1970: 1_809_777_600)

    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    init(
        count: Int = Fact.samples.count, scale: CGFloat = 2, size: CGSize = CGSize(width: 852, height: 393),
        in file: DataFile? = nil, now: @escaping @Sendable () -> Date = { date },
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws {
        tester = ViewTester(
            FlashcardsView(
                facts: Array(Fact.samples[..<count]), in: file, calendar: Self.calendar, now: now),
            size: size, scale: scale, environment: environment)
        try await tester.settle()
    }

    /// The prompt of the card on top.
    var prompt: Element {
        get throws {
            let prompts = Set(Fact.samples.map(\.prompt))
            let found = tester.findAll(.role(.text)).filter { prompts.contains($0.text) }
            guard found.count == 1 else { return try tester.find(.label("exactly one prompt")) }
            return found[0]
        }
    }

    /// The fact on top, by its place among the samples.
    var top: Int {
        get throws {
            let text = try prompt.text
            return Fact.samples.firstIndex { $0.prompt == text } ?? -1
        }
    }

    func answer(of fact: Int) -> [Element] { tester.findAll(.text(Fact.samples[fact].answer)) }

    func hold() async throws -> Touch { tester.touch(at: CGPoint(x: 426, y: 230)) }

    /// Drags the card on top, rests, and lets it go.
    func swipe(_ dx: CGFloat) async throws {
        let touch = try await hold()
        await touch.move(by: CGSize(width: dx, height: 0), over: 0.3)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
    }

    func press(_ button: String) async throws {
        await tester.tap(try tester.find(.role(.button, button)))
        try await tester.settle()
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
