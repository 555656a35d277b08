import Foundation
import Gestures
import HeadlessHost
import Testing
import WalletUnderTest

/// The wallet on some host, with a finger: what its interaction tests are written against.
@MainActor
protocol WalletStage: AnyObject {
    /// Where the cards are now, by name, in points.
    func cards() async throws -> [String: CGRect]
    func down(_ point: CGPoint) async throws
    func move(_ point: CGPoint) async throws
    func up() async throws
    /// Lets time pass, in seconds.
    func live(for seconds: Double) async throws
    /// Waits until nothing moves.
    func settle() async throws
    /// What can be read on the screen.
    func labels() async throws -> [String]
}

extension WalletStage {
    static var names: [String] { ["visa", "mastercard", "amex", "chase", "discover"] }

    func frame(_ name: String) async throws -> CGRect { try await cards()[name] ?? .null }

    /// The cards by place, the lowest on the screen first.
    func order() async throws -> [String] {
        try await cards().sorted { $0.value.midY > $1.value.midY }.map(\.key)
    }

    /// A point of a card that no card in front covers.
    func handle(_ name: String) async throws -> CGPoint {
        let frame = try await frame(name)
        return CGPoint(x: frame.midX, y: frame.minY + 25)
    }

    /// Moves the finger in steps of a frame, and tells how many there were.
    @discardableResult
    func move(from start: CGPoint, by distance: CGSize, steps: Int) async throws -> Int {
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            try await move(CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share))
            try await live(for: 1.0 / 60)
        }
        return steps
    }
}

/// The wallet without a window, on virtual time.
@MainActor
final class HeadlessStage: WalletStage {
    let host = HeadlessScreen(WalletView(), HostConfiguration(size: CGSize(width: 393, height: 852), scale: 2))
    private var finger = CGPoint.zero

    init() async throws { try await settle() }

    func cards() async throws -> [String: CGRect] {
        let elements = host.session.graph.semantics.elements
        return Dictionary(
            elements.compactMap { node in node.identifier.map { ($0, node.frame) } }, uniquingKeysWith: { $1 })
    }

    func down(_ point: CGPoint) async throws { send(.began, point) }
    func move(_ point: CGPoint) async throws { send(.moved, point) }
    func up() async throws { send(.ended, finger) }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        finger = point
        host.session.send(.pointer(PointerEvent(id: 1, phase: phase, location: point, time: host.now)))
    }

    func live(for seconds: Double) async throws { host.advance(to: host.now + seconds) }

    func settle() async throws {
        repeat { host.advance(to: host.now + 0.1) } while host.lastFrame.isMoving
    }

    func labels() async throws -> [String] { host.session.graph.semantics.elements.map(\.label) }
}

/// The wallet in Chromium.
@MainActor
final class BrowserStage: WalletStage {
    let test: BrowserTest
    private let isTouch: Bool
    private var finger = CGPoint.zero

    init(_ test: BrowserTest, isTouch: Bool) async throws {
        self.test = test
        self.isTouch = isTouch
        // The elements say where cards are at rest; their pictures are looked at while they move.
        try await test.page.evaluate(
            """
            window.cards = {};
            for (const { node, frame } of riffle.mirror.nodes.values()) {
              if (!node.identifier) continue;
              cards[node.identifier] = [...document.images].find((image) => {
                const rect = image.getBoundingClientRect();
                return Math.abs(rect.x - frame[0]) < 1 && Math.abs(rect.y - frame[1]) < 1;
              });
            }
            """)
    }

    func cards() async throws -> [String: CGRect] {
        let value = try await test.page.evaluate(
            """
            Object.entries(cards).map(([name, image]) => {
              const { x, y, width, height } = image.getBoundingClientRect();
              return [name, x, y, width, height];
            })
            """)
        return Dictionary(
            value.array.map { card in
                let sides = (1...4).map { card[$0].number ?? .nan }
                return (card[0].string ?? "", CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
            }, uniquingKeysWith: { $1 })
    }

    func down(_ point: CGPoint) async throws {
        finger = point
        if isTouch {
            try await test.page.touch(.start, [(point.x, point.y)])
        } else {
            try await test.page.mouse(.down, point.x, point.y)
        }
    }

    func move(_ point: CGPoint) async throws {
        finger = point
        if isTouch {
            try await test.page.touch(.move, [(point.x, point.y)])
        } else {
            try await test.page.mouse(.move, point.x, point.y)
        }
    }

    func up() async throws {
        if isTouch {
            try await test.page.touch(.end, [])
        } else {
            try await test.page.mouse(.up, finger.x, finger.y)
        }
    }

    func live(for seconds: Double) async throws { try await test.live(for: seconds) }

    func settle() async throws { try await test.settle() }

    func labels() async throws -> [String] {
        try await test.page.evaluate("[...riffle.mirror.nodes.values()].map(({ node }) => node.label ?? '')").array
            .compactMap(\.string)
    }
}

/// Where the wallet's interaction tests run.
enum WalletHost: String, CaseIterable, CustomTestStringConvertible {
    case headless, mouse, touch

    var testDescription: String { rawValue }

    /// The hosts there are: without a browser when it is left out.
    static var all: [WalletHost] {
        ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1" ? [.headless] : allCases
    }

    @MainActor
    func with(_ body: @MainActor (any WalletStage) async throws -> Void) async throws {
        guard self != .headless else { return try await body(HeadlessStage()) }
        try await BrowserTest.with(touch: self == .touch, view: WalletView()) { test in
            try await body(BrowserStage(test, isTouch: self == .touch))
        }
    }
}
