import SwiftUI

/// The bar below the deck: pass, book, like.
struct BottomBar: View {
    let pass: @MainActor () -> Void
    let book: @MainActor () -> Void
    let like: @MainActor () -> Void

    var body: some View {
        HStack {
            IconButton("Pass", systemName: "xmark", action: pass)
                .keyboardShortcut(.leftArrow, modifiers: [])

            Button(action: book) {
                Text("BOOK IT NOW")
                    .font(.system(.subheadline, design: .rounded))
                    .bold()
                    .foregroundColor(Color(UIColor.systemBackground))
                    .padding(.horizontal, 35)
                    .padding(.vertical, 15)
                    .background(Color.primary)
                    .cornerRadius(10)
            }
            .padding(.horizontal, 20)

            IconButton("Like", systemName: "heart", action: like)
                .keyboardShortcut(.rightArrow, modifiers: [])
        }
    }
}
