import Facts
import Foundation
import SwiftUITesting
import Testing

@MainActor @Suite struct ControlFactsTests {
    private struct Segments<Option: View>: View {
        let option: Option
        @State private var number = 1

        init(@ViewBuilder option: () -> Option) { self.option = option() }

        var body: some View {
            Picker("Number", selection: $number) {
                option.tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            .frame(width: 300)
        }
    }

    private struct Values: View {
        @State private var format = 5
        @State private var formatter = 5

        var body: some View {
            VStack {
                TextField("Format", value: $format, format: .number)
                TextField("Formatter", value: $formatter, formatter: NumberFormatter())
                Text("Are \(format) and \(formatter)")
            }
        }
    }

    @Test(
        "a value with a format follows what is typed, and one with a formatter does when the editing ends",
        .fact("control.field-values"))
    func fieldValues() async throws {
        let tester = ViewTester(Values())
        await tester.tap(try tester.find(.role(.textField, "Format")))
        await tester.type("1")
        _ = try tester.find(.text("Are 51 and 5"))
        await tester.tap(try tester.find(.role(.textField, "Formatter")))
        await tester.type("2")
        _ = try tester.find(.text("Are 51 and 5"))
        await tester.key(.return)
        _ = try tester.find(.text("Are 51 and 52"))
    }

    private func height(of segments: Segments<some View>) throws -> CGFloat {
        let tester = ViewTester(segments)
        return try tester.find(.role(.button, "Two")).frame.height
    }

    @Test("segments are as high as ever, whatever modifiers their options have", .fact("control.segments"))
    func segments() throws {
        #expect(try height(of: Segments { Text("One") }) == 32)
        #expect(try height(of: Segments { Text("One").font(.largeTitle).padding(20) }) == 32)
        #expect(try height(of: Segments { Text("One\nmore").frame(height: 80).background(.red) }) == 32)
        #expect(try height(of: Segments { Label("One", systemImage: "star").font(.system(size: 90)) }) == 32)
        #expect(try height(of: Segments { Image(systemName: "star").resizable().frame(width: 90, height: 90) }) == 32)
    }

    @Test("a segment looks as the control has it, in color and in weight", .fact("control.segments"))
    func looks() throws {
        func picture(_ view: some View) throws -> Data { try ViewTester(view).snapshot().pngData }
        let plain = try picture(Segments { Text("One") })
        #expect(try picture(Segments { Text("Other") }) != plain)
        #expect(
            try picture(
                Segments { Text("One").foregroundStyle(.red).bold().underline().kerning(3) }
                    .foregroundStyle(.green).fontDesign(.serif)) == plain)
        #expect(try picture(Segments { Label("One", systemImage: "star") }) == plain)
    }

    private struct Numbers: View {
        var hidesLabel = false
        @State private var number = 1

        var body: some View {
            let picker = Picker("Number", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline)
            if hidesLabel { picker.labelsHidden() } else { picker }
        }
    }

    @Test(
        "an inline picker is rows of a list below its label, and a wheel anywhere else", .fact("control.inline-picker"))
    func inlinePicker() throws {
        let rows = ViewTester(Form { Numbers() })
        let label = try rows.find(.text("Number")).frame
        #expect(try rows.find(.label("One")).frame.minY > label.maxY)
        #expect(ViewTester(Form { Numbers(hidesLabel: true) }).findAll(.text("Number")).isEmpty)
        #expect(Frames.of { Numbers().noted("wheel", in: $0) }["wheel"].height == 216)
    }

    private struct Items: View {
        let isStyled: Bool
        @State private var isAsking = false

        var body: some View {
            VStack {
                Menu("Menu") {
                    Button {
                    } label: {
                        if isStyled {
                            HStack {
                                Circle().frame(width: 90, height: 90)
                                VStack { Text("Row").font(.largeTitle).foregroundStyle(.red) }.padding(30)
                            }
                        } else {
                            Text("Row")
                        }
                    }
                    Button {
                    } label: {
                        Text("Title")
                        Text("Second")
                    }
                }
                Button("Ask") { isAsking = true }
            }
            .alert(
                isStyled ? Text("Alert").font(.caption).foregroundStyle(.red) : Text("Alert"), isPresented: $isAsking
            ) {
                Button {
                } label: {
                    isStyled ? Text("Fine").font(.largeTitle).foregroundStyle(.green) : Text("Fine")
                }
            } message: {
                if isStyled { VStack { Text("Message").font(.largeTitle).bold() } } else { Text("Message") }
            }
        }
    }

    @Test("menus and alerts show the texts of their rows and buttons as they show texts", .fact("menu.items"))
    func items() async throws {
        for opener in ["Menu", "Ask"] {
            var pictures: [Data] = []
            for isStyled in [false, true] {
                let tester = ViewTester(Items(isStyled: isStyled))
                await tester.tap(try tester.find(.label(opener)))
                try await tester.settle()
                pictures.append(try tester.snapshot().pngData)
                if opener == "Menu" {
                    let (one, two) = (
                        try tester.find(.label("Row")).frame, try tester.find(.containing("Second")).frame
                    )
                    #expect(two.height > one.height + 10)
                }
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test("tabs show the pictures and texts of their items as the bar shows them", .fact("menu.items"))
    func tabs() throws {
        func picture(@ViewBuilder _ item: () -> some View) throws -> Data {
            try ViewTester(TabView { Color.white.tabItem(item) }).snapshot().pngData
        }
        let plain = try picture { Label("Star", systemImage: "star") }
        #expect(
            try picture {
                VStack {
                    Image(systemName: "star").font(.largeTitle).foregroundStyle(.red)
                    Text("Star").font(.largeTitle).bold()
                }
            } == plain)
        #expect(try picture { Label("Star", systemImage: "star").environment(\.symbolVariants, .none) } != plain)
    }

    @Test("the title of a screen looks as the bar has it", .fact("title.plain"))
    func title() throws {
        func picture(_ title: Text) throws -> Data {
            try ViewTester(NavigationStack { Color.white.navigationTitle(title) }).snapshot().pngData
        }
        let plain = try picture(Text("Title"))
        #expect(try picture(Text("Title").font(.caption).foregroundStyle(.red).italic()) == plain)
        #expect(try picture(Text("Other")) != plain)
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Menu("Some") {
                    Button("Stay") { count += 1 }.menuActionDismissBehavior(.disabled)
                    Button("Go") { count += 10 }
                }
                Menu("All") {
                    Button("Stay") { count += 1 }
                    Button("Go") { count += 10 }.menuActionDismissBehavior(.enabled)
                }
                .menuActionDismissBehavior(.disabled)
                Text("Count \(count)")
            }
        }
    }

    @Test("a row of a menu, or all of them, can leave the menu open", .fact("menu.stays"))
    func stayingMenu() async throws {
        for name in ["Some", "All"] {
            let tester = ViewTester(Counting())
            for button in [name, "Stay", "Stay", "Go"] {
                await tester.tap(try tester.find(.label(button)))
                try await tester.settle()
            }
            _ = try tester.find(.text("Count 12"))
        }
    }
}
