import AppData
import SwiftUI

/// A list of projects and two groups of chips that narrow it down.
public struct FiltersView: View {
    /// What the app keeps.
    public static var schema: DataSchema { .filters }

    private let projects: [Project]
    private let file: DataFile?

    /// The sample projects, with the chips of whoever looks at them.
    public init() { self.init(projects: Project.samples) }

    init(projects: [Project], in file: DataFile? = nil) {
        self.projects = projects
        self.file = file
    }

    /// The heading, the chips and the projects.
    public var body: some View {
        DataReader(file) {
            FiltersStore($0)
        } content: { store in
            ProjectsScreen(projects: projects, store: store)
        }
        .roomyInLargeWindows()
    }
}

#Preview {
    FiltersView()
}

#Preview("Dark") {
    FiltersView()
        .preferredColorScheme(.dark)
}
