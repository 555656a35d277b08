import AppData
import SwiftUI

/// The bar above the deck, with the menu, the app's symbol and the liked trips.
struct TopBar: View {
    let hasLikes: Bool
    let canUndo: Bool
    let undo: @MainActor () -> Void
    let restart: @MainActor () -> Void
    let showBookings: @MainActor () -> Void
    let showLikes: @MainActor () -> Void

    var body: some View {
        HStack {
            menu
            mark
                .frame(maxWidth: .infinity)
            IconButton("Liked trips", systemName: "heart.circle.fill", action: showLikes)
                .foregroundStyle(hasLikes ? AnyShapeStyle(.pink) : AnyShapeStyle(.primary))
                .animation(.default, value: hasLikes)
        }
        .padding()
    }

    private var menu: some View {
        Menu {
            Button("Undo last swipe", systemImage: "arrow.uturn.backward", action: undo)
                .disabled(!canUndo)
            Button("Start over", systemImage: "arrow.counterclockwise", action: restart)
            Divider()
            Button("Bookings", systemImage: "airplane", action: showBookings)
        } label: {
            Image(systemName: "line.horizontal.3")
                .font(.system(size: 30))
                .contentShape(TouchArea())
                .accessibilityLabel("Menu")
        }
        .buttonStyle(.plain)
        .foregroundStyle(.primary)
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
    let title: LocalizedStringKey
    let systemName: String
    let action: @MainActor () -> Void

    init(_ title: LocalizedStringKey, systemName: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.systemName = systemName
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Image(systemName: systemName)
                .font(.system(size: 30))
                .contentShape(TouchArea())
                .accessibilityLabel(title)
        }
        .buttonStyle(.plain)
    }
}
