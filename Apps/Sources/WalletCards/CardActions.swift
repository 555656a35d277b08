import SwiftUI

/// What can be done with a card, as a menu; nil for what cannot be done now.
struct CardActions: View {
    let forward: (@MainActor () -> Void)?
    let back: (@MainActor () -> Void)?
    let remove: @MainActor () -> Void

    var body: some View {
        Menu {
            if let forward { Button("Move forward", systemImage: "arrow.down", action: forward) }
            if let back { Button("Move back", systemImage: "arrow.up", action: back) }
            Button("Remove card", systemImage: "trash", role: .destructive, action: remove)
        } label: {
            Image(systemName: "ellipsis.circle")
                .font(.title2)
                .accessibilityLabel("Card actions")
        }
    }
}
