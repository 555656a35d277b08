import SwiftUITesting
import Testing

@MainActor
struct QueryTests {
    private func tester() -> ViewTester {
        ViewTester(
            VStack {
                Text("one")
                Text("one more")
                Button("Go") {}
                Color.red.frame(width: 10, height: 10).accessibilityLabel("patch").accessibilityIdentifier("patch-1")
                Text("level").accessibilityValue("three")
                Image(systemName: "star").accessibilityLabel("a star")
            })
    }

    @Test("text is exact, and what controls show is text too")
    func text() throws {
        let tester = tester()
        #expect(try tester.find(.text("one")).label == "one")
        #expect(try tester.find(.text("Go")).role == .button)
        #expect(try tester.find(.text("three")).label == "level")
        #expect(tester.findAll(.text("on")).isEmpty)
        #expect(tester.findAll(.text("a star")).isEmpty)
    }

    @Test("labels, roles, identifiers and parts of texts are found")
    func others() throws {
        let tester = tester()
        #expect(try tester.find(.label("patch")).frame.width == 10)
        #expect(try tester.find(.role(.button)).label == "Go")
        #expect(try tester.find(.role(.button, "Go")).label == "Go")
        #expect(tester.findAll(.role(.button, "Stop")).isEmpty)
        #expect(try tester.find(.id("patch-1")).label == "patch")
        #expect(try tester.find(.containing("more")).text == "one more")
        #expect(tester.findAll(.containing("one")).map(\.text) == ["one", "one more"])
        #expect(try tester.find(.containing("thre")).label == "level")
        #expect(tester.findAll(.containing("")).count == tester.semanticsDescription.split(separator: "\n").count)
    }

    @Test("finding none, or several, is an error that prints the line of the call and what is there")
    func failures() {
        let tester = tester()
        let line = #line + 1
        let missing = #expect(throws: QueryFailed.self) { try tester.find(.text("two")) }
        #expect(missing?.count == 0)
        #expect(
            missing.map { "\($0)" }?.hasPrefix(
                "QueryTests.swift:\(line): No element matches .text(\"two\"). There are:\n") == true)
        #expect(missing?.callSite.line == line && missing?.callSite.file == #filePath)
        #expect(missing.map { "\($0)" }?.contains("button \"Go\"") == true)
        let many = #expect(throws: QueryFailed.self) { try tester.find(.containing("one")) }
        #expect(many?.count == 2)
        #expect(many.map { "\($0)" }?.contains(": 2 elements match .containing(\"one\"). There are:\n") == true)
        let empty = ViewTester(EmptyView())
        let nothing = #expect(throws: QueryFailed.self) { try empty.find(.role(.image)) }
        #expect(nothing.map { "\($0)" }?.contains("(nothing that can be perceived)") == true)
    }

    @Test("what waits for something else says where it was called as well, and a helper can pass its caller's line on")
    func callSites() async throws {
        let tester = ViewTester(
            Button("Go") {}.task { try? await Task.sleep(for: .seconds(100)) })
        let button = try tester.find(.role(.button))
        var lines: [Int?] = []
        lines.append(await #expect(throws: NotSettled.self) { try await tester.settle(limit: 1) }?.callSite.line)
        lines.append(
            await #expect(throws: ActionMissing.self) { try await tester.perform("Fly", on: button) }?.callSite.line)
        lines.append(await #expect(throws: NoDialog.self) { try await tester.chooseFiles([]) }?.callSite.line)
        lines.append(await #expect(throws: NoDialog.self) { try await tester.saveFiles() }?.callSite.line)
        lines.append(await #expect(throws: NoDialog.self) { try await tester.paste(nil) }?.callSite.line)
        lines.append(await #expect(throws: NoDialog.self) { try await tester.cancelFileDialog() }?.callSite.line)
        let last = #line - 1
        #expect(lines == [last - 6, last - 4, last - 3, last - 2, last - 1, last])
        func found(_ label: String, line: UInt = #line) throws -> Element {
            try tester.find(.label(label), line: line)
        }
        let here = #line + 1
        let passed = #expect(throws: QueryFailed.self) { _ = try found("Stop") }
        #expect(passed?.callSite.description == "QueryTests.swift:\(here)")
    }

    @Test("every kind of element can be asked for by its role")
    func roles() {
        for role in Query.Role.allCases { #expect("\(Query.role(role))" == ".role(.\(role.rawValue))") }
        let tester = ViewTester(Text("Title").accessibilityAddTraits(.isHeader))
        #expect(tester.findAll(.text("Title")).count == 1)
    }

    @Test("perform does an accessibility action by name, and an error lists those there are")
    func perform() async throws {
        let log = Log()
        let tester = ViewTester(Performer(log: log))
        let row = try tester.find(.text("row"))
        await #expect(throws: ActionMissing.self) { try await tester.perform("Burn", on: row) }
        do {
            try await tester.perform("Burn", on: row)
        } catch {
            #expect("\(error)".contains("No action \"Burn\"") && "\(error)".contains("\"Archive\""))
        }
        try await tester.perform("Archive", on: row)
        #expect(log.lines == ["archived"])
        do {
            try await tester.perform("Archive", on: row)
            Issue.record("the row has gone")
        } catch let error as ElementGone {
            #expect("\(error)".contains("no longer there") && "\(error)".contains("text \"nothing\""))
        }
    }
}

private struct Performer: View {
    let log: Log
    @State private var isArchived = false
    var body: some View {
        if isArchived {
            Text("nothing")
        } else {
            Text("row").accessibilityAction(named: "Archive") {
                log.lines.append("archived")
                isArchived = true
            }
        }
    }
}
