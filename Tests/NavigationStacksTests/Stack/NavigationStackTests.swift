import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// What happened, in order.
@MainActor final class Journal {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private struct Counter: View {
    let name: String
    let journal: Journal
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    init(name: String, journal: Journal) {
        self.name = name
        self.journal = journal
    }

    var body: some View {
        VStack {
            Text("\(name) \(count)")
            Button("More of \(name)") { count += 1 }
            Button("Leave \(name)") { dismiss() }
        }
        .onAppear { journal.note("\(name) appears") }
        .onDisappear { journal.note("\(name) disappears") }
        .navigationTitle(name)
    }
}

private struct Numbers: View {
    @State var path: [Int] = []
    let journal: Journal

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Counter(name: "Root", journal: journal)
                NavigationLink("To 1", value: 1)
                NavigationLink("To a word", value: "word")
                Button("Deep") { path = [1, 2, 3] }
                Text("Path \(path.map(String.init).joined(separator: ","))")
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Counter(name: "Screen\(number)", journal: journal)
                    NavigationLink("Next \(number)", value: number + 1)
                    Button("Home") { path = [] }
                    Button("Swap") { path = [9] }
                }
            }
        }
    }
}

@MainActor @Suite struct NavigationStackTests {
    @Test func aLinkPushesAndTheBackButtonPops() async throws {
        let journal = Journal()
        let tester = ViewTester(Numbers(journal: journal))
        #expect(journal.take() == ["Root appears"])
        await tester.tap(try tester.find(.label("To 1")))
        try await tester.settle()
        #expect(journal.take() == ["Screen1 appears", "Root disappears"])
        _ = try tester.find(.text("Screen1 0"))
        #expect(tester.findAll(.text("Root 0")).isEmpty, "a covered screen is not read out")
        await tester.tap(try tester.find(.role(.button, "Root")))
        try await tester.settle()
        #expect(journal.take() == ["Root appears", "Screen1 disappears"])
        _ = try tester.find(.text("Path "))
        #expect(tester.issues.isEmpty)
    }

    @Test func aCoveredScreenKeepsItsStateAndAPoppedOneLosesIt() async throws {
        let tester = ViewTester(Numbers(journal: Journal()))
        await tester.tap(try tester.find(.label("More of Root")))
        await tester.tap(try tester.find(.label("To 1")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("More of Screen1")))
        try await tester.settle()
        _ = try tester.find(.text("Screen1 1"))
        await tester.tap(try tester.find(.label("Leave Screen1")))
        try await tester.settle()
        _ = try tester.find(.text("Root 1"))
        await tester.tap(try tester.find(.label("To 1")))
        try await tester.settle()
        _ = try tester.find(.text("Screen1 0"))
    }

    @Test func aPathOfSeveralLevelsAnimatesOnceAndPopsToTheRoot() async throws {
        let journal = Journal()
        let tester = ViewTester(Numbers(journal: journal))
        _ = journal.take()
        await tester.tap(try tester.find(.label("Deep")))
        try await tester.settle()
        #expect(journal.take() == ["Screen3 appears", "Root disappears"])
        await tester.tap(try tester.find(.role(.button, "Screen2")))
        try await tester.settle()
        _ = try tester.find(.text("Screen2 0"))
        await tester.tap(try tester.find(.label("Home")))
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
        _ = try tester.find(.text("Path "))
    }

    @Test func aPathAtTheStartIsThereAtOnce() async throws {
        let tester = ViewTester(Numbers(path: [4, 5], journal: Journal()))
        _ = try tester.find(.text("Screen5 0"))
        #expect(tester.issues.isEmpty)
        await tester.tap(try tester.find(.role(.button, "Screen4")))
        try await tester.settle()
        _ = try tester.find(.text("Screen4 0"))
    }

    @Test func aPathReplacedDuringAPushIsTakenUp() async throws {
        let tester = ViewTester(Numbers(journal: Journal()))
        await tester.tap(try tester.find(.label("To 1")))
        await tester.advance(by: 0.6)
        await tester.tap(try tester.find(.label("Next 1")))
        await tester.advance(by: 0.1)
        await tester.key("[", modifiers: .command)
        try await tester.settle()
        _ = try tester.find(.text("Screen1 0"))
        await tester.tap(try tester.find(.label("Swap")))
        try await tester.settle()
        _ = try tester.find(.text("Screen9 0"))
        #expect(tester.issues.isEmpty)
    }

