import SwiftUI

/// A project as large as there is room, and what it is filtered by.
struct ProjectScreen: View {
    let project: Project
    let store: FiltersStore

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        GeometryReader { proxy in
            ScrollView { content(in: proxy.size) }
        }
        .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
        .navigationTitle(project.title)
        .navigationBarTitleDisplayMode(.inline)
    }

    /// The words stand below the picture, and beside it in a low window, so that all of it is seen.
    private func content(in size: CGSize) -> some View {
        let isLow = size.height < 480 && size.width >= 600 && !typeSize.isAccessibilitySize
        let layout =
            isLow
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 24))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
        return layout {
            Image(project.id, bundle: .module)
                .resizable()
                .aspectRatio(4 / 3, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
                .frame(maxHeight: isLow ? max(size.height - 32, 0) : nil)
                .accessibilityLabel("Picture of \(project.title)")
            VStack(alignment: .leading, spacing: 16) { words }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxWidth: isLow ? 800 : 640)
        .padding(16)
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder private var words: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(project.title)
                .font(.title.bold())
                .accessibilityAddTraits(.isHeader)
            Text(project.localizedTags.joined(separator: " · "))
                .foregroundStyle(.secondary)
        }
        ForEach(project.hues, id: \.self) { hue in
            Label {
                Text(hue.localizedName)
            } icon: {
                Circle()
                    .fill(hue.color)
                    .overlay { Circle().strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.5) }
                    .frame(width: 18, height: 18)
            }
        }
        own
    }

    /// The chips that somebody has made.
    @ViewBuilder private var own: some View {
        let added = store.chips.value.added
        if !added.isEmpty {
            VStack(alignment: .leading, spacing: 10) {
                Text("Your Filters")
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                ForEach(added, id: \.self) { name in
                    Toggle(
                        name,
                        isOn: Binding(
                            get: { project.tags.contains(name) }, set: { store.set(name, of: project.id, isOn: $0) }))
                }
            }
            .padding(16)
            .background(Color(UIColor.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
        }
    }
}
