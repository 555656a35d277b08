/// Says which views and modifiers of a project Xcode's library offers. Only Xcode asks for them: nothing here does.
public protocol LibraryContentProvider {
    /// The type of view that the modifiers are shown on.
    associatedtype ModifierBase = Any

    /// The views that are offered.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// The modifiers that are offered, applied to a view.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// None.
    public var views: [LibraryItem] { [] }

    /// None.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Something that Xcode's library offers.
public struct LibraryItem {
    /// Where the library shows an item.
    public struct Category: Sendable {
        private enum Kind {
            case effect, layout, control, other
        }

        private let kind: Kind

        /// Among what changes how views look.
        public static let effect = Category(kind: .effect)
        /// Among what places views.
        public static let layout = Category(kind: .layout)
        /// Among what is operated.
        public static let control = Category(kind: .control)
        /// Among all the rest.
        public static let other = Category(kind: .other)
    }

    /// Offers a piece of code.
    ///
    /// - Parameters:
    ///   - snippet: the code, which is read from the source and never run.
    ///   - visible: whether the library shows it, or only completes it.
    ///   - title: nil for one that is made from the code.
    ///   - matchingSignature: what to type for it; nil for its own name.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Makes a list of items from several statements.
@resultBuilder
public struct LibraryContentBuilder {
    /// A statement that is an item.
    public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }

    /// A statement that is several items.
    public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }

    /// All of them, in order.
    public static func buildBlock(_ segments: [LibraryItem]...) -> [LibraryItem] { segments.flatMap { $0 } }
}
