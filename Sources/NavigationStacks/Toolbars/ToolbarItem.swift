/// A view in one of a screen's bars.
///
/// Items are written in `toolbar(content:)` of a view inside a `NavigationStack`. The placement names the bar and the
/// side: by default the trailing side of the navigation bar. Items of one place stand in the order in which they are
/// written, with one that confirms outermost. Several `secondaryAction` items share a menu. Labels show their icon
/// alone, except in the title's place and above a keyboard.
///
///     NavigationStack {
///         Text("A new card")
///             .toolbar {
///                 ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
///                 ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///             }
///     }
///
/// An item with an `id` stands where it is written: people cannot arrange toolbars, as they can on an iPad.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Has no body.
    public typealias Body = Never

    /// A view that tells the screen around of the item.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        AnyView(ToolbarEntryView(placement: content.placement, content: AnyView(content.content)))
    }
}

extension ToolbarItem where ID == () {
    /// A view at a place in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// A view at a place in the bars, under a name by which people could arrange it.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place in the bars, under a name by which people could arrange it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

/// Views that stand next to each other in one of a screen's bars.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: AnyView

    /// Views at a place in the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = AnyView(content())
    }

    /// Views at a place in the bars. Where there is room for all of them, as here always, the label is not shown.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = AnyView(content())
    }

    /// Has no body.
    public typealias Body = Never

    /// A view that tells the screen around of the items; a group of no views has none, and asks for no bar.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        if Content.self == EmptyView.self { return AnyView(EmptyView()) }
        return AnyView(ToolbarEntryView(placement: content.placement, content: content.content))
    }
}

/// The views of a group of items and the label that stands for them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    /// The group shows its views itself.
    public var body: some View { EmptyView() }
}

/// How wide the room between two toolbar items is.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool

    /// As much as there is.
    public static let flexible = SpacerSizing(isFixed: false)
    /// As much as the system has between groups of items.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// Room between two items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// Room of a kind, at a place in the bars.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Has no body.
    public typealias Body = Never

    /// A view that tells the screen around of the room.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        let isWide = content.placement.slot == .bottom || content.placement.slot == .keyboard
        let isFixed = content.sizing.isFixed || !isWide
        let room = isFixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 0))
        return AnyView(ToolbarEntryView(placement: content.placement, content: room))
    }
}

/// A part that bars have of themselves, at a place of the app's choice.
///
/// A search keeps its field below the navigation bar, and a title its place, as in bars of iOS 18. The button for a sidebar
/// is where split views have it.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    /// A part of a kind, at a place in the bars.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// Has no body.
    public typealias Body = Never

    /// Nothing to tell the screen around.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A menu that opens from the title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: Content

    /// A menu with the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Has no body.
    public typealias Body = Never

    /// A view that tells the screen around of the menu.
    @MainActor public static func _makeToolbar(_ content: Self) -> AnyView {
        AnyView(EmptyView().toolbarTitleMenu { content.content })
    }
}
