import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Stacks of an app's own in the columns of a split view, as most code writes them.
@MainActor
struct StacksInColumnsTests {
    private struct Page: View {
        var hasStack = true
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                List(0..<3) { Text("Side \($0)") }.navigationTitle("Sidebar")
            } detail: {
                if hasStack {
                    NavigationStack(path: $path) {
                        List(0..<3) { NavigationLink("Row \($0)", value: $0) }
                            .navigationTitle("Detail")
                            .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Deep") }
                    }
                } else {
                    List(0..<3) { Text("Row \($0)") }.navigationTitle("Detail")
                }
            }
        }
    }

    private func tester(_ page: Page) async throws -> ViewTester {
        let tester = ViewTester(page, size: CGSize(width: 1024, height: 768))
        try await tester.settle()
        return tester
    }

    @Test("a stack in a column has one bar, as high as a column without a stack")
    func height() async throws {
        let (bare, stacked) = (try await tester(Page(hasStack: false)), try await tester(Page()))
        for name in ["Detail", "Sidebar"] {
            #expect(
                try stacked.find(.role(.header, name)).frame.minY == bare.find(.role(.header, name)).frame.minY)
        }
        #expect(stacked.issues.isEmpty)
    }

    @Test("where the sidebar is hidden the stack's bar has the button that shows it, on each of its screens")
    func button() async throws {
        let tester = try await tester(Page())
        #expect(tester.findAll(.label("Toggle sidebar")).count == 1)
        await tester.tap(try tester.find(.label("Toggle sidebar")))
        try await tester.settle()
        #expect(tester.findAll(.text("Side 0")).isEmpty)
        let title = try tester.find(.role(.header, "Detail")).frame
        #expect(try tester.find(.label("Toggle sidebar")).frame.maxY < title.minY && title.minY < 60)
        await tester.tap(try tester.find(.label("Row 1")))
        try await tester.settle()
        #expect(tester.findAll(.text("Screen 1")).count == 1)
        await tester.tap(try tester.find(.label("Toggle sidebar")))
        try await tester.settle()
        #expect(tester.findAll(.text("Side 0")).count == 1)
    }

    /// Folders, their notes and a note, of which each column but the first has a stack of its own.
    private struct Notes: View {
        @State private var folder: String?
        @State private var note: Int?

        var body: some View {
            NavigationSplitView {
                List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
            } content: {
                NavigationStack {
                    List(1..<4, id: \.self, selection: $note) { Text("Note \($0)") }
                        .navigationTitle(folder ?? "")
                        .toolbar { Button("New") {} }
                }
            } detail: {
                NavigationStack {
                    List { NavigationLink("Go", value: 1) }
                        .navigationTitle("Details")
                        .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Deep") }
                }
            }
        }
    }

    private func tap(_ names: String..., in tester: ViewTester) async throws {
        for name in names {
            await tester.tap(try tester.find(.label(name)))
            try await tester.settle()
        }
    }

    private func phone() async throws -> ViewTester {
        let tester = ViewTester(Notes()) { $0.horizontalSizeClass = .compact }
        try await tester.settle()
        return tester
    }

    @Test("on a phone a stack in a column has one bar with the columns, which leads back to the column before")
    func joined() async throws {
        let tester = try await phone()
        let title = try tester.find(.role(.header, "Folders")).frame
        try await tap("Work", in: tester)
        #expect(try tester.find(.role(.header, "Work")).frame.minY == title.minY)
        #expect(tester.findAll(.role(.button, "New")).count == 1)
        try await tap("Note 2", in: tester)
        #expect(try tester.find(.role(.header, "Details")).frame.minY == title.minY)
        try await tap("Go", in: tester)
        _ = try tester.find(.text("Screen 1"))
        #expect(tester.findAll(.role(.button, nil)).count == 1)
        try await tap("Details", "Work", "Folders", in: tester)
        #expect(try tester.find(.text("Home")).isHittable)
        #expect(tester.issues.isEmpty)
    }

    @Test("a swipe from the edge goes back by one screen, whichever of the two stacks has it")
    func swipes() async throws {
        let tester = try await phone()
        try await tap("Work", "Note 2", "Go", in: tester)
        for title in ["Details", "Work", "Folders"] {
            let finger = tester.touch(at: CGPoint(x: 3, y: 400))
            await finger.move(by: CGSize(width: 300, height: 0), over: 0.3)
            await finger.lift()
            try await tester.settle()
            _ = try tester.find(.role(.header, title))
        }
    }

    @Test("a long press on the back button shows the screens of both stacks, and leads to each of them")
    func history() async throws {
        let tester = try await phone()
        try await tap("Work", "Note 2", "Go", in: tester)
        await tester.press(try tester.find(.role(.button, "Details")), for: 1)
        try await tester.settle()
        #expect(tester.findAll(.role(.button, nil)).map(\.label).contains(["Details", "Work", "Folders"]))
        try await tap("Folders", in: tester)
        #expect(try tester.find(.text("Home")).isHittable)
    }
}
