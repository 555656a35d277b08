import Articles
import BrowserTesting
import Riffle
import SwiftUI
import SwiftUITesting
import Testing

private struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { Orders() }
    }
}

private struct Orders: View {
    @State private var loaves = 1

    var body: some View {
        VStack(spacing: 16) {
            Text("\(loaves) loaves")
                .font(.title)
                .contentTransition(.numericText())
            Button("One more") {
                withAnimation(.spring) { loaves += 1 }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

private struct Countdown: View {
    @State private var seconds = 3

    var body: some View {
        Text(seconds > 0 ? "\(seconds)" : "Go!")
            .task {
                while seconds > 0 {
                    try? await Task.sleep(for: .seconds(1))
                    seconds -= 1
                }
            }
    }
}

private struct Library: View {
    @State private var path: [Int] = []
    @Environment(\.personalFolder) private var folder

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<4) { NavigationLink("Book \($0)", value: $0) }
                .navigationDestination(for: Int.self) { Text("Book \($0)") }
                .navigationTitle(folder == nil ? "Books" : "My books")
        }
        .addressed(by: $path)
        .staysAwake(!path.isEmpty)
    }
}

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }
    }
}

/// What the catalogs of the modules show compiles, and does what they say.
@MainActor
@Suite struct CatalogExampleTests {
    @Test(
        "the examples of the catalogs are the ones that are compiled and run here",
        arguments: ["SwiftUI", "SwiftUITesting", "Riffle", "BrowserTesting"])
    func example(module: String) throws {
        try Article(module, of: module).expectExample(isIn: #filePath)
    }

    @Test("One more loaf is ordered")
    func orders() async throws {
        let tester = ViewTester(Orders())
        await tester.tap(try tester.find(.label("One more")))
        _ = try tester.find(.text("2 loaves"))
    }

    @Test("After three seconds it says Go")
    func countdown() async throws {
        let tester = ViewTester(Countdown())
        _ = try tester.find(.text("3"))
        await tester.advance(by: 3)
        _ = try tester.find(.text("Go!"))
    }

    @Test("A book is opened, where there is no folder and no address")
    func library() async throws {
        let tester = ViewTester(Library())
        await tester.tap(try tester.find(.label("Book 2")))
        try await tester.settle()
        _ = try tester.find(.text("Book 2"))
        #expect(tester.issues.isEmpty)
    }

    @Test("A tap turns the lamp on", arguments: StageHost.all)
    func lamp(_ host: StageHost) async throws {
        try await host.show(Lamp()) { stage in
            try await stage.tap(try await stage.find(.label("Turn on")))
            try await stage.settle()
            _ = try await stage.find(.label("Turn off"))
        }
    }
}
