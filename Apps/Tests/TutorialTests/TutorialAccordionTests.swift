import SwiftUI
import SwiftUITesting
import Testing

// Questions that open, one at a time; the open one is a binding.

struct TutorialAccordionRow: View {
    let title: String
    let text: String
    let index: Int
    @Binding var open: Int?

    private var isOpen: Bool { open == index }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button {
                withAnimation(.easeInOut(duration: 0.3)) {
                    open = isOpen ? nil : index
                }
            } label: {
                HStack {
                    Text(title).fontWeight(.semibold)
                    Spacer()
                    Text(">")
                        .rotationEffect(.degrees(isOpen ? 90 : 0))
                }
                .frame(height: 44)
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())

            if isOpen {
                Text(text)
                    .font(.subheadline)
                    .frame(height: 100)
                    .transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5, anchor: .top)))
            }
            Divider()
        }
        .clipped()
    }
}

struct TutorialAccordion: View {
    @State private var open: Int? = nil
    let questions: [(String, String)] = [
        ("What is it?", "A thing."), ("Who made it?", "Somebody."), ("Why?", "For fun."),
    ]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(questions.indices, id: \.self) { i in
                TutorialAccordionRow(title: questions[i].0, text: questions[i].1, index: i, open: $open)
            }
            Spacer()
        }
        .padding(.horizontal, 20)
        .onChange(of: open) { oldValue, newValue in
            print("opened", oldValue ?? -1, newValue ?? -1)
        }
    }
}

@MainActor
struct TutorialAccordionTests {
    @Test("a tap opens a row, and moves those below over time")
    func opens() async throws {
        let tester = ViewTester(TutorialAccordion())
        let third = try tester.find(.containing("Why?")).frame.minY
        await tester.tap(try tester.find(.containing("Who made it?")))
        await tester.advance(by: 0.15)
        let text = try tester.find(.text("Somebody."))
        #expect(text.opacity > 0.1 && text.opacity < 0.9)
        let between = try tester.find(.containing("Why?")).frame.minY
        #expect(between > third + 10 && between < third + 90)
        try await tester.settle()
        #expect(abs(try tester.find(.containing("Why?")).frame.minY - third - 100) < 0.01)
    }

    @Test("opening another closes the first, in one animation")
    func other() async throws {
        let tester = ViewTester(TutorialAccordion())
        await tester.tap(try tester.find(.containing("What is it?")))
        try await tester.settle()
        let third = try tester.find(.containing("Why?")).frame.minY
        await tester.tap(try tester.find(.containing("Who made it?")))
        await tester.advance(by: 0.1)
        // One closes by as much as the other opens.
        #expect(abs(try tester.find(.containing("Why?")).frame.minY - third) < 0.01)
        try await tester.settle()
        #expect(tester.findAll(.text("A thing.")).isEmpty)
        _ = try tester.find(.text("Somebody."))
    }

    @Test("a tap while it opens turns the motion round without a jump")
    func interrupted() async throws {
        let tester = ViewTester(TutorialAccordion())
        let third = try tester.find(.containing("Why?")).frame.minY
        await tester.tap(try tester.find(.containing("What is it?")))
        await tester.advance(by: 0.15)
        let before = try tester.find(.containing("Why?")).frame.minY
        let touch = tester.touch(at: try tester.find(.containing("What is it?")).center)
        await touch.lift()
        let after = try tester.find(.containing("Why?")).frame.minY
        #expect(abs(before - after) < 0.01)
        try await tester.settle()
        #expect(abs(try tester.find(.containing("Why?")).frame.minY - third) < 0.01)
        #expect(tester.findAll(.text("A thing.")).isEmpty)
    }
}
