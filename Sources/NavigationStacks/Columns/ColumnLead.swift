/// What a column of a split view shows in place of its own views: what a link in the column beside it leads to.
@Observable
@MainActor
final class ColumnLead: FeatureObservable {
    private(set) var shown: (id: AnyHashable, view: AnyView)?

    nonisolated init() {}

    func show(_ view: AnyView, of id: AnyHashable) { shown = (id, view) }

    /// Shows the column's own views again, unless another link has led elsewhere.
    func withdraw(_ id: AnyHashable) { if shown?.id == id { shown = nil } }
}

private struct ColumnLeadKey: PlaceBoundKey {
    static var defaultValue: ColumnLead? { nil }
}

extension EnvironmentValues {
    /// What links in the root of a column lead to; nil where they push.
    var columnLead: ColumnLead? {
        get { self[ColumnLeadKey.self] }
        set { self[ColumnLeadKey.self] = newValue }
    }
}
