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
                swatches
            }
            Text(project.tags.joined(separator: " · "))
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(lines)
        }
        .contentShape(Rectangle())
    }

    /// How many lines a text may take.
    private var lines: Int { typeSize.isAccessibilitySize ? 3 : 1 }

    private var swatches: some View {
        HStack(spacing: -4) {
            ForEach(project.hues, id: \.self) { hue in
                Circle()
                    .fill(hue.color)
                    // Makes a black dot visible on black, and a beige one on white.
                    .overlay { Circle().strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.5) }
                    .padding(1.5)
                    .background(Circle().fill(Color(UIColor.systemGroupedBackground)))
                    .frame(width: 16, height: 16)
            }
        }
    }
}
