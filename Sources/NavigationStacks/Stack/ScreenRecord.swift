/// What is known of a screen on a stack, for as long as it is there.
@MainActor
final class ScreenRecord: ObservableObject {
    let id: Int
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private weak var stack: StackModel?
    var entry: StackEntries.Entry?
    /// The views that a link or a modifier has for the screen.
    var source: ViewSource?
    /// Tells the screen's views that it is on its way out.
    let removal = ContentRemoval()
    private(set) var destinations: [Destination] = []
    /// The screens below, the nearest first, when the screen was last on the stack.
    var history: [BackStep] = []
    /// Grows whenever a screen below declares other destinations than before.
    var destinationsBelow = 0
    private(set) var bar = BarPreferences()
    private(set) var items: [ToolbarEntry] = []
    private(set) var search: SearchRequest?
    /// The view that the screen grows out of.
    private(set) var zoom: ZoomSource?
    /// What the bar's view has to follow, apart from the screen's own views.
    let cover = ScreenCover()
    /// Tells the bars, and them alone, of newer views in them. These come with each evaluation of the screen's views,
    /// which must not be evaluated for them again.
    let barViews = BarViews()
    private(set) lazy var dismissTarget = DismissTarget { [weak self] in
        guard let self else { return }
        self.stack?.dismiss(self.id)
    }

    init(id: Int, stack: StackModel) {
        self.id = id
        self.stack = stack
    }

    func declare(_ new: [Destination]) {
        guard new != destinations else { return }
        destinations = new
        stack?.destinationsChanged(on: id)
    }

    func setBar(_ new: BarPreferences) {
        guard new != bar else { return }
        let areOnlyViews = new.isArranged(as: bar)
        bar = new
        tell(areOnlyViews)
    }

    func setItems(_ new: [ToolbarEntry]) {
        guard new != items else { return }
        let areOnlyViews = new.map(\.placement) == items.map(\.placement)
        items = new
        tell(areOnlyViews)
    }

    /// Whether there are items for the navigation bar.
    var hasBarItems: Bool { items.contains { $0.placement.slot != .bottom && $0.placement.slot != .keyboard } }

    func setZoom(_ new: ZoomSource?) {
        guard new != zoom else { return }
        zoom = new
        tellStack()
    }

    func setSearch(_ new: SearchRequest?) {
        guard new != search else { return }
        let areOnlyViews = new?.model === search?.model && new?.form == search?.form
        if new?.model !== search?.model {
            search?.model.notify(self, false)
            new?.model.notify(self, true)
        }
        search = new
        tell(areOnlyViews)
    }

    /// The search of the screen's bar begins or ends.
    func searchChanged() { tellStack() }

    private func tell(_ areOnlyViews: Bool) {
        if areOnlyViews { barViews.objectWillChange.send() } else { tellStack() }
    }

    /// The bar's height, and the back button of the screen above, may be others.
    private func tellStack() {
        objectWillChange.send()
        stack?.objectWillChange.send()
    }
}

/// The views in a screen's bars, which bars follow.
@MainActor
final class BarViews: ObservableObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

    nonisolated init() {}
}

/// How far a screen's content has gone under its bars.
@MainActor
final class ScreenCover: ObservableObject {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    /// Nil where the content is none that scrolls under a bar.
    private(set) var cover: ScrollCover?

    func set(_ new: ScrollCover?) {
        guard new != cover else { return }
        objectWillChange.send()
        cover = new
    }
}

/// Views for a screen that a link or a modifier owns, and keeps up to date while the screen is there.
@MainActor
final class ViewSource: ObservableObject, OutlivesViews, SessionObject {
    /// Says nothing: whoever gives the views need not hear of them.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    /// Tells the screen of newer views.
    let display = Display()
    /// Tells the screen's views that it is to be popped, before it is.
    let removal = ContentRemoval()
    private(set) var content: AnyView?
    /// Counts what `set` was given.
    private(set) var version = 0

    @MainActor
    final class Display: ObservableObject {
        nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

        nonisolated init() {}
    }

    /// Told when the screen was popped by somebody else.
    var onPop: (() -> Void)?

    nonisolated init() {}

    /// Gives newer views; `tell` follows.
    func set(_ content: AnyView) {
        self.content = content
        version += 1
    }

    /// Has the screen show the newest views.
    func tell() { display.objectWillChange.send() }

    func wasPopped() { onPop?() }

    /// Whether what the link leads to is there; nil before anybody has followed it.
    var isShown: (() -> Bool)?
    /// Whether it was there in the process before this one.
    private var wasShown = false

    func sessionData(onLoss: (String) -> Void) -> Data? { wasShown || isShown?() == true ? Data() : nil }

    func restoreSession(_ data: Data) { wasShown = true }

    /// Whether the link is to be followed again, as it was before; once.
    func isToReturn() -> Bool {
        defer { wasShown = false }
        return wasShown
    }
}
