import BrowserTesting
import Foundation
import RiffleGestures
import RiffleHosting
import RiffleLayers
import PageRecords
import Testing
import WalletUnderTest
import RiffleWebHost

/// Views behind the protocol, without a browser.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct EngineContentTests {
    /// Shows what was done to it.
    private struct Pad: View {
        @State private var holds = 0
        @State private var taps = 0
        @State private var distance = 0.0
        @Environment(\.colorScheme) private var scheme
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View {
            Color.blue
                .frame(width: 200, height: 200)
                .gesture(
                    LongPressGesture(minimumDuration: 0.5).onEnded { _ in holds += 1 }
                        .exclusively(before: TapGesture().onEnded { taps += 1 })
                )
                .simultaneousGesture(DragGesture().onEnded { distance = $0.predictedEndTranslation.width })
                .accessibilityElement()
                .accessibilityLabel(
                    "\(holds) holds, \(taps) taps, \(Int(distance.rounded())) points, \(scheme)\(reducesMotion ? ", calm" : "")"
                )
        }
    }

    private func with(_ body: (PlayedPage) async throws -> Void) async throws {
        let configuration = WebServer.Configuration(title: "Pad", port: 0)
        let running = try await WebServer.start(configuration) { traits, _ in EngineContent(Pad(), traits) }
        let page = try await PlayedPage(port: running.listener.port)
        page.send { $0.hello(time: 0) }
        try await body(page)
        await page.socket.close()
        try await running.listener.stop()
    }

    /// The label once all that was sent has been dealt with.
    private func label(_ page: PlayedPage) async throws -> String {
        for _ in 0..<3 {
            page.acknowledge()
            try await page.settle()
        }
        return page.lastLabel
    }

    @Test("A tap and a hold are told apart by when they happened, though all of it arrives at once")
    func lateArrival() async throws {
        try await with { page in
            page.send {
                $0.pointer(.began, 196, 426, time: 1000)
                $0.pointer(.ended, 196, 426, time: 1100)
                $0.tick(1100)
                $0.pointer(.began, 196, 426, time: 2000)
                $0.pointer(.ended, 196, 426, time: 2700)
                $0.tick(2700)
            }
            let label = try await label(page)
            #expect(label == "1 holds, 1 taps, 0 points, light")
        }
    }

    @Test("A flick has the speed it had on the page, however its samples are bunched on their way")
    func bunchedFlick() async throws {
        var labels: [String] = []
        for bunch in [1, 4, 12] {
            try await with { page in
                var writer = RecordWriter()
                for step in 0...11 {
                    let time = 1000 + Double(step) * 10
                    writer.pointer(
                        step == 0 ? .began : step == 11 ? .ended : .moved, 140 + Float(step) * 10, 426, time: time)
                    if step % bunch == bunch - 1 || step == 11 {
                        writer.tick(time)
                        page.socket.send(writer.bytes)
                        writer = RecordWriter()
                    }
                }
                labels.append(try await label(page))
            }
        }
        #expect(Set(labels).count == 1, "\(labels)")
        // 1,000 points a second: 110 points, and a quarter of a second more.
        #expect(labels.first?.contains(" 360 points") == true, "\(labels)")
    }

    @Test("Appearance and reduced motion reach the environment")
    func traits() async throws {
        try await with { page in
            page.send { $0.resize(width: 393, height: 852, flags: 3, time: 100) }
            let label = try await label(page)
            #expect(label.hasSuffix("dark, calm"))
        }
    }

    @Test("What a page is told adds up to the engine's own layers")
    func layers() async throws {
        try await with { page in
            _ = try await label(page)
            #expect(page.layers.layers.values.contains { !$0.contents.isEmpty })
        }
    }

    @Test("Ten pages at rest are sent nothing, run no frames and wake nobody")
    func idle() async throws {
        let contents = Contents()
        let running = try await WebServer.start(WebServer.Configuration(title: "Wallet", port: 0)) { traits, _ in
            contents.all.append(ObservedContent(EngineContent(WalletScreen(), traits), traits))
            return contents.all[contents.all.count - 1]
        }
        var pages: [PlayedPage] = []
        for _ in 0..<10 {
            let page = try await PlayedPage.open(port: running.listener.port)
            try await page.settle()
            // The cards slide in, seen by a page of 60 frames a second.
            var time = 0.0
            while page.isMoving {
                time += 1000.0 / 60
                page.send {
                    $0.acknowledge(page.lastFrame)
                    $0.tick(time)
                }
                try await page.settle()
            }
            #expect(time > 500)
            page.acknowledge()
            try await page.settle()
            pages.append(page)
        }
        let frames = contents.all.map(\.frameCount)
        let bytes = pages.map(\.bytesReceived)
        let turns = running.registry.turnCount
        for _ in 0..<1000 { await Task.yield() }
        #expect(contents.all.map(\.frameCount) == frames)
        #expect(running.registry.turnCount == turns)
        for page in pages { #expect(try await page.settle() == []) }
        // Each was asked once, and answered.
        #expect(running.registry.turnCount == turns + 10)
        #expect(zip(pages, bytes).allSatisfy { $0.bytesReceived - $1 <= 4 })
        for page in pages { await page.socket.close() }
        try await running.listener.stop()
    }

    private final class Contents { var all: [ObservedContent] = [] }

    @Test("What no page would send leaves the app as usable as before")
    func hostile() async throws {
        try await with { page in
            for value in [.nan, .infinity, -.infinity, 3e38, -3e38] as [Float] {
                for time in [100, -1e300, .nan, .infinity, 90] as [Double] {
                    page.send {
                        $0.pointer(.began, value, 426, id: 3, time: time)
                        $0.pointer(.moved, 196, value, id: 3, time: time)
                        $0.wheel(value, value, dx: value, dy: value, time: time)
                        $0.resize(width: value, height: value, scale: value, time: time)
                        $0.key("\u{0}", modifiers: 255, time: time)
                        $0.perform("Activate", node: .max, time: time)
                        $0.focus(.max, time: time)
                        $0.pointer(.ended, value, value, id: 3, time: time)
                        $0.tick(time)
                    }
                    page.acknowledge()
                    try await page.settle()
                }
            }
            let now = WebLimits.clockLead * 1000 + 1000
            page.send {
                $0.resize(width: 393, height: 852, time: now)
                $0.tick(now)
            }
            let before = try await label(page)
            page.send {
                $0.pointer(.began, 196, 426, time: now + 10)
                $0.pointer(.ended, 196, 426, time: now + 60)
                $0.tick(now + 60)
            }
            let after = try await label(page)
            #expect(before.contains(" 0 taps") && after.contains(" 1 taps"), "\(before), then \(after)")
        }
    }
}
