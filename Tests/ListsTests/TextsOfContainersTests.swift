import SwiftUITesting
import Testing

@testable import RiffleLists

/// Containers that show texts in gray, and controls among these texts.
@MainActor
struct TextsOfContainersTests {
    private struct Page: View {
        var body: some View {
            Form {
                Section {
                    LabeledContent("Plan") { Text("Free") }
                    LabeledContent("Size") { Button("Change") {} }
                    LabeledContent("Site") { Link("Visit", destination: URL(filePath: "/site")) }
                    LabeledContent("Rest") { Button("Delete") {}.foregroundStyle(.red) }
                    LabeledContent("Team") { Button("Invite") {} }.foregroundStyle(.green)
                } header: {
                    HStack {
                        Text("Account")
                        Button("Edit") {}
                    }
                } footer: {
                    Text("Renewed each year")
                    Button("Details") {}
                }
            }
        }
    }

    /// The color of a text, as the description of layers writes it.
    private func color(of text: String, in tester: ViewTester) throws -> String {
        let line = try #require(
            tester.layersDescription.split(separator: "\n").first { $0.contains("text \"\(text)\"") })
        return String(try #require(line.split(separator: " ").first { $0.hasPrefix("#") }))
    }

    @Test("a button or link among a container's gray texts has the tint", arguments: [Color.blue, .orange])
    func tint(color tint: Color) async throws {
        let tester = ViewTester(
            VStack {
                Button("Alone") {}
                Page()
            }
            .tint(tint))
        let tinted = try color(of: "Alone", in: tester)
        for text in ["Change", "Visit", "EDIT", "Details"] {
            #expect(try color(of: text, in: tester) == tinted, "\(text)")
        }
        for text in ["Free", "ACCOUNT", "Renewed each year"] {
            #expect(try color(of: text, in: tester) == "#3C3C43@60%", "\(text)")
        }
    }

    @Test("a style that the app sets within or around the container counts more than the tint")
    func style() throws {
        let tester = ViewTester(
            VStack {
                Button("Alone") {}
                Text("Red").foregroundStyle(.red)
                Text("Green").foregroundStyle(.green)
                Page()
            })
        #expect(try color(of: "Delete", in: tester) == color(of: "Red", in: tester))
        #expect(try color(of: "Invite", in: tester).hasPrefix(color(of: "Green", in: tester)))
    }
}
