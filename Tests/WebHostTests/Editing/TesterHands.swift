import RiffleGestures
import RiffleHosting

@testable import SwiftUITesting

/// A field of a view on virtual time.
@MainActor
final class TesterHands: EditingHands {
    let needsLettersBelowAccents = false
    private let tester: ViewTester
    private let field: Query

    init(_ tester: ViewTester, _ field: Query) async throws {
        self.tester = tester
        self.field = field
        await tester.tap(try tester.find(field))
    }

    private var state: TextInputState {
        tester.graph.textInputs.all().first { $0.isFocused }?.state ?? TextInputState()
    }

    func look() async throws -> (text: String, selection: Range<Int>) {
        let shown = try tester.find(field).value ?? ""
        if shown != state.text { throw HandsDisagree(page: shown, app: state.text) }
        return (state.text, state.selection)
    }

    func type(_ text: String) async throws { await tester.type(text) }

    func glance() async throws -> (text: String, selection: Range<Int>) { try await look() }

    private func send(_ edit: TextInputEvent.Edit) {
        tester.host.send(.text(TextInputEvent(edit, target: 0, version: state.version, time: tester.now)))
    }

    func compose(_ steps: [String]) async throws {
        var range = state.selection
        for (index, step) in steps.enumerated() {
            let end = range.lowerBound + step.utf16.count
            let isLast = index == steps.count - 1
            send(
                .replace(range, with: step, selection: end..<end, marked: isLast ? nil : range.lowerBound..<end))
            range = range.lowerBound..<end
            await tester.pump()
        }
    }

    func press(_ key: EditingKey) async throws {
        let (key, modifiers): (KeyEquivalent, EventModifiers) =
            switch key {
            case .backspace: (.delete, [])
            case .forwardDelete: (.deleteForward, [])
            case .left: (.leftArrow, [])
            case .right: (.rightArrow, [])
            case .wordLeft: (.leftArrow, .option)
            case .wordRight: (.rightArrow, .option)
            case .selectLeft: (.leftArrow, .shift)
            case .selectRight: (.rightArrow, .shift)
            case .selectWordLeft: (.leftArrow, [.option, .shift])
            case .selectWordRight: (.rightArrow, [.option, .shift])
            case .home: (.home, [])
            case .end: (.end, [])
            case .all: ("a", .command)
            }
        await tester.key(key, modifiers: modifiers)
    }

    func select(_ range: Range<Int>) async throws {
        send(.select(range))
        await tester.pump()
    }

    func copy() async throws { await tester.key("c", modifiers: .command) }
    func cut() async throws { await tester.key("x", modifiers: .command) }
    func paste() async throws { await tester.key("v", modifiers: .command) }
    func undo() async throws { await tester.key("z", modifiers: .command) }
    func redo() async throws { await tester.key("z", modifiers: [.command, .shift]) }

    func drag(from start: Double, to end: Double) async throws {
        let frame = try tester.find(field).frame
        let touch = tester.touch(at: CGPoint(x: frame.minX + frame.width * start, y: frame.midY))
        await touch.hold(for: 0.6)
        await touch.move(to: CGPoint(x: frame.minX + frame.width * end, y: frame.midY), over: 0.05)
        await touch.lift()
        await tester.advance(by: 0.5)
    }
}
