import RifflePresentations
import SwiftUITesting
import Testing

/// What sheets and popovers make of items that change, and of large windows.
@MainActor
struct SheetSizeTests {
    private func phone(_ view: some View) -> ViewTester {
        ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
    }

    @Test(
        "a sheet whose item changes while it comes ends as that of the last item, and each that was seen is dismissed",
        arguments: [1, 4, 12, 40])
    func itemChanges(frames: Int) async throws {
        struct Item: Identifiable { let id: Int }
        struct Restless: View {
            let log: Log
            let frames: Int
            @State private var item: Item?

            var body: some View {
                Button("Show") { item = Item(id: 1) }
                    .sheet(item: $item, onDismiss: { log.add("dismissed") }) { item in
                        Text("Item \(item.id)").onAppear { log.add("\(item.id) appears") }
                    }
                    .task(id: item?.id) {
                        guard item?.id == 1 else { return }
                        try? await Task.sleep(for: .seconds(Double(frames) / 60))
                        item = Item(id: 2)
                    }
            }
        }
        let log = Log()
        let tester = phone(Restless(log: log, frames: frames))
        await tester.tap(try tester.find(.text("Show")))
        try await tester.settle()
        #expect(try tester.find(.text("Item 2")).isHittable)
        #expect(tester.findAll(.text("Item 1")).isEmpty)
        #expect(log.lines.last == "2 appears")
        #expect(log.lines.count { $0 == "dismissed" } <= 1)
    }

    @Test("in a large window a fitted sheet is as large as its content, and a form and a page have their sizes")
    func sizing() async throws {
        struct Sized<S: PresentationSizing>: View {
            let sizing: S

            var body: some View {
                Text("Ground").sheet(isPresented: .constant(true)) {
                    Color.red.frame(minWidth: 200, idealWidth: 200, minHeight: 120, idealHeight: 120)
                        .accessibilityElement().accessibilityLabel("Content")
                        .presentationSizing(sizing)
                }
            }
        }
        func frame(_ sizing: some PresentationSizing) async throws -> CGRect {
            let tester = ViewTester(Sized(sizing: sizing), size: CGSize(width: 1024, height: 768)) {
                $0.horizontalSizeClass = .regular
            }
            try await tester.settle()
            return try tester.find(.label("Content")).frame
        }
        #expect(try await frame(.fitted) == CGRect(x: 412, y: 324, width: 200, height: 120))
        #expect(try await frame(.form).size == CGSize(width: 540, height: 620))
        #expect(try await frame(.page).width == 704)
    }

    @Test("a fitted sheet that sticks grows with its content, and does not become smaller again")
    func sticky() async throws {
        struct Growing: View {
            @State private var height: CGFloat = 120

            var body: some View {
                Text("Ground").sheet(isPresented: .constant(true)) {
                    VStack {
                        Button("Next") { height = height == 120 ? 300 : 120 }
                        Color.red.frame(width: 200, height: height)
                    }
                    .presentationSizing(.fitted.sticky(horizontal: false, vertical: true))
                }
            }
        }
        let tester = ViewTester(Growing(), size: CGSize(width: 1024, height: 768)) {
            $0.horizontalSizeClass = .regular
        }
        var heights: [CGFloat] = []
        for _ in 0..<3 {
            try await tester.settle()
            heights.append(try tester.find(.role(.dialog)).frame.height)
            await tester.tap(try tester.find(.label("Next")))
        }
        #expect(heights[1] == heights[0] + 180 && heights[2] == heights[1], "\(heights)")
    }

    @Test("a popover of a view that fills the window stays inside of it")
    func fullPopover() async throws {
        struct Full: View {
            var body: some View {
                Color.blue.popover(isPresented: .constant(true)) {
                    Text("Popover").padding().presentationCompactAdaptation(.popover)
                }
            }
        }
        for size in [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
            let tester = ViewTester(Full(), size: size)
            try await tester.settle()
            let frame = try tester.find(.text("Popover")).frame
            #expect(CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8).contains(frame))
        }
    }
}
