import RiffleAssets
import RiffleChromiumDriver
import Foundation
import RiffleWebHost
import SwiftUI
import Testing

/// What the browser's tab is called, and its sign.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct DocumentTitleTests {
    private struct Screens: View {
        @State private var path: [String] = []
        @State private var showsSheet = false

        var body: some View {
            NavigationStack(path: $path) {
                Button("Open") { path.append("Pears") }
                    .navigationTitle("Fruit")
                    .navigationDestination(for: String.self) { name in
                        VStack {
                            Button("Sheet") { showsSheet = true }
                            Text("Below").accessibilityAddTraits(.isHeader)
                        }
                        .navigationTitle(name)
                        .navigationBarTitleDisplayMode(.inline)
                    }
            }
            .sheet(isPresented: $showsSheet) {
                NavigationStack { Button("Done") { showsSheet = false }.navigationTitle("Basket") }
            }
        }
    }

    private func served(icon: AppInformation.Icon? = nil, _ body: (Page) async throws -> Void) async throws {
        var configuration = WebServer.Configuration(title: "Shop", port: 0)
        configuration.icon = icon
        let running = try await WebServer.start(configuration) { traits, stores in
            EngineContent(Screens(), traits) { stores.apply(to: &$0) }
        }
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page()
            try await page.open(running.url)
            try await body(page)
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    private func expectTitle(_ expected: String, _ page: Page, after label: String? = nil) async throws {
        if let label {
            try await page.evaluate(
                """
                [...document.querySelectorAll("#elements [role=button]")]
                  .find((each) => (each.getAttribute("aria-label") ?? each.textContent) === "\(label)").click()
                """)
        }
        for _ in 0..<3 { try await page.evaluate("riffle.whenStill()") }
        #expect(try await page.evaluate("document.title").string == expected)
    }

    @Test("the tab is called by the screen in view and the app")
    func screens() async throws {
        try await served { page in
            try await expectTitle("Fruit – Shop", page)
            try await expectTitle("Pears – Shop", page, after: "Open")
            try await expectTitle("Basket – Shop", page, after: "Sheet")
            try await expectTitle("Pears – Shop", page, after: "Done")
            try await expectTitle("Fruit – Shop", page, after: "Fruit")
        }
    }

    @Test("the tab's sign is the app's icon, where it has one")
    func sign() async throws {
        let picture = try #require(ImageAsset(rgba: [UInt8](repeating: 255, count: 64 * 64 * 4), width: 64, height: 64))
        let bytes = [UInt8](try picture.encodedBytes().data)
        try await served(icon: AppInformation.Icon(bytes: bytes, size: 64)) { page in
            let sign = try await page.evaluate(
                """
                (async () => {
                  const response = await fetch(document.querySelector("link[rel=icon]").href);
                  const manifest = await (await fetch("manifest.json")).json();
                  const size = (await response.arrayBuffer()).byteLength;
                  return `${response.headers.get("content-type")} ${size} ${JSON.stringify(manifest.icons)}`;
                })()
                """
            ).string
            #expect(
                sign == "image/png \(bytes.count) [{\"sizes\":\"64x64\",\"src\":\"icon.png\",\"type\":\"image/png\"}]")
        }
    }
}
