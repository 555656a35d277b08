import RifflePresentations
import SwiftUITesting
import Testing

private struct Actions: View {
    let log: Log
    @State private var isOn = true

    var body: some View {
        VStack {
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") { log.add("copy") }
                Toggle("Bold", isOn: $isOn)
                Section("Other") {
                    Button("Delete", systemImage: "trash", role: .destructive) { log.add("delete") }
                    Menu("Share") {
                        Button("Mail") { log.add("mail") }
                    }
                }
                Divider()
                Button("Last") { log.add("last") }.disabled(true)
            }
            Spacer()
            Text(isOn ? "on" : "off")
        }
    }
}

@MainActor
struct MenuTests {
    @Test("a text alone stands in a menu as a row that does nothing, where the titles of the others are")
    func plainText() async throws {
        let view = VStack {
            Menu("More") {
                Button("First") {}
                Text("Note")
                Button("Last") {}
            }
            Spacer()
        }
        let tester = ViewTester(view)
        await tester.tap(try tester.find(.text("More")))
        try await tester.settle()
        let (first, note, last) = (
            try tester.find(.label("First")).frame, try tester.find(.text("Note")).frame,
            try tester.find(.label("Last")).frame
        )
        #expect(note.minX == first.minX + 16)
        #expect(abs(note.midY - (first.midY + last.midY) / 2) <= 0.5)
        #expect(abs(last.minY - first.minY - 2 * 43.67) <= 1)
    }

    private func open(_ log: Log) async throws -> ViewTester {
        let tester = ViewTester(Actions(log: log)) {
            $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        }
        await tester.pump()
        await tester.tap(try tester.find(.text("More")))
        try await tester.settle()
        return tester
    }

    @Test("a menu opens below its label, closes when a row is chosen, and then does what the row is for")
    func rows() async throws {
        let log = Log()
        let tester = try await open(log)
        let copy = try tester.find(.text("Copy"))
        #expect(copy.frame.minY > 59)
        #expect(tester.findAll(.text("on")).isEmpty)
        await tester.tap(copy)
        try await tester.settle()
        #expect(log.lines == ["copy"])
        #expect(tester.findAll(.text("Copy")).isEmpty)
        #expect(try tester.find(.text("on")).isHittable)
    }

    @Test("rows are as large as the user wants text, and stay in the window", arguments: [CGFloat(320), 393])
    func typeSize(width: CGFloat) async throws {
        var heights: [CGFloat] = []
        for size in [DynamicTypeSize.large, .accessibility5] {
            let tester = ViewTester(Actions(log: Log()), size: CGSize(width: width, height: 852)) {
                $0.dynamicTypeSize = size
            }
            await tester.pump()
            await tester.tap(try tester.find(.text("More")))
            try await tester.settle()
            let row = try tester.find(.text("Copy")).frame
            #expect(row.minX >= 8 && row.maxX <= width - 8)
            heights.append(row.height)
        }
        #expect(heights[1] > heights[0] + 35)
    }

    @Test("toggles have check marks, menus in menus open beside them, and a tap elsewhere closes a menu")
    func others() async throws {
        let log = Log()
        let tester = try await open(log)
        await tester.tap(try tester.find(.text("Bold")))
        try await tester.settle()
        #expect(try tester.find(.text("off")).isHittable)
        await tester.tap(try tester.find(.text("More")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Share")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Mail")))
        try await tester.settle()
        #expect(log.lines == ["mail"])
        #expect(tester.findAll(.text("Copy")).isEmpty)
        await tester.tap(try tester.find(.text("More")))
        try await tester.settle()
        await tester.touch(at: CGPoint(x: 30, y: 800)).lift()
        try await tester.settle()
        #expect(tester.findAll(.text("Copy")).isEmpty)
    }

    @Test("a press opens a menu, and the finger is lifted on a row")
    func pressDragRelease() async throws {
        let log = Log()
        let tester = ViewTester(Actions(log: log))
        await tester.pump()
        let label = try tester.find(.text("More")).frame
        let touch = tester.touch(at: CGPoint(x: label.midX, y: label.midY))
        await touch.hold(for: 0.8)
        let row = try tester.find(.text("Copy")).frame
        await touch.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(log.lines == ["copy"])
        #expect(tester.findAll(.text("Copy")).isEmpty)
    }

    @Test("a long press opens a view's own menu, and what was pressed does nothing")
    func contextMenu() async throws {
        let log = Log()
        let tester = ViewTester(
            Button("Row") { log.add("row") }
                .contextMenu {
                    Button("Rename") { log.add("rename") }
                    Button("Delete", role: .destructive) { log.add("delete") }
                })
        await tester.pump()
        await tester.press(try tester.find(.text("Row")), for: 0.7)
        try await tester.settle()
        await tester.tap(try tester.find(.text("Rename")))
        try await tester.settle()
        #expect(log.lines == ["rename"])
        #expect(try tester.find(.text("Row")).isHittable)
    }

    @Test("a long press on a view in a button opens the menu of the view, and does not trigger the button")
    func contextMenuInButton() async throws {
        let log = Log()
        let tester = ViewTester(
            Button {
                log.add("button")
            } label: {
                Text("Row").contextMenu { Button("Rename") { log.add("rename") } }
            })
        await tester.pump()
        await tester.press(try tester.find(.text("Row")), for: 0.7)
        try await tester.settle()
        #expect(try tester.find(.text("Rename")).isHittable)
        #expect(log.lines.isEmpty)
    }
}
