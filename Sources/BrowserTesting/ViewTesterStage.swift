import RiffleSemantics
import SwiftUITesting

/// A view without a window, on virtual time.
@MainActor
final class ViewTesterStage: Stage {
    private let tester: ViewTester
    private var touch: Touch?
    private var inputCount = 0

    init(_ tester: ViewTester) { self.tester = tester }

    var host: StageHost { .headless }

    func findAll(_ query: Query) async throws -> [StagedElement] {
        tester.findAll(query).map { StagedElement(node: $0.node, frame: $0.frame) }
    }

    func describeElements() async throws -> String { tester.semanticsDescription }

    func readElements() async throws -> [ReadElement] {
        tester.elements.map {
            ReadElement(
                role: $0.role.rawValue, name: $0.label,
                isFocusable: $0.traits.contains(.focusable) || $0.actions.contains { $0.kind == .default },
                isFocused: $0.traits.contains(.focused))
        }
    }

    func down(at point: CGPoint) async throws {
        inputCount += 1
        touch = tester.touch(at: point)
    }

    func down(at point: CGPoint, movingTo points: [CGPoint]) async throws {
        try await down(at: point)
        for point in points { try await move(to: point) }
    }

    func announcements() async throws -> [String] { tester.announcements }

    func move(to point: CGPoint) async throws {
        inputCount += 1
        await touch?.move(to: point, over: 1.0 / 60)
    }

    func lift() async throws {
        inputCount += 1
        await touch?.lift()
        touch = nil
    }

    func cancel() async throws {
        inputCount += 1
        await touch?.cancel()
        touch = nil
    }

    func flick(at point: CGPoint, by distance: CGSize, over seconds: Double) async throws {
        try await down(at: point)
        for point in Self.steps(from: point, by: distance, over: seconds) { try await move(to: point) }
        try await lift()
    }

    func key(_ key: KeyEquivalent, modifiers: EventModifiers) async throws {
        await tester.key(key, modifiers: modifiers)
    }

    func type(_ text: String) async throws { await tester.type(text) }

    func scroll(at point: CGPoint, by distance: CGSize) async throws {
        inputCount += 1
        await tester.scroll(at: point, by: distance)
    }

    func perform(_ action: String, on element: StagedElement, at callSite: CallSite) async throws {
        let id = element.node.id
        let found = try tester.find(Query(description: "\(element.node)") { $0.id == id }, at: callSite)
        try await tester.perform(action, on: found, at: callSite)
    }

    func live(for seconds: Double) async throws { await tester.advance(by: seconds) }

    func settle(at callSite: CallSite) async throws { try await tester.settle(at: callSite) }

    func resize(to size: CGSize, scale: CGFloat) async throws { await tester.resize(to: size, scale: scale) }

    func countInput() async throws -> (sent: Int, received: Int) { (inputCount, inputCount) }
}
