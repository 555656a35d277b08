import SwiftUI

/// Shown instead of the list when no project matches the filter.
struct NoProjectsView: View {
    /// Whether there would be projects without the filter.
    let hasProjects: Bool
    let clear: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "rectangle.stack")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
                .padding(.bottom, 4)
            Text(hasProjects ? "No projects match" : "No projects yet")
                .font(.headline)
            Text(hasProjects ? "Nothing here has all that you chose." : "Designs that you add show up here.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            if hasProjects {
                Button("Clear filters", action: clear)
                    .buttonStyle(.borderedProminent)
                    .padding(.top, 8)
            }
        }
        .padding(.vertical, 40)
        .frame(maxWidth: .infinity)
    }
}

#Preview("Nothing found") {
    NoProjectsView(hasProjects: true) {}
}
