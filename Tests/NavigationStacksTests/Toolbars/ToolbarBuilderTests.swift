import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Items that are written outside of views, where nothing runs on the main actor.
private struct Items {
    let isWide: Bool

    @ToolbarContentBuilder
    var content: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Text("Leading") }
        ToolbarItemGroup(placement: .topBarTrailing) { Text("Trailing") }
        if isWide { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
        if isWide {
            ToolbarItem(placement: .principal) { Text("Wide") }
        } else {
            ToolbarItem(placement: .principal) { Text("Narrow") }
        }
    }
}

@MainActor
struct ToolbarBuilderTests {
    @Test("items that are built anywhere stand in their bars")
    func anywhere() throws {
        for isWide in [true, false] {
            let items = Items(isWide: isWide)
            let tester = ViewTester(NavigationStack { Text("Screen").toolbar { items.content } })
            for text in ["Leading", "Trailing", isWide ? "Wide" : "Narrow"] { _ = try tester.find(.text(text)) }
            #expect(tester.findAll(.text("Bottom")).count == (isWide ? 1 : 0))
        }
    }

    @Test("titles of bars' buttons have the color and font that are set for all of them")
    func appearance() throws {
        defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
        UIBarButtonItem.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .font: UIFont.systemFont(ofSize: 9)],
            for: .normal)
        let small = ViewTester(NavigationStack { Text("Screen").toolbar { Button("Save") {} } })
        UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
        let usual = ViewTester(NavigationStack { Text("Screen").toolbar { Button("Save") {} } })
        let widths = try [small, usual].map { try $0.find(.label("Save")).frame.width }
        #expect(widths[0] < widths[1] * 0.7)
        #expect(small.layersDescription != usual.layersDescription)
    }

    @Test("a group of no items asks for no bar")
    func emptyGroup() async throws {
        var places: [CGRect] = []
        for isThere in [false, true] {
            let content = Text("Content").frame(maxHeight: .infinity, alignment: .bottom)
            let tester = ViewTester(
                NavigationStack {
                    if isThere {
                        content.toolbar { ToolbarItemGroup(placement: .bottomBar) {} }
                    } else {
                        content
                    }
                })
            try await tester.settle()
            places.append(try tester.find(.text("Content")).frame)
        }
        #expect(places[0] == places[1])
    }
}
