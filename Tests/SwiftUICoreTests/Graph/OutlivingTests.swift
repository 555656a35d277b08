import RiffleControls
import Testing

@testable import SwiftUICore

/// What is kept of a view by lists, queues and callbacks while the view itself goes.
@MainActor
struct OutlivingTests {
    private func key(_ fixture: Fixture, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        fixture.graph.input.send(.key(KeyEvent(key: key, modifiers: modifiers, phase: .down, time: fixture.graph.now)))
    }

    private struct WideOnly: View {
        var body: some View {
            GeometryReader { proxy in
                VStack {
                    Box("always")
                    if proxy.size.width > 60 { Button(action: {}) { Box("wide") } }
                }
            }
        }
    }

    @Test("a focused button that a resize takes away takes its ring along", arguments: [false, true])
    func ringAndResize(showsFirst: Bool) {
        let fixture = Fixture(WideOnly())
        fixture.frame()
        key(fixture, .tab, .shift)
        if showsFirst {
            fixture.frame(at: 0.1)
            #expect(fixture.names.contains("FocusRing"))
        }
        fixture.graph.window.resize(to: CGSize(width: 50, height: 100), scale: 2)
        fixture.frame(at: 0.2)
        #expect(fixture.names == ["always"])
        fixture.graph.window.resize(to: CGSize(width: 100, height: 100), scale: 1)
        fixture.frame(at: 0.3)
        #expect(fixture.names == ["always", "wide"])
    }

    private struct Removable: View {
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Box("switch", width: 100, height: 50).onTapGesture { isShown = false }
                if isShown { Button(action: {}) { Box("button") } }
            }
        }
    }

    @Test("a focused button that a tap takes away takes its ring along")
    func ringAndTap() {
        let fixture = Fixture(Removable())
        fixture.frame()
        key(fixture, .tab, .shift)
        fixture.pointer(.began, 50, 25, at: 0.1)
        fixture.pointer(.ended, 50, 25, at: 0.2)
        fixture.frame(at: 0.2)
        #expect(fixture.names == ["switch"])
    }

    private struct Measured: View {
        let probe: Probe<GeometryProxy?>
        @State private var isShown = true
        var body: some View {
            let _ = probe.write = { _ in isShown = false }
            VStack(spacing: 0) {
                Box("above", width: 100, height: 30)
                if isShown {
                    GeometryReader { proxy in
                        let _ = probe.value = proxy
                        Color.clear
                    }
                    .padding(10)
                    .coordinateSpace(name: "padded")
                }
            }
            .safeAreaPadding(.bottom, 5)
        }
    }

    @Test("a geometry proxy answers with what it last knew once its view is gone, and once the interface is gone")
    func proxies() async throws {
        let probe = Probe<GeometryProxy?>(nil)
        var fixture: Fixture? = Fixture(Measured(probe: probe))
        fixture?.frame()
        let proxy = try #require(probe.value)
        let known = Answers(proxy)
        #expect(known.window == CGRect(x: 10, y: 40, width: 80, height: 45))
        #expect(known.padded == CGRect(x: 10, y: 10, width: 80, height: 45))
        probe.write?(nil)
        fixture?.frame(at: 1)
        #expect(await later { Answers(proxy) } == known)
        fixture = nil
        #expect(await later { Answers(proxy) } == known)
    }

    @Test("a geometry proxy answers with what it last knew when the interface ends with its view")
    func proxyAtTheEnd() async throws {
        let probe = Probe<GeometryProxy?>(nil)
        var fixture: Fixture? = Fixture(Measured(probe: probe))
        fixture?.frame()
        let proxy = try #require(probe.value)
        let known = Answers(proxy)
        fixture = nil
        #expect(await later { Answers(proxy) } == known)
    }

    private struct Answers: Equatable {
        let size: CGSize
        let window: CGRect
        let padded: CGRect
        let bounds: CGRect?
        let insets: EdgeInsets

        init(_ proxy: GeometryProxy) {
            size = proxy.size
            window = proxy.frame(in: .global)
            padded = proxy.frame(in: .named("padded"))
            bounds = proxy.bounds(of: .named("padded"))
            insets = proxy.safeAreaInsets
        }
    }

    /// What a closure gives that the main queue runs.
    private func later<Result>(_ body: @escaping @MainActor () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { continuation.resume(returning: UncheckedResult(body())) }
            }
        }.content
    }

    private struct UncheckedResult<Content>: @unchecked Sendable {
        let content: Content
        init(_ content: Content) { self.content = content }
    }
}
