import SwiftUITesting
import Testing

@MainActor
struct PickerTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case chocolate, vanilla, lemon
        var id: Self { self }
    }

    private struct Order: View {
        @State var flavor = Flavor.vanilla

        var body: some View {
            VStack {
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
                }
                Text("Chosen: \(flavor.rawValue)")
            }
            .padding()
        }
    }

    @Test("a tap on a segment chooses it")
    func segments() async throws {
        let tester = ViewTester(Order().pickerStyle(.segmented))
        let lemon = try tester.find(.role(.button, "Lemon"))
        #expect(lemon.value == "3 of 3")
        await tester.tap(lemon)
        _ = try tester.find(.text("Chosen: lemon"))
        try await tester.settle()
    }

    @Test("segments are of one width, and fill the room")
    func widths() throws {
        let tester = ViewTester(Order().pickerStyle(.segmented))
        let frames = tester.findAll(.role(.button)).map(\.frame)
        #expect(frames.count == 3)
        #expect(Set(frames.map { ($0.width * 2).rounded() }).count == 1)
        #expect(frames.map(\.width).reduce(0, +) > 355)
    }

    @Test("a finger that slides from the chosen segment takes the thumb along, and chooses where it is lifted")
    func slide() async throws {
        let tester = ViewTester(Order().pickerStyle(.segmented))
        let vanilla = try tester.find(.role(.button, "Vanilla"))
        await tester.drag(vanilla, by: CGSize(width: -vanilla.frame.width, height: 0))
        _ = try tester.find(.text("Chosen: chocolate"))
    }

    @Test("inline options in a list are rows, of which a tap chooses one")
    func inline() async throws {
        struct Form: View {
            @State var flavor = Flavor.vanilla
            var body: some View {
                List {
                    Picker("Flavor", selection: $flavor) {
                        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
                    }
                    .pickerStyle(.inline)
                    Text("Chosen: \(flavor.rawValue)")
                }
            }
        }
        let tester = ViewTester(Form())
        #expect(tester.findAll(.role(.button)).count == 3)
        await tester.tap(try tester.find(.role(.button, "Chocolate")))
        _ = try tester.find(.text("Chosen: chocolate"))
    }

    @Test("tags of an optional selection are found, and nothing is chosen where no tag fits")
    func optional() async throws {
        struct Sizes: View {
            @State var size: Int?
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Any").tag(nil as Int?)
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.segmented)
                Text(size.map { "Size \($0)" } ?? "Any size")
            }
        }
        let tester = ViewTester(VStack { Sizes() })
        await tester.tap(try tester.find(.role(.button, "Large")))
        _ = try tester.find(.text("Size 2"))
        await tester.tap(try tester.find(.role(.button, "Any")))
        _ = try tester.find(.text("Any size"))
    }

    @Test("a menu picker shows what is chosen")
    func menu() throws {
        let tester = ViewTester(Order())
        _ = try tester.find(.containing("Vanilla"))
        #expect(tester.findAll(.containing("Lemon")).isEmpty)
    }

    @Test("the menu of a picker chooses")
    func menuChooses() async throws {
        let tester = ViewTester(Order())
        await tester.tap(try tester.find(.containing("Vanilla")))
        try await tester.settle()
        await tester.tap(try tester.find(.containing("Lemon")))
        try await tester.settle()
        _ = try tester.find(.text("Chosen: lemon"))
    }

    @Test("a picker that is disabled keeps what is chosen")
    func disabled() async throws {
        let tester = ViewTester(Order().pickerStyle(.segmented).disabled(true))
        await tester.tap(try tester.find(.role(.button, "Lemon")))
        _ = try tester.find(.text("Chosen: vanilla"))
    }

    private struct Divided: View {
        @State private var choice = 0

        var body: some View {
            NavigationStack {
                List {
                    Picker("Category", selection: $choice) {
                        Text("None").tag(0)
                        Divider()
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                }
            }
        }
    }

    @Test("a divider between options is no option, and sets off those behind it")
    func dividers() async throws {
        let link = ViewTester(Divided().pickerStyle(.navigationLink))
        await link.tap(try link.find(.containing("Category")))
        try await link.settle()
        let rows = try ["None", "One", "Two"].map { try link.find(.role(.button, $0)).frame }
        #expect(abs(rows[2].minY - rows[1].minY - 44) < 1)
        #expect(rows[1].minY - rows[0].minY > 60)
        await link.tap(try link.find(.role(.button, "Two")))
        try await link.settle()
        _ = try link.find(.containing("Two"))
        let segments = ViewTester(Divided().pickerStyle(.segmented))
        #expect(try segments.find(.role(.button, "Two")).value == "3 of 3")
        let inline = ViewTester(Divided().pickerStyle(.inline))
        let options = try ["None", "One"].map { try inline.find(.role(.button, $0)).frame }
        #expect(abs(options[1].minY - options[0].minY - 44) < 1)
    }

    @Test("a wheel chooses what it comes to rest at")
    func wheel() async throws {
        struct Numbers: View {
            @State var number = 3
            var body: some View {
                VStack {
                    Picker("Number", selection: $number) { ForEach(0..<20, id: \.self) { Text("No. \($0)") } }
                        .pickerStyle(.wheel)
                    Text("Chosen: \(number)")
                }
            }
        }
        let tester = ViewTester(Numbers())
        try await tester.settle()
        let touch = tester.touch(at: CGPoint(x: 196, y: 426))
        await touch.move(by: CGSize(width: 0, height: -74), over: 0.6)
        await touch.hold(for: 0.3)
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Chosen: 5"))
        // It is read as one element: what it is called, and what is chosen.
        let wheel = try tester.find(.label("Number"))
        #expect(wheel.value == "No. 5")
        try await tester.perform("Increment", on: wheel)
        try await tester.settle()
        #expect(try tester.find(.label("Number")).value == "No. 6")
    }

    @Test("an inline picker in a menu is a part of the menu, with its label above it")
    func inlineInMenu() async throws {
        let tester = ViewTester(
            Menu("Filter") {
                Picker("Kind", selection: .constant(2)) {
                    Text("Lakes").tag(1)
                    Text("Rivers").tag(2)
                }
                .pickerStyle(.inline)
                Button("Clear") {}
            })
        await tester.tap(try tester.find(.label("Filter")))
        await tester.advance(by: 1)
        let rows = try ["Lakes", "Rivers", "Clear"].map { try tester.find(.label($0)).frame }
        #expect(Set(rows.map(\.height)).count == 1)
        #expect(rows[1].minY - rows[0].minY > 40)
        _ = try tester.find(.text("Kind"))
    }

    @Test("a selection that is no option's tag chooses nothing, is kept, and is an issue that says so")
    func withoutTag() async throws {
        struct Strays: View {
            @State var number = 7
            @State var none: Int?

            var body: some View {
                VStack {
                    Picker("Number", selection: $number) { ForEach(0..<3) { Text("Number \($0)").tag($0) } }
                    Picker("Perhaps", selection: $none) { ForEach(0..<3) { Text("Perhaps \($0)").tag(Optional($0)) } }
                    Text("Is \(number)")
                }
            }
        }
        for style in 0..<3 {
            let view = Strays()
            let tester = ViewTester(
                style == 0
                    ? AnyView(view.pickerStyle(.menu))
                    : style == 1 ? AnyView(view.pickerStyle(.segmented)) : AnyView(view.pickerStyle(.wheel)))
            try await tester.settle()
            _ = try tester.find(.text("Is 7"))
            #expect(tester.issues.count == 1)
            #expect(tester.issues.first?.message.contains("selection of a picker, 7, is the tag of none") == true)
            #expect(tester.issues.first?.path.contains("Picker") == true)
        }
    }
}
