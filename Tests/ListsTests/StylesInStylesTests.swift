import SwiftUITesting
import Testing

@testable import RiffleLists

/// Styles that show the control that they are for.
@MainActor
struct StylesInStylesTests {
    /// Puts a word before a button and leaves the rest to the style around.
    private struct Marked: PrimitiveButtonStyle {
        let word: String

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(word)
                Button(configuration)
            }
        }
    }

    private struct MarkedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
    }

    private struct MarkedProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).border(.red) }
    }

    private struct MarkedLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("label")
                Label(configuration)
            }
        }
    }

    private struct MarkedContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("content")
                LabeledContent(configuration)
            }
        }
    }

    private struct MarkedBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("box")
                GroupBox(configuration)
            }
        }
    }

    private struct MarkedGroup: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("group")
                ControlGroup(configuration)
            }
        }
    }

    private struct MarkedForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("form")
                Form(configuration)
            }
        }
    }

    private struct MarkedMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("menu")
                Menu(configuration)
            }
        }
    }

    private func touch(_ point: CGPoint, _ tester: ViewTester) async throws {
        let touch = tester.touch(at: point)
        await tester.pump()
        await touch.lift()
        try await tester.settle()
    }

    @Test("a style may show the control that it is given, in every kind of style")
    func configurations() async throws {
        let tester = ViewTester(
            VStack {
                Label("Rain", systemImage: "cloud.rain").labelStyle(MarkedLabel())
                LabeledContent("Wind", value: "5").labeledContentStyle(MarkedContent())
                GroupBox("Sun") { Text("7 h") }.groupBoxStyle(MarkedBox())
                ControlGroup { Button("Cut") {} }.controlGroupStyle(MarkedGroup())
                Menu("More") { Button("Copy") {} }.menuStyle(MarkedMenu())
                Form { Text("row") }.formStyle(MarkedForm())
            })
        await tester.pump()
        for word in ["label", "Rain", "content", "Wind, 5", "box", "7 h", "group", "menu", "form", "row"] {
            #expect(tester.findAll(.text(word)).count == 1, "\(word)")
        }
        #expect(tester.findAll(.role(.header, "Sun")).count == 1)
        #expect(tester.findAll(.role(.button, "Cut")).count == 1)
        #expect(tester.findAll(.role(.button, "More")).count == 1)
        #expect(tester.issues.isEmpty)
    }

    @Test("a box without a label has none in a style that shows the box")
    func withoutLabel() async throws {
        let tester = ViewTester(
            VStack(spacing: 0) {
                GroupBox { Color.red.accessibilityElement().accessibilityLabel("plain").frame(height: 20) }
                GroupBox { Color.red.accessibilityElement().accessibilityLabel("marked").frame(height: 20) }
                    .groupBoxStyle(MarkedBox())
            })
        await tester.pump()
        let (mark, content) = (try tester.find(.text("box")).frame, try tester.find(.label("marked")).frame)
        #expect(content.minY - mark.maxY < 16 + 20)
    }

    private struct Tapped<Style: PrimitiveButtonStyle>: View {
        let style: Style
        @State private var count = 0

        var body: some View {
            Button("Add \(count)") { count += 1 }.buttonStyle(style)
        }
    }

    @Test("inside a style the next outer one applies, and so on")
    func twoDeep() async throws {
        let tester = ViewTester(Tapped(style: Marked(word: "inner")).buttonStyle(Marked(word: "outer")))
        await tester.pump()
        // The words are beside what is touched.
        let button = try tester.find(.label("inner, outer, Add 0")).frame
        try await touch(CGPoint(x: button.maxX - 10, y: button.midY), tester)
        _ = try tester.find(.label("inner, outer, Add 1"))
        #expect(tester.issues.isEmpty)
    }

    @Test("the control that a style shows is the same element, with the same actions")
    func element() async throws {
        struct Page: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Tapped(style: Marked(word: "one"))
                    Toggle("Quiet", isOn: $isOn).toggleStyle(MarkedToggle())
                    ProgressView("Copying", value: 0.5).progressViewStyle(MarkedProgress())
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        #expect(try tester.find(.label("one, Add 0")).actions == ["Activate"])
        #expect(try tester.find(.role(.toggle, "Quiet")).actions == ["Activate"])
        #expect(tester.findAll(.label("Copying")).count == 1)
        try await tester.perform("Activate", on: try tester.find(.label("one, Add 0")))
        _ = try tester.find(.label("one, Add 1"))
        let toggle = try tester.find(.role(.toggle, "Quiet")).frame
        try await touch(CGPoint(x: toggle.maxX - 20, y: toggle.midY), tester)
        #expect(try tester.find(.role(.toggle, "Quiet")).value == "1")
    }

    @Test("a style that is set inside a style stands on the next outer one")
    func setInside() async throws {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("twice")
                    Button(configuration).buttonStyle(Marked(word: "inside"))
                }
            }
        }
        let tester = ViewTester(Tapped(style: Twice()).buttonStyle(Marked(word: "outer")))
        await tester.pump()
        _ = try tester.find(.label("twice, inside, outer, Add 0"))
        #expect(tester.issues.isEmpty)
    }

    @Test("a plain control of the same kind in a style is shown, and does what it is for")
    func plain() async throws {
        struct Closing: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Button("inner") {}
                }
            }
        }
        struct Above: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Toggle("inner", isOn: configuration.$isOn).labelsHidden()
                }
            }
        }
        struct Page: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Button("Close") {}.buttonStyle(Closing())
                    Toggle("Quiet", isOn: $isOn).toggleStyle(Above())
                    Text("is \(isOn)")
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        _ = try tester.find(.label("Close, inner"))
        let toggle = try tester.find(.containing("Quiet")).frame
        try await touch(CGPoint(x: toggle.midX, y: toggle.maxY - 15), tester)
        _ = try tester.find(.text("is true"))
        #expect(tester.issues.isEmpty)
    }

    private struct Titled: DisclosureGroupStyle {
        let isForAll: Bool

        func makeBody(configuration: Configuration) -> some View {
            Text("titled")
            configuration.label
            if isForAll { configuration.content.disclosureGroupStyle(self) } else { configuration.content }
        }
    }

    @Test(
        "groups in the content of a group have the outer style, unless its style sets itself there",
        arguments: [false, true])
    func content(isForAll: Bool) async throws {
        let tester = ViewTester(
            List {
                DisclosureGroup("Fruit") { DisclosureGroup("Apples") { Text("Elstar") } }
                    .disclosureGroupStyle(Titled(isForAll: isForAll))
            })
        await tester.pump()
        #expect(tester.findAll(.text("titled")).count == (isForAll ? 2 : 1))
        #expect(tester.findAll(.role(.button, "Apples")).count == (isForAll ? 0 : 1))
    }

    @Test("a style that changes around is followed inside")
    func change() async throws {
        struct Page: View {
            @State private var word = "before"

            var body: some View {
                VStack {
                    Button("Change") { word = "after" }
                    Button("Save") {}.buttonStyle(Marked(word: "inner")).buttonStyle(Marked(word: word))
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        _ = try tester.find(.label("inner, before, Save"))
        await tester.tap(try tester.find(.label("Change")))
        try await tester.settle()
        _ = try tester.find(.label("inner, after, Save"))
    }

    @Test("the style of a place stays below those that were asked for")
    func place() async throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                List {
                    Button("Add \(count)") { count += 1 }
                    Label("Plain", systemImage: "star.fill")
                    Label("Marked", systemImage: "star.fill")
                        .labelStyle(MarkedLabel())
                }
                .buttonStyle(Marked(word: "row"))
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        await tester.tap(try tester.find(.label("row, Add 0")))
        try await tester.settle()
        _ = try tester.find(.label("row, Add 1"))
        // Rows tint icons; the marked one is shown as the plain one is.
        let picture = try tester.snapshot()
        let (plain, marked) = (try tester.find(.text("Plain")).frame, try tester.find(.text("Marked")).frame)
        #expect(color(picture, plain) == color(picture, marked))
        #expect(color(picture, plain) != color(picture, marked.offsetBy(dx: -40, dy: 0)))
    }

    /// The color in the middle of the icon before a title.
    private func color(_ picture: Snapshot, _ title: CGRect) -> [UInt8] {
        let pixel = picture[Int((title.minX - 22) * 2), Int(title.midY * 2)]
        return [pixel.r, pixel.g, pixel.b]
    }
}
