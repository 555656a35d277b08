import RiffleUIKitViews
import SwiftUITesting
import Testing

/// UIKit's and Core Animation's ways to say how changes are shown.
@MainActor
struct UIKitAnimationTests {
    private final class Log { var lines: [String] = [] }

    private struct Moving: View {
        let log: Log
        let move: (Log, () -> Void) -> Void
        @State private var isRight = false

        var body: some View {
            VStack {
                Text("Ball").frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                Button("Move") { move(log) { isRight.toggle() } }
            }
        }
    }

    private func positions(
        _ log: Log = Log(), advancing time: Double = 0.25, _ move: @escaping (Log, () -> Void) -> Void
    ) async throws -> (start: CGFloat, middle: CGFloat, end: CGFloat) {
        let tester = ViewTester(Moving(log: log, move: move))
        let start = try tester.find(.text("Ball")).frame.minX
        await tester.tap(try tester.find(.role(.button, "Move")))
        await tester.advance(by: time)
        let middle = try tester.find(.text("Ball")).frame.minX
        try await tester.settle()
        return (start, middle, try tester.find(.text("Ball")).frame.minX)
    }

    @Test("UIView.animate moves what its closure writes, and tells of its end")
    func animate() async throws {
        let log = Log()
        let way = try await positions(log) { log, change in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                change()
            } completion: {
                log.lines.append("done \($0)")
            }
        }
        #expect(way.middle > way.start + 50 && way.middle < way.end - 50)
        #expect(log.lines == ["done true"])
    }

    @Test("performWithoutAnimation and animations that are turned off show changes at once")
    func still() async throws {
        let still = try await positions(advancing: 1.0 / 60) { _, change in UIView.performWithoutAnimation(change) }
        #expect(still.middle == still.end && still.end > still.start)
        let off = try await positions(advancing: 1.0 / 60) { _, change in
            UIView.setAnimationsEnabled(false)
            UIView.animate(springDuration: 0.5) { change() }
        }
        #expect(off.middle == off.end)
    }

    @Test("a spring with damping swings over, one without swings does not, and both rest after about their time")
    func springs() async throws {
        for (damping, swings) in [(0.4, true), (1.0, false)] {
            let log = Log()
            let tester = ViewTester(
                Moving(log: log) { _, change in
                    UIView.animate(
                        withDuration: 0.8, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
                    ) { change() }
                })
            await tester.tap(try tester.find(.role(.button, "Move")))
            var furthest: CGFloat = 0
            for _ in 0..<48 {
                await tester.pump()
                furthest = max(furthest, try tester.find(.text("Ball")).frame.maxX)
            }
            let late = try tester.find(.text("Ball")).frame.maxX
            try await tester.settle()
            let end = try tester.find(.text("Ball")).frame.maxX
            #expect(abs(late - end) < 2, "\(damping)")
            #expect((furthest > end + 10) == swings, "\(damping)")
        }
    }

    @Test("a transaction with a duration moves what is written in it, and its block is called when that rests")
    func transaction() async throws {
        let log = Log()
        let way = try await positions(log) { log, change in
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { log.lines.append("rests") }
            change()
            CATransaction.commit()
            log.lines.append("committed")
        }
        #expect(abs(way.middle - (way.start + way.end) / 2) < 30)
        #expect(log.lines == ["committed", "rests"])
        let still = try await positions(advancing: 1.0 / 60) { _, change in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            withAnimation(CATransaction.disableActions() ? nil : .default, change)
            CATransaction.commit()
        }
        #expect(still.middle == still.end)
    }

    @Test("a transaction that nobody closes ends with the event")
    func unclosed() async throws {
        let log = Log()
        let tester = ViewTester(
            Moving(log: log) { log, change in
                if log.lines.isEmpty {
                    CATransaction.begin()
                    CATransaction.setAnimationDuration(0.5)
                    log.lines.append("left open")
                } else {
                    change()
                }
            })
        let button = try tester.find(.role(.button, "Move"))
        let start = try tester.find(.text("Ball")).frame.minX
        await tester.tap(button)
        await tester.tap(button)
        await tester.pump()
        #expect(CATransaction.animationDuration() == 0.25)
        let after = try tester.find(.text("Ball")).frame.minX
        try await tester.settle()
        #expect(after == (try tester.find(.text("Ball")).frame.minX) && after > start)
    }

    private struct Presenting: View {
        let log: Log
        let change: (Log, () -> Void) -> Void
        @State private var isShown = false
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Show") { change(log) { isShown = true } }
                    Button("Push") { change(log) { path.append(1) } }
                }
                .fullScreenCover(isPresented: $isShown) {
                    Text("Cover").onAppear { UIView.setAnimationsEnabled(true) }
                }
                .navigationDestination(for: Int.self) { _ in Text("Pushed") }
            }
        }
    }

    @Test("covers and screens come at once while animations are turned off, and move again afterwards")
    func system() async throws {
        let off: (Log, () -> Void) -> Void = { _, change in
            UIView.setAnimationsEnabled(false)
            change()
        }
        for (button, text) in [("Show", "Cover"), ("Push", "Pushed")] {
            let tester = ViewTester(Presenting(log: Log(), change: off))
            await tester.tap(try tester.find(.role(.button, button)))
            await tester.pump()
            let first = try tester.find(.text(text)).frame
            try await tester.settle()
            #expect(first == (try tester.find(.text(text)).frame), "\(text)")
        }
        let tester = ViewTester(Presenting(log: Log()) { _, change in change() })
        await tester.tap(try tester.find(.role(.button, "Push")))
        await tester.pump()
        let first = try tester.find(.text("Pushed")).frame
        try await tester.settle()
        #expect(first != (try tester.find(.text("Pushed")).frame))
    }

    @Test("a change of the path without animations pushes at once")
    func stillPush() async throws {
        let tester = ViewTester(
            Presenting(log: Log()) { _, change in
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction, change)
            })
        await tester.tap(try tester.find(.role(.button, "Push")))
        await tester.pump()
        let first = try tester.find(.text("Pushed")).frame
        try await tester.settle()
        #expect(first == (try tester.find(.text("Pushed")).frame))
    }

    @Test("the block of a transaction is called when a screen has been pushed, or a cover has come")
    func completion() async throws {
        for button in ["Push", "Show"] {
            let log = Log()
            let tester = ViewTester(
                Presenting(log: log) { log, change in
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { log.lines.append("there") }
                    change()
                    CATransaction.commit()
                })
            await tester.tap(try tester.find(.role(.button, button)))
            await tester.advance(by: 0.1)
            #expect(log.lines.isEmpty, "\(button)")
            try await tester.settle()
            #expect(log.lines == ["there"], "\(button)")
        }
    }
}
