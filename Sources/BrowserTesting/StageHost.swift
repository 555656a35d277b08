import Foundation
import SwiftUITesting
import RiffleWebHost

/// Where a walk goes: on virtual time without a window, and in a real Chromium with a mouse and with a finger.
public enum StageHost: String, CaseIterable, Sendable, CustomStringConvertible {
    /// `ViewTester`: virtual time, no window.
    case headless
    /// Chromium, with a mouse and a keyboard.
    case mouse
    /// Chromium, with a finger.
    case touch

    /// The hosts to go through: all, or with the environment variable `SKIP_BROWSER=1` only those without a browser.
    ///
    /// Chromium is `$CHROMIUM`, else what the distribution has installed; without one, showing a view says what to do.
    public static var all: [StageHost] {
        ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1" ? [.headless] : allCases
    }

    /// The hosts of `all` that have a keyboard.
    public static var keyboards: [StageHost] { all.filter { $0 != .touch } }

    /// The name of the case.
    public var description: String { rawValue }

    /// Whether it is a browser.
    public var isBrowser: Bool { self != .headless }

    /// Shows a view, waits until it is at rest, and lets `walk` use it.
    ///
    /// - Parameters:
    ///   - size: of the window, in points; an iPhone 15's by default.
    ///   - scale: pixels per point.
    ///   - settled: whether to wait first until nothing moves; without, a walk begins with the first frame.
    ///   - environment: edits the root's environment.
    /// - Throws: what the walk throws; `PageReported` where a browser's page had errors or warnings.
    @MainActor
    public func show<Root: View>(
        _ root: Root, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 2, settled: Bool = true,
        environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
        walk: @MainActor (any Stage) async throws -> Void
    ) async throws {
        guard isBrowser else {
            let tester = ViewTester(root, size: size, scale: scale) { environment(&$0) }
            if settled { try await tester.settle() }
            return try await walk(ViewTesterStage(tester))
        }
        try await ServedPage.with(
            width: Int(size.width), height: Int(size.height), scale: scale, touch: self == .touch, settled: settled,
            { traits in
                EngineContent(root, traits) { values in MainActor.assumeIsolated { environment(&values) } }
            },
            { page in
                let stage = PageStage(page, isTouch: self == .touch)
                try await stage.listen()
                try await walk(stage)
            })
    }
}
