import BrowserTesting
import CoreLocation
import Foundation
import Testing

/// Locations of a visitor, whose browser is asked.
@MainActor
@Suite(
    .serialized, .timeLimit(.minutes(10)),
    .disabled(
        if: ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1", "SKIP_BROWSER=1 leaves out tests with Chromium")
)
struct PageLocationTests {
    private func allow(_ setting: String, _ test: ServedPage) async throws {
        let target = try await test.page.send("Target.getTargetInfo")
        try await test.page.send(
            "Browser.setPermission",
            [
                "permission": ["name": "geolocation"], "setting": .string(setting),
                "browserContextId": target["targetInfo"]["browserContextId"],
            ])
    }

    private func move(to latitude: Double, _ longitude: Double, _ test: ServedPage) async throws {
        try await test.page.send(
            "Emulation.setGeolocationOverride",
            ["latitude": .number(latitude), "longitude": .number(longitude), "accuracy": 7])
    }

    private func press(_ title: String, _ test: ServedPage) async throws {
        let place =
            try await test.page.evaluate(
                """
                (() => {
                  const all = [...document.querySelectorAll("#elements *")];
                  const found = all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === "\(title)");
                  const frame = found.getBoundingClientRect();
                  return `${frame.x + frame.width / 2} ${frame.y + frame.height / 2}`;
                })()
                """
            ).string ?? ""
        let numbers = place.split(separator: " ").compactMap { Double($0) }
        try await test.page.click(numbers[0], numbers[1])
    }

    private func wait(for text: String, _ test: ServedPage) async throws {
        try await test.page.evaluate(
            """
            new Promise((done) => {
              const step = () => document.getElementById("elements").textContent.includes(`\(text)`)
                ? done() : requestAnimationFrame(step);
              step();
            })
            """)
    }

    @Test("a visitor who allows it is found, and followed until the app wants no more")
    func allowed() async throws {
        try await ServedPage.with(view: PlaceScreen()) { test in
            try await allow("granted", test)
            try await move(to: 48.25, 16.5, test)
            try await press("Both", test)
            try await wait(for: "Status: authorizedWhenInUse", test)
            try await wait(for: "48.25, 16.5", test)
            try await press("Start", test)
            try await move(to: 47, 15, test)
            try await wait(for: "47.0, 15.0", test)
            try await move(to: 46, 14, test)
            try await wait(for: "46.0, 14.0", test)
            try await press("Stop", test)
            try await test.settle()
            try await move(to: 45, 13, test)
            try await press("Once", test)
            try await wait(for: "45.0, 13.0", test)
        }
    }

    @Test("a visitor who declines is not asked again, and heard once they change the browser's settings")
    func declined() async throws {
        try await ServedPage.with(view: PlaceScreen()) { test in
            try await allow("denied", test)
            try await move(to: 48.25, 16.5, test)
            try await press("Both", test)
            try await wait(for: "Status: denied", test)
            try await wait(for: "Problem: denied", test)
            try await press("Start", test)
            try await test.settle()
            try await allow("granted", test)
            try await wait(for: "Status: authorizedWhenInUse", test)
            try await wait(for: "48.25, 16.5", test)
        }
    }
}
