import SwiftUITesting
import Testing
import WalletUnderTest

/// What an audit says of views with one mistake each, as people make them, and of views without.
@MainActor
struct AuditTests {
    private func findings(
        _ view: some View, for rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases),
        by input: AuditFinding.Input = .touch
    ) async throws -> [AuditFinding] {
        try await ViewTester(view).audit(for: rules, by: input)
    }

    @Test("A form with its bar, rows and buttons has nothing to find")
    func clean() async throws {
        let view = NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Ada"))
                    Toggle("Newsletter", isOn: .constant(true))
                    NavigationLink("Addresses") { Text("None") }
                }
                Button("Sign out", role: .destructive) {}
            }
            .navigationTitle("Settings")
        }
        #expect(try await findings(view) == [])
    }

    @Test("A button with a picture alone needs a label, and says the element, the rule and the remedy")
    func missingLabel() async throws {
        let view = Button {
        } label: {
            Image(decorative: "photo").frame(width: 60, height: 60)
        }
        let found = try await findings(view, for: [.sufficientElementDescription])
        #expect(found.map(\.rule) == [.sufficientElementDescription])
        #expect(found.first?.element.contains("button") == true)
        #expect(found.first?.remedy.contains("accessibilityLabel") == true)
        #expect(try await findings(view.accessibilityLabel("Add a photo"), for: [.sufficientElementDescription]) == [])
    }

    @Test("Of two buttons with one label the second is found")
    func duplicates() async throws {
        let view = VStack {
            ForEach(["Milk", "Bread"], id: \.self) { name in
                HStack {
                    Text(name)
                    Button("Delete") {}
                }
            }
        }
        let found = try await findings(view, for: [.sufficientElementDescription])
        #expect(found.map(\.message) == ["Another button has the same label."])
    }

    @Test("A button that leads back and a tab may have one name; two buttons of a bar may not")
    func duplicatesInBars() async throws {
        let tester = ViewTester(
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("Deep inside").navigationTitle("Trip") }
                        .navigationTitle("Trips")
                }
                .tabItem { Label("Trips", systemImage: "map") }
                Text("Nobody").tabItem { Label("Friends", systemImage: "person") }
            })
        await tester.tap(try tester.find(.label("Open")))
        try await tester.settle()
        #expect(tester.findAll(.label("Trips")).count == 2)
        #expect(try await tester.audit(for: [.sufficientElementDescription]) == [])
        let bar = NavigationStack {
            Text("Inside").toolbar {
                Button("Next") {}
                Button("Next") {}
            }
        }
        #expect(try await findings(bar, for: [.sufficientElementDescription]).count == 1)
    }

    @Test("Buttons of bars are large enough, and those beside a bar are found")
    func barButtons() async throws {
        let view = NavigationStack {
            Text("Inside")
                .navigationTitle("Mail")
                .searchable(text: .constant("words"))
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                        Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By date") {} }
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Archive", systemImage: "archivebox") {}
                        Button("New") {}
                    }
                }
        }
        let found = try await findings(view, for: [.hitRegion])
        #expect(found == [])
        #expect(try await findings(VStack { Button("Edit") {} }, for: [.hitRegion]).count == 1)
    }

    @Test("Small buttons are found for fingers, and those below 24 points for pointers")
    func targets() async throws {
        let found = try await findings(Button("+") {}.buttonStyle(.plain).font(.caption), for: [.hitRegion])
        #expect(found.count == 1)
        let wide = Button {
        } label: {
            Text("+").frame(width: 30, height: 30).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        #expect(try await findings(wide, for: [.hitRegion]).count == 1)
        #expect(try await findings(wide, for: [.hitRegion], by: .pointer) == [])
    }

    @Test("Pale text is found, and the system's secondary text is not")
    func contrast() async throws {
        let view = VStack {
            Text("Total").foregroundStyle(.secondary)
            Text("Free shipping").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
            Text("Sold out").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).disabled(true)
            Text("HUGE").font(.largeTitle).foregroundStyle(Color(red: 0.55, green: 0.55, blue: 0.55))
        }
        let found = try await findings(view, for: [.contrast])
        #expect(found.count == 1)
        #expect(found.first?.element.contains("Free shipping") == true)
        #expect(found.first?.message.contains("1.6:1") == true)
    }

    @Test("Text on a picture is held against what is behind it")
    func contrastOnGround() async throws {
        let view = Text("Departures").foregroundStyle(.white).padding().background(Color(red: 1, green: 0.8, blue: 0))
        #expect(try await findings(view, for: [.contrast]).count == 1)
        let dark = Text("Departures").foregroundStyle(.white).padding().background(Color(white: 0.2))
        #expect(try await findings(dark, for: [.contrast]) == [])
    }

    @Test("Text in one line is cut off at the largest size, and what is cut off already is said once")
    func clipping() async throws {
        let title = Text("Appointments of the coming week").lineLimit(1)
        let found = try await findings(title, for: [.textClipped])
        #expect(found.count == 1)
        #expect(found.first?.message.contains("at the largest type size") == true)
        let narrow = try await findings(title.frame(width: 80), for: [.textClipped])
        #expect(narrow.count == 1)
        #expect(narrow.first?.message.contains("at the largest") == false)
        #expect(try await findings(Text("Appointments of the coming week"), for: [.textClipped]) == [])
        #expect(try await findings(Text("More…").lineLimit(1), for: [.textClipped]) == [])
    }

    @Test("Text of a fixed size is found")
    func dynamicType() async throws {
        let view = VStack {
            Text("Fixed").font(.custom("Inter", fixedSize: 17))
            Text("Grows").font(.body)
        }
        let found = try await findings(view, for: [.dynamicType])
        #expect(found.map { $0.element.contains("Fixed") } == [true])
    }

    @Test("Elements that are read after what stands behind them are found, unless somebody has said when")
    func order() async throws {
        func view(_ priority: Double?) -> some View {
            ZStack {
                Text("Below").offset(y: 100)
                if let priority {
                    Text("Above").accessibilitySortPriority(priority)
                } else {
                    Text("Above")
                }
            }
        }
        let found = try await findings(view(nil), for: [.readingOrder])
        #expect(found.map { $0.element.contains("Above") } == [true])
        #expect(try await findings(view(1), for: [.readingOrder]) == [])
        let lines = VStack {
            HStack {
                Text("1")
                Text("2")
            }
            Text("3")
        }
        #expect(try await findings(lines.environment(\.layoutDirection, .rightToLeft), for: [.readingOrder]) == [])
    }

    @Test("What is used by an action of assistive technology alone has no trait, and no key comes to it")
    func keyboard() async throws {
        let view = Text("Seat 12").padding(30).contentShape(Rectangle()).accessibilityAction {}
        let found = try await findings(view, for: [.trait, .keyboard])
        #expect(found.map(\.rule) == [.trait, .keyboard])
        #expect(try await findings(Button("Seat 12") {}, for: [.trait, .keyboard]) == [])
    }

    @Test("What a tap gesture makes a button of has to be called one, and a ground that is tapped has not")
    func taps() async throws {
        let row = HStack {
            Text("Milk")
            Text("2 l")
        }
        .padding().contentShape(Rectangle())
        let found = try await findings(row.onTapGesture {}, for: [.trait])
        #expect(found.count == 1)
        #expect(found.first?.element.contains("Milk") == true)
        #expect(found.first?.remedy.contains("isButton") == true)
        let called = row.onTapGesture {}.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        #expect(try await findings(called, for: [.trait]) == [])
        #expect(try await findings(row.gesture(TapGesture().onEnded { _ in }), for: [.trait]).count == 1)
        #expect(try await findings(row.gesture(LongPressGesture().onEnded { _ in }), for: [.trait]) == [])
        let square = Color.red.frame(width: 60, height: 60).onTapGesture {}
        #expect(try await findings(square, for: [.trait]).first?.element.contains("60 × 60") == true)
        #expect(try await findings(square.accessibilityHidden(true), for: [.trait]) == [])
        let ground = VStack { TextField("Name", text: .constant("")) }
            .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle()).onTapGesture {}
        #expect(try await findings(ground, for: [.trait]) == [])
        let selectable = Text("Call me").textSelection(.enabled)
        #expect(try await findings(selectable, for: [.trait]) == [])
    }

    @Test("Text that is to be seen and hidden from screen readers is found, unless something says it")
    func detection() async throws {
        let hidden = Text("Sold out").accessibilityHidden(true)
        let found = try await findings(hidden, for: [.elementDetection])
        #expect(found.map { $0.message.contains("Sold out") } == [true])
        let list = List {
            Text("Milk")
            hidden
        }
        #expect(try await findings(list, for: [.elementDetection]).count == 1)
        let said = HStack { hidden }.accessibilityElement().accessibilityLabel("Milk, sold out")
        #expect(try await findings(said, for: [.elementDetection]) == [])
        let button = Button {
        } label: {
            Text("5").accessibilityHidden(true)
        }
        .accessibilityLabel("Five stars")
        #expect(try await findings(button, for: [.elementDetection]) == [])
    }

    @Test("An audit leaves the view as it was")
    func leavesNoTrace() async throws {
        let tester = ViewTester(Text("Appointments of the coming week").lineLimit(1))
        let (elements, picture, time) = (tester.semanticsDescription, try tester.snapshot().pngData, tester.now)
        _ = try await tester.audit()
        #expect(tester.semanticsDescription == elements)
        #expect(try tester.snapshot().pngData == picture)
        #expect(tester.now == time)
    }

    @Test("The wallet has nothing to find")
    func wallet() async throws {
        #expect(try await findings(WalletScreen()) == [])
    }
}
