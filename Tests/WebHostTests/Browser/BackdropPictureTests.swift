import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleHeadlessHost
import RiffleRasterizer
import SwiftUI
import Testing
import RiffleWebHost

/// The browser's picture of materials against our own.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct BackdropPictureTests {
    private struct Materials: View {
        var body: some View {
            VStack(spacing: 30) {
                Text("Thin").padding(30).background(.ultraThinMaterial)
                Text("Regular").padding(30).background(.regularMaterial, in: Capsule())
                Text("Clipped").padding(30).background(.thinMaterial).clipShape(RoundedRectangle(cornerRadius: 20))
                Text("Faded").padding(30).background(.thinMaterial, in: Circle()).opacity(0.6)
                Text("Material").font(.system(size: 60, weight: .black)).foregroundStyle(.ultraThinMaterial)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                VStack(spacing: 0) {
                    ForEach(0..<6) { row in
                        HStack(spacing: 0) {
                            ForEach(0..<3) { [Color.red, .blue, .green][(row + $0) % 3] }
                        }
                    }
                })
        }
    }

    private struct Passing: View {
        @State var isShown: Bool

        var body: some View {
            VStack {
                if isShown {
                    Text("Thin").padding(30).background(.thinMaterial).opacity(0.9)
                }
                Text("Beside").opacity(0.5)
            }
            .frame(width: 200, height: 200)
            .background(Color.red.opacity(0.4))
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .shadow(radius: 3)
            .compositingGroup()
            .opacity(0.8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { isShown.toggle() }
        }
    }

    @Test("Once the last material is gone nobody looks for one, and what was around it is as if there had been none")
    func lastOneGoes() async throws {
        let styles = """
            JSON.stringify([...document.querySelectorAll('#layers *')].filter((e) => e.checkVisibility())
              .map((e) => [e.style.opacity === '1' ? '' : e.style.opacity, e.style.filter, e.style.clipPath, e.style.overflow])
              .filter((values) => values.join('') !== '').sort())
            """
        var without = ""
        try await ServedPage.with(view: Passing(isShown: false)) { test in
            without = try await test.page.evaluate(styles).string ?? ""
            #expect(try await test.page.evaluate("riffle.layers.backdropCount").int == 0)
        }
        try await ServedPage.with(view: Passing(isShown: true)) { test in
            for _ in 0..<2 {
                #expect(try await test.page.evaluate("riffle.layers.backdropCount").int == 1)
                #expect(try await test.page.evaluate(styles).string != without)
                try await test.page.click(20, 20)
                try await test.settle()
                #expect(try await test.page.evaluate("riffle.layers.backdropCount").int == 0)
                #expect(try await test.page.evaluate("riffle.layers.hadBackdrops").bool == false)
                #expect(try await test.page.evaluate(styles).string == without)
                try await test.page.click(20, 20)
                try await test.settle()
            }
        }
    }

    @Test("Materials look in the browser as they do in our own picture", arguments: [false, true])
    func materials(isDark: Bool) async throws {
        let view = Materials().environment(\.colorScheme, isDark ? .dark : .light)
        try await ServedPage.with(view: view) { test in
            let host = HeadlessScreen(view, HostConfiguration(size: CGSize(width: 393, height: 852), scale: 2))
            host.advance(to: 1)
            let own = try host.render()
            let shown = try PixelBuffer.decodingPNG(try await test.page.screenshot())
            let difference = PictureDifference(own, shown)
            #expect(difference.hasSameSize)
            #expect(difference.meanAwayFromEdges <= 1.5)
        }
    }
}
