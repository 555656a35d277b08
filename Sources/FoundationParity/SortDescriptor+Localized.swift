import Foundation

/// Compares texts as people sort them in the language of the program, or of the window whose code asks.
///
/// Foundation on Linux has `String.StandardComparator`, whose only one is `lexical`, and none that knows a language.
public struct _LocalizedStringComparator: SortComparator, Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable {
        /// Numbers in texts by their values, and capital letters beside small ones, as the Finder does.
        case standard
        /// By the rules of the language alone.
        case plain
    }

    let kind: Kind
    /// Whether what comes first comes first.
    public var order = SortOrder.forward

    init(_ kind: Kind) { self.kind = kind }

    /// The order of two texts.
    public func compare(_ first: String, _ second: String) -> ComparisonResult {
        let result = kind.compare(first, second)
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
}

extension _LocalizedStringComparator.Kind {
    fileprivate func compare(_ first: String, _ second: String) -> ComparisonResult {
        switch self {
        case .standard: first.localizedStandardCompare(second)
        case .plain: first.localizedCompare(second)
        }
    }
}

extension String.StandardComparator {
    /// As people sort: by the rules of the language, with numbers by their values.
    public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(.standard) }
    /// By the rules of the language.
    public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(.plain) }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// As people sort: by the rules of the language, with numbers by their values.
    public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(.standard) }
    /// By the rules of the language.
    public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(.plain) }
}

extension SortComparator where Self == String.Comparator {
    /// By the characters of the texts alone.
    public static var lexical: String.Comparator { String.Comparator(.lexical) }
}

extension SortDescriptor {
    /// Sorts by a text, in the order of a comparator.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Sorts by a text as a comparator compares it, forward or in reverse, whatever the comparator's own order.
    public init(
        _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator, order: SortOrder
    ) {
        switch comparator.kind {
        case .standard: self.init(keyPath.sendableAppending(\.inStandardOrder), order: order)
        case .plain: self.init(keyPath.sendableAppending(\.inLocalizedOrder), order: order)
        }
    }

    /// Sorts by a text that may be missing, in the order of a comparator.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Sorts by a text that may be missing as a comparator compares it, forward or in reverse, whatever the comparator's own
    /// order.
    public init(
        _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator, order: SortOrder
    ) {
        switch comparator.kind {
        case .standard: self.init(keyPath.sendableAppending(\.inStandardOrder), order: order)
        case .plain: self.init(keyPath.sendableAppending(\.inLocalizedOrder), order: order)
        }
    }
}

/// A text that is compared as a comparator does: a descriptor's own comparator has to be Foundation's.
private struct ComparedText: Comparable {
    let text: String
    let kind: _LocalizedStringComparator.Kind

    static func == (first: ComparedText, second: ComparedText) -> Bool {
        first.kind.compare(first.text, second.text) == .orderedSame
    }

    static func < (first: ComparedText, second: ComparedText) -> Bool {
        first.kind.compare(first.text, second.text) == .orderedAscending
    }
}

extension String {
    fileprivate var inStandardOrder: ComparedText { ComparedText(text: self, kind: .standard) }
    fileprivate var inLocalizedOrder: ComparedText { ComparedText(text: self, kind: .plain) }
}

extension Optional<String> {
    fileprivate var inStandardOrder: ComparedText? { map(\.inStandardOrder) }
    fileprivate var inLocalizedOrder: ComparedText? { map(\.inLocalizedOrder) }
}

extension KeyPath {
    /// A path made of this one and of another, both of which can be sent.
    fileprivate func sendableAppending<Last>(_ path: KeyPath<Value, Last>) -> KeyPath<Root, Last> & Sendable {
        // Sendable is a marker, which nothing can ask for at run time.
        unsafeBitCast(appending(path: path), to: (KeyPath<Root, Last> & Sendable).self)
    }
}
