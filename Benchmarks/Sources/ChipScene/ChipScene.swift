public import SwiftUI

/// Chips wrapped in lines, as an app would write them: many, in a scroll view.
public struct ChipScene: View {
    /// In points.
    public static let size = CGSize(width: 390, height: 844)
    @State private var chips: [Chip]
    private let keepsState: Bool

    /// - Parameter keepsState: whether each chip keeps whether it is chosen, rather than the list for all.
    public init(labels: [String], keepsState: Bool) {
        _chips = State(initialValue: labels.enumerated().map { Chip(id: $0.offset, label: $0.element) })
        self.keepsState = keepsState
    }

    /// The chips.
    public var body: some View {
        ScrollView {
            WrappingLines(spacing: 8) {
                if keepsState {
                    ForEach(chips) { TogglingChip(label: $0.label) }
                } else {
                    ForEach($chips) { $chip in BoundChip(chip: $chip) }
                }
            }
            .frame(width: 358, alignment: .leading)
            .padding(16)
        }
        .background(.white)
    }
}

/// One of the things to choose.
struct Chip: Identifiable, Equatable {
    let id: Int
    let label: String
    var isChosen = false
}

private struct BoundChip: View {
    @Binding var chip: Chip

    var body: some View {
        ChipFace(label: chip.label, isChosen: chip.isChosen).onTapGesture { chip.isChosen.toggle() }
    }
}

private struct TogglingChip: View {
    let label: String
    @State private var isChosen = false

    var body: some View {
        ChipFace(label: label, isChosen: isChosen).onTapGesture { isChosen.toggle() }
    }
}

private struct ChipFace: View {
    let label: String
    let isChosen: Bool

    var body: some View {
        Text(label)
            .font(.system(size: 15))
            .foregroundColor(isChosen ? .white : .black)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(isChosen ? Color.blue : .white, in: RoundedRectangle(cornerRadius: 15))
            .overlay { RoundedRectangle(cornerRadius: 15).strokeBorder(.gray) }
    }
}

/// Puts views side by side, and on the next line where one does not fit.
private struct WrappingLines: Layout {
    var spacing: CGFloat

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let width = proposal.width ?? .infinity
        var size = CGSize.zero
        wrap(cache, width) { _, point, item in
            size.width = max(size.width, point.x + item.width)
            size.height = max(size.height, point.y + item.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        wrap(cache, bounds.width) { index, point, _ in
            subviews[index].place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }

    private func wrap(_ sizes: [CGSize], _ width: CGFloat, _ body: (Int, CGPoint, CGSize) -> Void) {
        var point = CGPoint.zero
        var line: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if point.x > 0, point.x + size.width > width + 0.001 {
                point = CGPoint(x: 0, y: point.y + line + spacing)
                line = 0
            }
            body(index, point, size)
            point.x += size.width + spacing
            line = max(line, size.height)
        }
    }
}
