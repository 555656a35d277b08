import SwiftUI
import SwiftUITesting
import Testing

// Carousels that know where they are, counters that roll, settings that stay, and placeholders, in the forms in which
// tutorials write them.

private struct TutorialSlide: Identifiable, Hashable {
    let id: Int
    var title: String { "Slide \(id)" }
}

struct TutorialCarousel: View {
    private let slides = (0..<6).map { TutorialSlide(id: $0) }
    @State private var scrolledID: Int?
    @State private var offset: CGFloat = 0
    @State private var isScrolling = false

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 0) {
                    ForEach(slides) { slide in
                        Text(slide.title)
                            .frame(height: 200)
                            .containerRelativeFrame(.horizontal)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $scrolledID)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.x
            } action: { oldValue, newValue in
                offset = newValue
            }
            .onScrollPhaseChange { _, newPhase in
                isScrolling = newPhase.isScrolling
            }

            Text("at \(scrolledID ?? 0), \(Int(offset))")
            HStack {
                ForEach(slides) { slide in
                    Circle()
                        .fill(slide.id == scrolledID ?? 0 ? Color.primary : Color.gray.opacity(0.3))
                        .frame(width: 8, height: 8)
                }
            }
            Button("Next") {
                withAnimation(.snappy) {
                    scrolledID = min((scrolledID ?? 0) + 1, slides.count - 1)
                }
            }
        }
    }
}

struct TutorialChat: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        VStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { Text("Message \($0)").frame(height: 40) }
                }
            }
            .scrollPosition($position)
            .frame(height: 400)
            Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        }
    }
}

struct TutorialProfile: View {
    @AppStorage("username") private var username: String = "Anonymous"
    @AppStorage("isDarkMode") var isDarkMode = false
    @AppStorage("launches") private var launches = 0
    @SceneStorage("draft") private var draft = ""
    @State private var isLoading = true

    var body: some View {
        VStack(spacing: 12) {
            Text("\(launches)")
                .font(.system(size: 60, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
            Button("Launch") {
                withAnimation { launches += 1 }
            }
            Text(username).redacted(reason: isLoading ? .placeholder : [])
            Toggle("Dark Mode", isOn: $isDarkMode)
            Button("Rename") {
                username = "Somebody"
                draft = "Hello"
                isLoading = false
            }
            Text(draft.isEmpty ? "No draft" : draft)
        }
        .padding()
    }
}

@MainActor
struct TutorialScrollingTests {
    @Test("a carousel tells which slide it shows, and goes to another when asked")
    func carousel() async throws {
        let tester = ViewTester(TutorialCarousel(), size: CGSize(width: 300, height: 400))
        _ = try tester.find(.text("at 0, 0"))
        await tester.drag(try tester.find(.text("Slide 0")), by: CGSize(width: -200, height: 0))
        try await tester.settle()
        _ = try tester.find(.text("at 1, 300"))
        await tester.tap(try tester.find(.label("Next")))
        try await tester.settle()
        _ = try tester.find(.text("at 2, 600"))
        #expect(try tester.find(.text("Slide 2")).frame.midX == 150)
    }

    @Test("a chat starts at its end, and goes to its start when asked")
    func chat() async throws {
        let tester = ViewTester(TutorialChat(), size: CGSize(width: 300, height: 500))
        let last = try tester.find(.text("Message 39")).frame
        #expect(last.maxY < 500 && last.minY > 300)
        await tester.tap(try tester.find(.label("Top")))
        try await tester.settle()
        #expect(try tester.find(.text("Message 0")).frame.minY < 100)
    }

    @Test("what is stored stays while the view is used, and a number rolls to the next")
    func profile() async throws {
        let tester = ViewTester(TutorialProfile())
        await tester.tap(try tester.find(.label("Launch")))
        await tester.advance(by: 0.1)
        #expect(tester.layersDescription.contains("\"0\"") && tester.layersDescription.contains("\"1\""))
        try await tester.settle()
        _ = try tester.find(.text("1"))
        await tester.tap(try tester.find(.label("Rename")))
        _ = try tester.find(.text("Somebody"))
        _ = try tester.find(.text("Hello"))
        try await tester.perform("Activate", on: try tester.find(.role(.toggle, "Dark Mode")))
        #expect(try tester.find(.role(.toggle, "Dark Mode")).value == "1")
        // Another run of the program in a test starts anew.
        _ = try ViewTester(TutorialProfile()).find(.text("Anonymous"))
    }
}
