import SwiftUI

/// The bar above the deck: the menu, the app's mark, the liked trips.
struct TopBar: View {
    let hasLikes: Bool
    let showMenu: @MainActor () -> Void
    let showLikes: @MainActor () -> Void

    var body: some View {
        HStack {
            IconButton("Menu", systemName: "line.horizontal.3", action: showMenu)
            Spacer()
            Image(systemName: "mappin.and.ellipse")
                .font(.system(size: 35))
                .accessibilityLabel("Trips")
                .accessibilityAddTraits(.isHeader)
            Spacer()
            IconButton("Liked trips", systemName: "heart.circle.fill", action: showLikes)
                .foregroundStyle(hasLikes ? AnyShapeStyle(.pink) : AnyShapeStyle(.primary))
                .animation(.default, value: hasLikes)
        }
        .padding()
    }
}

/// A button that is a symbol of 30 points.
struct IconButton: View {
    let title: String
    let systemName: String
    let action: @MainActor () -> Void

    init(_ title: String, systemName: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.systemName = systemName
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Image(systemName: systemName)
                .font(.system(size: 30))
                .accessibilityLabel(title)
        }
        .buttonStyle(.plain)
    }
}
