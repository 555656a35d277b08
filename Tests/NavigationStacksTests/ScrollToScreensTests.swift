import SwiftUITesting
import Testing

/// What `ScrollViewProxy.scrollTo` finds with containers and controls around the app's own ids.
@MainActor
struct ScrollToScreensTests {
    private struct Stack: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    Button("Top") { proxy.scrollTo(0, anchor: .top) }
                    Button("End") { proxy.scrollTo(59) }
                    NavigationStack {
                        List(0..<60, id: \.self) { row in
                            NavigationLink("Row \(row)") {
                                List(0..<60, id: \.self) { Text("Inner \($0)") }.navigationTitle("Inner")
                            }
                        }
                        .navigationTitle("Outer")
                    }
                }
                // No scroll view has this one.
                .id(0)
            }
        }
    }

    private func tap(_ label: String, _ tester: ViewTester) async throws {
        await tester.tap(try tester.find(.label(label)))
        try await tester.settle()
    }

    @Test("a reader around a stack reaches every row of its list, on the screen in front before those below")
    func stack() async throws {
        let tester = ViewTester(Stack())
        try await tester.settle()
        for _ in 0..<2 {
            try await tap("End", tester)
            #expect(tester.findAll(.containing("Row 59")).count == 1)
            #expect(tester.findAll(.containing("Row 0")).isEmpty)
            try await tap("Top", tester)
            #expect(try tester.find(.containing("Row 0")).frame.minY > 100)
        }
        await tester.tap(try tester.find(.containing("Row 0")))
        try await tester.settle()
        try await tap("End", tester)
        #expect(tester.findAll(.text("Inner 59")).count == 1)
        try await tap("Top", tester)
        #expect(try tester.find(.text("Inner 0")).isHittable)
        #expect(tester.findAll(.text("Inner 59")).isEmpty)
    }

    @Test("parts of controls in rows have no ids that an app could name")
    func controls() async throws {
        struct Page: View {
            @State private var choice = 0
            @State private var date = Date(timeIntervalSince1970: 0)

            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        ForEach([1, 2, 5, 6], id: \.self) { number in
                            Button("To \(number)") { proxy.scrollTo(number, anchor: .top) }
                        }
                        List {
                            Picker("Choice", selection: $choice) {
                                Text("A").tag(0)
                                Text("B").tag(1)
                                Text("C").tag(2)
                                Text("D").tag(3)
                            }
                            .pickerStyle(.segmented)
                            DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                            ForEach(1..<40, id: \.self) { Text("Row \($0)") }
                        }
                    }
                }
            }
        }
        let tester = ViewTester(Page())
        try await tester.settle()
        for number in [1, 2, 5, 6] {
            try await tap("To \(number)", tester)
            let row = try tester.find(.text("Row \(number)")).frame.minY
            let top = try tester.find(.label("To 6")).frame.maxY
            #expect(row > top && row < top + 40, "row \(number)")
        }
    }

    @Test("a reader reaches nothing in a sheet over what it is around, and one in the sheet reaches that")
    func sheet() async throws {
        struct Sheet: View {
            let outer: ScrollViewProxy

            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("Outer") { outer.scrollTo(50, anchor: .top) }
                        Button("Inner") { proxy.scrollTo(50, anchor: .top) }
                        List(0..<60, id: \.self) { Text("Sheet \($0)") }
                    }
                }
            }
        }
        struct Page: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Text("Below").sheet(isPresented: .constant(true)) { Sheet(outer: proxy) }
                }
            }
        }
        let tester = ViewTester(Page())
        try await tester.settle()
        try await tap("Outer", tester)
        #expect(tester.findAll(.text("Sheet 50")).isEmpty)
        try await tap("Inner", tester)
        #expect(tester.findAll(.text("Sheet 50")).count == 1)
    }

    @Test("a reader inside of a scroll view scrolls that")
    func inside() async throws {
        struct Page: View {
            var body: some View {
                ScrollView {
                    ScrollViewReader { proxy in
                        VStack {
                            Button("End") { proxy.scrollTo(79) }
                            ForEach(0..<80, id: \.self) { Text("Row \($0)") }
                        }
                    }
                }
            }
        }
        let tester = ViewTester(Page())
        try await tester.settle()
        try await tap("End", tester)
        #expect(try tester.find(.text("Row 79")).isHittable)
    }
}
