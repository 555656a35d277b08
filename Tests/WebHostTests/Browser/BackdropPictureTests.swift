import BrowserTesting
import ChromiumDriver
import Foundation
import HeadlessHost
import Rasterizer
import SwiftUI
import Testing
import WebHost

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
