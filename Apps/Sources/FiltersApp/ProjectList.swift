import CardDecks
import SwiftUI

/// The projects, in as many columns as there is room for.
struct ProjectList: View {
    let projects: [Project]
    /// Where the screens of projects grow out of their pictures.
    let zoom: Namespace.ID
    /// The width of the list. Until it is known, that of a common phone.
    @State private var width: CGFloat = 361

    private static let spacing: CGFloat = 12
    private static let leastWidth: CGFloat = 160
    /// More would be too small to look at in a window as large as that.
    private static let mostColumns: CGFloat = 6

    var body: some View {
        FlowLayout(alignment: .topLeading, spacing: Self.spacing, lineSpacing: 18) {
            ForEach(projects) { project in
                NavigationLink(value: project.id) {
                    ProjectCell(project: project)
                }
                .buttonStyle(.plain)
                .matchedTransitionSource(id: project.id, in: zoom)
                .accessibilityLabel(project.summary)
                .accessibilityIdentifier(project.id)
                .frame(width: cellWidth)
                .transition(.scale(scale: 0.85).combined(with: .opacity))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }

    private var cellWidth: CGFloat {
        let fitting = ((width + Self.spacing) / (Self.leastWidth + Self.spacing)).rounded(.down)
        let columns = min(max(fitting, 1), Self.mostColumns)
        return max((width - (columns - 1) * Self.spacing) / columns, 0)
    }
}

/// A project's picture, title, kinds and colors.
struct ProjectCell: View {
    let project: Project
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(project.id, bundle: .module)
                .resizable()
                .aspectRatio(4 / 3, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
                .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
                .padding(.bottom, 4)
            HStack(spacing: 0) {
                Text(project.title)
                    .font(.headline)
                    .lineLimit(lines)
                    .minimumScaleFactor(0.7)
                Spacer(minLength: 6)
                HueDots(hues: project.hues)
            }
            Text(project.localizedTags.joined(separator: " · "))
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(lines)
        }
        .contentShape(Rectangle())
    }

    /// How many lines a text may take.
    private var lines: Int { typeSize.isAccessibilitySize ? 3 : 1 }
}

/// Colors as dots, of which each lies on the one before. A drawing, as there are many and nobody touches them.
struct HueDots: View {
    let hues: [Project.Hue]
    @Environment(\.layoutDirection) private var layoutDirection

    private static let size: CGFloat = 16
    private static let step: CGFloat = 12
    /// How wide the ground is around a dot, which cuts it out of the one before.
    private static let ring: CGFloat = 1.5

    var body: some View {
        Canvas { context, size in
            for (index, hue) in hues.enumerated() {
                let start = CGFloat(index) * Self.step
                let x = layoutDirection == .rightToLeft ? size.width - start - Self.size : start
                let ground = CGRect(x: x, y: 0, width: Self.size, height: Self.size)
                let dot = ground.insetBy(dx: Self.ring, dy: Self.ring)
                context.fill(Path(ellipseIn: ground), with: .color(Color(UIColor.systemGroupedBackground)))
                context.fill(Path(ellipseIn: dot), with: .color(hue.color))
                // Makes a black dot visible on black, and a beige one on white.
                context.stroke(
                    Path(ellipseIn: dot.insetBy(dx: 0.25, dy: 0.25)), with: .color(.primary.opacity(0.2)),
                    lineWidth: 0.5)
            }
        }
        .frame(width: Self.size + Self.step * CGFloat(max(hues.count - 1, 0)), height: Self.size)
        .accessibilityHidden(true)
    }
}
