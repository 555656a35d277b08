/// The label of a control that makes the whole row its own, with the badge at its end: the label's, or that of the row.
package struct RowControlLabel: View {
    let label: AnyView
    /// Whether the label may have a badge.
    let mayHaveBadge: Bool
    @Environment(\.rowBadge) private var badge

    package init(_ label: AnyView, mayHaveBadge: Bool) {
        self.label = label
        self.mayHaveBadge = mayHaveBadge
    }

    package var body: some View {
        if mayHaveBadge {
            Group(subviews: label) { views in
                arranged(ForEach(views) { $0 }, views.last?.containerValues.badge ?? badge)
            }
        } else {
            arranged(label, badge)
        }
    }

    private func arranged(_ label: some View, _ badge: Text?) -> some View {
        HStack(spacing: 8) {
            HStack { label }.frame(maxWidth: badge == nil ? nil : .infinity, alignment: .leading)
            if let badge {
                RowBadge(text: badge)
                    .modifier(RegisteringModifier<BadgeBearers>(()) { $0.rowTarget?.badgeBearers })
            }
        }
    }
}

/// The controls in a row that show its badge themselves.
@MainActor
package final class BadgeBearers: EntryRegister {
    private weak var row: RowTarget?
    private var owners: Set<ObjectIdentifier> = []

    init(of row: RowTarget) { self.row = row }

    var isEmpty: Bool { owners.isEmpty }

    package func set(_ entry: Void, of owner: ObjectIdentifier) {
        if owners.insert(owner).inserted { row?.changed?() }
    }

    package func remove(_ owner: ObjectIdentifier) {
        if owners.remove(owner) != nil { row?.changed?() }
    }
}
