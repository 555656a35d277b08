import SwiftUICore
import Foundation

// Tables, in the shapes in which code makes them: all of a table compiles but for the table itself, so that the compiler
// says why there is none, rather than what it misses inside.

/// Rows with columns.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct Table<Value: Identifiable, Rows: View>: View {
    /// There is nothing to show.
    public typealias Body = Never

    /// Shows a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Rows == EmptyView {}

    /// Shows a row for each element, one of which is selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Rows == EmptyView {}

    /// Shows a row for each element, some of which are selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Rows == EmptyView {}

    /// Shows a row for each element, and lets the columns sort them.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Sort.Compared == Value, Rows == EmptyView {}

    /// Shows a row for each element, one of which is selected, and lets the columns sort them.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Sort.Compared == Value, Rows == EmptyView {}

    /// Shows a row for each element, some of which are selected, and lets the columns sort them.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> _TableColumnList<Value>
    ) where Data.Element == Value, Sort.Compared == Value, Rows == EmptyView {}

    /// Shows rows of values of a type.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>,
        @ViewBuilder rows: () -> Rows
    ) {}

    /// Shows rows of values of a type, one of which is selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>, @ViewBuilder rows: () -> Rows
    ) {}

    /// Shows rows of values of a type, some of which are selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> _TableColumnList<Value>, @ViewBuilder rows: () -> Rows
    ) {}

    /// Shows rows of values of a type, and lets the columns sort them.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> _TableColumnList<Value>, @ViewBuilder rows: () -> Rows
    ) where Sort.Compared == Value {}
}

/// A column of a table.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct TableColumn<RowValue: Identifiable, Content: View> {
    /// A column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}

    /// A column of texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {}

    /// A column of views, which may be sorted by a value.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    /// A column of views, which may be sorted by a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}

    /// A column of views, which may be sorted by a value in an order of its own.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {}

    /// A column of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}

    /// A column of views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {}

    /// A column of views.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {}

    /// As wide as is said, in points.
    public func width(_ width: CGFloat?) -> TableColumn { self }

    /// As wide as is said, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }

    /// Names the column for `TableColumnCustomization`.
    public func customizationID(_ id: String) -> TableColumn { self }
}

/// The columns of a table.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct _TableColumnList<RowValue: Identifiable> {}

/// Builds the columns of a table from a closure.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// A column.
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> _TableColumnList<RowValue> { _TableColumnList() }

    /// Columns after each other.
    public static func buildBlock(_ columns: _TableColumnList<RowValue>...) -> _TableColumnList<RowValue> {
        _TableColumnList()
    }

    /// Columns that are there on a condition.
    public static func buildIf(_ columns: _TableColumnList<RowValue>?) -> _TableColumnList<RowValue> {
        _TableColumnList()
    }

    /// Columns that are there on a condition.
    public static func buildEither(first: _TableColumnList<RowValue>) -> _TableColumnList<RowValue> { first }

    /// Columns that are there on a condition.
    public static func buildEither(second: _TableColumnList<RowValue>) -> _TableColumnList<RowValue> { second }
}

/// A row of a table.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct TableRow<Value: Identifiable>: View {
    /// There is nothing to show.
    public typealias Body = Never

    /// The row of a value.
    public init(_ value: Value) {}
}

/// How a table looks.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public protocol TableStyle {}

/// The look of tables in their place.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct AutomaticTableStyle: TableStyle {
    /// Such a look.
    public init() {}
}

/// A look with round corners.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct InsetTableStyle: TableStyle {
    /// Such a look.
    public init() {}
}

/// A look with lines around it.
@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
public struct BorderedTableStyle: TableStyle {
    /// Such a look.
    public init() {}
}

@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
extension TableStyle where Self == AutomaticTableStyle {
    /// The look of tables in their place.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
extension TableStyle where Self == InsetTableStyle {
    /// A look with round corners.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

@available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
extension TableStyle where Self == BorderedTableStyle {
    /// A look with lines around it.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
    /// Sets how tables look.
    @available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Whether tables have a row with the names of their columns.
    @available(*, unavailable, message: "There are no tables yet; use a List, or a Grid in a ScrollView.")
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
