import Foundation
import SwiftUITesting
import Testing

#Preview("Words", traits: .sizeThatFitsLayout) {
    Text("Words")
}

#Preview("A picture that is missing", traits: .fixedLayout(width: 40, height: 40)) {
    Image("nowhere")
}

@MainActor
struct ExpectPreviewTests {
    @Test("previews of a module are the arguments of a test", arguments: TestedPreview.all(in: "ExampleProgram"))
    func examples(_ preview: TestedPreview) async throws {
        let tester = try #require(try preview.tester())
        #expect(try tester.snapshot().width > 0)
    }

    @Test("previews are named by their file and name, and asked for by module")
    func names() {
        let examples = TestedPreview.all(in: "ExampleProgram")
        #expect(examples.map(\.testDescription).contains("ExamplePreviews-A-green-field"))
        #expect(examples.map(\.name).contains("MovingSquare_Previews-Box"))
        #expect(examples.allSatisfy { $0.module == "ExampleProgram" })
        let own = TestedPreview.all(in: "SwiftUITestingTests")
        #expect(own.contains { $0.name == "ExpectPreviewTests-Words" && $0.line == 5 })
        #expect(TestedPreview.all().count >= own.count + examples.count)
    }

    @Test("a preview is drawn in surroundings, which the test may look at")
    func variants() async throws {
        let words = try #require(TestedPreview.all(in: "SwiftUITestingTests").first { $0.name.hasSuffix("Words") })
        var sizes: [String: CGFloat] = [:]
        await expectPreview(
            words, in: [.standard, .dark, .largestText, .standard.and(.rightToLeft), .locale("ar")], checks: .issues
        ) { tester, variant in
            sizes[variant.name] = tester.findAll(.text("Words")).first?.frame.height
        }
        #expect(Set(sizes.keys) == ["standard", "dark", "largest-text", "standard+right-to-left", "ar"])
        #expect(sizes["largest-text"]! > 2 * sizes["standard"]!)
    }

    @Test("what is wrong in a preview fails the test, with the preview and the surroundings")
    func issues() async throws {
        let broken = try #require(TestedPreview.all(in: "SwiftUITestingTests").first { $0.name.hasSuffix("missing") })
        await withKnownIssue {
            await expectPreview(broken, in: [.dark], checks: .issues)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("missing, dark:") && $0.rawValue.contains("nowhere") }
        }
    }

    @Test("a device's screen and its safe area are the preview's")
    func devices() async throws {
        let square = try #require(TestedPreview.all(in: "ExampleProgram").first { $0.name.hasSuffix("Square") })
        let tester = try #require(try square.tester(in: .device("iPhone SE").and(.landscape), scale: 1))
        let picture = try tester.snapshot()
        #expect(picture.width == 667 && picture.height == 375)
    }
}
