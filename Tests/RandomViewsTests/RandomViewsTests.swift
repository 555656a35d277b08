import Foundation
import RandomViews
import Testing

/// Frames that only do what has changed, held against frames made from nothing.
@MainActor
@Suite struct RandomViewsTests {
    @Test("random interfaces show the same whether frames remember or start from nothing", arguments: 1...100)
    func sameFrames(seed: Int) {
        let script = RandomScript(seed: UInt64(seed), interactions: 20, hasFamilies: false)
        if let difference = script.firstDifference() {
            Issue.record("RIFFLE_FUZZ_SEED=\(seed): \(difference)\n\(script.json)")
        }
    }

    @Test("what changes nothing around views and their parts changes nothing that they show", arguments: 1...60)
    func wrapped(seed: Int) {
        let script = RandomScript(seed: UInt64(seed), interactions: 12, hasFamilies: false)
        let wrapped = script.view.wrapped(seed: UInt64(seed))
        if let difference = script.firstDifference(from: wrapped) {
            Issue.record("seed \(seed): \(difference)\n\(script.json)\n\(wrapped)")
        }
    }

    @Test("an interface that runs from right to left is the mirror image", arguments: 1...100)
    func mirrored(seed: Int) {
        let script = RandomScript(seed: UInt64(seed), interactions: 0)
        if let mistake = script.firstUnmirrored() { Issue.record("seed \(seed): \(mistake)\n\(script.json)") }
    }

    @Test("a touch finds what it would find if it looked everywhere", arguments: 1...12)
    func touches(seed: Int) {
        let script = RandomScript(seed: UInt64(seed), interactions: 15)
        if let mistake = script.firstWrongTouch() {
            Issue.record("seed \(seed): \(mistake)\n\(script.json)")
        }
    }

    @Test("an interface that has slept shows what it would have shown", arguments: 1...100)
    func slept(seed: Int) {
        let script = RandomScript(seed: UInt64(seed), interactions: 20, hasFamilies: false)
        // What appears appears again, and how long lazy content is depends on what has been seen of it.
        guard !script.view.appearsOrIsLazy else { return }
        if let difference = script.firstDifferenceAfterSleep() {
            Issue.record("seed \(seed): \(difference)\n\(script.json)")
        }
    }

    /// Scripts that once showed a difference, cut down to what it took.
    nonisolated private static let kept: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Kept")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }()

    @Test("what once differed shows the same", arguments: kept)
    func kept(file: URL) throws {
        let script = try RandomScript(json: String(contentsOf: file, encoding: .utf8))
        if let difference = script.firstDifference() { Issue.record("\(file.lastPathComponent): \(difference)") }
    }

    @Test("a script that fails is cut down to what it takes to fail")
    func shrinks() {
        let view = ViewSpec.stack(
            .vertical, spacing: 4,
            [
                .word(1), .modified(.counter(2), .padding(3)),
                .scroll(
                    isVertical: true, isLazy: false, count: 9, .toggle(state: 1)),
            ])
        let script = RandomScript(view: view, interactions: [.cancel, .frames(3), .lift(finger: 1), .frames(2)])
        func holds(_ spec: ViewSpec) -> Bool { spec == .counter(2) || spec.children.contains(where: holds) }
        let shrunk = script.shrunk { holds($0.view) && $0.interactions.contains(.lift(finger: 1)) }
        #expect(shrunk == RandomScript(view: .counter(2), interactions: [.lift(finger: 1)]))
    }

    @Test("a script comes back from its JSON")
    func coding() throws {
        let script = RandomScript(seed: 7, interactions: 30)
        #expect(try RandomScript(json: script.json) == script)
    }
}
