import BrowserTesting
import Foundation
import Testing

/// The gallery as a program, in real browsers: whose data is whose, and where addresses and the browser's buttons lead.
@MainActor
@Suite(
    .serialized, .timeLimit(.minutes(10)),
    .disabled(if: ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1", "SKIP_BROWSER=1 leaves out browsers"))
struct GalleryBrowserTests {
    private static let visa = "Visa card ending in 4242"

    private func with(_ body: (ServedProgram, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Bundle.main.bundleURL.appendingPathComponent("Gallery")
        try await ServedProgram.run(program, ["--data", folder.path]) { try await body($0, folder) }
    }

    /// The databases that are kept in a folder.
    private func databases(in folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return files?.count { ($0 as? URL)?.lastPathComponent == "data.sqlite" } ?? 0
    }

    @Test(
        "two tabs of a person see the same cards at once; another person never sees them, and who only looks leaves no file"
    )
    func persons() async throws {
        try await with { served, folder in
            let (first, second) = (
                try await served.open(as: "Ada", path: "/#wallet"), try await served.open(as: "Ada", path: "/#wallet")
            )
            let stranger = try await served.open(as: "Bo", path: "/#wallet")
            for tab in [first, second, stranger] { try await tab.wait(for: Self.visa) }
            #expect(databases(in: folder) == 0)

            try await first.perform("Remove card", on: Self.visa)
            try await first.wait(untilGone: Self.visa)
            try await second.wait(untilGone: Self.visa)
            #expect(databases(in: folder) == 1)
            try await second.perform("Remove card", on: "Amex card ending in 1887")
            try await first.wait(untilGone: "Amex card ending in 1887")

            // The stranger does something, too, so that all that could have come has come.
            try await stranger.perform("Remove card", on: "Chase card ending in 4134")
            try await stranger.wait(untilGone: "Chase card ending in 4134")
            #expect(try await stranger.labels().contains(Self.visa))
            #expect(try await first.labels().contains("Chase card ending in 4134"))

            try await second.reload()
            try await second.wait(for: "Chase card ending in 4134")
            #expect(try await !second.labels().contains(Self.visa))
            #expect(databases(in: folder) == 2)
        }
    }

    @Test("an address with #wallet opens the wallet; Back and Forward, and other fragments, lead where they should")
    func addresses() async throws {
        try await with { served, _ in
            let tab = try await served.open(path: "/#wallet")
            try await tab.wait(for: Self.visa)
            try await tab.press("Apps")
            try await tab.wait(untilGone: Self.visa)
            try await tab.setFragment("#trips")
            try await tab.wait(for: "Destinations")
            try await tab.goBack()
            try await tab.wait(untilGone: "Destinations")
            try await tab.goForward()
            try await tab.wait(for: "Destinations")
            try await tab.reload()
            try await tab.wait(for: "Destinations")
        }
    }

    @Test(
        "an address that is typed while an app is open opens another; Back leads to the one before, and then to the list"
    )
    func addressInAnApp() async throws {
        try await with { served, _ in
            let tab = try await served.open(path: "/")
            let (list, trips) = ("Wallet, Tap a card, or hold and drag it", "Destinations")
            try await tab.press(list)
            try await tab.wait(for: Self.visa)
            try await tab.setFragment("#trips")
            try await tab.wait(for: trips)
            try await tab.wait(untilGone: Self.visa)
            try await tab.goBack()
            try await tab.wait(for: Self.visa)
            try await tab.goBack()
            try await tab.wait(for: list)
            try await tab.goForward()
            try await tab.wait(for: Self.visa)
            try await tab.goForward()
            try await tab.wait(for: trips)
        }
    }
}
