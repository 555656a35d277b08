import Testing

@testable import RiffleContainers
@testable import RiffleNavigationStacks

/// The way of a title between a screen and the back button of the one in front.
@MainActor @Suite struct TitleWayTests {
    @Test(
        "a title goes to the back button from where it was when the motion began, also while content goes on scrolling")
    func whileContentScrolls() {
        let model = StackModel()
        model.connect(nil)
        var bar = BarPreferences()
        bar.title = Text("First")
        model.record(of: 0).setBar(bar)
        model.record(of: 0).cover.set(ScrollCover(offset: 0, remaining: 500))
        model.push(ViewSource(), from: 0)
        let second = model.entries.top.id
        #expect(model.barForm(of: second).isBelowLarge)
        model.record(of: 0).cover.set(ScrollCover(offset: 100, remaining: 400))
        #expect(model.barForm(of: second).isBelowLarge)
        model.pop(second)
        #expect(!model.barForm(of: second).isBelowLarge)
    }
}
