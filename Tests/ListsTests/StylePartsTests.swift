import SwiftUITesting
import Testing

@testable import RiffleLists

/// What a style is given is taken apart as the views are that it stands for.
@MainActor
struct StylePartsTests {
    private struct Box: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Group(subviews: configuration.content) { Text("content \($0.count)") }
            Group(subviews: configuration.label) { Text("label \($0.count)") }
        }
    }

    private struct Labeled: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            Group(subviews: configuration.label) { lines in
                Text("lines \(lines.count)")
                lines.last?.padding(3)
            }
        }
    }

    private struct Disclosure: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Group(subviews: configuration.content.padding(1)) { Text("hidden \($0.count)") }
        }
    }

    private struct Columns: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ForEach(sections: configuration.content) { section in
                    Text("rows \(section.content.count)")
                    section.header
                }
            }
        }
    }

    @Test("Group(subviews:) and ForEach(sections:) see the views of a style's parts")
    func parts() async throws {
        let tester = ViewTester(
            VStack {
                GroupBox {
                    Text("a")
                    Text("b")
                } label: {
                    Text("c")
                    Text("d")
                    Text("e")
                }
                .groupBoxStyle(Box())
                LabeledContent {
                    Text("f")
                } label: {
                    Text("g")
                    Text("last")
                }
                .labeledContentStyle(Labeled())
                DisclosureGroup("h", isExpanded: .constant(true)) {
                    Text("i")
                    Text("j")
                }
                .disclosureGroupStyle(Disclosure())
                Form {
                    Section("First") {
                        Text("k")
                        Text("l")
                    }
                    Section("Second") { Text("m") }
                }
                .formStyle(Columns())
            })
        await tester.pump()
        for words in [
            "content 2", "label 3", "lines 2", "last", "hidden 2", "rows 2", "First", "rows 1", "Second",
        ] {
            _ = try tester.find(.text(words))
        }
    }
}
