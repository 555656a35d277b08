import SwiftUI

/// The bar above the deck, with the menu, the app's symbol and the liked trips.
struct TopBar: View {
    let hasLikes: Bool
    let showMenu: @MainActor () -> Void
    let showLikes: @MainActor () -> Void

    var body: some View {
        HStack {
            IconButton("Menu", systemName: "line.horizontal.3", action: showMenu)
            mark
                .frame(maxWidth: .infinity)
            IconButton("Liked trips", systemName: "heart.circle.fill", action: showLikes)
                .foregroundStyle(hasLikes ? AnyShapeStyle(.pink) : AnyShapeStyle(.primary))
                .animation(.default, value: hasLikes)
        }
        .padding()
    }

    private var mark: some View {
        Image(systemName: "mappin.and.ellipse")
            .accessibilityLabel("Trips")
            .accessibilityAddTraits(.isHeader)
            .font(.system(size: 35))
    }
}

/// A button with a symbol of 30 points.
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
