public import SwiftUI

/// A plain list of many rows, each with a picture and two lines of text, as an app would write it.
public struct ListScene: View {
    /// Where the scene is shown, in points.
    public static let size = CGSize(width: 390, height: 844)

    @ObservedObject private var catalog: Catalog
    private let pictures: [Image]

    /// - Parameter pictures: twelve, which the rows name.
    public init(catalog: Catalog, pictures: [Image]) {
        self.catalog = catalog
        self.pictures = pictures
    }

    /// The scene.
    public var body: some View {
        ScrollViewReader { proxy in
            List(catalog.entries) { entry in
                HStack(spacing: 12) {
                    pictures[entry.picture]
                        .resizable()
                        .frame(width: 44, height: 44)
                        .clipShape(RoundedRectangle(cornerRadius: 8))
                    VStack(alignment: .leading) {
                        Text(entry.title)
                        Text(entry.detail).font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
            .listStyle(.plain)
            .onChange(of: catalog.target) { _, target in
                if let target { proxy.scrollTo(target, anchor: .top) }
            }
        }
    }
}
