/// Views made of the subviews of other views, as it was done before `Group(subviews:)`.
public enum _VariadicView {
    /// Makes a view of the subviews of another.
    public typealias Root = _VariadicView_Root
    /// Makes a view of the subviews of another.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root whose view is one.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose view may be several.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews of a view.
    public typealias Children = SubviewsCollection

    /// A view that a root makes of the subviews of content.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content: View>: View {
        /// What makes the view.
        public var root: Root
        /// The view with the subviews.
        public var content: Content

        /// Hands a root the subviews of the views of a closure.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        /// What the root makes of the subviews.
        @MainActor public var body: some View {
            let root = root
            Group(subviews: content) { subviews in root._arranged(subviews) }
        }
    }
}

/// The subviews of a view, as roots get them.
public typealias _VariadicView_Children = SubviewsCollection

/// Makes a view of the subviews of another.
@MainActor @preconcurrency
public protocol _VariadicView_Root {
    /// The type of view that is made.
    associatedtype Body: View
    /// The view.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
    /// The view in the container that the root stands for.
    func _arranged(_ children: _VariadicView.Children) -> AnyView
}

/// A root that makes views, which all roots do here.
public typealias _VariadicView_ViewRoot = _VariadicView_Root

/// A root whose view is one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

extension _VariadicView_UnaryViewRoot {
    /// The views below each other, where they are several.
    public func _arranged(_ children: _VariadicView.Children) -> AnyView {
        AnyView(VStack { body(children: children) })
    }
}

/// A root whose view may be several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}

extension _VariadicView_MultiViewRoot {
    /// The views as they are.
    public func _arranged(_ children: _VariadicView.Children) -> AnyView { AnyView(body(children: children)) }
}
