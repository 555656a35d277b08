import Foundation
import RiffleGestures
import RiffleHosting
import RiffleInteraction
import Testing

@testable import RiffleWindowHost

/// A window without a desktop: views, pixels and what is kept.
@MainActor @Suite struct WindowScreenTests {
    private struct Counter: View {
        @AppStorage("count") private var count = 0

        var body: some View {
            Text("\(count)").onTapGesture { count += 1 }
        }
    }

    private func screen(keeping stores: WindowStores? = nil) -> WindowScreen {
        var configuration = HostConfiguration(size: CGSize(width: 60, height: 40), scale: 1)
        configuration.environment = { stores?.apply(to: &$0) }
        return WindowScreen(Counter(), configuration)
    }

    private func tap(_ screen: WindowScreen, at time: Double) {
        for (phase, delay) in [(PointerEvent.Phase.began, 0.0), (.ended, 0.05)] {
            let place = CGPoint(x: 30, y: 20)
            screen.session.send(
                .pointer(PointerEvent(id: 1, phase: phase, location: place, time: time + delay, kind: .mouse)))
        }
        _ = screen.frame(at: time + 0.1)
    }

    private func text(_ screen: WindowScreen) -> String? { screen.session.semantics.elements.first?.label }

    @Test func aClickChangesWhatIsPainted() throws {
        let screen = screen()
        _ = screen.frame(at: 0)
        let before = try screen.paint().copy()
        tap(screen, at: 1)
        #expect(text(screen) == "1")
        let after = try screen.paint()
        let differs = (0..<after.width).contains { x in
            (0..<after.height).contains { y in before[x, y] != after[x, y] }
        }
        #expect(differs)
    }

    @Test func aWindowOfAnotherSizeHasAsManyPixels() throws {
        let screen = screen()
        _ = screen.frame(at: 0)
        screen.reconfigure {
            $0.size = CGSize(width: 120, height: 50)
            $0.scale = 2
        }
        _ = screen.frame(at: 0.1)
        let pixels = try screen.paint()
        #expect(pixels.width == 240 && pixels.height == 100)
    }

    @Test func darkViewsStandOnBlack() throws {
        let screen = screen()
        _ = screen.frame(at: 0)
        #expect(try screen.paint()[0, 0].red == 255)
        screen.reconfigure { $0.colorScheme = .dark }
        _ = screen.frame(at: 0.1)
        #expect(try screen.paint()[0, 0].red == 0)
    }

    @Test func whatIsStoredIsThereWhenTheProgramIsStartedAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stores = WindowStores(folder: folder) { Issue.record("\($0)") }
        let screen = screen(keeping: stores)
        _ = screen.frame(at: 0)
        tap(screen, at: 1)
        tap(screen, at: 2)
        stores.write()

        let again = self.screen(keeping: WindowStores(folder: folder) { Issue.record("\($0)") })
        _ = again.frame(at: 0)
        #expect(text(again) == "2")
    }
}