    @Test func aLinkTappedTwicePushesOnce() async throws {
        let tester = ViewTester(Numbers(journal: Journal()))
        let link = try tester.find(.label("To 1"))
        await tester.tap(link)
        await tester.tap(link)
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, "Root")))
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
    }

    @Test func aValueOfAnotherTypeThanThePathsIsAnIssue() async throws {
        let tester = ViewTester(Numbers(journal: Journal()))
        await tester.tap(try tester.find(.label("To a word")))
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
        #expect(tester.issues.contains { "\($0)".contains("String") })
    }

    @Test func aValueWithoutDestinationShowsAWarningAndAnIssue() async throws {
        struct Lost: View {
            var body: some View {
                NavigationStack { NavigationLink("Go", value: 3.5).navigationTitle("Here") }
            }
        }
        let tester = ViewTester(Lost())
        await tester.tap(try tester.find(.label("Go")))
        try await tester.settle()
        _ = try tester.find(.label("Missing destination"))
        #expect(tester.issues.contains { "\($0)".contains("Double") })
        await tester.tap(try tester.find(.role(.button, "Here")))
        try await tester.settle()
        _ = try tester.find(.label("Go"))
    }

    @Test func ofTwoDestinationsForATypeTheOneNearestToTheRootCounts() async throws {
        struct Twice: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            Text("First").navigationDestination(for: Int.self) { _ in Text("Second") }
                        }
                }
            }
        }
        let tester = ViewTester(Twice())
        await tester.tap(try tester.find(.label("Go")))
        try await tester.settle()
        _ = try tester.find(.text("First"))
        #expect(tester.issues.contains { "\($0)".contains("several navigation destinations") })
    }

    @Test func whatADestinationShowsFollowsTheStateItWasMadeFrom() async throws {
        struct Shared: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            Button("Count \(count)") { count += 1 }
                        }
                }
            }
        }
        let tester = ViewTester(Shared())
        await tester.tap(try tester.find(.label("Go")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Count 0")))
        try await tester.settle()
        _ = try tester.find(.label("Count 1"))
    }

    @Test func destinationsOfBindingsArePushedAndWrittenBack() async throws {
        struct Bound: View {
            @State private var isShown = false
            @State private var item: Int?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Show") { isShown = true }
                        Button("Item") { item = 4 }
                        Text("shown \(isShown) item \(item ?? 0)")
                    }
                    .navigationTitle("Bound")
                    .navigationDestination(isPresented: $isShown) { Button("Hide") { isShown = false } }
                    .navigationDestination(item: $item) { number in Button("Item \(number)") { item = 5 } }
                }
            }
        }
        let tester = ViewTester(Bound())
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Hide")))
        try await tester.settle()
        _ = try tester.find(.text("shown false item 0"))
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, "Bound")))
        try await tester.settle()
        _ = try tester.find(.text("shown false item 0"))
        await tester.tap(try tester.find(.label("Item")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Item 4")))
        try await tester.settle()
        _ = try tester.find(.label("Item 5"))
        await tester.tap(try tester.find(.role(.button, "Bound")))
        try await tester.settle()
        _ = try tester.find(.text("shown false item 0"))
        #expect(tester.issues.isEmpty)
    }

    @Test func theFingerTakesTheScreenBackFromTheEdge() async throws {
        let journal = Journal()
        let tester = ViewTester(Numbers(path: [1], journal: journal))
        let touch = tester.touch(at: CGPoint(x: 5, y: 500))
        await touch.move(by: CGSize(width: 150, height: 0), over: 0.4)
        await touch.hold(for: 0.2)
        let label = try tester.find(.text("Screen1 0"))
        #expect(label.frame.midX > 393 / 2 + 130)
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("Screen1 0"))
        let second = tester.touch(at: CGPoint(x: 5, y: 500))
        await second.move(by: CGSize(width: 260, height: 0), over: 0.4)
        await second.hold(for: 0.2)
        await second.lift()
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
        _ = try tester.find(.text("Path "))
    }

    @Test func escapePops() async throws {
        let tester = ViewTester(Numbers(path: [1], journal: Journal()))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        _ = try tester.find(.text("Root 0"))
    }

    @Test func aLinkOutsideOfAnyStackIsDisabled() async throws {
        let tester = ViewTester(NavigationLink("Nowhere") { Text("There") })
        let link = try tester.find(.label("Nowhere"))
        await tester.tap(link)
        try await tester.settle()
        #expect(tester.findAll(.text("There")).isEmpty)
        #expect(tester.semanticsDescription.contains("disabled"))
    }

    @Test func oldLinksFollowTheirBindings() async throws {
        struct Old: View {
            @State private var isActive = false
            @State private var selection: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("Plain")) { Text("To plain") }
                        NavigationLink("To active", destination: Text("Active"), isActive: $isActive)
                        NavigationLink("To two", destination: Text("Two"), tag: 2, selection: $selection)
                        Button("Select") { selection = 2 }
                        Text("\(isActive) \(selection ?? 0)")
                    }
                    .navigationBarTitle("Old", displayMode: .inline)
                }
                .navigationViewStyle(.stack)
            }
        }
        let tester = ViewTester(Old())
        for (link, screen) in [("To plain", "Plain"), ("To active", "Active"), ("To two", "Two"), ("Select", "Two")] {
            await tester.tap(try tester.find(.label(link)))
            try await tester.settle()
            _ = try tester.find(.text(screen))
            await tester.tap(try tester.find(.role(.button, "Old")))
            try await tester.settle()
            _ = try tester.find(.text("false 0"))
        }
    }
}
