import RiffleDragAndDrop

/// How something that is dragged over the rows of a collection is put between its elements.
struct RowInsertion {
    /// Whether it may be put there.
    let accepts: @MainActor (DropInfo) -> Bool
    /// Puts it before the element at an offset.
    let insert: @MainActor (Int, DropInfo) -> Void
}

extension DynamicViewContent {
    /// Takes what is of some types and dropped between rows of a list.
    ///
    /// - Parameter action: is given the offset in the collection before which it was dropped, and what was; nil turns this
    ///   off.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        // It runs on the main actor, as all that is done to rows.
        nonisolated(unsafe) let action = action
        return elementEditing {
            $0.insertion = RowInsertion(
                accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                insert: { action($0, $1.itemProviders(for: supportedContentTypes)) })
        }
    }

    /// Takes what is of some types, by their names, and dropped between rows of a list.
    ///
    /// - Parameter action: is given the offset in the collection before which it was dropped, and what was.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType.named($0) }, perform: action)
    }

    /// Takes things of a type that are dropped between rows of a list.
    ///
    /// - Parameter action: is given the things, and the offset in the collection before which they were dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        // It runs on the main actor, as all that is done to rows.
        nonisolated(unsafe) let action = action
        return elementEditing {
            $0.insertion = RowInsertion(
                accepts: { $0.holds(T.self) },
                insert: { offset, info in info.take(T.self) { action($0, offset) } })
        }
    }
}

/// Lets things be dropped above or below a row, and shows between which rows they would go.
struct RowDropping: ViewModifier {
    let element: ListedElement?
    @State private var gap = InsertionGap()

    func body(content: Content) -> some View {
        if let element, let insertion = element.editing.insertion as? RowInsertion {
            content
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { gap.height = $0 }
                .overlay(alignment: gap.edge == .bottom ? .bottom : .top) {
                    if gap.edge != nil { InsertionLine() }
                }
                .onAnyDrop(delegate: RowDrop(element: element, insertion: insertion, gap: gap))
        } else {
            content
        }
    }
}

/// Where something that is over a row would go.
@Observable
@MainActor
private final class InsertionGap: FeatureObservable {
    /// In points.
    @ObservationIgnored var height: CGFloat = 0
    private(set) var edge: VerticalEdge?

    nonisolated init() {}

    func set(_ new: VerticalEdge?) { if edge != new { edge = new } }
}

private struct RowDrop: DropDelegate {
    let element: ListedElement
    let insertion: RowInsertion
    let gap: InsertionGap

    private func edge(_ info: DropInfo) -> VerticalEdge { info.location.y > gap.height / 2 ? .bottom : .top }

    func validateDrop(info: DropInfo) -> Bool { insertion.accepts(info) }
    func dropEntered(info: DropInfo) { gap.set(edge(info)) }
    func dropExited(info: DropInfo) { gap.set(nil) }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        gap.set(edge(info))
        return DropProposal(operation: .copy)
    }

    func performDrop(info: DropInfo) -> Bool {
        gap.set(nil)
        let offset = element.offset + (edge(info) == .bottom ? 1 : 0)
        withAnimation { insertion.insert(offset, info) }
        return true
    }
}

/// A line between two rows, with a ring at its start.
private struct InsertionLine: View {
    var body: some View {
        HStack(spacing: 0) {
            Circle().strokeBorder(TintShapeStyle(), lineWidth: 2).frame(width: 8, height: 8)
            Rectangle().fill(TintShapeStyle()).frame(height: 2)
        }
        .padding(.horizontal, ListMetrics.margin)
        .frame(height: 0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
