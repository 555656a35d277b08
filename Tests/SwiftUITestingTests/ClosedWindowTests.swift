import SwiftUITesting
import Testing

/// What a window's views were given is let go when the window closes: a server with many pages would otherwise fill up.
@MainActor
struct ClosedWindowTests {
    /// Stands for what an app keeps: actions and destinations hold on to it.
    @MainActor
    private final class Keepsake: ObservableObject {
        nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
        var uses = 0
        func use() { uses += 1 }
    }

    /// Shows a view, uses it, closes the window, and tells whether what the view held is gone.
    private func letsGo<V: View>(
        _ make: @MainActor (Keepsake) -> V, size: CGSize = CGSize(width: 393, height: 852),
        _ use: @MainActor (ViewTester) async throws -> Void = { _ in }
    ) async throws -> Bool {
        weak var left: Keepsake?
        do {
            let keepsake = Keepsake()
            left = keepsake
            let tester = ViewTester(make(keepsake), size: size)
            try await use(tester)
            await tester.advance(by: 1)
        }
        for _ in 0..<1000 where left != nil { await Task.yield() }
        return left == nil
    }

    private struct Shelf: View {
        let keepsake: Keepsake
        @State private var path: [Int] = []
        @State private var words = ""
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $path) {
                List(0..<3, id: \.self) { number in
                    NavigationLink(value: number) { Text("Shelf \(number)") }
                        .matchedTransitionSource(id: number, in: space)
                }
                .navigationTitle("Shelves")
                .searchable(text: $words)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Use") { keepsake.use() } }
                    ToolbarTitleMenu { Button("Use again") { keepsake.use() } }
                }
                .navigationDestination(for: Int.self) { number in
                    Button("Book \(number)") { keepsake.use() }
                        .toolbar { Button("Lend") { keepsake.use() } }
                        .navigationTransition(.zoom(sourceID: number, in: space))
                }
            }
        }
    }

    @Test("stacks with bars, links, a search and an open screen let go of what their items hold")
    func stacks() async throws {
        #expect(try await letsGo { Shelf(keepsake: $0) })
        #expect(
            try await letsGo {
                Shelf(keepsake: $0)
            } _: { tester in
                await tester.tap(try tester.find(.text("Shelf 1")))
                await tester.tap(try tester.find(.label("Book 1")))
            })
    }

    private struct Door: View {
        let keepsake: Keepsake
        @State private var isOpen = false
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Enter") { Button("Use") { keepsake.use() } }
                    NavigationLink("Peek", isActive: $isOpen) { Button("Use") { keepsake.use() } }
                    Button("Knock") { isPresented = true }
                }
                .navigationDestination(isPresented: $isPresented) { Button("Use") { keepsake.use() } }
            }
        }
    }

    @Test("links let go of the views that they lead to, followed or not", arguments: ["", "Enter", "Peek", "Knock"])
    func links(_ name: String) async throws {
        #expect(
            try await letsGo {
                Door(keepsake: $0)
            } _: { tester in
                guard !name.isEmpty else { return }
                await tester.tap(try tester.find(.label(name)))
                await tester.advance(by: 1)
            })
    }

    private struct Room: View {
        @ObservedObject var keepsake: Keepsake
        @State private var isOpen = false
        @State private var isAsking = false

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Button("Ask") { isAsking = true }
                Text("Hold").contextMenu { Button("Use") { keepsake.use() } }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack {
                    Text("Inside").toolbar { Button("Done") { keepsake.use() } }
                }
                .presentationDetents([.medium, .large])
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { keepsake.use() } }
        }
    }

    @Test("sheets and alerts let go of what they hold, open or closed", arguments: ["Open", "Ask"])
    func presentations(_ name: String) async throws {
        #expect(
            try await letsGo {
                Room(keepsake: $0)
            } _: { tester in
                await tester.tap(try tester.find(.label(name)))
                await tester.advance(by: 1)
            })
    }

    private struct Desk: View {
        let keepsake: Keepsake
        @StateObject private var own = Keepsake()
        @State private var name = ""
        @FocusState private var isFocused: Bool
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Form {
                    TextField("Name", text: $name).focused($isFocused).onSubmit { keepsake.use() }
                    Picker("Size", selection: $tab) { ForEach(0..<3) { Text("Size \($0)") } }
                    Menu("More") { Button("Use") { keepsake.use() } }
                }
                .onAppear { isFocused = true }
                .tabItem { Text("First") }
                .tag(0)
                NavigationSplitView {
                    Button("Use") { keepsake.use() }.toolbar { Button("Side") { keepsake.use() } }
                } detail: {
                    Text("Detail").toolbar { Button("Top") { keepsake.use() } }
                }
                .tabItem { Text("Second") }
                .tag(1)
            }
            .task { await wait() }
            .onReceive(own.objectWillChange) { keepsake.use() }
        }

        private func wait() async {
            try? await Task.sleep(for: .seconds(60))
            keepsake.use()
        }
    }

    @Test("tabs, forms, split views and what waits let go of what they hold", arguments: [393.0, 1100.0])
    func tabs(_ width: Double) async throws {
        #expect(
            try await letsGo({ Desk(keepsake: $0) }, size: CGSize(width: width, height: 852)) { tester in
                await tester.advance(by: 1)
                await tester.tap(try tester.find(.label("Second")))
            })
    }
}
