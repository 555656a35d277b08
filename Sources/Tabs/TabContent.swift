import RiffleLists
import SwiftUICore

/// What a tab view is made of: tabs, and sections of tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs are told apart by; `Never` where nobody chooses among them by value.
    associatedtype TabValue: Hashable

    /// The type of content that `body` gives.
    associatedtype Body: TabContent

    /// The tabs.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// The tabs as views, each with what stands for it.
    @MainActor static func _tabs(_ content: Self) -> AnyView
}

extension TabContent {
    /// Those of the body.
    public static func _tabs(_ content: Self) -> AnyView { Body._tabs(content.body) }
}

extension Never: TabContent {
    /// None.
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Tabs that tab views know have no body.
    public var body: Never { fatalError("\(Self.self) has no body: tab views show it.") }
}

/// Several tabs, or some that a modifier changes.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent {
    private let parts: [any TabContent]
    private let change: @MainActor (AnyView) -> AnyView

    init(_ parts: [any TabContent], change: @escaping @MainActor (AnyView) -> AnyView = { $0 }) {
        self.parts = parts
        self.change = change
    }

    /// Tab views show it.
    public typealias Body = Never

    /// The views.
    @MainActor public static func _tabs(_ content: _TabGroup) -> AnyView {
        func views<C: TabContent>(_ part: C) -> AnyView { C._tabs(part) }
        let all = content.parts.map { views($0) }
        if all.count == 1 { return content.change(all[0]) }
        return content.change(AnyView(ForEach(Array(all.enumerated()), id: \.offset) { $0.element }))
    }
}

/// Makes tabs of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// What tab views show.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C

        /// The tabs.
        @MainActor public var body: some View { C._tabs(content) }
    }

    /// A tab is what it is.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// No tabs.
    public static func buildBlock() -> _TabGroup<TabValue> { _TabGroup([]) }

    /// One tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Several tabs.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabGroup<TabValue> {
        var parts: [any TabContent] = []
        repeat parts.append(each content)
        return _TabGroup(parts)
    }

    /// Tabs under a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// The tabs of the first branch.
    public static func buildEither<A: TabContent, B: TabContent>(first: A) -> _TabCondition<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabCondition(first: first, second: nil)
    }

    /// The tabs of the second branch.
    public static func buildEither<A: TabContent, B: TabContent>(second: B) -> _TabCondition<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue {
        _TabCondition(first: nil, second: second)
    }

    /// Tabs that not every system has.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

/// The tabs of one of two branches.
nonisolated public struct _TabCondition<First: TabContent, Second: TabContent>: TabContent {
    let first: First?
    let second: Second?

    /// What the tabs are told apart by.
    public typealias TabValue = First.TabValue
    /// Tab views show it.
    public typealias Body = Never

    /// The tabs that there are.
    @MainActor public static func _tabs(_ content: _TabCondition) -> AnyView {
        if let first = content.first { return AnyView(First._tabs(first).id(true)) }
        return AnyView(content.second.map { Second._tabs($0).id(false) })
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// What the tabs are told apart by.
    public typealias TabValue = Wrapped.TabValue
    /// Tab views show it.
    public typealias Body = Never

    /// The tabs, if there are any.
    @MainActor public static func _tabs(_ content: Wrapped?) -> AnyView {
        AnyView(content.map { Wrapped._tabs($0) })
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// What the tabs are told apart by.
    public typealias TabValue = Content.TabValue

    /// Tab views show it.
    public typealias Body = Never

    /// The tabs of all elements.
    @MainActor public static func _tabs(_ content: ForEach) -> AnyView {
        AnyView(
            ForEach<[(ID, AnyView)], ID, AnyView>(
                content.identified.map { id, element in (id, Content._tabs(content.content(element))) },
                id: \.0, content: \.1))
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// Tabs for each number of a range.
    public init<V: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where Content.TabValue == V {
        self.init(any: data, id: \.self, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: TabContent {
    /// Tabs for each element, by the element's own id.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(any: data, id: \.id, content: content)
    }
}

extension ForEach where Content: TabContent {
    /// Tabs for each element, by the id at a key path.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(any: data, id: id, content: content)
    }
}

extension TabContent {
    /// Says a number at the tab's symbol; 0 says nothing.
    public func badge(_ count: Int) -> some TabContent<TabValue> { badge(count == 0 ? nil : Text("\(count)")) }

    /// Says a text at the tab's symbol; nil says nothing.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _TabGroup<TabValue>([self], change: { AnyView($0.badge(label)) })
    }

    /// Says a text at the tab's symbol; nil says nothing.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Says a text at the tab's symbol; nil says nothing.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Names the tab among those that somebody could arrange. They stand in the order of the code.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { _TabGroup<TabValue>([self]) }

    /// Leaves the tabs out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _TabGroup<TabValue>(hidden ? [] : [self])
    }

    /// Names the tabs for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        _TabGroup<TabValue>([self], change: { AnyView($0.accessibilityIdentifier(identifier)) })
    }
}
