import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleHeadlessHost
import RiffleRasterizer
import SwiftUICore
import Testing
import RiffleWebHost

/// The browser's picture of effects against our own.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct EffectPictureTests {
    private struct TurnedCards: View {
        var body: some View {
            VStack(spacing: 40) {
                card(.degrees(40), (x: 0, y: 1, z: 0), .center)
                card(.degrees(150), (x: 1, y: 0.5, z: 0), .center)
                card(.degrees(50), (x: 0, y: 1, z: 0), .leading)
            }
        }

        private func card(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint)
            -> some View
        {
            ZStack {
                RoundedRectangle(cornerRadius: 20).fill(.indigo)
                HStack(spacing: 0) {
                    Color.orange
                    Color.clear
                }
                .padding(20)
            }
            .frame(width: 180, height: 120)
            .rotation3DEffect(angle, axis: axis, anchor: anchor)
        }
    }

    @Test("What is turned in space looks in the browser as it does in our own picture")
    func turned() async throws {
        try await compare(TurnedCards())
    }

    private func compare<V: View>(_ view: V) async throws {
        try await ServedPage.with(view: view) { test in
            let host = HeadlessScreen(view, HostConfiguration(size: CGSize(width: 393, height: 852), scale: 2))
            host.advance(to: 1)
            let own = try host.render()
            let shown = try PixelBuffer.decodingPNG(try await test.page.screenshot())
            let difference = PictureDifference(own, shown)
            #expect(difference.hasSameSize)
            #expect(difference.meanAwayFromEdges <= 1)
            #expect(difference.mean(around: CGRect(x: 196, y: 426, width: 0, height: 0), within: 190, scale: 2) <= 2)
        }
    }
}
